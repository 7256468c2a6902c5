"""The left half of the booth: the own secret targets, or what a vote would change for everybody."""

from typing import NamedTuple

from engine.games.bureaucracy.content import CARD, LAW
from engine.games.bureaucracy.rules.forecast import Row, forecast
from engine.games.bureaucracy.state import ALIVE
from engine.games.bureaucracy.view import BureaucracyView, public_state
from engine.rng import Rng
from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.cards import faction_card, seal
from scenes.boards.bureaucracy.pieces import tint
from scenes.boards.bureaucracy.targets import own_targets
from scenes.play.curtain import Stage
from scenes.play.session import Session
from scenes.ui.cards import Lay
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT
from scenes.ui.widgets import stamp

_WIDE = 546.0


class Change(NamedTuple):
    """A row of the table as words: what is counted, and by how much it changes."""

    before: int
    after: int
    word: str


def effects_of(view: BureaucracyView) -> tuple[Row, ...]:
    """What the card of the vote would change, computed by the engine from what lies open."""
    return forecast(public_state(view, Rng(0)), view.flipped)


def draw_effects(
    painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: BureaucracyView
) -> None:
    """One row for each living player: troops and coins as they are and as they would be."""
    x, y = origin
    texts, theme = session.texts, painter.theme
    is_law = CARD[view.flipped].kind == LAW
    rows = effects_of(view)
    box = stage.box(x, y, _WIDE, 822)
    note = texts("rt-effects-law" if is_law else "rt-effects-motion")
    inside = painter.panel(box, texts("rt-effects"), "scales", note, header=stage.size(46))
    head = Box(inside.x, inside.y, inside.w, stage.size(36))
    quiet = max(painter.kit.smallest_text, stage.size(15))
    spots = _columns(inside, stage)
    for place, name in zip(spots, ("player", "troops", "coins", "change"), strict=True):
        align = "end" if name == "change" else "start"
        room = Box(place.x, head.y, place.w, head.h)
        painter.text(texts(f"rt-effects-{name}"), room, quiet, LABEL, theme.ink2, align, least=10, cut=True)  # type: ignore[arg-type]
    painter.line(head.x, head.bottom, head.right - 1, head.bottom, theme.edge, 2.5)
    foot = stage.size(96)
    tall = min(stage.size(100), (inside.bottom - foot - head.bottom) / max(1, len(rows)))
    for number, row in enumerate(rows):
        line = Box(inside.x, head.bottom + number * tall, inside.w, tall)
        _row(painter, stage, line, session, view, row)
    last = Box(inside.x, inside.bottom - foot, inside.w, foot)
    painter.line(last.x, last.y, last.right - 1, last.y, theme.edge, 2.5)
    painter.icon("eye", last.x + stage.size(34), last.centery, stage.size(34))
    own = next((row for row in rows if row.seat == view.seat), None)
    words = Box(last.x + stage.size(64), last.y + 4, last.w - stage.size(80), last.h - 8)
    painter.text(_for_you(session, own), words, stage.size(18), BOLD, lines=3, least=10, cut=True)


def _columns(inside: Box, stage: Stage) -> tuple[Box, Box, Box, Box]:
    """The columns of the table: player, troops, coins and change."""
    left = inside.x + stage.size(16)
    name, troops, change = stage.size(176), stage.size(120), stage.size(78)
    coins = inside.right - stage.size(16) - change - left - name - troops
    return (
        Box(left, inside.y, name, inside.h),
        Box(left + name, inside.y, troops, inside.h),
        Box(left + name + troops, inside.y, coins, inside.h),
        Box(inside.right - stage.size(16) - change, inside.y, change, inside.h),
    )


def _row(painter: Painter, stage: Stage, line: Box, session: Session, view: BureaucracyView, row: Row) -> None:
    theme, texts = painter.theme, session.texts
    if row.seat == view.seat:
        painter.fill(line, theme.card)
    painter.line(line.x, line.bottom, line.right - 1, line.bottom, theme.rule, 1.6)
    player, troops, coins, change = _columns(line, stage)
    radius = stage.size(13)
    painter.mark(session.pieces[row.seat], player.x + radius, line.centery, radius)
    name = session.names[row.seat]
    name = texts("rt-you", player=name) if row.seat == view.seat else name
    room = Box(player.x + 2 * radius + 8, line.y + line.h * 0.08, player.w - 2 * radius - 12, line.h * 0.5)
    painter.text(name, room, stage.size(27), DISPLAY, least=13, cut=True)
    below = Box(room.x, line.y + line.h * 0.58, room.w, line.h * 0.32)
    faction = session.words.faction(view.factions[row.seat]) if view.factions[row.seat] else ""
    quiet = max(painter.kit.smallest_text - 1, stage.size(14))
    painter.text(faction, below, quiet, LABEL, theme.ink2, least=9, cut=True)
    _troops(painter, stage, Box(troops.x, line.y, troops.w, line.h), row)
    most = max(row.coins, row.coins_then)
    if most <= 9:
        pieces.coin_row(painter, Box(coins.x, line.y, coins.w, line.h), row.coins, row.coins_then)
    else:
        words = f"{row.coins} → {row.coins_then}"
        painter.icon("coin", coins.x + stage.size(12), line.centery, stage.size(22))
        rest = Box(coins.x + stage.size(30), line.y, coins.w - stage.size(30), line.h)
        painter.text(words, rest, stage.size(20), LABEL)
    _change(painter, stage, Box(change.x, line.y, change.w, line.h), row)


