"""The sheet that shows what is going on: the attacks of the turn, or its card, its income and its prices."""

from typing import Any, cast

from engine.games.bureaucracy.content import CARD
from engine.games.bureaucracy.rules.rulings import ATTACKER, DEFENDER, ally_income, income, price
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import NOBODY, Attack
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.cards import decree_card
from scenes.boards.bureaucracy.outlook import Duel, losses, shown_duel
from scenes.boards.bureaucracy.ring import guards
from scenes.boards.bureaucracy.tally import Tally
from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.painter import Align, Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, Colour, mix
from scenes.ui.widgets import stamp


def main_facts(moment: Moment, tally: Tally | None) -> tuple[object, ...]:
    """All that the sheet depends on."""
    view = moment.view
    fields = (view.turn, view.round, view.coins, view.attackers, view.defenders, view.allies, view.attacks)
    cards = (view.law, view.law_since, view.flipped, view.effects, view.factions, view.bought)
    return (*fields, *cards, tally, shown_duel(moment), moment.session.names, moment.session.pieces)


def draw_main(painter: Painter, box: Box, moment: Moment, tally: Tally | None) -> None:
    duel = shown_duel(moment)
    if duel is not None:
        _attacks(painter, box, moment, duel)
    else:
        _floor(painter, box, moment, tally)


# --- attacks ---


def _attacks(painter: Painter, box: Box, moment: Moment, duel: Duel) -> None:
    """One attack at length, with the answer that is pointed at, and the others below it."""
    texts, view = moment.session.texts, moment.view
    others = [attack for attack in view.attacks if attack.target != duel.attack.target]
    count = len(others) + 1
    note = texts("rt-settled-together") if count > 1 else ""
    inside = painter.panel(box, texts("rt-attacks", count=count), "attacker", note)
    tall = inside.h / 394
    duel_box = Box(inside.x, inside.y, inside.w, 104 * tall)
    _duel(painter, duel_box, moment, duel)
    row = Box(inside.x, duel_box.bottom, inside.w, 84 * tall)
    _line_up(painter, row, moment, duel)
    totals = Box(inside.x, row.bottom, inside.w, (80 if others else 102) * tall)
    _totals(painter, totals, moment, duel)
    rest = Box(inside.x, totals.bottom, inside.w, inside.bottom - totals.bottom)
    if others:
        _others(painter, rest, moment, others)
    else:
        words = _meaning(moment, duel)
        painter.text(words, rest.inflate(-32, -10), 18 if not painter.kit.compact else 15, LABEL, lines=3, cut=True)


def _meaning(moment: Moment, duel: Duel) -> str:
    """The rule that decides this attack, in a sentence."""
    texts, view = moment.session.texts, moment.view
    if duel.attack.stopped:
        return texts("rt-stopped-meaning", count=duel.attack.attackers)
    if view.allies[duel.attack.target] >> view.turn & 1:
        return texts("rt-ally-meaning", player=moment.session.names[duel.attack.target])
    if view.coins[duel.attack.target] <= duel.losses.coins:
        return texts("rt-deadly", player=moment.session.names[duel.attack.target])
    return texts("rt-battle-meaning")


def _duel(painter: Painter, box: Box, moment: Moment, duel: Duel) -> None:
    session, view, theme = moment.session, moment.view, painter.theme
    half = box.w / 2
    sides = ((view.turn, "attacker", duel.attack.attackers, box.x), (duel.attack.target, "attacked", 0, box.centerx))
    for seat, role, count, x in sides:
        at_start = role == "attacker"
        piece = session.pieces[seat]
        part = Box(x, box.y, half, box.h)
        painter.fill(part, theme.players[piece])
        ink = painter.ink_on(piece)
        number = str(count if at_start else duel.attack.defenders)
        big = box.h * 0.98
        broad = painter.width("00", big, DISPLAY)
        edge = box.h * 0.36
        place = Box(part.right - edge - broad if at_start else part.x + edge, part.y, broad, part.h)
        painter.text(number, place, big, DISPLAY, ink, "end" if at_start else "start")
        align: Align = "start" if at_start else "end"
        left = part.x + 14 if at_start else place.x + broad * 0.9
        room = Box(left, part.y, (place.x + broad * 0.1 - left) if at_start else part.right - 14 - left, part.h)
        label = Box(room.x, room.y + room.h * 0.1, room.w, room.h * 0.24)
        painter.text(session.texts(f"rt-{role}"), label, 15, LABEL, ink, align, least=10, cut=True)
        name = Box(room.x, room.y + room.h * 0.36, room.w, room.h * 0.5)
        painter.text(session.names[seat], name, box.h * 0.38, DISPLAY, ink, align, least=15, cut=True)
    radius = box.h * 0.27
    painter.disc(box.centerx, box.centery, radius, CREAM, DARK, 3.5)
    versus = Box(box.centerx - radius, box.y, 2 * radius, box.h)
    painter.text(session.texts("table-versus"), versus, radius * 0.95, DISPLAY, DARK, "centre")
    painter.line(box.x, box.bottom, box.right - 1, box.bottom, theme.edge, 2.5)


