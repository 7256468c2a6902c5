"""The desk in the booth: ballots and the box, cards to choose from, or the Objective with its Declare button."""

from typing import TYPE_CHECKING, Any

import pygame

from engine.contract import Decision
from engine.games.machrou3.board import EVERYWHERE, members
from engine.games.machrou3.content import OBJECTIVE
from engine.games.machrou3.rules.campaign import CampaignVote
from engine.games.machrou3.state import seat_of
from engine.games.machrou3.view import Machrou3View
from engine.steps import ABSTAINS
from scenes.boards.machrou3.cards import objective_card, objective_state
from scenes.boards.machrou3.cards_ballot import candidate_card, district_card
from scenes.boards.machrou3.outlook import prospect
from scenes.boards.machrou3.private import draw_private
from scenes.play.curtain import Stage
from scenes.play.parts import NUMBER_KEYS
from scenes.texts import Texts, text_id
from scenes.ui.card_backs import card_back
from scenes.ui.cards import Lay, vote_card
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, rgb
from scenes.ui.widgets import button

if TYPE_CHECKING:
    from scenes.play.booth import BoothScene

__all__ = ["build_desk", "draw_casting", "draw_private", "kind_of", "standing"]

WIDE = 842.0
_CARD_TOP = 236.0
_BOX_TOP = 652.0
_DECLARING = frozenset({"action", "finish", "declare"})


def kind_of(decision: Decision | None) -> str:
    """What the desk is laid for: vote, president, objectives, identify, declare, look or other."""
    if decision is None:
        return "look"
    if decision.topic in _DECLARING:
        return "declare"
    names = {"campaign.vote": "vote", "president": "president", "identify": "identify"}
    if decision.topic == "power.choose-objective":
        return "objectives"
    return names.get(decision.topic, "other")


def standing(texts: Texts, view: Any, booth: "BoothScene") -> tuple[list[str], str]:
    """What everybody may know of each seat, and of them all: who has answered, or how large the blocs are.

    A seat that is not asked has no words.
    """
    answers = [answer for answer in view.box if answer != ABSTAINS]
    round_ = [texts("booth-round", round=view.round)] if view.round else []
    if not answers:
        return [texts("booth-bloc-seats", seats=seats) for seats in view.blocs], " · ".join(round_)
    is_ballot = booth.kind != "identify"
    given = len(answers) - answers.count(None)
    states = [_state(texts, answer, other == booth.seat, is_ballot) for other, answer in enumerate(view.box)]
    count = texts("booth-box" if is_ballot else "booth-answered", given=given, all=len(answers))
    return states, " · ".join([*round_, count])


def _state(texts: Texts, answer: str | None, is_here: bool, is_ballot: bool) -> str:
    if answer == ABSTAINS:
        return ""
    if answer is not None:
        return texts("booth-voted" if is_ballot else "booth-knows")
    if is_here:
        return texts("booth-voting" if is_ballot else "booth-looks")
    return texts("booth-waits")


def build_desk(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: Machrou3View
) -> None:
    _question(painter, stage, origin, booth, view)
    match booth.kind:
        case "vote" | "president" | "objectives":
            _ballots(painter, page, stage, origin, booth, view)
        case "identify":
            _identify(painter, page, stage, origin, booth, view)
        case "declare" | "look":
            _objective(painter, page, stage, origin, booth, view)
        case _:
            _others(painter, page, stage, origin, booth)


def _question(
    painter: Painter, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: Machrou3View
) -> None:
    x, y = origin
    texts = booth.session.texts
    names = {
        "vote": "campaign-vote",
        "president": "president",
        "objectives": "power-choose-objective",
        "identify": "identify",
        "declare": "declare",
        "look": "look",
    }
    name = names.get(booth.kind, "other")
    size = max(painter.kit.smallest_text, stage.size(20))
    tag = texts(f"booth-tag-{name}").upper()
    label = stage.box(x, y, 0, 38)
    label.w = painter.width(tag, size, LABEL) + size * 1.4
    painter.fill(label, DARK if not painter.theme.is_night else CREAM)
    painter.text(tag, label, size, LABEL, CREAM if not painter.theme.is_night else DARK, "centre")
    if texts.has(f"booth-sub-{name}"):
        beside = Box(label.right + 12, label.y, stage.size(WIDE) - label.w - 12, label.h)
        painter.text(texts(f"booth-sub-{name}"), beside, size, LABEL)
    wide = 630.0 if booth.kind == "vote" else WIDE
    room = stage.box(x, y + 52, wide, 170)
    painter.text(_asked(booth, view), room, stage.size(84), DISPLAY, lines=2, vertical="top", least=stage.size(34))
    step = view.steps[-1] if view.steps else None
    if booth.kind == "vote" and isinstance(step, CampaignVote):
        card = district_card(painter.kit, texts, view, step.district, stage.pixels(178), Lay(2.5, 6))
        painter.picture(card, (x + WIDE - 96) * stage.scale, (y + 104) * stage.scale)


