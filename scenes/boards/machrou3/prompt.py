"""Who is asked what, the answers with what they would lead to, and the bar of actions."""

from dataclasses import replace

from engine.contract import Decision
from engine.games.machrou3.board import GOVERNORATES, INDEX
from engine.games.machrou3.rules.battle import AnswerHelp, Battle, ChooseChallenging, ChooseDefending, Intervene
from engine.games.machrou3.rules.campaign import ChooseSwing
from engine.games.machrou3.rules.powers import ChooseForPower
from engine.games.machrou3.rules.swap import ChooseGift, ChooseReturn
from engine.games.machrou3.state import NOBODY, seat_of
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.battle import outlook_words
from scenes.boards.machrou3.outlook import Prospect, prospect
from scenes.play.moment import Moment
from scenes.play.parts import Choice, action_bar, prompt_answers, prompt_sheet
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL

ACTIONS = ("pass", "objective", "swap", "campaign", "battle", "declare")
_ICONS = {"pass": "pass", "neutral": "pass", "accept": "with", "agree": "with", "refuse": "against", "end": "pass"}
_ACTION_OF = {
    ChooseGift: "swap",
    ChooseReturn: "swap",
    ChooseSwing: "campaign",
    ChooseChallenging: "battle",
    ChooseDefending: "battle",
}


def is_map_choice(decision: Decision | None) -> bool:
    """Whether the answer is a district on the map."""
    return decision is not None and any(option.id in INDEX for option in decision.options)


def build_prompt(painter: Painter, page: Page, box: Box, moment: Moment) -> None:
    session, texts, decision = moment.session, moment.session.texts, moment.decision
    if moment.asked is None or decision is None:
        _build_note(painter, box, moment)
        return
    question = session.words.question(moment.view, decision)
    if session.is_shared:
        question = texts("table-asked", player=session.names[moment.asked], question=question)
    piece = session.pieces[moment.asked]
    if decision.topic == "action":
        room = prompt_sheet(painter, box, question, "", piece)
        painter.text(texts("table-choose-action"), room, 18, LABEL, painter.theme.inverse_ink, lines=2)
        return
    aside = _aside(moment)
    room = prompt_sheet(painter, box, question, aside, piece)
    choices = [_choice(moment, option.id) for option in decision.options if option.id not in INDEX]
    choices = [choice for choice in choices if choice.id != "declare"]
    if is_map_choice(decision):
        _map_hint(painter, page, room, moment, choices)
    else:
        prompt_answers(painter, page, room, choices, moment.answer)


def _build_note(painter: Painter, box: Box, moment: Moment) -> None:
    """Nobody is asked here: say what goes on."""
    seat = moment.deciding[0] if len(moment.deciding) == 1 else NOBODY
    piece = moment.session.pieces[seat] if seat != NOBODY else ""
    room = prompt_sheet(painter, box, moment.note, "", piece)
    if moment.is_moving:
        words = moment.session.texts("table-skip")
        painter.text(words, room, 16, LABEL, painter.theme.inverse_ink, lines=2)


def _map_hint(painter: Painter, page: Page, room: Box, moment: Moment, choices: list[Choice]) -> None:
    """Choosing on the map: what the place that is pointed at would bring, beside answers that are no places."""
    texts = moment.session.texts
    place = pointed_district(moment)
    if place is None:
        words = texts("table-choose-on-map")
    else:
        outlook = prospect(_seen_by(moment), moment.decision.topic if moment.decision else "", place)
        name = texts(f"district-{place}")
        words = f"{name}: {_prospect_words(moment, outlook)}" if outlook is not None else name
    left = Box(room.x, room.y, room.w * (0.68 if choices else 1.0) - 10, room.h)
    painter.text(words, left, 18, LABEL, painter.theme.inverse_ink, lines=3, cut=True)
    if choices:
        right = Box(room.x + room.w * 0.68, room.y, room.w * 0.32, room.h)
        prompt_answers(painter, page, right, choices, moment.answer)


def pointed_district(moment: Moment) -> str | None:
    """The district that is pointed at or focused, if it can be chosen."""
    kind, _, place = (moment.pointed or "").partition(":")
    return place if kind == "option" and place in INDEX and place in moment.options else None


