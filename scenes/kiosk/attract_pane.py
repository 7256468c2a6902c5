"""The part of the attract screen beside the button: the words around the board, or a game's poster."""

from scenes.kiosk.narration import Caption
from scenes.kiosk.parts import bot_stamp
from scenes.play.curtain import Stage
from scenes.play.session import Session
from scenes.ui import art, wall
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, LIGHT, hexed


def draw_paper(painter: Painter, pane: Box, words: Box) -> None:
    """What board and words lie on, painted once."""

    def draw(brush: Painter) -> None:
        stage = Stage(brush.kit)
        brush.fill(pane, brush.theme.panel)
        foot = Box(0, words.h * 0.5, words.w, words.h * 0.5)
        brush.svg(art.halftone(0, 0, foot.w, foot.h, stage.size(13), stage.size(3.4), brush.theme.sunk), foot)

    painter.kept(("kiosk-paper", tuple(words)), pane, draw, margin=0)


def draw_words(painter: Painter, words: Box, session: Session, caption: Caption) -> None:
    """The brand, what has just happened and what it means, and who is playing."""
    stage = Stage(painter.kit)
    margin = stage.size(44)
    room = Box(margin, stage.size(40), words.w - margin * 1.6, words.h - stage.size(70))
    _brand(painter, stage, room)
    bubble = Box(room.x, room.y + stage.size(356), room.w, stage.size(250))
    _bubble(painter, stage, bubble, caption, len(session.names))
    _bots(painter, stage, Box(room.x, room.bottom - stage.size(214), room.w, stage.size(214)), session)


def _brand(painter: Painter, stage: Stage, room: Box) -> None:
    side = stage.size(62)
    wall.seal(painter, Box(room.x, room.y, side, side))
    name = Box(room.x + side + stage.size(16), room.y, room.w - side - stage.size(16), side)
    painter.text(painter.kit.texts("ui-title"), name, stage.size(50), DISPLAY)
    tall = stage.size(86)
    lines = [painter.kit.texts(f"kiosk-words-{number}") for number in (1, 2, 3)]
    size = stage.size(92)
    while size > 12 and max(painter.width(line, size * painter.kit.larger_text, DISPLAY) for line in lines) > room.w:
        size *= 0.97
    for number, line in enumerate(lines):
        place = Box(room.x, room.y + stage.size(84) + number * tall, room.w, tall)
        painter.text(line, place, size, DISPLAY, least=12)


def _bubble(painter: Painter, stage: Stage, box: Box, caption: Caption, count: int) -> None:
    """The last act that taught something, as if its bot said it."""
    theme = painter.theme
    small = max(painter.kit.smallest_text, stage.size(17))
    size = max(painter.kit.smallest_text + 1, stage.size(23))
    head = painter.height(caption.act, box.w - stage.size(46), small, LABEL) + stage.size(14)
    text = painter.height(caption.meaning, box.w - stage.size(36), size, TEXT) + stage.size(12)
    tall = min(box.h - stage.size(24), head + text + stage.size(24))
    card = Box(box.x, box.bottom - stage.size(24) - tall, box.w, tall)
    painter.shadow(card)
    painter.fill(card, theme.card)
    painter.frame(card, theme.edge, 3)
    tag = Box(card.x + stage.size(14), card.y + stage.size(12), card.w - stage.size(28), head)
    painter.fill(tag, theme.inverse, 3)
    painter.text(caption.act, tag.inflate(-stage.size(18), 0), small, LABEL, theme.inverse_ink, lines=3, cut=True)
    words = Box(tag.x + 2, tag.bottom + stage.size(8), tag.w - 4, card.bottom - tag.bottom - stage.size(16))
    painter.text(caption.meaning, words, size, TEXT, lines=7, vertical="top", cut=True)
    if caption.seat >= 0:
        _tail(painter, stage, card, (caption.seat + 0.5) / count)