def _asked(booth: "BoothScene", view: Machrou3View) -> str:
    """The question in large letters."""
    texts, words = booth.session.texts, booth.session.words
    step = view.steps[-1] if view.steps else None
    if isinstance(step, CampaignVote) and booth.kind == "vote":
        return texts("booth-question-vote", player=words.seat(step.seat), district=words.district(step.district))
    if booth.kind == "declare":
        assert booth.decision is not None
        is_open = any(option.id == "declare" and option.why_not is None for option in booth.decision.options)
        return texts("booth-question-declare", met=is_open)
    if booth.kind in ("identify", "president", "look"):
        return texts(f"booth-question-{booth.kind}")
    return str(words.question(view, booth.decision))


# --- ballots ---


def _ballots(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: Machrou3View
) -> None:
    assert booth.decision is not None
    options = [option.id for option in booth.decision.options]
    for number, option in enumerate(options):
        _ballot(painter, page, stage, card_place(origin, number, len(options)), booth, view, option, number)
    _box(painter, page, stage, origin, booth, view)


def card_place(origin: tuple[float, float], number: int, count: int) -> tuple[float, float, float]:
    """The middle of a card on the desk and its width, in units of the stage."""
    x, y = origin
    wide = min(262.0, (WIDE - 24 * (count - 1)) / count)
    step = WIDE / count
    return x + step * (number + 0.5), y + _CARD_TOP + 196, wide


def card_picture(
    painter: Painter,
    stage: Stage,
    booth: "BoothScene",
    view: Machrou3View,
    option: str,
    number: int,
    wide: float,
    lay: Lay,
) -> pygame.Surface:
    """The card that stands for an answer."""
    kit, session = painter.kit, booth.session
    texts, words = session.texts, session.words
    pixels, cap = stage.pixels(wide), str(number + 1)
    if booth.kind == "objectives":
        return objective_card(kit, texts, words, view, option, pixels, lay)
    if booth.kind == "president":
        seat = seat_of(option)
        done = sum(1 for owner, _ in view.completed if owner == seat)
        lines = (texts("card-seats", seats=view.blocs[seat]), texts("card-completed", count=done))
        return candidate_card(kit, session.pieces[seat], session.names[seat], lines, cap, pixels, lay)
    step = view.steps[-1]
    assert isinstance(step, CampaignVote)
    sub = texts(f"booth-{option}", player=words.seat(step.seat), district=words.district(step.district))
    return vote_card(kit, option, words.option(booth.decision, option), sub, cap, pixels, lay)


def _ballot(
    painter: Painter,
    page: Page,
    stage: Stage,
    place: tuple[float, float, float],
    booth: "BoothScene",
    view: Machrou3View,
    option: str,
    number: int,
) -> None:
    x, y, wide = place
    is_chosen = booth.chosen == option
    tilt = -2.5 if number % 2 == 0 else 2.0

    def draw(brush: Painter, look: Look) -> None:
        if booth.casting is not None and is_chosen:
            return
        ring = brush.theme.focus if is_chosen else None
        lay = Lay(tilt, 10 if is_chosen or look is Look.HOVER else 6, ring)
        picture = card_picture(brush, stage, booth, view, option, number, wide, lay)
        lift = -6 if is_chosen else -3 if look is Look.HOVER else 0
        brush.picture(picture, x * stage.scale, (y + lift) * stage.scale)

    box = stage.box(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)
    word = booth.session.words.option(booth.decision, option)
    keys = (NUMBER_KEYS[number],) if number < len(NUMBER_KEYS) else ()
    page.add(painter, Control(f"option:{option}", box, lambda: booth.choose(option), draw, word, keys=keys))


