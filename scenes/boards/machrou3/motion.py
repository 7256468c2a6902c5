"""What moves and sounds when something happens: an entry for every kind of event.

Nothing here lasts longer, looks or sounds different because of what is hidden.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pygame

from engine.contract import Event
from engine.games.machrou3.board import GROUP_INDEX, GROUPS, INDEX
from engine.games.machrou3.rules.battle import Battle
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.battle import build_battle
from scenes.boards.machrou3.cards import objective_card, power_card
from scenes.boards.machrou3.layout import TableLayout, table_layout
from scenes.ui import art
from scenes.ui.animation import Timeline, blend, ease_out
from scenes.ui.card_backs import card_back
from scenes.ui.cards import vote_card
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import DARK, LIGHT
from scenes.ui.widgets import stamp

if TYPE_CHECKING:
    from scenes.boards.machrou3.table import TableLook

FADE = 0.12  # what is left of every motion for those who want none

_SOUNDS = {
    "round-opened": "gavel",
    "passed": "paper",
    "swap-offered": "paper",
    "swap-answered": "paper",
    "campaign-declared": "newsflash",
    "campaign-counted": "reveal",
    "battle-declared": "newsflash",
    "support-given": "support_for",
    "support-refused": "support_against",
    "battle-decided": "stamp",
    "objective-drawn": "paper",
    "objective-completed": "flip",
    "power-drawn": "flip",
    "district-changed": "pawn",
    "stations-changed": "media",
    "answer-given": "ballot",
    "election-opened": "gavel",
    "candidate-stands": "pawn",
    "time-up": "gavel",
}


def sound(event: Event, play: Callable[[str], None]) -> None:
    name = _SOUNDS.get(event.kind)
    if name is not None:
        play(name)


@dataclass
class Stage:
    """All that an animation needs to know."""

    look: "TableLook"
    timeline: Timeline
    event: Event
    view: Machrou3View
    pace: float
    kit: Kit
    layout: TableLayout

    def piece_of(self, seat: int) -> str:
        return self.look.session.pieces[seat]

    def number(self, key: str) -> int:
        value = self.event.data[key]
        assert isinstance(value, int)
        return value

    def district(self, key: str) -> int:
        return INDEX[str(self.event.data[key])]

    def spot(self, district: int) -> tuple[int, int]:
        """Where a district's pawn stands, in pixels."""
        return self.look.map.art_for(self.kit).spot(district)

    def plate(self, seat: int) -> Box:
        """The box of a player's plate above the table."""
        count, strip = self.view.players, self.layout.seats
        gap = 16.0 if not self.kit.compact else 8.0
        wide = (strip.w - gap * (count - 1)) / count
        return Box(strip.x + seat * (wide + gap), strip.y, wide, strip.h)

    def show(self, seconds: float, draw: Callable[[Painter, float], None]) -> None:
        self.timeline.add(seconds * self.pace, draw)


def animate(look: "TableLook", timeline: Timeline, event: Event, view: Any, pace: float, still: bool, kit: Kit) -> None:
    """Add what moves; an event that nothing else shows makes its player's plate light up."""
    if event.kind in _SILENT:
        return
    if still:
        timeline.add(FADE * pace)
        return
    stage = Stage(look, timeline, event, view, pace, kit, table_layout(kit))
    _MOTIONS.get(event.kind, _light_plate)(stage)


def _light_plate(stage: Stage) -> None:
    """A ring around the plate of whoever acts."""
    seat = next((stage.event.data[key] for key in ("seat", "speaker", "after") if key in stage.event.data), NOBODY)
    if not isinstance(seat, int) or seat == NOBODY:
        return
    box = stage.plate(seat)
    colour = stage.kit.theme.players[stage.piece_of(seat)]

    def draw(painter: Painter, share: float) -> None:
        reach = 4 + 10 * ease_out(share)
        painter.frame(box.inflate(reach, reach), colour, max(1.0, 6 * (1 - share)), 4)

    stage.show(0.25, draw)


