"""Who is asked what, and the answers with what they would lead to."""

from typing import Any, cast

import pygame

from engine.games.bureaucracy.content import CARD
from engine.games.bureaucracy.rules.rulings import ATTACKER, DEFENDER, price, veto_price
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import NOBODY, seat_of
from scenes.boards.bureaucracy.cards import EFFECT_ICONS
from scenes.boards.bureaucracy.outlook import answered, force_range, losses
from scenes.play.moment import Moment
from scenes.play.parts import Choice, prompt_answers, prompt_sheet
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import mix

MOST_IN_A_ROW = 7
DIGITS = tuple(getattr(pygame, f"K_{digit}") for digit in range(10))
_ICONS = {
    "pass": "pass",
    "done": "with",
    "agree": "handshake",
    "refuse": "against",
    "attacker": "attacker",
    "defender": "shield",
    "buy-attacker": "attacker",
    "buy-defender": "shield",
    "assign": "swap",
    "form": "ally",
    "break": "broken",
}
# Answers whose names are too long for a button; what they do stands below.
_SHORT = frozenset({"buy-attacker", "buy-defender", "assign", "form", "break"})


def build_prompt(painter: Painter, page: Page, box: Box, moment: Moment) -> None:
    session, texts, decision = moment.session, moment.session.texts, moment.decision
    if moment.asked is None or decision is None:
        _build_note(painter, box, moment)
        return
    question = session.words.question(moment.view, decision)
    if session.is_shared:
        question = texts("table-asked", player=session.names[moment.asked], question=question)
    room = prompt_sheet(painter, box, question, aside(moment), session.pieces[moment.asked])
    ids = [option.id for option in decision.options]
    if all(option.isdecimal() for option in ids):
        _numbers(painter, page, room, moment, ids)
        return
    choices = [_choice(moment, option) for option in ids]
    rows = 2 if len(choices) > (MOST_IN_A_ROW if not painter.kit.compact else 5) else 1
    if rows > 1 and painter.kit.compact:  # no room below the words: the tip says it
        choices = [choice._replace(note="", tip=choice.note) for choice in choices]
    prompt_answers(painter, page, room, choices, moment.answer, rows)


def _build_note(painter: Painter, box: Box, moment: Moment) -> None:
    """Nobody is asked here: say what goes on."""
    seat = moment.deciding[0] if len(moment.deciding) == 1 else NOBODY
    piece = moment.session.pieces[seat] if seat != NOBODY else ""
    room = prompt_sheet(painter, box, moment.note, "", piece)
    if moment.is_moving:
        words = moment.session.texts("table-skip")
        painter.text(words, room, 16, LABEL, painter.theme.inverse_ink, lines=2)


def aside(moment: Moment) -> str:
    """What helps to answer: who comes, what was lent, what is left to spend."""
    view, texts, names = moment.view, moment.session.texts, moment.session.names
    assert moment.decision is not None
    topic = moment.decision.topic
    if moment.passes_in is not None:
        return texts("table-passes-in", seconds=moment.passes_in)
    attack = answered(view, "0")
    if topic in ("defend", "lend") and attack is not None:
        lent = ", ".join(texts("rt-lent", player=names[lender], count=count) for lender, count in attack.lent)
        return texts("rt-aside-attack", count=attack.attackers, lent=lent or "none")
    if topic in ("attack", "attack.force"):
        away = sum(each.attackers for each in view.attacks)
        return texts("rt-aside-attackers", free=view.attackers[view.turn] - away)
    if topic.startswith("muster") and moment.asked is not None:
        return texts("rt-aside-coins", coins=view.coins[moment.asked])
    return ""


# --- words on answers ---


def _choice(moment: Moment, option: str) -> Choice:
    session, decision = moment.session, moment.decision
    assert decision is not None
    word, hint = session.words.option(decision, option), session.words.hint(decision, option)
    deed = option.rpartition("-")[0] if option[-1].isdigit() else option
    icon, piece = _ICONS.get(deed, ""), ""
    if deed in _SHORT:
        word = session.texts(f"rt-{deed}") if deed == option else session.names[seat_of(option)]
    note = _note(moment, option)
    if option in CARD:
        icon, hint = EFFECT_ICONS[CARD[option].effect], session.words.card_text(option)
    elif option[-1].isdigit() and not option.isdecimal():
        piece, icon = session.pieces[seat_of(option)], ""
    return Choice(option, word, note or hint, moment.options[option], icon, piece, hint if note != hint else "")


