"""The contract that holds the box together: what rules, tables, screens and bots say to each other.

A seat is asked a Decision, answers with a Move, and learns of what follows by Events and by its View. The engine knows
ids only; every word a player reads comes from the text files. Read this file first.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from engine.rng import Rng

if TYPE_CHECKING:
    from engine.talk import Parlance

Picks = tuple[str, ...]
Datum = str | int | bool | None | tuple[Any, ...]

DRAW = "draw"  # the winning side when several win who are not on one side
SPECTATOR = -1  # the seat of an onlooker: sees what is public, and nothing else
CLOCK = "clock"  # the topic of the move that a table makes when time is up
TALK = "talk"  # the topic of a move that says something; see engine/talk.py
EVERYBODY = -1  # the target of a statement that is addressed to the whole table


class Reason(NamedTuple):
    """A message id with its arguments: why an option is greyed out."""

    id: str
    args: tuple[tuple[str, str | int], ...] = ()


class Option(NamedTuple):
    """One choice; with a `why_not` it is shown, but greyed out."""

    id: str
    why_not: Reason | None = None


class Decision(NamedTuple):
    """What one seat is asked now: only options that may be picked, until `Step.explain` adds the greyed ones."""

    topic: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1

    def allowed(self) -> tuple[str, ...]:
        return tuple(option.id for option in self.options if option.why_not is None)

    def accepts(self, picks: Picks) -> bool:
        """Whether `picks` are between `least` and `most` different allowed options."""
        allowed = self.allowed()
        distinct = len(set(picks)) == len(picks)
        return distinct and self.least <= len(picks) <= self.most and all(pick in allowed for pick in picks)


class Move(NamedTuple):
    """A seat's answer; the topic makes a stale click harmless. Its text form is `seat topic pick+pick`."""

    seat: int
    topic: str
    picks: Picks

    def __str__(self) -> str:
        return f"{self.seat} {self.topic} {'+'.join(self.picks) or '-'}"

    @classmethod
    def parse(cls, text: str) -> "Move":
        words = text.split(" ")
        if len(words) != 3 or not words[0].removeprefix("-").isdecimal() or not words[1] or not words[2]:
            raise ValueError(f"'{text[:60]}' is not a move; a move reads 'seat topic pick'")
        picks = () if words[2] == "-" else tuple(words[2].split("+"))
        return cls(int(words[0]), words[1], picks)


class Statement(NamedTuple):
    """Something that was said, as data; everybody hears it. Its number is its place in `State.talk`.

    `content` and `because` are ids with ids as arguments, as in `president:seat-2`; `refs` is the number of the
    statement that it answers, or -1. It was said in a `round`, at a `moment` that the game counts.
    """

    act: str
    speaker: int
    target: int = EVERYBODY
    content: str = ""
    because: str = ""
    refs: int = -1
    round: int = 0
    moment: int = 0


class Event(NamedTuple):
    """A fact. `only` names the seats that see it; None is everybody. A secret is told as two twins of one kind."""

    kind: str
    data: Mapping[str, Datum]
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int) -> bool:
        return self.only is None or seat in self.only


class Emit(Protocol):
    """Where rules report what happened."""

    def __call__(self, kind: str, only: tuple[int, ...] | None = None, /, **data: Datum) -> None: ...


def ignore(kind: str, only: tuple[int, ...] | None = None, /, **data: Datum) -> None:
    """The listener of simulation and search: nobody is told anything."""


def tell_secret(
    state: "State",
    emit: Emit,
    kind: str,
    seats: tuple[int, ...],
    hidden: Mapping[str, Datum],
    **public: Datum,
) -> None:
    """Report a secret as twins: `seats` are told all of it, everybody else and onlookers only what is public."""
    if emit is ignore:
        return
    emit(kind, seats, **public, **hidden)
    emit(kind, (SPECTATOR, *(seat for seat in range(state.players) if seat not in seats)), **public)