def _tail(painter: Painter, stage: Stage, card: Box, share: float) -> None:
    """The bubble points at whoever acted."""
    theme = painter.theme
    x = card.x + share * card.w
    side = stage.size(30)
    shape = (
        f'<path d="M1,0 L{side / 2:g},{side * 0.8:g} L{side - 1:g},0" fill="{hexed(theme.card)}" '
        f'stroke="{hexed(theme.edge)}" stroke-width="3"/>'
    )
    painter.svg(shape, Box(x - side / 2, card.bottom - 3, side, side))


def _bots(painter: Painter, stage: Stage, box: Box, session: Session) -> None:
    """Who is playing, and that it is happening now."""
    count = len(session.names)
    gap = stage.size(10)
    tag = stage.size(56)
    wide = min(stage.size(100), (box.w - gap * (count - 1)) / count, (box.h - tag - stage.size(18)) / 1.34)
    for seat, name in enumerate(session.names):
        x = box.x + (seat + 0.5) * box.w / count - wide / 2
        bot_stamp(painter, Box(x, box.y, wide, wide * 1.34), session.pieces[seat], session.faces[seat], name)
    _live(painter, stage, Box(box.x, box.bottom - tag, box.w, tag), count)


def _live(painter: Painter, stage: Stage, live: Box, count: int) -> None:
    """The tag that says that this is no film."""
    tag = live.h
    word = painter.kit.texts("kiosk-live")
    size = stage.size(32)
    dark = Box(live.x, live.y, painter.width(word, size, DISPLAY) + stage.size(62), tag)
    painter.shadow(live, 4, 5)
    painter.fill(live, painter.theme.card)
    painter.fill(dark, DARK)
    painter.frame(live, DARK, 3)
    painter.disc(dark.x + stage.size(26), dark.centery, stage.size(9), (0xE4, 0x57, 0x3D))
    place = Box(dark.x + stage.size(44), dark.y, dark.w - stage.size(48), tag)
    painter.text(word, place, size, DISPLAY, CREAM, least=12)
    rest = Box(dark.right + stage.size(14), live.y, live.right - dark.right - stage.size(22), tag)
    painter.text(painter.kit.texts("kiosk-playing", bots=count), rest, stage.size(21), LABEL, least=11)


def draw_poster(painter: Painter, pane: Box, game: str) -> None:
    """A game's poster with what it promises."""
    stage, texts = Stage(painter.kit), painter.kit.texts
    wall.paint_wall(painter)
    tall = pane.h - stage.size(110)
    wide = tall * wall.POSTER_SHAPE[0] / wall.POSTER_SHAPE[1]
    poster = Box(pane.x + stage.size(64), pane.y + stage.size(52), wide, tall)
    wall.paint_poster(painter, poster, game)
    x = poster.right + stage.size(56)
    room = Box(x, poster.y, pane.right - stage.size(40) - x, poster.h)
    title = Box(room.x, room.y + stage.size(20), room.w, stage.size(240))
    painter.text(texts(f"ui-poster-{game}"), title, stage.size(110), DISPLAY, LIGHT, lines=2, vertical="top", least=18)
    said = Box(room.x, title.bottom, room.w, stage.size(270))
    painter.text(
        texts(f"ui-poster-{game}.tagline"), said, stage.size(34), TEXT, LIGHT, lines=6, vertical="top", least=13
    )
    y = said.bottom + stage.size(16)
    size = max(painter.kit.smallest_text, stage.size(27))
    for fact, icon in (("players", "people"), ("kind", "eyeoff")):
        painter.icon(icon, room.x + size * 0.7, y + size, size * 1.3, painter.theme.focus)
        line = Box(room.x + size * 1.8, y, room.w - size * 1.8, size * 2)
        painter.text(texts(f"ui-poster-{game}.{fact}"), line, size, LABEL, wall.PALE, least=12)
        y += size * 2.1