def _box(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: Machrou3View
) -> None:
    """The ballot box with the button that casts what was chosen."""
    x, y = origin
    texts = booth.session.texts
    box = stage.box(x, y + _BOX_TOP, WIDE, 224)
    k = stage.scale
    body = (
        f'<path d="M{70 * k},{10 * k} L{(WIDE - 70) * k},{10 * k} L{(WIDE - 40) * k},{52 * k} L{40 * k},{52 * k}Z" '
        f'fill="#4A4038" stroke="#1F1A17" stroke-width="{4 * k}"/>'
        f'<path d="M{40 * k},{52 * k} L{(WIDE - 40) * k},{52 * k} '
        f'L{(WIDE - 2) * k},{224 * k} L{2 * k},{224 * k}Z" fill="#332B25" stroke="#1F1A17" stroke-width="{4 * k}"/>'
        f'<rect x="{(WIDE / 2 - 170) * k}" y="{24 * k}" width="{340 * k}" height="{14 * k}" fill="#0D0A08"/>'
    )
    painter.svg(body, box)
    is_card = booth.kind == "objectives"
    if booth.chosen is None:
        word, why = (
            texts("booth-choose-card" if is_card else "booth-choose"),
            texts("booth-choose-card-why" if is_card else "booth-choose-why"),
        )
    else:
        name = booth.session.words.option(booth.decision, booth.chosen)
        word, why = texts("booth-keep" if is_card else "booth-cast", word=name), ""
    cast = stage.box(x + 121, y + _BOX_TOP + 84, 600, 78)
    button(
        painter,
        page,
        "cast",
        cast,
        word,
        booth.cast,
        icon="ballot",
        why=why,
        keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        cap=texts("booth-key-enter"),
        size=stage.size(44),
    )
    note = stage.box(x + 24, y + _BOX_TOP + 172, WIDE - 48, 40)
    painter.text(_note(booth, view), note, stage.size(19), LABEL, rgb("F0E2C2"), "centre", lines=2, least=10)


def _note(booth: "BoothScene", view: Machrou3View) -> str:
    texts = booth.session.texts
    if booth.kind == "president":
        return texts("booth-opened")
    if booth.kind == "objectives":
        return str(booth.session.words.power_text("think-tank"))
    outlook = prospect(view, "campaign.vote", "with")
    change = outlook.seats.get(view.seat, 0) if outlook is not None else 0
    name = "booth-vote-outlook-loss" if change < 0 else "booth-vote-outlook"
    return f"{texts('booth-shuffled')} {texts(name, seats=abs(change))}"


def draw_casting(painter: Painter, stage: Stage, booth: "BoothScene", share: float) -> None:
    """The chosen ballot turns its back and slides into the slot."""
    assert booth.decision is not None
    options = [option.id for option in booth.decision.options]
    origin = (946 + stage.spare_x * 0.7, 106 + stage.spare_y * 0.4)
    x, y, wide = card_place(origin, options.index(booth.chosen or options[0]), len(options))
    slot = origin[0] + WIDE / 2, origin[1] + _BOX_TOP + 20
    back = card_back(painter.kit, "ballot", stage.pixels(wide))
    tall = max(2, round(back.get_height() * (1 - share * 0.9)))
    shrunk = pygame.transform.smoothscale(back, (round(back.get_width() * (1 - 0.25 * share)), tall))
    painter.picture(shrunk, (x + (slot[0] - x) * share) * stage.scale, (y + (slot[1] - y) * share) * stage.scale)


# --- without ballots ---


def _identify(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: Machrou3View
) -> None:
    x, y = origin
    texts = booth.session.texts
    sheet = stage.box(x, y + 236, WIDE, 330)
    inside = painter.panel(sheet, texts("booth-who"), "people").inflate(-stage.size(44), -stage.size(30))
    bio = Box(inside.x, inside.y, inside.w, inside.h * 0.62)
    painter.text(
        texts(f"{text_id('character', view.character)}.bio"),
        bio,
        stage.size(25),
        TEXT,
        vertical="top",
        lines=6,
        least=12,
    )
    win = Box(inside.x, inside.y + inside.h * 0.66, inside.w, inside.h * 0.34)
    painter.text(
        texts(f"{text_id('character', view.character)}.win"),
        win,
        stage.size(23),
        BOLD,
        vertical="top",
        lines=3,
        least=12,
    )
    _big_button(painter, page, stage, origin, booth, "seen")