@dataclass(slots=True)
class State:
    """The whole truth of one game: flat, mutable, quick to copy. Games add their own fields.

    Fields hold immutable values, or one-level lists of them. `steps` is the pending work, the next one last.
    `box` is the ballot box: what each seat has put in, None where it has not, () when no ballot is open.
    `talk` is all that was said; a game's View shows it to everybody under the same name.
    """

    players: int
    steps: "list[Step[Any]]"
    rng: Rng
    box: tuple[str | None, ...]
    talk: tuple[Statement, ...] = field(default=(), kw_only=True)

    def copy(self) -> Self:
        raise NotImplementedError


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Step(Generic[S]):
    """Pending work: a frozen dataclass that either asks seats (`ask`, `take`) or just runs (`run`).

    A step is taken off the stack before `take` or `run`; one that is not finished pushes itself or a successor.
    """

    __slots__ = ()
    asks: ClassVar[bool] = True
    # A sealed step gathers answers that stay secret until the last is in; see Table for what that means for the record.
    sealed: ClassVar[bool] = False

    def ask(self, state: S) -> dict[int, Decision]:
        """The open decisions, by seat, with the options that may be picked."""
        raise NotImplementedError

    def explain(self, state: S, seat: int) -> Decision:
        """The same decision for a screen: every option in its place, greyed ones with the reason."""
        return self.ask(state)[seat]

    def take(self, state: S, move: Move, emit: Emit) -> None:
        """Carry out a move that `ask` allows."""
        raise NotImplementedError

    def run(self, state: S, emit: Emit) -> None:
        """Carry out a step that asks nobody."""
        raise NotImplementedError


class Setup(NamedTuple):
    """What is settled before the deal. `elders` are the seats from the oldest player to the youngest."""

    players: int
    mode: str
    house_rules: frozenset[str] = frozenset()
    elders: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """The end of a game: which side each seat was on, and which seats won.

    Where everybody plays alone, every seat is a side of its own; when several of them win, `winning_side` is "draw".
    """

    sides: tuple[str, ...]
    winners: tuple[int, ...]
    winning_side: str


class TimeLimit(NamedTuple):
    """A clock that runs now: it starts afresh whenever `id` changes; `kind` picks its length in the settings."""

    id: str
    kind: str
    seat: int