def _banner(word: str, icon: str) -> Callable[[Painter, float], None]:
    """A black band across the table, in and out again."""

    def draw(painter: Painter, share: float) -> None:
        kit = painter.kit
        inside = ease_out(min(1.0, share * 4)) * (1.0 if share < 0.85 else ease_out((1 - share) / 0.15))
        tall = 110 * inside
        if tall < 6:
            return
        band = Box(0, kit.height * 0.46 - tall / 2, kit.width, tall)
        painter.fill(band, DARK)
        painter.fill(Box(0, band.y, kit.width, 4), kit.theme.focus)
        painter.fill(Box(0, band.bottom - 4, kit.width, 4), kit.theme.focus)
        if inside > 0.9:
            wide = min(kit.width - 200, painter.width(word, 58, DISPLAY))
            x = kit.width / 2 - wide / 2
            painter.icon(icon, x - 50, band.centery, 60, LIGHT)
            painter.text(word, Box(x, band.y, wide + 8, band.h), 58, DISPLAY, LIGHT)

    return draw


def _round_opened(stage: Stage) -> None:
    texts, names = stage.look.session.texts, stage.look.session.names
    word = texts("motion-round", round=stage.number("round"), speaker=names[stage.number("speaker")])
    stage.show(1.2, _banner(word, "gavel"))


def _election_opened(stage: Stage) -> None:
    stage.show(1.4, _banner(stage.look.session.texts("table-phase-election"), "ballot"))


def _candidate(stage: Stage) -> None:
    texts, names = stage.look.session.texts, stage.look.session.names
    stage.show(0.9, _banner(texts("motion-candidate", player=names[stage.number("seat")]), "lectern"))


def _district_changed(stage: Stage) -> None:
    """The old pawn hops off, the new one drops with a squash, and the land flashes once."""
    district, before, after = stage.district("district"), stage.number("before"), stage.number("after")
    x, y = stage.spot(district)
    kit, map_art = stage.kit, stage.look.map.art_for(stage.kit)
    flash, corner = map_art.overlay(district, "flash", LIGHT)
    radius = 16 * map_art.scale

    def draw(painter: Painter, share: float) -> None:
        surface = painter.surface
        if share < 0.5:
            sheet = flash.copy()
            sheet.set_alpha(round(255 * (1 - share * 2)))
            surface.blit(sheet, corner)
        if before != NOBODY and share < 0.45:
            moved = ease_out(share / 0.45)
            _pawn(surface, stage.piece_of(before), radius, x - moved * radius * 3, y - moved * radius * 2.4, kit, 1.0)
        if after != NOBODY:
            fallen = ease_out(min(1.0, max(0.0, (share - 0.25) / 0.5)))
            squash = 1.0 - 0.18 * max(0.0, 1 - abs(share - 0.82) / 0.16)
            _pawn(surface, stage.piece_of(after), radius, x, y - (1 - fallen) * 24 * kit.unit, kit, squash)

    stage.show(0.42, draw)


def _pawn(surface: pygame.Surface, piece: str, radius: float, x: float, y: float, kit: Kit, squash: float) -> None:
    token = art.token(piece, radius, kit.theme)
    if squash < 0.99:
        token = pygame.transform.smoothscale(token, (token.get_width(), max(1, round(token.get_height() * squash))))
    surface.blit(token, (round(x - token.get_width() / 2), round(y - token.get_height() / 2)))


def _group_changed(stage: Stage) -> None:
    """The pawns of the blocs walk along the track, and the group's row lights up in its new colour."""
    before = stage.view.blocs
    after = stage.event.data["blocs"]
    assert isinstance(after, tuple)
    map_art = stage.look.map.art_for(stage.kit)
    moving = [seat for seat in range(stage.view.players) if before[seat] != after[seat]]
    group = GROUP_INDEX[str(stage.event.data["group"])]

    def draw(painter: Painter, share: float) -> None:
        eased = ease_out(share)
        for seat in moving:
            seats = round(blend(before[seat], after[seat], eased))
            x, y = map_art.track_spot(seats, 0)
            _pawn(painter.surface, stage.piece_of(seat), 15 * map_art.scale, x, y, stage.kit, 1.0)
        for district in GROUPS[group].districts:
            sheet, corner = map_art.overlay(district, "supports", stage.kit.theme.focus)
            shown = sheet.copy()
            shown.set_alpha(round(255 * (1 - abs(2 * share - 1))))
            painter.surface.blit(shown, corner)

    stage.show(0.6, draw)


def _battle_of(stage: Stage) -> Battle:
    challenging, defending = stage.district("challenging"), stage.district("defending")
    return Battle(stage.number("seat"), stage.number("defender"), challenging, defending)


def _battle_declared(stage: Stage) -> None:
    """Both sides count up from nothing while the land that fights is pointed out."""
    battle = _battle_of(stage)
    totals = stage.number("challenge"), stage.number("defence")
    _count_up(stage, battle, (0, 0), totals, 0.8)


