"""Whether a state can be a state of this game: what every loaded save must pass before it is played on."""

from collections import Counter
from collections.abc import Callable

from engine.games.machrou3.acts import KINDS, VOTE, Act
from engine.games.machrou3.audit_steps import work_adds_up
from engine.games.machrou3.board import DISTRICTS, EVERYWHERE, GROUPS
from engine.games.machrou3.content import CHARACTERS, CORRUPT, LASTING_EFFECTS, OBJECTIVES, POWERS, SIDE, TEAMS
from engine.games.machrou3.rules.election import winning_candidate
from engine.games.machrou3.rules.parliament import leader
from engine.games.machrou3.rules.rulings import DISTRICT_LIMIT, SPEAKER_TAKES_SWING
from engine.games.machrou3.rules.turn import ROUNDS
from engine.games.machrou3.state import NOBODY, Machrou3State

EFFECT_KINDS = {*LASTING_EFFECTS, "swap-refused"}


def audit(state: Machrou3State) -> None:
    """Raise ValueError with the first thing that cannot be."""
    for claim, holds in CLAIMS:
        if not holds(state):
            raise ValueError(f"{claim} do not add up")


def _table_exists(state: Machrou3State) -> bool:
    return (
        state.players in TEAMS
        and state.mode == "beginner"
        and state.house_rules <= {SPEAKER_TAKES_SWING}
        and sorted(state.elders) == list(range(state.players))
        and 0 <= state.round <= ROUNDS
        and state.turns_taken >= 0
    )


def _seats_exist(state: Machrou3State) -> bool:
    seats = range(state.players)
    counts = (state.battles_won, state.campaigns_won, state.winners_backed, state.origins, state.dealt)
    named = [state.speaker, *(seat for seat, _ in state.completed), *state.candidates]
    return (
        all(len(count) == state.players for count in counts)
        and all(_act_exists(act, state.players) for act in state.acts)
        and all(seat in seats for seat in named)
        and len(set(state.candidates)) == len(state.candidates)
        and NOBODY <= state.turn < state.players
        and all(NOBODY <= origin < len(DISTRICTS) for origin in state.origins)
    )


def _act_exists(act: Act, players: int) -> bool:
    named = act.seat in range(players) and all(seat in range(NOBODY, players) for seat in (act.target, act.other))
    counted = len(act.counts) == 2 * (act.kind == VOTE) and all(0 <= count <= players for count in act.counts)
    return named and counted and act.kind in KINDS and len(act.blocs) == players and act.turn >= 0


def _districts_add_up(state: Machrou3State) -> bool:
    if len(state.owner) != len(DISTRICTS) or len(state.held) != state.players or len(state.ip) != len(DISTRICTS):
        return False
    masks = [0] * state.players
    for district, seat in enumerate(state.owner):
        if not NOBODY <= seat < state.players:
            return False
        if seat != NOBODY:
            masks[seat] |= 1 << district
    return masks == state.held and all(m.bit_count() <= DISTRICT_LIMIT for m in masks) and min(state.ip) >= 1


def _board_is_whole(state: Machrou3State) -> bool:
    borders = state.borders
    masks = (*borders, *state.dealt, state.media)
    if len(borders) != len(DISTRICTS) or not all(0 <= mask <= EVERYWHERE for mask in masks):
        return False
    numbers = range(len(DISTRICTS))
    return all((borders[a] >> b & 1) == (borders[b] >> a & 1) for a in numbers for b in numbers)


def _parliament_is_current(state: Machrou3State) -> bool:
    leaders = [leader(state, group) for group in range(len(GROUPS))]
    blocs = [0] * state.players
    for group, seat in enumerate(leaders):
        if seat != NOBODY:
            blocs[seat] += GROUPS[group].seats
    return leaders == state.leaders and blocs == state.blocs


def _characters_are_dealt(state: Machrou3State) -> bool:
    names = state.characters
    known = {character.id for character in CHARACTERS if not character.judge}
    if len(names) != state.players or len(set(names)) != len(names) or not set(names) <= known:
        return False
    return sum(SIDE[name] == CORRUPT for name in names) == TEAMS[state.players][0]


def _objectives_are_conserved(state: Machrou3State) -> bool:
    hands = tuple(card for card in state.objectives if card)
    done = tuple(card for _, card in state.completed)
    cards = hands + done + state.objective_pile + state.objective_discards
    return len(state.objectives) == state.players and _same(cards, OBJECTIVES)


def _powers_are_conserved(state: Machrou3State) -> bool:
    drawn = state.power_discards
    return _same(state.power_pile + drawn, POWERS) and len(drawn) == len(state.completed)


def _same(cards: tuple[str, ...], deck: tuple[tuple[object, ...], ...]) -> bool:
    return Counter(cards) == Counter(card[0] for card in deck)


def _effects_make_sense(state: Machrou3State) -> bool:
    for effect in state.effects:
        targets = range(len(DISTRICTS)) if effect.kind == "bastion" else range(NOBODY, state.players)
        if effect.kind not in EFFECT_KINDS or effect.seat not in range(state.players) or effect.target not in targets:
            return False
    return True


def _secrets_are_true(state: Machrou3State) -> bool:
    seats = range(state.players)
    for secret in state.secrets:
        if not all(seat in seats for seat in (secret.seat, *secret.about)):
            return False
        if secret.kind == "objective" and len(secret.about) == 1:
            truth = state.objectives[secret.about[0]]
        elif secret.kind == "sides" and len(secret.about) == 2:
            one, two = (SIDE[state.characters[seat]] for seat in secret.about)
            truth = "same" if one == two else "different"
        else:
            return False
        if not truth or secret.answer != truth:
            return False
    return True


def _result_is_counted(state: Machrou3State) -> bool:
    """Votes and President are there exactly when nothing is left to do, and fit each other."""
    if state.steps:
        return not state.votes and state.president == NOBODY
    if len(state.votes) != state.players or not state.candidates:
        return False
    own = all(state.votes[candidate] == candidate for candidate in state.candidates)
    return own and set(state.votes) <= set(state.candidates) and state.president == winning_candidate(state)


# In this order: each may rely on the ones before.
CLAIMS: tuple[tuple[str, Callable[[Machrou3State], bool]], ...] = (
    ("the players and rounds", _table_exists),
    ("the seats named in it", _seats_exist),
    ("the districts", _districts_add_up),
    ("the frontiers and stations", _board_is_whole),
    ("the effects of cards", _effects_make_sense),
    ("the seats in Parliament", _parliament_is_current),
    ("the characters", _characters_are_dealt),
    ("the Objectives", _objectives_are_conserved),
    ("the Exceptional Powers", _powers_are_conserved),
    ("the secrets that cards have shown", _secrets_are_true),
    ("the votes", _result_is_counted),
    ("the pending steps", work_adds_up),
)