def _note(moment: Moment, option: str) -> str:
    """What an answer costs or does, in a few words."""
    texts, view, asked = moment.session.texts, moment.view, moment.asked
    assert moment.decision is not None
    assert asked is not None
    board = cast(Any, view)
    match moment.decision.topic:
        case "attack" if option.startswith("seat-"):
            planned = next((each.attackers for each in view.attacks if each.target == seat_of(option)), 0)
            if planned:
                return texts("rt-planned", count=planned)
            is_ally = bool(view.allies[asked] >> seat_of(option) & 1)
            return texts("rt-holdings", coins=view.coins[seat_of(option)], guards=view.defenders[seat_of(option)]) + (
                f" · {texts('rt-ally')}" if is_ally else ""
            )
        case "attack" if option == "done":
            return texts("rt-declare", count=len(view.attacks))
        case "veto" if option.startswith("seat-"):
            attack = next(each for each in view.attacks if each.target == seat_of(option))
            cost = veto_price(board, asked, attack)
            return texts("rt-price-leaves", price=cost, left=view.coins[asked] - cost) if cost else ""
        case "muster" | "muster.late" if option.startswith("buy-"):
            cost = price(board, asked, ATTACKER if option == "buy-attacker" else DEFENDER)
            return texts("rt-price-leaves", price=cost, left=view.coins[asked] - cost)
        case "diplomacy" if option[-1].isdigit():
            allies = seats_in(view.allies[seat_of(option)])
            return texts("rt-offer" if option.startswith("form") else "rt-break", count=len(allies))
        case "action.target":
            return texts("rt-holdings", coins=view.coins[seat_of(option)], guards=view.defenders[seat_of(option)])
    return ""


# --- numbers ---


def _numbers(painter: Painter, page: Page, room: Box, moment: Moment, ids: list[str]) -> None:
    """A button for each number, with what it would cost; they wrap into two rows, and their keys are their digits."""
    rows = 1 if len(ids) <= MOST_IN_A_ROW else 2
    columns = -(-len(ids) // rows)
    gap = 8.0
    wide = (room.w - gap * (columns - 1)) / columns
    tall = (room.h - gap * (rows - 1)) / rows
    for place, option in enumerate(ids):
        row, column = divmod(place, columns)
        box = Box(room.x + column * (wide + gap), room.y + row * (tall + gap), wide, tall)
        _number(painter, page, box, moment, option)


def _number(painter: Painter, page: Page, box: Box, moment: Moment, option: str) -> None:
    assert moment.decision is not None
    value = int(option)
    words, falls = number_note(moment, value)

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        light = (255, 255, 255)
        hot = mix(theme.card, light, 0.16 if theme.is_night else 0.6)
        brush.fill(box, {Look.HOVER: hot, Look.PRESSED: theme.pressed}.get(look, theme.card), 4)
        brush.frame(box, theme.inverse, 2.5, 4)
        size = min(54.0, box.h * 0.68)
        lead = brush.width("00" if value > 9 else "0", size, DISPLAY) + 14
        if box.w < lead + 56:
            brush.text(option, box.inflate(-8, -8), size, DISPLAY, align="centre")
            return
        brush.text(option, Box(box.x + 10, box.y, lead, box.h), size, DISPLAY)
        rest = Box(box.x + 10 + lead, box.y + 6, box.right - 8 - box.x - 10 - lead, box.h - 12)
        upper = Box(rest.x, rest.y, rest.w, rest.h * (0.56 if falls else 1.0))
        brush.text(words, upper, 16, LABEL, lines=2, least=11, cut=True)
        if falls:
            _falls(brush, Box(rest.x, rest.y + rest.h * 0.58, rest.w, rest.h * 0.42), falls)

    label = f"{option} · {words}"
    tip = words if painter.kit.compact else ""
    keys = (DIGITS[value],) if value < 10 else ()
    page.add(painter, Control(f"option:{option}", box, lambda: moment.answer(option), draw, label, tip, "", keys))


def _falls(painter: Painter, box: Box, falls: tuple[int, int]) -> None:
    """Defenders and attackers that fall, each behind the icon of its kind."""
    x, ink = box.x, painter.theme.ink2
    for icon, count in (("shield", falls[0]), ("attacker", falls[1])):
        word = f"–{count}" if count else "0"
        wide = 19 + painter.width(word, 15, LABEL)
        if x + wide > box.right + 2:
            return
        painter.icon(icon, x + 7, box.centery, 15, ink)
        painter.text(word, Box(x + 17, box.y, wide, box.h), 15, LABEL, ink, least=10)
        x += wide + 9


def number_note(moment: Moment, value: int) -> tuple[str, tuple[int, int] | None]:
    """What a number leads to: in words, and the defenders and attackers that fall where it is about a battle."""
    texts, view, asked = moment.session.texts, moment.view, moment.asked
    assert moment.decision is not None
    topic = moment.decision.topic
    attack = answered(view, str(value))
    if topic in ("defend", "lend") and attack is not None:
        loss = losses(view, attack)
        left = view.coins[attack.target] - loss.coins
        own = topic == "defend"
        return texts("rt-number-defend", coins=loss.coins, left=left, own=own), (loss.defenders, loss.attackers)
    if topic == "attack.force" and attack is not None:
        least, most = force_range(view, attack.target, value)
        return texts("rt-number-force", least=least, most=most), None
    if topic == "muster.assign" and asked is not None:
        troops = view.attackers[asked] + view.defenders[asked]
        return texts("rt-number-assign", attackers=value, defenders=troops - value), None
    return texts("rt-number-divide", count=value), None