def _count_up(stage: Stage, battle: Battle, before: tuple[int, int], after: tuple[int, int], seconds: float) -> None:
    from scenes.play.moment import Moment

    session = stage.look.session
    moment = Moment(session, stage.view, session.eyes, (), None, None, lambda _pick: None, is_moving=True)
    map_art = stage.look.map.art_for(stage.kit)

    def draw(painter: Painter, share: float) -> None:
        eased = ease_out(share)
        now = blend(before[0], after[0], eased), blend(before[1], after[1], eased)
        for district, seat in ((battle.challenging, battle.challenger), (battle.defending, battle.defender)):
            colour = stage.kit.theme.players[stage.piece_of(seat)]
            sheet, corner = map_art.overlay(district, "selected", colour)
            painter.surface.blit(sheet, corner)
        build_battle(painter, stage.layout.main, moment, battle, now)

    stage.show(seconds, draw)


def _support_given(stage: Stage) -> None:
    battle = stage.view.battle
    if battle is None:
        _light_plate(stage)
        return
    before = battle.totals(stage.view)  # type: ignore[arg-type]
    after = stage.number("challenge"), stage.number("defence")
    _count_up(stage, battle, before, after, 0.48 + 0.02 * abs(sum(after) - sum(before)))


def _battle_decided(stage: Stage) -> None:
    """A moment of silence, then the stamp."""
    texts, won = stage.look.session.texts, bool(stage.event.data["won"])
    word = texts("motion-battle-won" if won else "motion-battle-held")
    box = stage.layout.main
    theme = stage.kit.theme

    def draw(painter: Painter, share: float) -> None:
        if share < 0.3:
            return
        shown = ease_out((share - 0.3) / 0.25)
        shake = 3 * max(0.0, 1 - (share - 0.3) / 0.3) * (1 if int(share * 40) % 2 else -1)
        tall = 96 * blend(1.3, 1.0, shown)
        place = Box(box.centerx - 240, box.centery - tall / 2 + shake, 480, tall)
        stamp(painter, place, word, theme.danger if won else theme.success)

    stage.show(0.9, draw)


def _campaign_counted(stage: Stage) -> None:
    """Ballots are shuffled as backs, then turned up one by one: all With first, so the order tells nothing."""
    votes = ["with"] * stage.number("votes_with") + ["against"] * stage.number("votes_against")
    texts, passed = stage.look.session.texts, bool(stage.event.data["passed"])
    kit = stage.kit
    wide = 150.0 if not kit.compact else 104.0

    def draw(painter: Painter, share: float) -> None:
        area = stage.layout.map
        seconds = share * (0.9 + 0.35 * len(votes) + 0.7)
        sheet = Box(area.x + 20, area.centery - wide * 1.05, area.w - 40, wide * 2.3)
        painter.panel(sheet, texts("motion-count"), "ballot")
        step = min(wide + 14, (sheet.w - 40 - wide) / max(1, len(votes) - 1))
        start = sheet.centerx - step * (len(votes) - 1) / 2
        for number, vote in enumerate(votes):
            mixed = max(0.0, 1 - seconds / 0.8)
            swing = (number * 7919 % 11 - 5) * 18 * mixed * (1 if int(seconds * 9) % 2 else -1)
            _ballot(
                painter,
                vote,
                start + number * step + swing,
                sheet.centery + 14,
                wide,
                (seconds - 0.9 - 0.35 * number) / 0.3,
            )
        if seconds > 0.9 + 0.35 * len(votes):
            word = texts("motion-passed" if passed else "motion-failed")
            colour = kit.theme.success if passed else kit.theme.danger
            stamp(painter, Box(sheet.centerx - 200, sheet.centery - 30, 400, 88), word, colour)

    stage.show(0.9 + 0.35 * len(votes) + 0.9, draw)


def _ballot(painter: Painter, vote: str, x: float, y: float, wide: float, turned: float) -> None:
    """A ballot that is turned up by growing narrow and broad again."""
    kit = painter.kit
    pixels = kit.length(wide)
    if turned < 0.5:
        card = card_back(kit, "ballot", pixels)
    else:
        card = vote_card(kit, vote, kit.texts(f"motion-vote-{vote}"), "", "", pixels)
    narrow = abs(1 - 2 * min(1.0, max(0.0, turned)))
    if narrow < 0.98:
        card = pygame.transform.smoothscale(card, (max(2, round(card.get_width() * narrow)), card.get_height()))
    painter.picture(card, x, y)


