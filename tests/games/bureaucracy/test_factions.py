"""What each of the 24 factions can do; every one has a scene of its own."""

from collections.abc import Callable

import pytest

from engine.games.bureaucracy.content import FACTIONS
from engine.games.bureaucracy.view import view_of
from tests.games.bureaucracy.play import Game, position

Scene = Callable[[str], None]
SCENES: dict[str, Scene] = {}


def scene(*names: str) -> Callable[[Scene], Scene]:
    def note(function: Scene) -> Scene:
        SCENES.update(dict.fromkeys(names, function))
        return function

    return note


def attacked(attackers: int, defenders: int, attacker: str = "", target: str = "") -> Game:
    """Seat 0 attacks seat 1, who sends all defenders."""
    factions = {0: attacker, 1: target}
    game = position(attackers=(attackers,), defenders=(0, defenders), factions=factions)
    game.play("0 attack seat-1", f"0 attack.force {attackers}", "0 attack done")
    return game.play(f"1 defend {defenders}") if defenders else game


def earned(name: str, **laid: object) -> int:
    """The income of seat 0 at the start of its turn."""
    game = position("income", factions={0: name}, deck=["sandbags"], **laid)
    amount = game.happened("income")[0]["amount"]
    assert isinstance(amount, int)
    return amount


@scene("salt-guild")
def _two_allies(name: str) -> None:
    assert earned(name, allies=[(0, 1), (0, 2)]) == 4
    assert earned(name, allies=[(0, 1)]) == 2


@scene("tollgate-hermits")
def _no_ally(name: str) -> None:
    assert earned(name) == 2
    assert earned(name, allies=[(0, 1)]) == 2


@scene("grain-hoarders")
def _no_attackers(name: str) -> None:
    assert earned(name, defenders=(2,)) == 2
    assert earned(name, attackers=(1,)) == 1


@scene("widows-league")
def _poorest(name: str) -> None:
    assert earned(name, coins=(2,)) == 2
    assert earned(name, coins=(9, 3)) == 1


@scene("quarry-clans")
def _cheap_attackers(name: str) -> None:
    game = position("muster", coins=(9,), factions={0: name}).play("0 muster buy-attacker", "0 muster buy-attacker")
    assert game.state.coins[0] == 5
    assert game.play("0 muster buy-defender").state.coins[0] == 2


@scene("bridge-wardens")
def _cheap_first_defender(name: str) -> None:
    game = position("muster", coins=(9,), factions={0: name}).play("0 muster buy-defender")
    assert game.state.coins[0] == 7
    assert game.play("0 muster buy-defender").state.coins[0] == 4


@scene("seal-office")
def _veto_of_strangers(name: str) -> None:
    game = position(attackers=(2,), factions={3: name}).play("0 attack seat-1", "0 attack.force 2", "0 attack done")
    game.play("3 veto seat-1")
    assert game.state.coins[:4] == [9, 9, 9, 5]


@scene("notaries-chamber")
def _cheap_veto(name: str) -> None:
    game = position(attackers=(2,), allies=[(0, 3)], factions={3: name})
    game.play("0 attack seat-1", "0 attack.force 2", "0 attack done", "3 veto seat-1")
    assert game.state.coins[3] == 8


@scene("ferry-kin")
def _early_alliance(name: str) -> None:
    game = position("income", factions={0: name}, deck=["sandbags"])
    assert game.options(0) == ("form-1", "form-2", "form-3", "done")
    game.play("0 diplomacy form-2", "2 diplomacy.answer agree")
    assert game.state.allies[0] == 0b100
    assert game.asked() == {0: "muster"}


@scene("lamplighters")
def _next_card(name: str) -> None:
    game = position("card", factions={0: name}, deck=["sandbags", "toll-roads"])
    assert view_of(game.state, 0).next_card == "toll-roads"
    assert view_of(game.state, 1).next_card == ""


@scene("court-poets")
def _two_votes(name: str) -> None:
    game = position("card", factions={0: name}, deck=["toll-roads"]).vote("with", "with", "against", "against")
    assert game.state.law == "toll-roads"