def considered_battle(moment: Moment) -> Battle | None:
    """The battle that is fought, or the one that pointing at a place considers."""
    view = moment.view
    if view.battle is not None:
        return _with_pointed_support(moment, view.battle)
    step = view.steps[-1] if view.steps else None
    place = pointed_district(moment)
    if isinstance(step, ChooseDefending) and moment.asked == step.seat and place is not None:
        return Battle(step.seat, view.owner[INDEX[place]], step.challenging, INDEX[place])
    return None


def _with_pointed_support(moment: Moment, battle: Battle) -> Battle:
    """The battle as it would be with the answer that is pointed at."""
    step = moment.view.steps[-1] if moment.view.steps else None
    kind, _, answer = (moment.pointed or "").partition(":")
    if kind != "option" or moment.asked is None or answer not in moment.options:
        return battle
    if isinstance(step, Intervene) and answer in ("challenger", "defender"):
        return battle.after(battle.asked, ((moment.asked, answer),))
    if answer == "accept" and isinstance(step, AnswerHelp):
        return battle.after(battle.asked, ((step.seat, step.side),))
    return battle


def _aside(moment: Moment) -> str:
    """What helps to answer: the card that is being used, or what the challenger's place can reach."""
    step = moment.view.steps[-1] if moment.view.steps else None
    if isinstance(step, ChooseForPower):
        return str(moment.session.words.power_text(step.power))
    return ""


def _choice(moment: Moment, option: str) -> Choice:
    session, decision = moment.session, moment.decision
    assert decision is not None
    outlook = prospect(_seen_by(moment), decision.topic, option)
    note = _prospect_words(moment, outlook, short=True) if outlook is not None else ""
    piece = ""
    if option.startswith("seat-"):
        piece = session.pieces[seat_of(option)]
        note = session.texts("table-player-holds", **_holdings(moment, seat_of(option)))
    elif option in ("challenger", "defender") and moment.view.battle is not None:
        battle = moment.view.battle
        piece = session.pieces[battle.challenger if option == "challenger" else battle.defender]
    elif option in GOVERNORATES:
        note = ""
    word = session.words.option(decision, option)
    hint = session.words.hint(decision, option)
    return Choice(
        option, word, note or hint, moment.options[option], _ICONS.get(option, ""), piece, hint if note else ""
    )


def _seen_by(moment: Moment) -> Machrou3View:
    """The open view as the seat that is asked would read it: the prospects speak of that seat."""
    view: Machrou3View = moment.view
    return replace(view, seat=moment.asked) if moment.asked is not None else view


def _holdings(moment: Moment, seat: int) -> dict[str, int]:
    return {"seats": moment.view.blocs[seat], "districts": moment.view.held[seat].bit_count()}


def _prospect_words(moment: Moment, outlook: Prospect, short: bool = False) -> str:
    if outlook.totals is not None and short:
        return "{} : {}".format(*outlook.totals)
    words = outlook_words(moment, outlook)
    return words if outlook.totals is None else "{} : {} · {}".format(*outlook.totals, words)


def build_actions(painter: Painter, page: Page, box: Box, moment: Moment) -> None:
    """All actions, always: open on one's turn, else greyed with the reason."""
    session, texts, view = moment.session, moment.session.texts, moment.view
    decision = moment.decision if moment.decision is not None and moment.decision.topic == "action" else None
    menu = Decision("action", ())
    choices = []
    for name in ACTIONS:
        if name == "declare":
            why = texts("table-not-your-turn") if moment.declare is None else moment.declare
        elif decision is None:
            why = texts("table-not-now")
        else:
            why = moment.options.get(name, "")
        word, hint = session.words.option(menu, name), texts(f"table-act-{name}")
        icon = "unmask" if name == "declare" else name
        choices.append(Choice(name, word, hint, why, icon, tip=texts(f"table-tip-{name}")))
    step = view.steps[-1] if view.steps else None
    chosen = "battle" if view.battle is not None else _ACTION_OF.get(type(step), "")
    colour = painter.theme.players[session.pieces[view.turn]] if view.turn != NOBODY else None
    action_bar(painter, page, box, choices, moment.answer, chosen, colour)
