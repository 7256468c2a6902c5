"""Setting up the table (M6-M11)."""

from dataclasses import dataclass

from engine.contract import Decision, Emit, Option, Setup, ignore
from engine.games.machrou3.board import BORDERS, DISTRICTS, GROUPS, INFLUENCE, mask_of, members
from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVES, PILES, POWERS, STATIONS, TEAMS
from engine.games.machrou3.rules.objectives import draw_objective
from engine.games.machrou3.rules.parliament import give, seat_everybody
from engine.games.machrou3.rules.turn import StartRound, smallest_blocs
from engine.games.machrou3.state import NOBODY, Machrou3State
from engine.rng import Rng
from engine.stack import then
from engine.steps import Ballot, open_box

IDENTIFY = Decision("identify", (Option("seen"),))


@dataclass(frozen=True, slots=True)
class Identify(Ballot[Machrou3State]):
    """Every seat looks at its own secrets, the Corrupt at each other too; all are asked alike (M10)."""

    def decision(self, state: Machrou3State, seat: int) -> Decision:
        return IDENTIFY

    def close(self, state: Machrou3State, answers: tuple[str, ...], emit: Emit) -> None:
        emit("all-identified")


def deal(options: Setup, seed: int) -> Machrou3State:
    """A table ready for the first decision."""
    state = empty_table(options, Rng(seed))
    deal_characters(state)
    piles = state.rng.shuffled(PILES[options.players])
    for seat, pile in enumerate(piles):
        for district in members(mask_of(pile)):
            give(state, district, seat, ignore)
    state.dealt = tuple(state.held)
    seat_everybody(state, ignore)
    state.speaker = first_speaker(state)
    for seat in range(state.players):
        draw_objective(state, seat, ignore)
    open_box(state, range(state.players))
    then(state, Identify(), StartRound())
    return state


def empty_table(options: Setup, rng: Rng) -> Machrou3State:
    """The board before anything is dealt, with the piles shuffled."""
    players = options.players
    return Machrou3State(
        players=players,
        steps=[],
        rng=rng,
        box=(),
        mode=options.mode,
        house_rules=options.house_rules,
        elders=options.elders or tuple(range(players)),
        round=0,
        speaker=0,
        turn=NOBODY,
        turns_taken=0,
        owner=[NOBODY] * len(DISTRICTS),
        held=[0] * players,
        dealt=(0,) * players,
        ip=INFLUENCE,
        borders=BORDERS,
        media=mask_of(STATIONS[players]),
        leaders=[NOBODY] * len(GROUPS),
        blocs=[0] * players,
        characters=("",) * players,
        origins=(NOBODY,) * players,
        objectives=("",) * players,
        completed=(),
        objective_pile=rng.shuffled([objective.id for objective in OBJECTIVES]),
        objective_discards=(),
        power_pile=rng.shuffled([power.id for power in POWERS]),
        power_discards=(),
        effects=(),
        secrets=(),
        battles_won=(0,) * players,
        campaigns_won=(0,) * players,
        winners_backed=(0,) * players,
        acts=(),
        candidates=(),
        votes=(),
        president=NOBODY,
    )


def deal_characters(state: Machrou3State) -> None:
    """Deal as many Corrupt and Reformists as the table needs, never the Judge (M9)."""
    corrupt, reformists = TEAMS[state.players]
    elite = [character.id for character in CHARACTERS if character.side == CORRUPT]
    activists = [character.id for character in CHARACTERS if character.side != CORRUPT and not character.judge]
    deck = state.rng.shuffled(elite)[:corrupt] + state.rng.shuffled(activists)[:reformists]
    state.characters = state.rng.shuffled(deck)


def first_speaker(state: Machrou3State) -> int:
    """The smallest bloc; between tied players the oldest (M7)."""
    return min(smallest_blocs(state), key=state.elders.index)
