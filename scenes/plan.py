"""The plan of a table: who is to sit where, by which rules and against which clock. It knows no screen."""

import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from engine.bots import LEVELS
from engine.bots.people import PEOPLE
from engine.contract import AnyRules, Setup
from engine.table import Seat, Table
from scenes.texts import Texts
from scenes.ui.theme import PIECES

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
        others = [texts(f"ui-bot-{number}") for number in range(1, _BOT_NAMES) if texts.has(f"ui-bot-{number}")]
        known = list(dict.fromkeys([*(texts(f"bot-{persona.id}") for persona in PEOPLE), *others]))
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
        names = self.names(texts)
        people = self._personas(names, texts)
        seats = [
            Seat(name, seat.bot, seat.piece, persona)
            for name, seat, persona in zip(names, self.seats, people, strict=True)
        ]
        table = Table(self.rules, setup, secrets.randbelow(SEEDS) if seed is None else seed, seats)
        table.clocks.update(self.clocks())
        return table

    def _personas(self, names: list[str], texts: Texts) -> list[str]:
        """The manner of each bot: that of its name, else of somebody who is not there; people have their own."""
        by_name = {texts(f"bot-{persona.id}").casefold(): persona.id for persona in PEOPLE}
        called = [by_name.get(name.casefold(), "") for name in names]
        free = [persona.id for persona in PEOPLE if persona.id not in called]
        return [
            "" if seat.bot is None else persona or free[place % len(free)]
            for place, (seat, persona) in enumerate(zip(self.seats, called, strict=True))
        ]


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