def _line_up(painter: Painter, box: Box, moment: Moment, duel: Duel) -> None:
    """The troops of both sides: those that fall are crossed out."""
    session, view, texts, theme = moment.session, moment.view, moment.session.texts, painter.theme
    attack, loss = duel.attack, duel.losses
    is_off = attack.stopped
    mine = session.pieces[view.turn]
    down = 0 if is_off else loss.attackers
    line = [(pieces.ATTACKER, mine, "fallen" if place < down else "") for place in range(attack.attackers)]
    guard = [
        (kind, colour, "fallen" if place < (0 if is_off else loss.defenders) else "")
        for place, (kind, colour) in enumerate(guards(session, attack))
    ]
    upper = Box(box.x + 12, box.y + 2, box.w - 24, box.h * 0.6)
    radius = min(15.0, upper.h * 0.34)
    share = 0.5 if guard else 0.95
    pieces.troop_row(painter, Box(upper.x, upper.y, upper.w * share - 12, upper.h), line, radius)
    pieces.troop_row(painter, Box(upper.centerx + 12, upper.y, upper.w / 2 - 12, upper.h), guard, radius, True)
    lower = Box(box.x + 16, box.y + box.h * 0.62, box.w - 32, box.h * 0.34)
    size = 15 if not painter.kit.compact else 13
    words = texts("rt-stay-home") if is_off else texts("rt-fall", fallen=loss.attackers, all=attack.attackers)
    painter.text(words, Box(lower.x, lower.y, lower.w / 2 - 4, lower.h), size, LABEL, theme.ink2, cut=True)
    if is_off:
        return
    words = texts("rt-fall", fallen=loss.defenders, all=attack.defenders) if attack.defenders else texts("rt-unguarded")
    right = Box(lower.centerx + 4, lower.y, lower.w / 2 - 4, lower.h)
    painter.text(words, right, size, LABEL, theme.ink2, "end", cut=True)


def _totals(painter: Painter, box: Box, moment: Moment, duel: Duel) -> None:
    """What it comes to: attackers, defenders, coins; and whose last coin goes."""
    texts, theme = moment.session.texts, painter.theme
    paper = theme.card
    painter.fill(box, paper)
    painter.line(box.x, box.y, box.right - 1, box.y, theme.rule, 2)
    painter.line(box.x, box.bottom, box.right - 1, box.bottom, theme.edge, 2.5)
    lead = box.w * 0.2
    word = texts("rt-if-answered" if duel.is_considered else "rt-as-it-stands")
    painter.text(word, Box(box.x + 16, box.y + 4, lead - 12, box.h - 8), 15, LABEL, lines=3, least=11)
    if duel.attack.stopped:
        _stopped(painter, Box(box.x + lead, box.y, box.w - lead, box.h), moment, duel.attack)
        return
    is_deadly = moment.view.coins[duel.attack.target] <= duel.losses.coins
    cells = (
        ("attacker", duel.losses.attackers, texts("rt-word-attackers"), theme.ink),
        ("shield", duel.losses.defenders, texts("rt-word-defenders"), theme.ink),
        (
            "skull" if is_deadly else "coin",
            duel.losses.coins,
            texts("rt-word-out" if is_deadly else "rt-word-coins"),
            theme.danger if is_deadly else theme.ink,
        ),
    )
    wide = (box.w - lead) / len(cells)
    for place, (icon, count, label, ink) in enumerate(cells):
        cell = Box(box.x + lead + place * wide, box.y, wide, box.h)
        if place:
            painter.line(cell.x, cell.y + 6, cell.x, cell.bottom - 6, theme.rule, 2)
        _total(painter, cell, icon, count, label, ink)


