"""What one player of Machrou3 Ra2is alone may see: their cards, what they know, and how their bloc stands."""

from engine.games.machrou3.content import CORRUPT, SIDE
from engine.games.machrou3.state import Secret
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.cards import character_card, objective_card
from scenes.boards.machrou3.parliament import ALL_SEATS, MAJORITY
from scenes.play.curtain import Stage
from scenes.play.session import Session
from scenes.texts import text_id
from scenes.ui.card_backs import card_back
from scenes.ui.cards import Lay
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT

_CHARACTER = 404.0
_OBJECTIVE = 316.0


def draw_private(
    painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: Machrou3View
) -> None:
    """All of it, in the left half of the booth."""
    _draw_cards(painter, stage, origin, session, view)
    _draw_knowledge(painter, stage, origin, session, view)


def _draw_cards(
    painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: Machrou3View
) -> None:
    """Character and Objective, a little askew; every role fills the same places."""
    kit, texts = painter.kit, session.texts
    x, y = origin
    character = character_card(kit, texts, view.character, stage.pixels(_CHARACTER), Lay(-1.6, 8))
    painter.picture(character, (x + 204) * stage.scale, (y + 286) * stage.scale)
    if view.objective:
        width = stage.pixels(_OBJECTIVE)
        objective = objective_card(kit, texts, session.words, view, view.objective, width, Lay(1.4, 8))
    else:
        objective = card_back(kit, "objective", stage.pixels(_OBJECTIVE), texts("card-back-objective"), Lay(1.4, 8))
    painter.picture(objective, (x + 592) * stage.scale, (y + 250) * stage.scale)


def _draw_knowledge(
    painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: Machrou3View
) -> None:
    """Below the cards: whose side one knows, what was learned, the own bloc and Objectives."""
    x, y = origin
    known = stage.box(x, y + 606, 398, 118)
    painter.panel(known)
    painter.icon("eye", known.x + stage.size(40), known.centery, stage.size(44))
    room = Box(known.x + stage.size(76), known.y + 6, known.w - stage.size(88), known.h - 12)
    head = Box(room.x, room.y, room.w, room.h * 0.28)
    painter.text(session.texts("booth-known"), head, stage.size(19), BOLD)
    words = "\n".join(known_lines(session, view))
    rest = Box(room.x, head.bottom, room.w, room.bottom - head.bottom)
    painter.text(words, rest, stage.size(18), TEXT, vertical="top", lines=5, least=10, cut=True)
    _bloc(painter, stage, stage.box(x, y + 736, 398, 118), session, view)
    _completed(painter, stage, stage.box(x + 430, y + 606, 326, 248), session, view)


def known_lines(session: Session, view: Machrou3View) -> list[str]:
    """What this player knows for certain about the others."""
    texts, words = session.texts, session.words
    if SIDE[view.character] == CORRUPT:
        others = [words.seat(seat) for seat in view.allies if seat != view.seat]
        first = texts("booth-known-allies", players=", ".join(others)) if others else texts("booth-known-alone")
    else:
        first = texts("booth-known-nobody")
    return [first, *(_learned(session, secret) for secret in view.secrets)]


def _learned(session: Session, secret: Secret) -> str:
    texts, words = session.texts, session.words
    if secret.kind == "objective":
        player, card = words.seat(secret.about[0]), words.objective(secret.answer)
        return texts("secret-objective", player=player, objective=card)
    one, two = map(words.seat, secret.about)
    return texts("secret-sides", one=one, two=two, answer=secret.answer)


def _bloc(painter: Painter, stage: Stage, box: Box, session: Session, view: Machrou3View) -> None:
    theme, texts = painter.theme, session.texts
    inside = painter.panel(box).inflate(-stage.size(32), -stage.size(16))
    bloc = view.blocs[view.seat]
    head = Box(inside.x, inside.y, inside.w, inside.h * 0.4)
    painter.text(texts("booth-bloc"), head, stage.size(28), DISPLAY)
    painter.text(str(bloc), head, stage.size(36), DISPLAY, align="end")
    bar = Box(inside.x, inside.y + inside.h * 0.45, inside.w, inside.h * 0.2)
    painter.fill(bar, theme.card)
    painter.fill(Box(bar.x, bar.y, bar.w * bloc / ALL_SEATS, bar.h), theme.players[session.pieces[view.seat]])
    painter.fill(Box(bar.x + bar.w * MAJORITY / ALL_SEATS - 1.5, bar.y - 3, 3, bar.h + 6), theme.ink)
    painter.frame(bar, theme.edge, 2.5)
    foot = Box(inside.x, inside.bottom - inside.h * 0.28, inside.w, inside.h * 0.28)
    painter.text(texts("booth-bloc-needed", seats=MAJORITY), foot, stage.size(17), LABEL, theme.ink2, "end")


def _completed(painter: Painter, stage: Stage, box: Box, session: Session, view: Machrou3View) -> None:
    """The Objectives that this player has turned up: whether their vote will count is no secret to them."""
    texts = session.texts
    done = [session.words.objective(card) for seat, card in view.completed if seat == view.seat]
    inside = painter.panel(box, texts("option-action-objective"), "objective", header=stage.size(40))
    words = texts("booth-completed", count=len(done), objectives=", ".join(done))
    goal = texts(f"{text_id('side', SIDE[view.character])}.goal")
    room = inside.inflate(-stage.size(28), -stage.size(18))
    upper = Box(room.x, room.y, room.w, room.h * 0.42)
    painter.text(words, upper, stage.size(18), BOLD, vertical="top", lines=4, least=10)
    lower = Box(room.x, room.y + room.h * 0.44, room.w, room.h * 0.56)
    painter.text(goal, lower, stage.size(18), TEXT, vertical="top", lines=5, least=10)