def _big_button(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", option: str
) -> None:
    x, y = origin
    words = booth.session.words
    word, hint = words.option(booth.decision, option), words.hint(booth.decision, option)
    box = stage.box(x, y + 600, WIDE, 118)
    keys = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_1)
    cap = booth.session.texts("booth-key-enter")
    button(
        painter,
        page,
        f"option:{option}",
        box,
        word,
        lambda: booth.answer(option),
        note=hint,
        keys=keys,
        cap=cap,
        primary=True,
        size=stage.size(50),
    )


def _objective(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: Machrou3View
) -> None:
    """How far the Objective is, what counts for it, and whether it may be turned up."""
    x, y = origin
    texts, session = booth.session.texts, booth.session
    sheet = stage.box(x, y + 236, WIDE, 330)
    inside = painter.panel(sheet, texts("booth-far"), "objective").inflate(-stage.size(44), -stage.size(30))
    if view.objective:
        now, need = objective_state(view, view.objective)
        head = session.words.objective(view.objective)
        state = texts("booth-state-met" if now >= need else "booth-state-open")
        standing = f"{texts('booth-state', now=now, need=need)} · {state}"
        body = f"{session.words.objective_text(view.objective, view.players)}\n{standing}"
        where = _places(session, view)
    else:
        head, body, where = texts("booth-no-objective"), texts("booth-no-objective.text"), ""
    painter.text(
        head, Box(inside.x, inside.y, inside.w, inside.h * 0.24), stage.size(48), DISPLAY, least=stage.size(24)
    )
    middle = Box(inside.x, inside.y + inside.h * 0.28, inside.w, inside.h * 0.42)
    painter.text(body, middle, stage.size(24), TEXT, vertical="top", lines=5, least=12)
    below = Box(inside.x, inside.y + inside.h * 0.74, inside.w, inside.h * 0.26)
    painter.text(where, below, stage.size(20), LABEL, painter.theme.ink2, vertical="top", lines=3, least=10, cut=True)
    if booth.kind == "declare":
        _declare(painter, page, stage, origin, booth)
    back = stage.box(x, y + (730 if booth.kind == "declare" else 600), WIDE, 96)
    word, cap = texts("booth-back"), "Esc"
    button(
        painter, page, "back", back, word, booth.leave_booth, cap=cap, primary=booth.kind == "look", size=stage.size(40)
    )


def _places(session: Any, view: Machrou3View) -> str:
    """The districts that count for an Objective, if it names any."""
    card = OBJECTIVE[view.objective]
    if card.kind != "hold" or card.where == EVERYWHERE:
        return ""
    names = [session.words.district(district) for district in members(card.where)]
    return f"{session.texts('booth-where')}: {', '.join(names)}"


def _declare(painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene") -> None:
    x, y = origin
    texts, words = booth.session.texts, booth.session.words
    assert booth.decision is not None
    option = next(option for option in booth.decision.options if option.id == "declare")
    why = texts.why(option.why_not) if option.why_not is not None else ""
    button(
        painter,
        page,
        "option:declare",
        stage.box(x, y + 600, WIDE, 112),
        words.option(booth.decision, "declare"),
        lambda: booth.answer("declare"),
        icon="unmask",
        note=why or words.hint(booth.decision, "declare"),
        why=why,
        keys=(pygame.K_1,),
        cap="1",
        primary=not why,
        size=stage.size(46),
    )


def _others(painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene") -> None:
    """Any other private question: a button an answer."""
    assert booth.decision is not None
    x, y = origin
    options = [option for option in booth.decision.options if option.why_not is None]
    tall = min(88.0, 560.0 / max(1, len(options)) - 10)
    for number, option in enumerate(options):
        box = stage.box(x, y + 240 + number * (tall + 10), WIDE, tall)
        word = booth.session.words.option(booth.decision, option.id)

        def press(pick: str = option.id) -> None:
            booth.answer(pick)

        keys = (NUMBER_KEYS[number],) if number < len(NUMBER_KEYS) else ()
        button(painter, page, f"option:{option.id}", box, word, press, keys=keys, cap=str(number + 1))
