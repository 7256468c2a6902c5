"""Whether a state can be a state of this game: what every loaded save must pass."""

from collections import Counter

from engine.games.machrou3.board import DISTRICTS, EVERYWHERE, GROUPS
from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVES, POWERS, SIDE, TEAMS
from engine.games.machrou3.rules.parliament import DISTRICT_LIMIT, leader
from engine.games.machrou3.state import NOBODY, Machrou3State


def audit(state: Machrou3State) -> None:
    """Raise ValueError with the first thing that cannot be."""
    for claim, holds in (
        ("the number of players", state.players in TEAMS),
        ("the districts", _districts_add_up(state)),
        ("the frontiers and stations", _board_is_whole(state)),
        ("Parliament", _parliament_is_current(state)),
        ("the characters", _characters_are_dealt(state)),
        ("the Objectives", _objectives_are_conserved(state)),
        ("the Exceptional Powers", _same(state.power_pile + state.power_discards, POWERS)),
        ("the seats named in it", _seats_exist(state)),
        ("the ballot box", len(state.box) in (0, state.players)),
    ):
        if not holds:
            raise ValueError(f"{claim} do not add up")


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
    if len(borders) != len(DISTRICTS) or not 0 <= state.media <= EVERYWHERE:
        return False
    if not all(0 <= mask <= EVERYWHERE for mask in borders):
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


def _same(cards: tuple[str, ...], deck: tuple[tuple[object, ...], ...]) -> bool:
    return Counter(cards) == Counter(card[0] for card in deck)


def _seats_exist(state: Machrou3State) -> bool:
    seats = range(state.players)
    counts = (state.battles_won, state.campaigns_won, state.winners_backed, state.origins, state.dealt)
    named = [state.speaker, *(seat for seat, _ in state.completed), *state.candidates, *state.votes]
    return (
        all(len(count) == state.players for count in counts)
        and len(state.goodwill) == state.players * state.players
        and all(seat in seats for seat in named)
        and NOBODY <= state.turn < state.players
        and sorted(state.elders) == list(seats)
    )
