"""The desk in the booth: the card that is voted on with what it would change, three factions, or the own targets."""

from typing import TYPE_CHECKING

import pygame

from engine.contract import Decision
from engine.games.bureaucracy.content import CARD, LAW
from engine.games.bureaucracy.view import BureaucracyView
from engine.steps import ABSTAINS
from scenes.boards.bureaucracy.booth_factions import build_factions, faction_place
from scenes.boards.bureaucracy.booth_vote import COUNTER_TOP, WIDE, build_ballots, card_place, name_of
from scenes.boards.bureaucracy.cards import decree_card, faction_card
from scenes.boards.bureaucracy.private import draw_effects, draw_targets
from scenes.play.curtain import Stage
from scenes.play.session import Session
from scenes.texts import Texts
from scenes.ui.card_backs import card_back
from scenes.ui.cards import Lay
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK
from scenes.ui.widgets import button, stamp

if TYPE_CHECKING:
    from scenes.play.booth import BoothScene

_SHIFT = 194.0  # of the desk from where the frame puts it, for the effects need room beside it


def kind_of(decision: Decision | None) -> str:
    """What the desk is laid for: vote, faction or look."""
    if decision is None:
        return "look"
    return "faction" if decision.topic == "faction" else "vote"


def standing(texts: Texts, view: BureaucracyView, booth: "BoothScene") -> tuple[list[str], str]:
    """What everybody may know of each seat: who has answered, or how many coins there are."""
    answers = [answer for answer in view.box if answer != ABSTAINS]
    if not answers:
        states = [texts("rt-strip-coins", coins=coins) if coins else "" for coins in view.coins]
        return states, texts("booth-round", round=view.round) if view.round else ""
    states = [_state(texts, answer, seat == booth.seat, booth.kind == "vote") for seat, answer in enumerate(view.box)]
    given = len(answers) - answers.count(None)
    words = {"secret": "booth-box", "vote": "rt-counter"}.get(name_of(booth), "booth-answered")
    count = texts(words, given=given, all=len(answers))
    return states, count


def _state(texts: Texts, answer: str | None, is_here: bool, is_vote: bool) -> str:
    if answer == ABSTAINS:
        return ""
    if answer is not None:
        return texts("booth-voted" if is_vote else "rt-has-chosen")
    if is_here:
        return texts("booth-voting" if is_vote else "rt-choosing")
    return texts("booth-waits")


# --- the left half ---


def draw_private(
    painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: BureaucracyView
) -> None:
    """The card of a vote with what it would change; else the own targets, large. One layout whoever looks."""
    if view.flipped and view.box:
        _vote_cards(painter, stage, origin, session, view)
        draw_effects(painter, stage, (origin[0] + 424, origin[1]), session, view)
    else:
        draw_targets(painter, stage, origin, session, view)


def _vote_cards(
    painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: BureaucracyView
) -> None:
    """What is voted on, large; and below it the law that would go (B7)."""
    x, y = origin
    kit, texts = painter.kit, session.texts
    is_law = CARD[view.flipped].kind == LAW
    foot = texts("rt-foot-law" if is_law else "rt-foot-motion")
    card = decree_card(kit, session, view.flipped, stage.pixels(372), Lay(-1.4, 9), foot)
    painter.picture(card, (x + 186) * stage.scale, (y + 268) * stage.scale)
    note = stage.box(x + 222, y + 590, 176, 230)
    if view.law:
        law = decree_card(kit, session, view.law, stage.pixels(186), Lay(1.2, 6))
        painter.picture(law, (x + 104) * stage.scale, (y + 700) * stage.scale)
        if is_law:
            stamp(
                painter,
                stage.box(x - 2, y + 756, 210, 70),
                texts("rt-repealed"),
                painter.theme.danger,
                -8,
                texts("rt-if-passes"),
            )
    else:
        empty = stage.box(x + 14, y + 580, 180, 244)
        painter.dashed(empty, painter.theme.ink2, 2.4)
        painter.text(texts("rt-no-law"), empty.inflate(-24, -24), stage.size(20), LABEL, align="centre", lines=4)
    inside = painter.panel(note).inflate(-stage.size(24), -stage.size(20))
    head = Box(inside.x, inside.y, inside.w, stage.size(30))
    painter.text(texts("rt-one-law"), head, stage.size(27), DISPLAY)
    rest = Box(inside.x, head.bottom + 4, inside.w, inside.bottom - head.bottom - 4)
    words = texts("rt-one-law.law" if is_law else "rt-one-law.motion")
    painter.text(words, rest, stage.size(18), TEXT, vertical="top", lines=8, least=10)