def _total(painter: Painter, cell: Box, icon: str, count: int, label: str, ink: Colour) -> None:
    size = cell.h * 0.56
    number = f"−{count}" if count else "0"
    broad = size * 0.6 + 8 + painter.width(number, size, DISPLAY)
    x = cell.x + (cell.w - broad) / 2
    upper = Box(cell.x, cell.y + cell.h * 0.04, cell.w, cell.h * 0.62)
    painter.icon(icon, x + size * 0.3, upper.centery, size * 0.58, ink)
    painter.text(number, Box(x + size * 0.6 + 8, upper.y, cell.w, upper.h), size, DISPLAY, ink)
    lower = Box(cell.x + 4, cell.y + cell.h * 0.64, cell.w - 8, cell.h * 0.32)
    quiet = painter.theme.ink2 if ink == painter.theme.ink else ink
    painter.text(label, lower, 15 if not painter.kit.compact else 13, LABEL, quiet, "centre", least=11, cut=True)


def _stopped(painter: Painter, box: Box, moment: Moment, attack: Attack) -> None:
    """The stamp on an attack that does not take place."""
    texts, names = moment.session.texts, moment.session.names
    who = names[attack.stopped_by]
    note = texts("rt-veto-by", player=who, price=attack.paid) if attack.paid else texts("rt-stopped-by", player=who)
    word = texts("rt-veto" if attack.paid else "rt-stopped")
    place = Box(box.centerx - 100, box.y + 3, 200, box.h - 6)
    stamp(painter, place, word, painter.theme.danger, -4, note)


def _others(painter: Painter, box: Box, moment: Moment, others: list[Attack]) -> None:
    """The other attacks of the turn, a line each."""
    tall = min(box.h / len(others), 62.0)
    for place, attack in enumerate(others):
        _other(painter, Box(box.x, box.y + place * tall, box.w, tall), moment, attack)


def _other(painter: Painter, row: Box, moment: Moment, attack: Attack) -> None:
    session, view, texts, theme = moment.session, moment.view, moment.session.texts, painter.theme
    if attack.stopped:
        painter.fill(row, mix(theme.panel, theme.sunk, 0.5))
    painter.line(row.x, row.y, row.right - 1, row.y, theme.rule, 1.6)
    size = min(24.0, row.h * 0.62)
    x = row.x + 16
    for seat in (view.turn, attack.target):
        painter.mark(session.pieces[seat], x + size * 0.4, row.centery, size * 0.4)
        wide = min(painter.width(session.names[seat], size, DISPLAY) + 3, row.w * 0.24)
        painter.text(session.names[seat], Box(x + size, row.y, wide, row.h), size, DISPLAY, least=12, cut=True)
        x += size + wide + 6
        if seat == view.turn:
            painter.icon("attacker", x + size * 0.4, row.centery, size * 0.7)
            painter.text(str(attack.attackers), Box(x + size * 0.85, row.y, 30, row.h), size, DISPLAY)
            x += size * 0.85 + painter.width(str(attack.attackers), size, DISPLAY) + 10
    if attack.stopped:
        words = texts("rt-veto" if attack.paid else "rt-stopped")
        ink = theme.danger
    else:
        loss = losses(view, attack)
        words = texts("rt-row-result", coins=loss.coins, attackers=loss.attackers, defenders=loss.defenders)
        ink = theme.ink2
    painter.text(words, Box(x + 4, row.y, row.right - 14 - x - 4, row.h), 16, LABEL, ink, "end", least=11, cut=True)


# --- without attacks ---


