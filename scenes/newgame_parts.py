"""The plan of a table, which knows no screen, and below it the furniture of the screen that makes such a plan."""

import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Self

import pygame

from engine.bots import LEVELS
from engine.contract import AnyRules, Setup
from engine.table import Seat, Table
from scenes.texts import Texts
from scenes.ui import art, widgets
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Deed, Draw, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, LIGHT, PIECES, Colour, hexed, mix

if TYPE_CHECKING:
    from scenes.newgame import NewGameScene

FACES = ("joumana", "wassim", "toufic", "zein", "odette", "salma")  # of bots, by seat

USUAL_PLAYERS = 4
USUAL_BOT = "easy"
LONGEST_NAME = 20
SEEDS = 1 << 32
OFF: Final = "off"
BOOK: Final = "book"
CUSTOM: Final = "custom"
CLOCKS = (OFF, BOOK, CUSTOM)
SHORTEST_TURN, LONGEST_TURN, TURN_STEP = 30, 300, 15
_BOT_NAMES = 100  # more than any language has


@dataclass
class SeatPlan:
    """Who is to sit there. An empty name is filled in; `bot` is a level, or None for a person."""

    name: str = ""
    bot: str | None = None
    piece: str = ""


@dataclass
class TablePlan:
    """All choices for one game, made step by step; `table` sits everybody down.

    While `clock` is None nobody has chosen one: it is off for one person and by the rule book for several.
    `elders` are the seats from the oldest player to the youngest.
    """

    rules: AnyRules
    seats: list[SeatPlan] = field(default_factory=list)
    mode: str = ""
    house_rules: set[str] = field(default_factory=set)
    clock: str | None = None
    seconds: int = 0
    elders: list[int] = field(default_factory=list)

    @classmethod
    def usual(cls, rules: AnyRules) -> Self:
        """One person against a few bots, by the rule book."""
        players = USUAL_PLAYERS if USUAL_PLAYERS in rules.seat_counts else rules.seat_counts[0]
        seats = [SeatPlan(bot=USUAL_BOT if place else None, piece=PIECES[place]) for place in range(players)]
        plan = cls(rules, seats, rules.modes[0], set(rules.default_house_rules), elders=list(range(players)))
        plan.set_seconds(plan.turn_by_book)
        return plan

    @classmethod
    def restored(cls, rules: AnyRules, stored: object) -> Self:
        """The table that was kept; whatever of it makes no sense is as usual."""
        plan = cls.usual(rules)
        if not isinstance(stored, Mapping):
            return plan
        seats = stored.get("seats")
        if isinstance(seats, list) and len(seats) in rules.seat_counts:
            plan.seats = [_sound_seat(seat) for seat in seats]
            plan.elders = list(range(len(seats)))
            plan._part_namesakes()
            plan._give_pieces()
        elders: Any = stored.get("elders")
        if _is_order(elders, len(plan.seats)):
            plan.elders = list(elders)
        if (mode := stored.get("mode")) in rules.modes:
            plan.mode = str(mode)
        kept = stored.get("house_rules")
        if isinstance(kept, list):
            plan.house_rules = {rule for rule in rules.house_rules if rule in kept}
        if (clock := stored.get("clock")) in CLOCKS:
            plan.clock = str(clock)
        if type(seconds := stored.get("seconds")) is int:
            plan.set_seconds(seconds)
        return plan

    def stored(self) -> dict[str, Any]:
        """The plan as JSON can keep it."""
        return {
            "seats": [{"name": seat.name, "bot": seat.bot, "piece": seat.piece} for seat in self.seats],
            "elders": list(self.elders),
            "mode": self.mode,
            "house_rules": sorted(self.house_rules),
            "clock": self.clock,
            "seconds": self.seconds,
        }

    # --- seats ---

    @property
    def people(self) -> int:
        return sum(seat.bot is None for seat in self.seats)

    @property
    def can_add(self) -> bool:
        return len(self.seats) + 1 in self.rules.seat_counts

    @property
    def can_remove(self) -> bool:
        return len(self.seats) - 1 in self.rules.seat_counts

    def add_seat(self) -> None:
        """One more chair, for a person where only people play, else for a bot like the last one."""
        bots = [seat.bot for seat in self.seats if seat.bot is not None]
        self.seats.append(SeatPlan(bot=bots[-1] if bots else None))
        self.elders.append(len(self.seats) - 1)
        self._give_pieces()

    def remove_seat(self, place: int) -> None:
        del self.seats[place]
        self.elders = [elder - (elder > place) for elder in self.elders if elder != place]

    def sit_alone(self) -> None:
        """The first seat for a person, bots on all others."""
        for place, seat in enumerate(self.seats):
            seat.bot = (seat.bot or USUAL_BOT) if place else None

    def sit_together(self) -> None:
        """A person on every seat."""
        for seat in self.seats:
            seat.bot = None

    def choose_piece(self, place: int, piece: str) -> None:
        """Take a piece; whoever has it gets the old one in exchange."""
        mine = self.seats[place]
        for seat in self.seats:
            if seat.piece == piece:
                seat.piece = mine.piece
        mine.piece = piece

    def owner_of(self, piece: str) -> int | None:
        return next((place for place, seat in enumerate(self.seats) if seat.piece == piece), None)

    def shuffle(self, mixed: Callable[[list[int]], None] | None = None) -> None:
        """Change places; everybody keeps their name, piece and age."""
        order = list(range(len(self.seats)))
        (mixed or random.SystemRandom().shuffle)(order)
        self.seats = [self.seats[old] for old in order]
        self.elders = [order.index(old) for old in self.elders]

    def move_elder(self, seat: int, step: int) -> None:
        """Make a player one place older (-1) or younger (1)."""
        place = self.elders.index(seat)
        other = min(len(self.elders) - 1, max(0, place + step))
        self.elders[place], self.elders[other] = self.elders[other], self.elders[place]

    def _part_namesakes(self) -> None:
        """Of several seats with the same name, only the first keeps it."""
        seen: set[str] = set()
        for seat in self.seats:
            seat.name = "" if seat.name.casefold() in seen else seat.name
            seen.add(seat.name.casefold())

    def _give_pieces(self) -> None:
        """Let nobody be without a piece, and no two have the same."""
        given: set[str] = set()
        for seat in self.seats:
            if seat.piece in given or seat.piece not in PIECES:
                seat.piece = ""
            given.add(seat.piece)
        free = iter([piece for piece in PIECES if piece not in given])
        for seat in self.seats:
            seat.piece = seat.piece or next(free)

    def names(self, texts: Texts) -> list[str]:
        """What everybody is called: people by number and bots by their own names, unless they were given one."""
        names = [_tidy(seat.name) for seat in self.seats]
        for place, seat in enumerate(self.seats):
            if not names[place] and seat.bot is None:
                names[place] = texts("ui-player", number=place + 1)
        known = [texts(f"ui-bot-{number}") for number in range(1, _BOT_NAMES) if texts.has(f"ui-bot-{number}")]
        for place, name in enumerate(names):
            if not name:
                taken = {other.casefold() for other in names}
                start = place % len(known)
                in_turn = known[start:] + known[:start]
                names[place] = next((own for own in in_turn if own.casefold() not in taken), in_turn[0])
        return names

    def usual_name(self, texts: Texts, place: int) -> str:
        """What a player is called without a name of their own."""
        unnamed = replace(
            self, seats=[replace(seat, name="" if at == place else seat.name) for at, seat in enumerate(self.seats)]
        )
        return unnamed.names(texts)[place]

    # --- rules and clocks ---

    def flip_house_rule(self, rule: str) -> None:
        self.house_rules ^= {rule}

    @property
    def clock_now(self) -> str:
        """The clock in force, chosen or not (M14: off in solo play)."""
        if self.clock is not None:
            return self.clock
        return BOOK if self.people > 1 else OFF

    @property
    def turn_by_book(self) -> int:
        """The length of a turn by the rule book; the first clock of a game is that of the turn."""
        return next(iter(self.rules.clocks.values()), SHORTEST_TURN)

    def set_seconds(self, seconds: int) -> None:
        """Set the length of a turn, in whole steps."""
        whole = round(min(LONGEST_TURN, max(SHORTEST_TURN, seconds)) / TURN_STEP) * TURN_STEP
        self.seconds = whole

    def clocks(self) -> dict[str, int | None]:
        """All clocks in seconds; the others follow the turn in proportion."""
        lengths = self.rules.clocks
        if self.clock_now == OFF:
            return dict.fromkeys(lengths)
        if self.clock_now == BOOK:
            return dict(lengths)
        return {kind: max(1, length * self.seconds // self.turn_by_book) for kind, length in lengths.items()}

    # --- sitting down ---

    def obstacle(self, texts: Texts) -> str:
        """The sentence that says why the game cannot start yet; empty if it can."""
        if len(self.seats) not in self.rules.seat_counts:
            counts = self.rules.seat_counts
            return texts("newgame-why-players", few=counts[0], many=counts[-1])
        seen: set[str] = set()
        for name in self.names(texts):
            if name.casefold() in seen:
                return texts("newgame-why-same-names", name=name)
            seen.add(name.casefold())
        return ""

    def table(self, texts: Texts, seed: int | None = None) -> Table:
        """Sit everybody down; without a seed, chance decides."""
        setup = Setup(len(self.seats), self.mode, frozenset(self.house_rules), tuple(self.elders))
        seats = [Seat(name, seat.bot, seat.piece) for name, seat in zip(self.names(texts), self.seats, strict=True)]
        table = Table(self.rules, setup, secrets.randbelow(SEEDS) if seed is None else seed, seats)
        table.clocks.update(self.clocks())
        return table


def _tidy(name: str) -> str:
    return " ".join(name.split())


def _sound_seat(stored: object) -> SeatPlan:
    """A seat that was kept; what makes no sense of it is left out."""
    if not isinstance(stored, Mapping):
        return SeatPlan(bot=USUAL_BOT)
    name, bot, piece = (stored.get(key) for key in ("name", "bot", "piece"))
    readable = "".join(letter for letter in name if letter.isprintable()) if isinstance(name, str) else ""
    level = None if bot is None else bot if bot in LEVELS else USUAL_BOT
    return SeatPlan(_tidy(readable)[:LONGEST_NAME], level, piece if isinstance(piece, str) else "")


def _is_order(elders: Any, players: int) -> bool:
    whole = isinstance(elders, list) and all(type(seat) is int for seat in elders)
    return whole and sorted(elders) == list(range(players))


# --- furniture ---


def cell_ground(painter: Painter, box: Box, look: Look, is_chosen: bool = False) -> Colour:
    """A flat cell, printed in ink when chosen; returns the colour of what is written on it."""
    theme = painter.theme
    ground = theme.inverse if is_chosen else theme.hot if look in (Look.HOVER, Look.PRESSED) else theme.panel
    if look is Look.DISABLED:
        painter.fill(box, theme.panel, 3)
        painter.frame(box, theme.rule, 2, 3)
        return theme.ink3
    painter.fill(box, ground, 3)
    painter.frame(box, ground if is_chosen else theme.control_edge, 2.5, 3)
    return theme.inverse_ink if is_chosen else theme.ink


def wide_choice(
    painter: Painter, page: Page, key: str, box: Box, words: str, note: str, icon: str, is_chosen: bool, press: Deed
) -> None:
    """A wide cell with an icon, a word and a line beside it, printed in ink when chosen."""

    def draw(brush: Painter, look: Look) -> None:
        ink = cell_ground(brush, box, look, is_chosen)
        brush.icon(icon, box.x + box.h * 0.5, box.centery, box.h * 0.54, ink)
        inner = Box(box.x + box.h * 0.9, box.y + box.h * 0.22, box.w - box.h * 0.9 - 14, box.h * 0.56)
        shown = brush.text(words, inner, box.h * 0.5, DISPLAY, ink)
        rest = Box(shown.right + 14, box.y, box.right - 14 - shown.right - 14, box.h)
        if not brush.kit.compact:
            brush.text(note, rest, 16, LABEL, ink, "end", lines=2)

    painter.shadow(box, 3, 4)
    page.add(painter, Control(key, box, press, draw, words, note if painter.kit.compact else "", restored=False))


def small_button(
    painter: Painter, page: Page, key: str, box: Box, icon: str, label: str, press: Deed, why: str = ""
) -> None:
    """A flat button with an icon, or a caret up or down; its label is its tooltip."""

    def draw(brush: Painter, look: Look) -> None:
        ink = cell_ground(brush, box, look)
        if icon in ("up", "down"):
            x, y, tip = box.w / 2, box.h / 2, box.h * (-0.15 if icon == "up" else 0.15)
            path = f"M{x - 0.28 * box.h:g},{y - tip:g} L{x:g},{y + tip:g} L{x + 0.28 * box.h:g},{y - tip:g}"
            brush.svg(f'<path d="{path}" fill="none" stroke="{hexed(ink)}" stroke-width="3.6"/>', box)
        else:
            brush.icon(icon, box.centerx, box.centery, box.h * 0.5, ink)

    page.add(painter, Control(key, box, press, draw, label, label, why, restored=False))


def ballot_box(painter: Painter, box: Box, ink: Colour) -> None:
    """A ballot going into its box."""
    paper, dark = (hexed(ink), hexed(DARK if ink == LIGHT else LIGHT))
    red = hexed(painter.theme.brand)
    inner = (
        f'<rect x="8" y="54" width="104" height="60" fill="{red}" stroke="{paper}" stroke-width="5"/>'
        f'<rect x="1" y="43" width="118" height="16" fill="{paper}"/>'
        f'<rect x="38" y="47" width="46" height="7" fill="{dark}"/>'
        f'<g transform="rotate(-7 60 28)"><rect x="40" y="2" width="41" height="47" fill="{paper}"/>'
        f'<path d="M49,24 L58,33 L73,14" fill="none" stroke="{red}" stroke-width="6"/></g>'
    )
    area = painter.kit.pixels(box)
    painter.surface.blit(art.svg(art.drawing(inner, 120, 120), *area.size), area)


def newsprint(painter: Painter, box: Box) -> None:
    """Dots that grow towards the foot of the page."""
    theme, area = painter.theme, painter.kit.pixels(box)

    def make() -> pygame.Surface:
        dots = art.halftone(0, 0, box.w, box.h, 13, 3.2, mix(theme.page, theme.rule, 0.55))
        return art.rasterised(art.drawing(dots, box.w, box.h), *area.size)

    painter.surface.blit(art.remembered(("newgame-dots", theme.name, area.size), make), area)


def poster(painter: Painter, box: Box, game: str, title: str) -> None:
    """The poster of a game with its title, a little askew under a strip of tape."""
    kit = painter.kit
    area = kit.pixels(box)

    def make() -> pygame.Surface:
        sheet = pygame.Surface(area.size, pygame.SRCALPHA)
        sheet.blit(art.picture(*area.size, game, "poster.svg"), (0, 0))
        flat = Kit(area.size, kit.unit, kit.compact, False, kit.theme, kit.texts, kit.settings)
        plate = Box(box.w * 0.07, box.h * 0.825, box.w * 0.86, box.h * 0.15)
        Painter(sheet, flat).text(title, plate, 50, DISPLAY, CREAM, "centre")
        return pygame.transform.rotozoom(sheet, 1.6, 1)

    def make_shadow() -> pygame.Surface:
        return (
            pygame.mask.from_surface(picture).to_surface(setcolor=(*DARK, 66), unsetcolor=(0, 0, 0, 0)).convert_alpha()
        )

    picture = art.remembered(("newgame-poster", game, title, area.size), make)
    shadow = art.remembered(("newgame-poster-shadow", game, area.size), make_shadow)
    painter.picture(shadow, box.centerx + 9, box.centery + 11)
    painter.picture(picture, box.centerx, box.centery)
    tape = '<path d="M2,4 L92,1 L94,27 L4,30Z" fill="#F6ECD4" fill-opacity="0.8"/>'
    painter.svg(tape, Box(box.centerx - 48, box.y - 16, 96, 32))


def stamp(painter: Painter, box: Box, seat: SeatPlan, place: int) -> None:
    """A perforated stamp in the seat's colour: a bot shows its face, a person their piece."""
    kit, theme = painter.kit, painter.theme
    painter.file(Box(box.x, box.y, box.w * 248 / 240, box.h * 310 / 300), "common", "frame", "stamp-240x300.svg")
    inset = box.w * 0.085
    window = box.inflate(-2 * inset, -2 * inset)
    colour = theme.players[seat.piece]
    ground = f'<rect width="{window.w:g}" height="{window.h:g}" fill="{hexed(colour)}"/>'
    beams = art.rays(window.w / 2, window.h * 0.6, 18, window.h * 1.2, mix(colour, (255, 255, 255), 0.16))
    painter.svg(ground + beams, window)
    if seat.bot is None:
        radius = min(window.w, window.h) * 0.36
        painter.disc(window.centerx, window.centery, radius, LIGHT, DARK, 2)
        painter.token(seat.piece, window.centerx, window.centery - radius * 0.06, radius * 0.58)
    else:
        scale = window.h / 262
        face = FACES[place % len(FACES)]
        with painter.clipped(window):
            body = Box(window.centerx - 120 * scale, window.bottom - 282 * scale, 240 * scale, 286 * scale)
            painter.file(body, "common", "face", f"{face}.svg")
    painter.frame(window, DARK, max(1.5, box.w * 0.02))
    assert kit is painter.kit


def faded_token(painter: Painter, piece: str, x: float, y: float, radius: float) -> None:
    """A piece that somebody else has."""
    theme, unit = painter.theme, painter.kit.unit

    def make() -> pygame.Surface:
        faint = art.token(piece, radius * unit, theme).copy()
        faint.fill((255, 255, 255, 97), special_flags=pygame.BLEND_RGBA_MULT)
        return faint

    painter.picture(art.remembered(("faded", piece, round(radius * unit, 2), theme.name), make), x, y + radius * 0.15)


def empty_chair(scene: "NewGameScene", painter: Painter, page: Page, box: Box, place: int) -> None:
    """A chair that nobody sits on; the first of them takes somebody in."""
    texts = scene.texts
    is_next = place == len(scene.plan.seats)

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        ink = theme.ink if is_next else theme.ink3
        brush.fill(box, theme.hot if look is Look.HOVER else theme.page)
        brush.dashed(box, ink if is_next else theme.rule, 2.5, "9 7")
        big = 20.0 if brush.kit.compact else 28.0
        x = box.x + (44 if brush.kit.compact else 62)
        brush.icon("plus" if is_next else "seat", x + big * 0.6, box.centery, big * 1.1, ink)
        words = texts("newgame-add" if is_next else "newgame-empty")
        shown = brush.text(words, Box(x + big * 1.8, box.y, box.w * 0.5, box.h), big, DISPLAY, ink)
        if is_next:
            note = texts("newgame-add-note", many=scene.plan.rules.seat_counts[-1])
            brush.text(note, Box(shown.right + 16, box.y, 240, box.h), big * 0.66, LABEL, theme.ink2)

    if is_next:
        page.add(painter, Control("add", box, scene.add_seat, draw, texts("newgame-add"), restored=False))
    else:
        draw(painter, Look.REST)


def _row_sheet(painter: Painter, box: Box, ground: Colour, piece: str, place: int) -> float:
    """The paper of a seat with the player's colour at its edge and its number; returns where the rest begins."""
    compact = painter.kit.compact
    painter.fill(box, ground)
    painter.fill(Box(box.x, box.y, 12, box.h), painter.theme.players[piece])
    painter.frame(box, painter.theme.edge)
    painter.line(box.x + 12, box.y, box.x + 12, box.bottom - 1, painter.theme.edge, 2)
    number = Box(box.x + 12, box.y, 36 if compact else 50, min(box.h, 84 if compact else 130))
    painter.text(str(place + 1), number, 24 if compact else 32, DISPLAY, painter.theme.ink3, "centre")
    return number.right


def closed_row(scene: "NewGameScene", painter: Painter, page: Page, box: Box, place: int) -> None:
    """A seat in short; pressing it opens it."""
    texts, seat, name = scene.texts, scene.plan.seats[place], scene.names[place]

    def draw(brush: Painter, look: Look) -> None:
        theme, compact = brush.theme, brush.kit.compact
        ground = theme.hot if look in (Look.HOVER, Look.PRESSED) else theme.panel
        x = _row_sheet(brush, box, ground, seat.piece, place)
        tall = min(box.h - (10 if compact else 16), 110.0)
        stamp(brush, Box(x, box.centery - tall / 2, tall * 0.8, tall), seat, place)
        x += tall * 0.8 + (16 if compact else 22)
        size = 26.0 if compact else 36.0
        brush.text(name, Box(x, box.centery - size * 1.06, box.w * 0.5, size * 1.1), size, DISPLAY, cut=True)
        small = 14.0 if compact else 18.0
        brush.icon(
            "person" if seat.bot is None else "robot",
            x + small * 0.6,
            box.centery + small * 1.1,
            small * 1.3,
            theme.ink2,
        )
        kind = Box(x + small * 1.7, box.centery + small * 0.3, box.w * 0.5, small * 1.6)
        brush.text(kind_of(texts, seat), kind, small, LABEL, theme.ink2)
        radius = 17.0 if compact else 22.0
        brush.token(seat.piece, box.right - (72 if compact else 100), box.centery, radius)
        brush.icon("caret", box.right - (28 if compact else 40), box.centery, 18, theme.ink2)

    painter.shadow(box)
    label = texts("newgame-seat", number=place + 1, name=name)
    open_it = scene.doing(scene.open_seat, place)
    page.add(painter, Control(f"seat:{place}", box, open_it, draw, label, restored=False))


def kind_of(texts: Texts, seat: SeatPlan) -> str:
    """Person, or bot of which level."""
    if seat.bot is None:
        return texts("newgame-kind-person")
    return texts("newgame-kind-bot", level=texts(f"newgame-level-{seat.bot}"))


def open_row(scene: "NewGameScene", painter: Painter, page: Page, box: Box) -> None:
    """All that can be chosen for one seat."""
    compact, theme, place = painter.kit.compact, painter.theme, scene.open
    seat = scene.plan.seats[place]
    painter.shadow(box)
    x = _row_sheet(painter, box, theme.card, seat.piece, place)
    pad, strip = (12.0, 62.0) if compact else (16.0, 84.0)
    tall = box.h - strip - 2 * pad
    stamp(painter, Box(x, box.y + pad, tall * 0.8, tall), seat, place)
    x += tall * 0.8 + (16 if compact else 22)
    room = Box(x, box.y + pad, box.right - pad - x, tall)
    _name_and_kind(scene, painter, page, room)
    y = box.bottom - strip
    painter.line(box.x + 12 + pad, y, box.right - pad, y, theme.rule, 2)
    _pieces(scene, painter, page, Box(box.x + 12 + pad, y + 6, box.w - 12 - 2 * pad, strip - 12))


def _name_and_kind(scene: "NewGameScene", painter: Painter, page: Page, room: Box) -> None:
    texts, compact = scene.texts, painter.kit.compact
    seat = scene.plan.seats[scene.open]
    wide, tall = (room.w - 16) / 2, 44.0 if compact else 54.0
    size, small = (20, 14.0) if compact else (26, 17.0)
    unnamed = scene.plan.usual_name(texts, scene.open)
    box = Box(room.x, room.y, wide, tall)
    name = widgets.entry(
        painter,
        page,
        "name",
        box,
        seat.name,
        texts("newgame-name"),
        scene.rename,
        most=LONGEST_NAME,
        size=size,
        hint=unnamed,
    )
    erase = name.edit
    name.edit = lambda event: scene.ends_typing(event) or (erase is not None and erase(event))
    below = Box(room.x, box.bottom + 6, wide, room.bottom - box.bottom - 6)
    painter.text(
        texts("newgame-name-note", name=unnamed), below, small, LABEL, painter.theme.ink2, lines=2, vertical="top"
    )
    kinds = [("person", texts("newgame-person")), ("bot", texts("newgame-bot"))]
    right = Box(room.x + wide + 16, room.y, wide, tall)
    kind = "person" if seat.bot is None else "bot"
    widgets.choices(painter, page, "kind", right, kinds, kind, scene.seat_kind, size=small + 2)
    below = Box(right.x, right.bottom + 6, wide, room.bottom - right.bottom - 6)
    if seat.bot is None:
        painter.text(texts("newgame-person-note"), below, small, LABEL, painter.theme.ink2, lines=3, vertical="top")
    else:
        levels = [(level, texts(f"newgame-level-{level}")) for level in LEVELS]
        cells = Box(below.x, below.y, wide, min(tall, below.h))
        widgets.choices(painter, page, "level", cells, levels, seat.bot, scene.seat_level, size=small + 1)


def _pieces(scene: "NewGameScene", painter: Painter, page: Page, box: Box) -> None:
    """All pieces there are; one that is taken carries the number of its seat, and choosing it swaps the two."""
    texts, compact = scene.texts, painter.kit.compact
    label = 84.0 if compact else 110.0
    size = 14 if compact else 17
    painter.text(texts("newgame-piece"), Box(box.x, box.y, label - 8, box.h), size, LABEL, painter.theme.ink2, lines=2)
    step = (box.w - label) / len(PIECES)
    for number, piece in enumerate(PIECES):
        cell = Box(box.x + label + number * step, box.y, step, box.h).inflate(-6, 0)
        owner = scene.plan.owner_of(piece)
        draw = _piece_cell(cell, piece, owner, owner == scene.open)
        words = texts(f"newgame-piece-{piece}")
        is_taken = owner is not None and owner != scene.open
        tip = (
            texts("newgame-piece-taken", piece=words, name=scene.names[owner])
            if is_taken and owner is not None
            else words
        )
        choose = scene.doing(scene.plan.choose_piece, scene.open, piece)
        page.add(painter, Control(f"piece:{piece}", cell, choose, draw, words, tip, restored=False))


def _piece_cell(cell: Box, piece: str, owner: int | None, is_mine: bool) -> Draw:
    """How one piece of the row is drawn."""

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        is_hot = look in (Look.HOVER, Look.PRESSED)
        brush.fill(cell, theme.sunk if is_mine else theme.hot if is_hot else theme.card, 3)
        radius = cell.h * 0.29
        if is_mine:
            brush.frame(cell, theme.ink, 3, 3)
        if owner is None or is_mine:
            brush.token(piece, cell.centerx, cell.centery - 1, radius)
            return
        faded_token(brush, piece, cell.centerx, cell.centery - 1, radius)
        side = cell.h * 0.36
        tag = Box(cell.right - side - 1, cell.bottom - side - 1, side, side)
        brush.fill(tag, theme.inverse, 2)
        brush.text(
            str(owner + 1), tag.inflate(0, -side * 0.34), side * 0.86, DISPLAY, theme.inverse_ink, "centre", least=9
        )

    return draw