def _troops(painter: Painter, stage: Stage, box: Box, row: Row) -> None:
    """Attackers and defenders, with the number they would become where it changes."""
    half = box.w / 2
    pairs = (("attacker", row.attackers, row.attackers_then), ("shield", row.defenders, row.defenders_then))
    for place, (icon, now, then) in enumerate(pairs):
        cell = Box(box.x + place * half, box.y, half, box.h)
        size = stage.size(18)
        painter.icon(icon, cell.x + size * 0.5, cell.centery, size)
        word = str(now) if now == then else f"{now}→{then}"
        ink = painter.theme.ink if now == then else painter.theme.danger if then < now else painter.theme.success
        room = Box(cell.x + size * 1.15, cell.y, cell.w - size * 1.15, cell.h)
        painter.text(word, room, stage.size(19), LABEL, ink, least=10)


def _change(painter: Painter, stage: Stage, box: Box, row: Row) -> None:
    """Coins gained or lost; a dot where the card binds a player without moving coins."""
    theme = painter.theme
    change = row.coins_then - row.coins
    if not change and row.touched:
        painter.icon("pin", box.right - stage.size(16), box.centery, stage.size(24), theme.warn)
        return
    word = f"+{change}" if change > 0 else f"−{-change}" if change else "0"
    ink = theme.danger if change < 0 else theme.success if change else theme.ink2
    painter.text(word, box, stage.size(34), DISPLAY, ink, "end")


def _for_you(session: Session, own: Row | None) -> str:
    if own is None:
        return ""
    change = own.coins_then - own.coins
    troops = own.attackers_then + own.defenders_then - own.attackers - own.defenders
    return session.texts("rt-for-you", coins=change, size=abs(change), troops=troops, touched=own.touched)


def draw_targets(
    painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: BureaucracyView
) -> None:
    """The two players whose fall wins the game (B24), as the cards of their factions."""
    x, y = origin
    texts = session.texts
    for place, target in enumerate(own_targets(view)):
        _target(painter, stage, (x + place * 400, y), session, view, target)
    note = stage.box(x, y + 640, 760, 130)
    inside = painter.panel(note)
    painter.icon("objective", inside.x + stage.size(52), inside.centery, stage.size(56))
    room = Box(inside.x + stage.size(100), inside.y + 8, inside.w - stage.size(120), inside.h - 16)
    painter.text(texts("rt-targets-rule"), room, stage.size(22), TEXT, lines=4, least=11)


def _target(
    painter: Painter,
    stage: Stage,
    spot: tuple[float, float],
    session: Session,
    view: BureaucracyView,
    target: int,
) -> None:
    x, y = spot
    kit, texts, theme = painter.kit, session.texts, painter.theme
    faction, piece = view.factions[target], session.pieces[target]
    window = stage.box(x, y + 88, 350, 490)
    if faction:
        card = faction_card(kit, session, faction, piece, stage.pixels(350), Lay(-1.2 if x < 400 else 1.2, 8))
        painter.picture(card, window.centerx, window.centery)
    else:
        seal(painter, window, "", tint(theme, piece, 0.5))
        painter.frame(window, theme.line, 3)
        painter.token(piece, window.centerx, window.centery, stage.size(80))
    plate = stage.box(x, y, 350, 72)
    painter.shadow(plate)
    painter.fill(plate, theme.card)
    painter.frame(plate, theme.edge)
    painter.token(piece, plate.x + stage.size(42), plate.centery - 2, stage.size(22))
    name = Box(plate.x + stage.size(80), plate.y, plate.w - stage.size(92), plate.h)
    painter.text(session.names[target], name, stage.size(46), DISPLAY, least=16, cut=True)
    if view.fell[target] != ALIVE:
        stamp(painter, stage.box(x + 40, y + 270, 270, 110), texts("rt-out"), theme.danger, -8)
