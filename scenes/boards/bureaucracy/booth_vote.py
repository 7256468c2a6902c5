"""Votes on the desk: With and Against, and the counter or the box that they go to."""

from typing import TYPE_CHECKING, Any

import pygame

from engine.games.bureaucracy.rules.rulings import vote_weight
from engine.games.bureaucracy.view import BureaucracyView
from engine.steps import ABSTAINS
from scenes.play.curtain import Stage
from scenes.play.parts import NUMBER_KEYS
from scenes.ui.cards import Lay, vote_card
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL
from scenes.ui.theme import CREAM, DARK, rgb
from scenes.ui.widgets import button

if TYPE_CHECKING:
    from scenes.play.booth import BoothScene

WIDE = 680.0
_CARD_TOP = 186.0
COUNTER_TOP = 630.0


def name_of(booth: "BoothScene") -> str:
    """What the texts of the booth call the question."""
    if booth.decision is not None and booth.decision.topic == "vote.secret":
        return "secret"
    return booth.kind


def card_place(origin: tuple[float, float], number: int, count: int) -> tuple[float, float, float]:
    """The middle of a vote on the desk and its width, in units of the stage."""
    x, y = origin
    wide = 262.0
    return x + WIDE / count * (number + 0.5), y + _CARD_TOP + 190, wide


def build_ballots(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: BureaucracyView
) -> None:
    """With and Against side by side, equal in size, above the place where they go."""
    assert booth.decision is not None
    options = [option.id for option in booth.decision.options]
    for number, option in enumerate(options):
        _ballot(painter, page, stage, card_place(origin, number, len(options)), booth, option, number)
    _counter(painter, page, stage, origin, booth, view)


def _ballot(
    painter: Painter,
    page: Page,
    stage: Stage,
    place: tuple[float, float, float],
    booth: "BoothScene",
    option: str,
    number: int,
) -> None:
    x, y, wide = place
    is_chosen = booth.chosen == option
    texts = booth.session.texts
    word, sub = texts(f"motion-vote-{option}"), texts(f"rt-vote-{option}")

    def draw(brush: Painter, look: Look) -> None:
        if booth.casting is not None and is_chosen:
            return
        ring = brush.theme.focus if is_chosen else None
        lay = Lay(-3 if number == 0 else 3.4, 10 if is_chosen or look is Look.HOVER else 6, ring)
        card = vote_card(brush.kit, option, word, sub, str(number + 1), stage.pixels(wide), lay)
        lift = -6 if is_chosen else -3 if look is Look.HOVER else 0
        brush.picture(card, x * stage.scale, (y + lift) * stage.scale)

    box = stage.box(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)
    control = Control(f"option:{option}", box, lambda: booth.choose(option), draw, word, keys=(NUMBER_KEYS[number],))
    page.add(painter, control)


def _counter(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: BureaucracyView
) -> None:
    """An open vote lies on a counter with a slot for each player; secret papers go into one slot (B6)."""
    x, y = origin
    box = stage.box(x, y + COUNTER_TOP, WIDE, 244)
    k = stage.scale
    is_secret = name_of(booth) == "secret"
    voters = [seat for seat, answer in enumerate(view.box) if answer != ABSTAINS]
    body = (
        f'<path d="M{50 * k},{44 * k} L{(WIDE - 50) * k},{44 * k} L{(WIDE - 30) * k},{82 * k} L{30 * k},{82 * k}Z" '
        f'fill="#4A4038" stroke="#1F1A17" stroke-width="{4 * k}" stroke-linejoin="round"/>'
        f'<path d="M{30 * k},{82 * k} L{(WIDE - 30) * k},{82 * k} L{(WIDE - 4) * k},{242 * k} L{4 * k},{242 * k}Z" '
        f'fill="#332B25" stroke="#1F1A17" stroke-width="{4 * k}"/>'
    )
    step = (WIDE - 120) / max(1, len(voters))
    slots = [WIDE / 2] if is_secret else [60 + step * (place + 0.5) for place in range(len(voters))]
    half = 150 if is_secret else min(30.0, step * 0.36)
    for cx in slots:
        body += (
            f'<rect x="{(cx - half) * k}" y="{57 * k}" width="{2 * half * k}" height="{12 * k}" rx="{5 * k}" '
            'fill="#0D0A08"/>'
        )
    painter.svg(body, box)
    if not is_secret:
        for seat, cx in zip(voters, slots, strict=True):
            _laid_vote(painter, stage, booth, view, seat, (x + cx, y + COUNTER_TOP + 26), half)
    _cast_button(painter, page, stage, origin, booth)
    need = sum(_weight(view, seat, is_secret) for seat in voters) // 2 + 1
    note = stage.box(x + 20, y + COUNTER_TOP + 196, WIDE - 40, 38)
    total = sum(_weight(view, seat, is_secret) for seat in voters)
    words = booth.session.texts("rt-threshold", need=need, all=total)
    painter.text(words, note, stage.size(20), LABEL, rgb("F0E2C2"), "centre", lines=2, least=10)


def _weight(view: BureaucracyView, seat: int, is_secret: bool) -> int:
    """How many votes a player's card counts for; a paper in the box is one vote (B6)."""
    board: Any = view
    return 1 if is_secret else vote_weight(board, seat)


def _laid_vote(
    painter: Painter,
    stage: Stage,
    booth: "BoothScene",
    view: BureaucracyView,
    seat: int,
    spot: tuple[float, float],
    half: float,
) -> None:
    """A vote that stands face down in its slot bears its owner's shape; one that is missing has an empty slot."""
    if view.box[seat] is None:
        return
    x, y = spot
    card = stage.box(x - half * 0.82, y - half * 1.2, half * 1.64, half * 2.0)
    painter.fill(card, CREAM)
    painter.fill(card.inflate(-stage.size(8), -stage.size(8)), DARK)
    painter.frame(card, DARK, 2)
    painter.mark(booth.session.pieces[seat], card.centerx, card.centery, half * 0.42 * stage.scale, CREAM)


def _cast_button(painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene") -> None:
    x, y = origin
    texts = booth.session.texts
    is_secret = name_of(booth) == "secret"
    if booth.chosen is None:
        word, why = texts("booth-choose"), texts("booth-choose-why")
    else:
        name = texts(f"motion-vote-{booth.chosen}")
        word, why = texts("booth-cast" if is_secret else "rt-lay", word=name), ""
    button(
        painter,
        page,
        "cast",
        stage.box(x + 60, y + COUNTER_TOP + 106, WIDE - 120, 78),
        word,
        booth.cast,
        icon="ballot",
        why=why,
        keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        cap=texts("booth-key-enter"),
        size=stage.size(44),
    )
