"""The desk in the booth: the card that is voted on with what it would change, three factions, or the own targets."""

from typing import TYPE_CHECKING, Any

import pygame

from engine.contract import Decision
from engine.games.bureaucracy.content import CARD, LAW
from engine.games.bureaucracy.rules.rulings import vote_weight
from engine.games.bureaucracy.view import BureaucracyView
from engine.steps import ABSTAINS
from scenes.boards.bureaucracy.cards import decree_card, faction_card
from scenes.boards.bureaucracy.private import draw_effects, draw_targets
from scenes.play.curtain import Stage
from scenes.play.parts import NUMBER_KEYS
from scenes.play.session import Session
from scenes.texts import Texts
from scenes.ui.card_backs import card_back
from scenes.ui.cards import Lay, vote_card
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, rgb
from scenes.ui.widgets import button, stamp

if TYPE_CHECKING:
    from scenes.play.booth import BoothScene

WIDE = 680.0
_SHIFT = 194.0  # of the desk from where the frame puts it, for the effects need room beside it
_CARD_TOP = 186.0
_COUNTER_TOP = 630.0


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
    count = texts("rt-counter" if booth.kind == "vote" else "booth-answered", given=given, all=len(answers))
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
        _ballots(painter, page, stage, desk, booth, view)
    elif booth.kind == "faction":
        _question(painter, stage, origin, booth, view, 842)
        _factions(painter, page, stage, origin, booth)
    else:
        _question(painter, stage, origin, booth, view, 842)
        _look(painter, page, stage, origin, booth, view)


def _question(
    painter: Painter, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: BureaucracyView, wide: float
) -> None:
    """A tag with what kind of question this is, and the question in large letters."""
    x, y = origin
    texts = booth.session.texts
    name = _name(booth)
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


def _name(booth: "BoothScene") -> str:
    if booth.decision is not None and booth.decision.topic == "vote.secret":
        return "secret"
    return booth.kind


def card_place(origin: tuple[float, float], number: int, count: int) -> tuple[float, float, float]:
    """The middle of a vote on the desk and its width, in units of the stage."""
    x, y = origin
    wide = 262.0
    return x + WIDE / count * (number + 0.5), y + _CARD_TOP + 190, wide


def _ballots(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: BureaucracyView
) -> None:
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
    box = stage.box(x, y + _COUNTER_TOP, WIDE, 244)
    k = stage.scale
    is_secret = _name(booth) == "secret"
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
            _laid_vote(painter, stage, booth, view, seat, (x + cx, y + _COUNTER_TOP + 26), half)
    _cast_button(painter, page, stage, origin, booth)
    need = sum(_weight(view, seat, is_secret) for seat in voters) // 2 + 1
    note = stage.box(x + 20, y + _COUNTER_TOP + 196, WIDE - 40, 38)
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
    is_secret = _name(booth) == "secret"
    if booth.chosen is None:
        word, why = texts("booth-choose"), texts("booth-choose-why")
    else:
        name = texts(f"motion-vote-{booth.chosen}")
        word, why = texts("booth-cast" if is_secret else "rt-lay", word=name), ""
    button(
        painter,
        page,
        "cast",
        stage.box(x + 60, y + _COUNTER_TOP + 106, WIDE - 120, 78),
        word,
        booth.cast,
        icon="ballot",
        why=why,
        keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        cap=texts("booth-key-enter"),
        size=stage.size(44),
    )


def draw_casting(painter: Painter, stage: Stage, booth: "BoothScene", share: float) -> None:
    """The chosen answer turns its back and goes to its slot, whatever it is."""
    assert booth.decision is not None
    options = [option.id for option in booth.decision.options]
    origin = (946 + stage.spare_x * 0.7, 106 + stage.spare_y * 0.4)
    chosen = options.index(booth.chosen or options[0])
    if booth.kind == "vote":
        origin = (origin[0] + _SHIFT, origin[1])
        x, y, wide = card_place(origin, chosen, len(options))
        slot = origin[0] + WIDE / 2, origin[1] + _COUNTER_TOP + 60
    else:
        x, y, wide = faction_place(origin, chosen)
        slot = origin[0] + 421, origin[1] + 700
    back = card_back(painter.kit, "ballot", stage.pixels(wide))
    tall = max(2, round(back.get_height() * (1 - share * 0.9)))
    shrunk = pygame.transform.smoothscale(back, (round(back.get_width() * (1 - 0.25 * share)), tall))
    painter.picture(shrunk, (x + (slot[0] - x) * share) * stage.scale, (y + (slot[1] - y) * share) * stage.scale)


# --- factions ---


def faction_place(origin: tuple[float, float], number: int) -> tuple[float, float, float]:
    """The middle of a faction card on the desk and its width, in units of the stage."""
    x, y = origin
    return x + 842 / 3 * (number + 0.5), y + 400, 262.0


def _factions(painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene") -> None:
    """Three cards, of which one is kept (B1)."""
    assert booth.decision is not None
    for number, option in enumerate(booth.decision.options):
        _faction(painter, page, stage, faction_place(origin, number), booth, option.id, number)
    x, y = origin
    texts = booth.session.texts
    if booth.chosen is None:
        word, why = texts("booth-choose-card"), texts("booth-choose-card-why")
    else:
        word, why = texts("booth-keep", word=booth.session.words.faction(booth.chosen)), ""
    button(
        painter,
        page,
        "cast",
        stage.box(x + 60, y + 650, 722, 92),
        word,
        booth.cast,
        icon="ballot",
        why=why,
        keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        cap=texts("booth-key-enter"),
        primary=not why,
        size=stage.size(44),
    )
    note = stage.box(x, y + 760, 842, 60)
    painter.text(texts("rt-faction-note"), note, stage.size(20), LABEL, align="centre", lines=2, least=10)


def _faction(
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
    session = booth.session

    def draw(brush: Painter, look: Look) -> None:
        if booth.casting is not None and is_chosen:
            return
        lay = Lay(
            (-2, 0.8, 2.2)[number % 3],
            10 if is_chosen or look is Look.HOVER else 6,
            brush.theme.focus if is_chosen else None,
        )
        card = faction_card(brush.kit, session, option, session.pieces[booth.seat], stage.pixels(wide), lay)
        lift = -6 if is_chosen else -3 if look is Look.HOVER else 0
        brush.picture(card, x * stage.scale, (y + lift) * stage.scale)

    box = stage.box(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)
    name = session.words.faction(option)
    keys = (NUMBER_KEYS[number],)
    page.add(painter, Control(f"option:{option}", box, lambda: booth.choose(option), draw, name, keys=keys))


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