# --- the right half ---


def build_desk(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: BureaucracyView
) -> None:
    if booth.kind == "vote":
        desk = (origin[0] + _SHIFT, origin[1])
        _question(painter, stage, desk, booth, view, WIDE)
        build_ballots(painter, page, stage, desk, booth, view)
    elif booth.kind == "faction":
        _question(painter, stage, origin, booth, view, 842)
        build_factions(painter, page, stage, origin, booth)
    else:
        _question(painter, stage, origin, booth, view, 842)
        _look(painter, page, stage, origin, booth, view)


def _question(
    painter: Painter, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: BureaucracyView, wide: float
) -> None:
    """A tag with what kind of question this is, and the question in large letters."""
    x, y = origin
    texts = booth.session.texts
    name = name_of(booth)
    size = max(painter.kit.smallest_text, stage.size(20))
    tag = texts(f"rt-booth-{name}.tag").upper()
    label = stage.box(x, y, 0, 36)
    label.w = painter.width(tag, size, LABEL) + size * 1.4
    is_night = painter.theme.is_night
    painter.fill(label, CREAM if is_night else DARK)
    painter.text(tag, label, size, LABEL, DARK if is_night else CREAM, "centre")
    beside = Box(label.right + 14, label.y, stage.size(wide) - label.w - 14, label.h)
    if view.turn >= 0:
        words = texts("rt-round-turn", round=view.round, player=booth.session.names[view.turn])
        painter.text(words, beside, size, LABEL, cut=True)
    kind = CARD[view.flipped].kind if view.flipped else "none"
    head = stage.box(x, y + 46, wide, 74)
    painter.text(texts(f"rt-booth-{name}", kind=kind), head, stage.size(78), DISPLAY, least=stage.size(34))
    sub = stage.box(x, y + 122, wide, 52)
    painter.text(texts(f"rt-booth-{name}.text"), sub, size, LABEL, lines=2, vertical="top", least=10)


def draw_casting(painter: Painter, stage: Stage, booth: "BoothScene", share: float) -> None:
    """The chosen answer turns its back and goes to its slot, whatever it is."""
    assert booth.decision is not None
    options = [option.id for option in booth.decision.options]
    origin = (946 + stage.spare_x * 0.7, 106 + stage.spare_y * 0.4)
    chosen = options.index(booth.chosen or options[0])
    if booth.kind == "vote":
        origin = (origin[0] + _SHIFT, origin[1])
        x, y, wide = card_place(origin, chosen, len(options))
        slot = origin[0] + WIDE / 2, origin[1] + COUNTER_TOP + 60
    else:
        x, y, wide = faction_place(origin, chosen)
        slot = origin[0] + 421, origin[1] + 700
    back = card_back(painter.kit, "ballot", stage.pixels(wide))
    tall = max(2, round(back.get_height() * (1 - share * 0.9)))
    shrunk = pygame.transform.smoothscale(back, (round(back.get_width() * (1 - 0.25 * share)), tall))
    painter.picture(shrunk, (x + (slot[0] - x) * share) * stage.scale, (y + (slot[1] - y) * share) * stage.scale)


# --- just looking ---


def _look(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: BureaucracyView
) -> None:
    """The own faction at length, and the way back."""
    x, y = origin
    session, texts = booth.session, booth.session.texts
    faction = view.factions[booth.seat]
    if faction:
        card = faction_card(painter.kit, session, faction, session.pieces[booth.seat], stage.pixels(300), Lay(1.4, 8))
        painter.picture(card, (x + 170) * stage.scale, (y + 400) * stage.scale)
    sheet = stage.box(x + 370, y + 196, 472, 400)
    inside = painter.panel(sheet, texts("rt-secrets"), "eye").inflate(-stage.size(40), -stage.size(28))
    lines = [
        texts(
            "rt-secret-known",
            player=session.names[secret.about],
            target=session.names[secret.target],
        )
        for secret in view.secrets
        if secret.seat == booth.seat
    ]
    if view.next_card:
        lines.append(texts("rt-next-card", card=session.words.card(view.next_card)))
    words = "\n".join(lines) if lines else texts("rt-secrets-none")
    painter.text(words, inside, stage.size(22), TEXT, vertical="top", lines=12, least=10, cut=True)
    back = stage.box(x, y + 660, 842, 96)
    cap = "Esc"
    button(
        painter, page, "back", back, texts("booth-back"), booth.leave_booth, cap=cap, primary=True, size=stage.size(40)
    )