class Refused(ValueError):
    """Something a player wanted cannot be done; `reason` names the sentence that says why."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.reason = Reason(message, tuple(arguments.items()))


class SetupError(Refused):
    """The table cannot be set up like this."""


World = tuple[Any, ...]  # how the hidden roles may lie; what stands in it is each game's own


class Evidence(NamedTuple):
    """How likely a deed was under each of some worlds, and among how many choices it was made.

    `bound` is the most that it may move the log-odds between two worlds: talk is cheap.
    """

    chances: tuple[float, ...]
    choices: int = 2
    bound: float = 99.0


class Tone(NamedTuple):
    """How an answer comes across, each from -1 to 1: belligerent, as payback, as a gamble."""

    aggression: float = 0.0
    grudge: float = 0.0
    risk: float = 0.0


class Rules(Generic[S, V]):
    """One game: everything a table, a screen, a bot or a command needs of it."""

    name: ClassVar[str]
    version: ClassVar[int]  # raised when the same moves would no longer lead to the same game
    seat_counts: ClassVar[range]
    modes: ClassVar[tuple[str, ...]]
    house_rules: ClassVar[tuple[str, ...]]
    default_house_rules: ClassVar[frozenset[str]]
    clocks: ClassVar[Mapping[str, int]]  # kinds of time limits, and their length in seconds by the rule book
    binding: ClassVar[frozenset[str]]  # event kinds after which nothing earlier can be undone
    state_type: type[S]
    step_types: ClassVar[tuple[type[Step[Any]], ...]]
    parlance: ClassVar["Parlance | None"] = None  # what can be said at this table; None where players keep silent

    def setup(self, options: Setup, seed: int) -> S:
        raise NotImplementedError

    def check_setup(self, options: Setup) -> None:
        """Raise SetupError when the game cannot be played like this."""
        if options.players not in self.seat_counts:
            few, many = self.seat_counts[0], self.seat_counts[-1]
            raise SetupError("setup-players", game=self.name, few=few, many=many, players=options.players)
        if options.mode not in self.modes:
            raise SetupError("setup-mode", game=self.name, mode=options.mode, modes=", ".join(self.modes))
        unknown = sorted(options.house_rules - set(self.house_rules))
        if unknown:
            known = ", ".join(self.house_rules)
            raise SetupError("setup-house-rule", game=self.name, rule=unknown[0], rules=known)
        if options.elders and sorted(options.elders) != list(range(options.players)):
            raise SetupError("setup-elders")

    def upgrade(self, state: dict[str, Any]) -> None:
        """Bring the fields of a state that other rules of this game have saved up to those of today."""

    def check_state(self, state: S) -> None:
        """Raise ValueError when a loaded state cannot be a state of this game."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> V:
        raise NotImplementedError

    def guess(self, view: V, rng: Rng, world: World | None = None) -> S:
        """A full state that looks to this seat exactly like `view`; all that is hidden is drawn at random.

        With a `world`, one of `worlds(view)`, the hidden roles lie as it says.
        """
        raise NotImplementedError

    # Games with hidden sides answer the next five, and bots deduce; for the others the defaults do.

    def worlds(self, view: V) -> Sequence[World]:
        """Every way in which the hidden roles may lie as far as the view knows for certain, in a fixed order."""
        return ((),)

    def truth(self, state: S) -> World:
        """The world that a state is in, in the form of `worlds`."""
        return ()

    def hidden_side(self, world: World) -> Collection[int]:
        """The seats that are on the side which hides, in this world."""
        return ()

    def deeds(self, view: V) -> tuple[Any, ...]:
        """What was done and said for all to see, in order; later views of a game begin with what earlier ones held."""
        return ()

    def evidence(self, deed: Any, worlds: Sequence[World]) -> Evidence | None:
        """How likely one of the `deeds` was under each of the worlds; None if it tells nothing."""
        return None

    def standing(self, state: S) -> dict[int, Decision]:
        """What seats may do beside the decision that is pending."""
        return {}

    def take_standing(self, state: S, move: Move, emit: Emit) -> None:
        raise NotImplementedError

    def time_limit(self, state: S) -> TimeLimit | None:
        return None

    def time_up(self, state: S, emit: Emit) -> None:
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        raise NotImplementedError

    def statistics(self, state: S) -> dict[str, dict[str, int]]:
        """Counts of a finished game that `simulate` adds up over games, by heading and name."""
        return {}

    def rounds(self, state: S) -> int:
        raise NotImplementedError

    def turn_mark(self, state: S) -> object:
        """Changes when a turn is over: how far a bot looks ahead of one choice."""
        raise NotImplementedError

    def foresight(self, state: S) -> int:
        """How many turns the strongest bots look ahead of one choice, if everybody plays on as comes to mind."""
        return 1

    def evaluate(self, state: S) -> tuple[float, ...]:
        """How good a state is for each seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def prior(self, view: V, decision: Decision, doubts: Sequence[float] | None = None) -> tuple[float, ...]:
        """How likely a sensible player is to pick each option, as weights.

        `doubts` are the chances that each seat is on the side which hides; without them the player has not wondered.
        """
        raise NotImplementedError

    def tone(self, view: V, decision: Decision) -> tuple[Tone, ...]:
        """How each option comes across, for bots with a manner of their own; all alike where nothing is said."""
        return (Tone(),) * len(decision.options)

    def reason(self, view: V, decision: Decision, picks: Picks) -> Reason:
        """Why an answer is a good one, from what all can see; its argument `player` is a seat."""
        return Reason("hint-best")


AnyRules = Rules[Any, Any]
AnyStep = Step[Any]