def _floor(painter: Painter, box: Box, moment: Moment, tally: Tally | None) -> None:
    """The card of the turn, large, beside income, prices and what is in force."""
    view, session, texts = moment.view, moment.session, moment.session.texts
    title = texts("rt-turn-of", player=session.names[view.turn]) if view.turn != NOBODY else texts("rt-before")
    note = texts("table-round", round=view.round) if view.round else ""
    inside = painter.panel(box, title, "cycle", note)
    card = view.flipped or (tally.card if tally is not None else "") or view.law
    wide = min((inside.h - 28) / 1.4, 260.0)
    x = inside.x + 14
    if card:
        kept = texts("rt-in-force-since", round=view.law_since) if card == view.law else ""
        picture = decree_card(painter.kit, session, card, painter.kit.length(wide), foot=kept)
        painter.picture(picture, x + wide / 2, inside.centery)
        if tally is not None and card == tally.card and card not in (view.flipped, view.law):
            _verdict(painter, Box(x, inside.centery - wide * 0.7, wide, wide * 1.4), session.texts, tally)
    else:
        spot = Box(x, inside.centery - wide * 0.7, wide, wide * 1.4)
        painter.dashed(spot, painter.theme.ink3, 2.4)
        painter.text(texts("rt-no-law"), spot.inflate(-30, -30), 18, LABEL, painter.theme.ink2, "centre", lines=3)
    rest = Box(x + wide + 18, inside.y + 12, inside.right - 14 - x - wide - 18, inside.h - 24)
    if view.turn != NOBODY:
        _facts(painter, rest, moment)
    else:
        words = texts("rt-before.text")
        painter.text(words, rest, 18 if not painter.kit.compact else 15, LABEL, vertical="top", lines=9, cut=True)


def _verdict(painter: Painter, card: Box, texts: Any, tally: Tally) -> None:
    theme = painter.theme
    word = texts("rt-passed" if tally.passed else "rt-failed")
    note = texts("rt-count", votes_with=tally.votes_with, votes_against=tally.votes_against)
    colour = theme.success if tally.passed else theme.danger
    tall = card.w * 0.3
    place = Box(card.x + 12, card.bottom - tall * 1.12, card.w - 24, tall)
    stamp(painter, place, word, colour, -7, note if not painter.kit.compact else "")


def _facts(painter: Painter, box: Box, moment: Moment) -> None:
    """Income, prices, law and effects in rows."""
    view, session, texts = moment.view, moment.session, moment.session.texts
    board = cast(Any, view)
    rows: list[tuple[str, str, str]] = [
        ("coin", texts("rt-income", player=session.names[view.turn]), f"+{income(board, view.turn)}")
    ]
    for ally in seats_in(view.allies[view.turn]):
        rows.append(("ally", texts("rt-income-ally", player=session.names[ally]), f"+{ally_income(board, ally)}"))
    rows.append(("attacker", texts("rt-price-attacker"), str(price(board, view.turn, ATTACKER))))
    rows.append(("shield", texts("rt-price-defender"), str(price(board, view.turn, DEFENDER))))
    rows += _in_force(view, moment)
    tall = min(38.0 if not painter.kit.compact else 27.0, box.h / max(1, len(rows)))
    size = 17.0 if not painter.kit.compact else 14.0
    for place, (icon, word, value) in enumerate(rows):
        row = Box(box.x, box.y + place * tall, box.w, tall)
        if place:
            painter.line(row.x, row.y, row.right, row.y, painter.theme.rule, 1.4)
        painter.icon(icon, row.x + 10, row.centery, size * 1.1)
        broad = painter.width(value, size * 1.4, DISPLAY) + 4 if value else 0.0
        painter.text(word, Box(row.x + 26, row.y, row.w - 30 - broad, tall), size, LABEL, lines=1, least=11, cut=True)
        painter.text(value, Box(row.right - broad, row.y, broad, tall), size * 1.4, DISPLAY, align="end")


def _in_force(view: BureaucracyView, moment: Moment) -> list[tuple[str, str, str]]:
    """The law, and what action cards have left in force until the end of the turn."""
    session, texts = moment.session, moment.session.texts
    rows = [("law", texts("rt-law-row", name=session.words.card(view.law)), "")] if view.law in CARD else []
    for effect in view.effects:
        word = texts(f"rt-effect-{effect.kind}", player=session.names[effect.seat], amount=effect.amount)
        rows.append(("power", word, ""))
    return rows
