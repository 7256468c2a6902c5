"""What cards bend is asked in one place (M40), and what they bend goes back into shape."""

import ast
from pathlib import Path

import pytest

from engine.games.machrou3 import rules
from engine.games.machrou3.board import INDEX, mask_of
from engine.games.machrou3.content import POWERS
from engine.games.machrou3.rules.rulings import (
    add_effect,
    bent,
    challengeable,
    connected,
    defence_bonus,
    expire_effects,
    gag_refusal,
    room_refusal,
    use_up,
)
from engine.games.machrou3.state import Effect
from tests.games.machrou3.play import dealt, options, position, rule, state_of
from tests.games.machrou3.test_board import FACTS

RULE_FILES = sorted(Path(next(iter(rules.__path__))).glob("*.py"))
LASTING = (
    "immunity",
    "bastion",
    "extra-action",
    "next-speaker",
    "gag",
    "ties-pass",
    "no-vote",
    "wins-ties",
    "truce",
)


def readers_of_effects(file: Path) -> list[str]:
    """Where a file of rules looks at the kind of an effect by itself."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        loops = [node] if isinstance(node, ast.For | ast.comprehension) else []
        for loop in loops:
            if isinstance(loop.iter, ast.Attribute) and loop.iter.attr == "effects":
                found.append(f"{file.name}:{loop.iter.lineno}")
    return found


@rule("M40")
def test_rulings_look_at_the_effects_of_cards() -> None:
    (rulings,) = [file for file in RULE_FILES if file.name == "rulings.py"]
    assert readers_of_effects(rulings)


@rule("M40")
def test_no_other_rule_looks_at_the_effects_of_cards() -> None:
    found = [place for file in RULE_FILES if file.name != "rulings.py" for place in readers_of_effects(file)]
    assert found == []


@rule("M40")
def test_every_lasting_effect_comes_from_a_power() -> None:
    assert set(LASTING) <= {power.effect for power in POWERS}


@rule("M40")
def test_an_effect_works_for_its_seat_alone() -> None:
    state = state_of(position(effects=[Effect("gag", 1, 0)]))
    assert [bent(state, "gag", seat) for seat in range(4)] == [False, True, False, False]
    assert not bent(state, "immunity", 1)


@rule("M40")
def test_an_effect_is_spent_once() -> None:
    state = state_of(position(effects=[Effect("no-vote", 2), Effect("no-vote", 1), Effect("truce", 1, 0)]))
    assert use_up(state, "no-vote", 1)
    assert not use_up(state, "no-vote", 1)
    assert state.effects == (Effect("no-vote", 2), Effect("truce", 1, 0))


@rule("M40")
def test_of_two_equal_effects_one_is_spent_at_a_time() -> None:
    state = state_of(position(effects=[Effect("no-vote", 1)]))
    add_effect(state, Effect("no-vote", 1))
    assert use_up(state, "no-vote", 1)
    assert bent(state, "no-vote", 1)


@rule("M40")
def test_effects_end_with_the_round_they_last_until() -> None:
    ends = [Effect("truce", 0, 1, until) for until in (1, 2, 3, 99)]
    state = state_of(position(effects=ends, round=2))
    expire_effects(state)
    assert [effect.until for effect in state.effects] == [3, 99]


@rule("M40", "M25")
@pytest.mark.parametrize(("many", "refused"), [(9, False), (10, True)])
def test_the_limit_of_ten_districts_is_one_ruling(many: int, refused: bool) -> None:
    names = list(FACTS)[:many]
    state = state_of(position(hold={0: " ".join(names)}))
    assert (room_refusal(state, 0) is not None) is refused
    assert room_refusal(state, 1) is None


@rule("M40", "M20")
def test_connection_by_frontier_or_station_is_one_ruling() -> None:
    state = state_of(position(media="sour tripoli zahle"))
    assert connected(state, INDEX["sour"]) == mask_of("zahrani nabatieh bint-jbeil tripoli zahle")
    assert connected(state, INDEX["aley"]) == mask_of("baabda chouf west-bekaa zahle")


@rule("M40", "M20")
def test_immunity_and_truce_narrow_what_may_be_challenged() -> None:
    hold = dealt(4)
    effects = [Effect("immunity", 1), Effect("truce", 3, 0)]
    state = state_of(position(hold=hold, effects=effects))
    assert challengeable(state, 0) == state.held[2]
    assert challengeable(state, 1) == state.held[0] | state.held[2] | state.held[3]
    assert challengeable(state, 2) == state.held[0] | state.held[3]
    assert challengeable(state, 3) == state.held[2]


@rule("M40", "M21")
def test_two_bastions_on_a_district_add_up_and_no_other_district_gains() -> None:
    state = state_of(position(effects=[Effect("bastion", 0, 5), Effect("bastion", 1, 5), Effect("gag", 1, 3)]))
    assert defence_bonus(state, 5) == 2 * defence_bonus(state_of(position(effects=[Effect("bastion", 0, 5)])), 5)
    assert defence_bonus(state, 3) == 0


@rule("M40")
def test_a_gag_speaks_to_its_seat_alone() -> None:
    state = state_of(position(effects=[Effect("gag", 2, 0)]))
    assert [gag_refusal(state, seat) is not None for seat in range(4)] == [False, False, True, False]


@rule("M40", "M3")
def test_two_players_who_win_ties_still_tie_with_each_other() -> None:
    effects = [Effect("wins-ties", 0), Effect("wins-ties", 1)]
    state = state_of(position(hold={0: "bcharre", 1: "zgharta"}, effects=effects))
    assert state.blocs == [0, 0, 0, 0]


@rule("M40", "M15", "M16")
def test_no_card_takes_pass_and_objective_away() -> None:
    effects = [Effect(kind, seat, 0) for kind in LASTING for seat in range(4)]
    assert {"pass", "objective"} <= set(options(position(hold=dealt(4), effects=effects), 0))