@scene("customs-house")
def _toll(name: str) -> None:
    game = attacked(1, 1, target=name)
    assert game.state.coins[:2] == [8, 9]
    assert position(attackers=(1,), coins=(1,), factions={1: name}).why_not(0, "seat-1") == "why-price"


@scene("field-surgeons")
def _spares_defenders(name: str) -> None:
    assert attacked(4, 2, target=name).state.defenders[1] == 1
    assert attacked(4, 2).state.defenders[1] == 0


@scene("stretcher-union")
def _spares_attackers(name: str) -> None:
    game = attacked(3, 1, attacker=name)
    assert (game.state.attackers[0], game.state.coins[1]) == (2, 8)
    assert attacked(3, 1).state.attackers[0] == 1


@scene("tax-farmers")
def _plunder(name: str) -> None:
    assert attacked(3, 0, attacker=name).state.coins[:2] == [10, 6]
    assert attacked(1, 1, attacker=name).state.coins[:2] == [9, 9]


@scene("vault-keepers")
def _armour(name: str) -> None:
    assert attacked(3, 0, target=name).state.coins[1] == 7
    assert attacked(1, 0, target=name).state.coins[1] == 8


@scene("glass-blowers")
def _ally_bonus(name: str) -> None:
    game = position("income", allies=[(0, 1)], factions={1: name}, deck=["sandbags"])
    assert game.state.coins[:2] == [11, 11]


@scene("armoury-lenders")
def _lending_fee(name: str) -> None:
    game = position(attackers=(1,), defenders=(0, 0, 2), allies=[(1, 2)], factions={2: name})
    game.play("0 attack seat-1", "0 attack.force 1", "0 attack done", "2 lend 2")
    assert game.state.coins[2] == 11


@scene("almanac-press")
def _gain_when_passed(name: str) -> None:
    assert position("card", factions={2: name}, deck=["toll-roads"]).pass_unanimously().state.coins[2] == 10
    failed = position("card", factions={2: name}, deck=["toll-roads"]).vote("with", "with", "against", "against")
    assert failed.state.coins[2] == 9


@scene("loyal-opposition")
def _gain_when_failed(name: str) -> None:
    assert position("card", factions={2: name}, deck=["toll-roads"]).pass_unanimously().state.coins[2] == 9
    failed = position("card", factions={2: name}, deck=["toll-roads"]).vote("with", "with", "against", "against")
    assert failed.state.coins[2] == 10


@scene("kennel-masters")
def _loyal_guard(name: str) -> None:
    game = position(attackers=(2,), defenders=(0, 1), allies=[(0, 1)], factions={1: name})
    game.play("0 attack seat-1", "0 attack.force 2", "0 attack done", "1 defend 1")
    assert game.state.coins[1] == 9


@scene("orphan-regiment")
def _last_defender(name: str) -> None:
    assert position("income", factions={0: name}, deck=["sandbags"]).state.defenders[0] == 1
    assert position("income", factions={0: name}, attackers=(1,), deck=["sandbags"]).state.defenders[0] == 0


@scene("divorce-court")
def _parting_fee(name: str) -> None:
    game = position("diplomacy", allies=[(0, 1)], factions={1: name}).play("0 diplomacy break-1")
    assert game.state.coins[:2] == [7, 11]
    poor = position("diplomacy", coins=(2,), allies=[(0, 1)], factions={1: name}).play("0 diplomacy break-1")
    assert poor.state.coins[:2] == [1, 10]


@scene("siege-engineers")
def _breach(name: str) -> None:
    game = attacked(2, 1, attacker=name)
    assert (game.state.coins[1], game.state.attackers[0], game.state.defenders[1]) == (8, 1, 1)


@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_every_faction_does_what_it_says(faction: object) -> None:
    name = faction.id  # type: ignore[attr-defined]
    SCENES[name](name)


def test_there_are_24_factions_each_with_an_ability_of_its_own() -> None:
    assert len(FACTIONS) == len({(faction.ability, faction.who) for faction in FACTIONS}) == 24
    assert SCENES.keys() == {faction.id for faction in FACTIONS}
