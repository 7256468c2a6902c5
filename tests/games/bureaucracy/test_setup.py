"""Setting up the table (B1-B3)."""

from collections import Counter

import pytest

from engine.contract import Setup
from engine.games.bureaucracy.rules.deal import deal, draw_targets
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.view import view_of
from engine.rng import Rng
from tests.games.bureaucracy.play import Game, position, rule

SIZES = range(3, 9)


def table(players: int = 4, seed: int = 1) -> Game:
    return Game(deal(Setup(players, "standard"), seed))


@rule("B1")
def test_everybody_is_offered_three_different_factions_and_keeps_one() -> None:
    game = table(8)
    offers = game.state.offers
    assert len({name for offer in offers for name in offer}) == 24
    assert all(game.options(seat) == offers[seat] for seat in range(8))


@rule("B1")
def test_factions_are_chosen_in_secret_and_revealed_together() -> None:
    game = table()
    picks = [offer[1] for offer in game.state.offers]
    for seat in range(3):
        game.play(f"{seat} faction {picks[seat]}")
        assert not any(game.state.factions)
    assert view_of(game.state, 3).box == ("?", "?", "?", None)
    game.play(f"3 faction {picks[3]}")
    assert game.state.factions == tuple(picks) == view_of(game.state, 0).factions
    assert game.happened("factions-revealed") == [{"factions": tuple(picks)}]


@rule("B2")
@pytest.mark.parametrize("piece", ["attacker", "defender"])
def test_everybody_has_three_coins_no_ally_and_one_troop_of_their_choice(piece: str) -> None:
    game = table()
    for seat in range(4):
        game.play(f"{seat} faction {game.state.offers[seat][0]}")
    assert game.state.coins == [3, 3, 3, 3]
    assert game.state.allies == [0, 0, 0, 0]
    order = [(game.state.first + place) % 4 for place in range(4)]
    for seat in order[:3]:
        game.play(f"{seat} recruit {piece}")
    counts = (game.state.attackers, game.state.defenders)
    mine, others = counts if piece == "attacker" else counts[::-1]
    assert [mine[seat] for seat in order] == [1, 1, 1, 0]
    assert others == [0, 0, 0, 0]
    assert game.asked() == {order[3]: "recruit"}


@rule("B3")
@pytest.mark.parametrize("players", SIZES)
def test_everybody_targets_two_others_and_is_targeted_by_two(players: int) -> None:
    for seed in range(40):
        targets = draw_targets(players, Rng(seed))
        hit = Counter(seat for mask in targets for seat in seats_in(mask))
        assert all(mask.bit_count() == 2 and not mask >> seat & 1 for seat, mask in enumerate(targets))
        assert all(hit[seat] == 2 for seat in range(players))


@rule("B3")
def test_every_assignment_of_four_players_is_drawn_about_as_often_as_any_other() -> None:
    drawn = Counter(draw_targets(4, Rng(seed)) for seed in range(1_800))
    assert len(drawn) == 9
    assert all(140 < count < 260 for count in drawn.values())


@rule("B3")
def test_a_seat_sees_its_own_targets_only() -> None:
    state = deal(Setup(5, "standard"), 3)
    for seat in range(5):
        shown = view_of(state, seat).targets
        assert shown[seat] == state.targets[seat]
        assert [mask for other, mask in enumerate(shown) if other != seat] == [0] * 4
    assert view_of(state, -1).targets == (0,) * 5


@rule("B3")
def test_targets_follow_the_player_when_the_faction_changes() -> None:
    game = position("end", hands={0: ("new-letterhead",)}, factions={0: "salt-guild"})
    before = game.state.targets
    game.play("0 action new-letterhead")
    assert game.state.factions[0] not in ("", "salt-guild")
    assert game.state.targets == before