def _answer_given(stage: Stage) -> None:
    """A ballot, face down, slides from its voter to the table."""
    box = stage.plate(stage.number("seat"))
    target = stage.layout.map
    card = card_back(stage.kit, "ballot", stage.kit.length(64))

    def draw(painter: Painter, share: float) -> None:
        moved = ease_out(share)
        x = blend(box.centerx, target.centerx, moved)
        y = blend(box.bottom, target.centery, moved) - 60 * (1 - (2 * share - 1) ** 2)
        painter.picture(card, x, y)

    stage.show(0.32, draw)


def _card_to_seat(kind: str) -> Callable[[Stage], None]:
    """A card, face down, goes from its pile to a player."""

    def motion(stage: Stage) -> None:
        box, start = stage.plate(stage.number("seat")), stage.look.map.pile_spot(stage.kit, kind)
        card = card_back(stage.kit, kind, stage.kit.length(64))

        def draw(painter: Painter, share: float) -> None:
            moved = ease_out(share)
            x = blend(start[0], box.centerx, moved)
            painter.picture(card, x, blend(start[1], box.centery, moved) - 80 * (1 - (2 * share - 1) ** 2))

        stage.show(0.32, draw)

    return motion


def _card_turned_up(kind: str) -> Callable[[Stage], None]:
    """A card is turned up in the middle of the table and stays long enough to be read."""

    def motion(stage: Stage) -> None:
        session, kit = stage.look.session, stage.kit
        pixels = kit.length(300 if not kit.compact else 220)
        back = card_back(kit, kind, pixels)
        if kind == "power":
            front = power_card(kit, session.texts, session.words, str(stage.event.data["power"]), pixels)
        else:
            name = str(stage.event.data["objective"])
            own = replace(stage.view, seat=stage.number("seat"))
            front = objective_card(kit, session.texts, session.words, own, name, pixels)
        seat = stage.number("seat")

        def draw(painter: Painter, share: float) -> None:
            turned = min(1.0, share / 0.2)
            card = back if turned < 0.5 else front
            narrow = max(0.02, abs(1 - 2 * turned))
            if narrow < 0.98:
                card = pygame.transform.smoothscale(card, (max(2, round(card.get_width() * narrow)), card.get_height()))
            area = stage.layout.map
            painter.picture(card, area.centerx, area.centery)
            if turned >= 1:
                label = Box(area.centerx - 160, area.centery + pixels / kit.unit * 0.7 + 12, 320, 34)
                painter.fill(label, DARK)
                painter.mark(stage.piece_of(seat), label.x + 22, label.centery, 11, LIGHT)
                painter.text(session.names[seat], Box(label.x + 40, label.y, 270, 34), 20, LABEL, LIGHT, cut=True)

        stage.show(1.6, draw)

    return motion


def _point_out(*keys: str) -> Callable[[Stage], None]:
    """The districts that something happens to light up."""

    def motion(stage: Stage) -> None:
        places = [INDEX[str(stage.event.data[key])] for key in keys if stage.event.data.get(key) is not None]
        map_art = stage.look.map.art_for(stage.kit)

        def draw(painter: Painter, share: float) -> None:
            for district in places:
                sheet, corner = map_art.overlay(district, "selected", stage.kit.theme.focus)
                shown = sheet.copy()
                shown.set_alpha(round(255 * (1 - abs(2 * share - 1))))
                painter.surface.blit(shown, corner)

        stage.show(0.5, draw)

    return motion


# Kinds whose news another event shows, or that the next page shows by itself.
_SILENT = frozenset({"power-used", "all-identified", "candidacies-closed", "characters-revealed", "votes-revealed"})
_MOTIONS: dict[str, Callable[[Stage], None]] = {
    "round-opened": _round_opened,
    "election-opened": _election_opened,
    "candidate-stands": _candidate,
    "district-changed": _district_changed,
    "group-changed": _group_changed,
    "battle-declared": _battle_declared,
    "support-given": _support_given,
    "battle-decided": _battle_decided,
    "campaign-declared": _point_out("district"),
    "campaign-counted": _campaign_counted,
    "answer-given": _answer_given,
    "objective-drawn": _card_to_seat("objective"),
    "objective-completed": _card_turned_up("objective"),
    "power-drawn": _card_turned_up("power"),
    "influence-changed": _point_out("district"),
    "stations-changed": _point_out("gone", "new"),
    "frontier-changed": _point_out("one", "two"),
    "swap-offered": _point_out("gift", "wanted"),
}
