"""What each of the 60 cards does; every one has a scene of its own."""

from collections.abc import Callable

import pytest

from engine.games.bureaucracy.content import ACTIONS, CARDS, LAWS, MOTIONS
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.view import view_of
from tests.games.bureaucracy.play import Game, position

Scene = Callable[[str], None]
SCENES: dict[str, Scene] = {}


def scene(*names: str) -> Callable[[Scene], Scene]:
    def note(function: Scene) -> Scene:
        SCENES.update(dict.fromkeys(names, function))
        return function

    return note


def attack(game: Game, count: int, target: int = 1) -> Game:
    return game.play(f"0 attack seat-{target}", f"0 attack.force {count}", "0 attack done")


def income(law: str, coins: int = 3, **laid: object) -> int:
    """The coins of seat 0 after its income under a law."""
    laid = {"coins": (coins,), **laid}
    return position("income", law=law, deck=["sandbags"], **laid).state.coins[0]


def passed(motion: str, **laid: object) -> Game:
    return position("card", deck=[motion], **laid).pass_unanimously()


def played(card: str, part: str = "start", target: int | None = None, **laid: object) -> Game:
    """Seat 1 plays a card in seat 0's turn."""
    game = position(part, hands={1: (card,)}, deck=["sandbags"], **laid).play(f"1 action {card}")
    return game if target is None else game.play(f"1 action.target seat-{target}")


@scene("toll-roads")
def _attack_fee(law: str) -> None:
    assert attack(position(attackers=(1,), law=law), 1).state.coins[:2] == [8, 8]
    assert position(attackers=(1,), coins=(1,), law=law).asked() == {0: "diplomacy"}


@scene("compensation-act")
def _attack_damages(law: str) -> None:
    assert attack(position(attackers=(3,), law=law), 3).state.coins[:2] == [8, 7]


@scene("quartermaster-act")
def _upkeep(law: str) -> None:
    assert income(law, attackers=(3,), defenders=(2,)) == 3 + 1 - 2
    assert income(law, attackers=(3,)) == 4


@scene("hoarding-act")
def _levy(law: str) -> None:
    assert income(law, coins=5) == 5
    assert income(law, coins=4) == 5


@scene("poor-relief")
def _stipend(law: str) -> None:
    assert income(law, coins=3) == 5
    assert income(law, coins=9, players=3) == 10


@scene("living-wage")
def _wage(law: str) -> None:
    assert income(law) == 5


@scene("austerity")
def _less_wage(law: str) -> None:
    assert income(law) == 3


@scene("closed-borders")
def _no_ally_income(law: str) -> None:
    game = position("income", allies=[(0, 1)], law=law, deck=["sandbags"])
    assert game.state.coins[:2] == [10, 9]


@scene("arms-duty", "arms-fair")
def _attacker_price(law: str) -> None:
    game = position("muster", law=law).play("0 muster buy-attacker", "0 muster buy-defender")
    assert game.state.coins[0] == 9 - 3 - {"arms-duty": 4, "arms-fair": 2}[law]


@scene("bulwark-subsidy")
def _defender_price(law: str) -> None:
    assert position("muster", law=law).play("0 muster buy-defender").state.coins[0] == 7


@scene("honour-among-allies")
def _no_betrayal(law: str) -> None:
    game = position(attackers=(1,), allies=[(0, 1)], law=law)
    assert game.why_not(0, "seat-1") == "why-honour"
    assert game.why_not(0, "seat-2") == ""


@scene("protected-species")
def _spare_poorest(law: str) -> None:
    game = position(attackers=(1,), coins=(9, 2), law=law)
    assert game.why_not(0, "seat-1") == "why-poorest"
    assert game.why_not(0, "seat-2") == ""


@scene("one-war-at-a-time")
def _one_attack(law: str) -> None:
    game = position(attackers=(2,), law=law).play("0 attack seat-1", "0 attack.force 1")
    assert game.why_not(0, "seat-2") == "why-one-attack"


@scene("parade-order")
def _force_limit(law: str) -> None:
    assert position(attackers=(5,), law=law).play("0 attack seat-1").options(0) == ("1", "2", "3")


@scene("cheap-objections")
def _veto_price(law: str) -> None:
    game = attack(position(attackers=(1,), allies=[(0, 2)], law=law), 1).play("2 veto seat-1")
    assert game.state.coins[2] == 8


@scene("no-objections")
def _no_veto(law: str) -> None:
    assert attack(position(attackers=(1,), allies=[(0, 2)], law=law), 1).asked() == {0: "muster.late"}


@scene("strict-neutrality")
def _no_lending(law: str) -> None:
    game = attack(position(attackers=(1,), defenders=(0, 0, 2), allies=[(1, 2)], law=law), 1)
    assert game.state.coins[1] == 8


@scene("short-pikes")
def _strength(law: str) -> None:
    game = attack(position(attackers=(3,), defenders=(0, 2), law=law), 3).play("1 defend 2")
    assert (game.state.attackers[0], game.state.defenders[1], game.state.coins[1]) == (1, 0, 8)


@scene("finders-keepers")
def _spoils(law: str) -> None:
    assert attack(position(attackers=(3,), law=law), 3).state.coins[:2] == [12, 6]


@scene("open-ledgers")
def _levelling(motion: str) -> None:
    assert passed(motion, coins=(2, 9, 5, 5)).state.coins == [3, 8, 5, 5]
    assert passed(motion, coins=(2, 9, 9, 2)).state.coins == [3, 8, 8, 3]
    assert passed(motion, coins=(5, 5, 5, 5)).state.coins == [5, 5, 5, 5]


@scene("winter-bonus")
def _everybody_gains(motion: str) -> None:
    assert passed(motion).state.coins == [10, 10, 10, 10]


@scene("stamp-duty")
def _everybody_loses(motion: str) -> None:
    assert passed(motion).state.coins == [8, 8, 8, 8]


@scene("luxury-levy")
def _wealthy_lose(motion: str) -> None:
    assert passed(motion, coins=(6, 5, 9, 3)).state.coins == [4, 5, 7, 3]


@scene("auditors-visit")
def _richest_lose(motion: str) -> None:
    assert passed(motion, coins=(6, 9, 9, 3)).state.coins == [6, 7, 7, 3]


@scene("relief-rolls")
def _poorest_gain(motion: str) -> None:
    assert passed(motion, coins=(3, 9, 9, 3)).state.coins == [5, 9, 9, 5]


@scene("solitude-grant")
def _unallied_gain(motion: str) -> None:
    assert passed(motion, allies=[(0, 1)]).state.coins == [9, 9, 11, 11]


@scene("friendship-tax")
def _allied_lose(motion: str) -> None:
    assert passed(motion, allies=[(0, 1)]).state.coins == [8, 8, 9, 9]


@scene("sabre-rattling-fine")
def _warlike_lose(motion: str) -> None:
    assert passed(motion, attackers=(2, 1), defenders=(1, 1)).state.coins == [8, 9, 9, 9]


@scene("watchmens-pay")
def _guarded_gain(motion: str) -> None:
    assert passed(motion, attackers=(1, 1), defenders=(0, 1)).state.coins == [9, 10, 9, 9]


@scene("representation-costs")
def _active_gains(motion: str) -> None:
    assert passed(motion).state.coins == [11, 9, 9, 9]


@scene("disarmament-day")
def _attackers_lost(motion: str) -> None:
    assert passed(motion, attackers=(2, 1, 0, 5)).state.attackers == [1, 0, 0, 4]


@scene("militia-draft")
def _attackers_gained(motion: str) -> None:
    assert passed(motion, attackers=(2,)).state.attackers == [3, 1, 1, 1]


@scene("home-guard")
def _defenders_gained(motion: str) -> None:
    assert passed(motion, defenders=(2, 0, 1, 0)).state.defenders == [2, 1, 1, 1]


@scene("ploughshares")
def _to_defenders(motion: str) -> None:
    state = passed(motion, attackers=(2, 1), defenders=(1,)).state
    assert (state.attackers, state.defenders) == ([0, 0, 0, 0], [3, 1, 0, 0])


@scene("clean-break")
def _dissolve(motion: str) -> None:
    assert passed(motion, allies=[(0, 1), (1, 2), (2, 3)]).state.allies == [0, 0, 0, 0]


@scene("spring-cleaning")
def _repeal(motion: str) -> None:
    game = passed(motion, law="toll-roads")
    assert game.state.law == ""
    assert "toll-roads" in game.state.discards


@scene("paper-shortage")
def _shred(motion: str) -> None:
    game = passed(motion, hands={1: ("petty-cash", "volunteers"), 3: ("sandbags",)})
    assert game.state.actions == ((), (), (), ())
    assert {"petty-cash", "volunteers", "sandbags"} <= set(game.state.discards)


@scene("change-at-the-top")
def _new_faction(motion: str) -> None:
    game = passed(motion, coins=(9, 2), factions={0: "salt-guild", 1: "court-poets"})
    assert game.state.factions[0] == "salt-guild"
    assert game.state.factions[1] not in ("salt-guild", "court-poets", "")


@scene("show-of-force")
def _march(motion: str) -> None:
    game = passed(motion, attackers=(1,)).play("0 muster done")
    assert game.why_not(0, "done") == "why-must-attack"


@scene("petty-cash")
def _coins(card: str) -> None:
    assert played(card).state.coins[1] == 11


@scene("overtime-claim")
def _coins_per_ally(card: str) -> None:
    assert played(card, "end", allies=[(1, 2), (1, 3)]).state.coins[1] == 11
    assert position("start", hands={1: (card,)}, deck=["sandbags"]).asked() != {1: "action"}


@scene("audit-letter")
def _take_coins(card: str) -> None:
    game = played(card, "end", target=2, coins=(9, 9, 1))
    assert game.state.coins[1] == 10
    assert game.happened("eliminated") == [{"seat": 2}]


@scene("surprise-fine")
def _fine(card: str) -> None:
    game = position("end", coins=(5, 3, 8, 8), hands={1: (card,)}).play(f"1 action {card}")
    assert game.options(1) == ("seat-2", "seat-3")
    assert game.play("1 action.target seat-3").state.coins == [5, 3, 8, 6]


@scene("volunteers")
def _attackers(card: str) -> None:
    assert played(card).state.attackers[1] == 1


@scene("night-watch")
def _defenders(card: str) -> None:
    game = attack(position(attackers=(2,), hands={1: (card,)}), 2).play(f"1 action {card}", "1 defend 1")
    assert game.state.coins[1] == 9


@scene("late-filing")
def _stop_own(card: str) -> None:
    game = position(attackers=(2,), hands={1: (card,)}).play("0 attack seat-2", "0 attack.force 1")
    attack(game, 1).play(f"1 action {card}")
    assert game.options(1) == ("seat-1",)
    assert game.play("1 action.target seat-1").state.coins[1:3] == [9, 8]
    unconcerned = attack(position(attackers=(2,), hands={1: (card,)}), 2, target=2)
    assert unconcerned.state.actions[1] == (card,)


@scene("injunction")
def _stop_any(card: str) -> None:
    game = attack(position(attackers=(2,), hands={3: (card,)}), 2).play(f"3 action {card}", "3 action.target seat-1")
    assert game.state.coins[1] == 9
    assert game.state.attackers[0] == 2


@scene("lost-paperwork")
def _shred_hand(card: str) -> None:
    hands = {1: (card,), 2: ("sandbags", "loophole")}
    game = position("end", hands=hands).play(f"1 action {card}", "1 action.target seat-2")
    assert game.state.actions == ((), (), (), ())


@scene("sandbags")
def _shield(card: str) -> None:
    game = attack(position(attackers=(3,), hands={1: (card,)}), 3).play(f"1 action {card}")
    assert game.state.coins[1] == 8


@scene("last-reserves")
def _reinforce(card: str) -> None:
    game = attack(position(attackers=(2,), defenders=(0, 1), hands={0: (card,)}), 2).play("1 defend 1")
    game.play(f"0 action {card}", "0 action.target seat-1")
    assert (game.state.coins[1], game.state.attackers[0]) == (8, 1)


@scene("spiked-ditch")
def _more_strength(card: str) -> None:
    game = attack(position(attackers=(3,), defenders=(0, 1), hands={1: (card,)}), 3)
    game.play(f"1 action {card}", "1 defend 1")
    assert (game.state.coins[1], game.state.attackers[0], game.state.defenders[1]) == (9, 0, 0)


@scene("party-line")
def _votes(card: str) -> None:
    game = position("card", hands={1: (card,)}, deck=["toll-roads"]).play(f"1 action {card}")
    assert game.vote("against", "with", "against", "against").state.law == ""
    again = position("card", hands={1: (card,)}, deck=["toll-roads"]).play(f"1 action {card}")
    assert again.vote("with", "with", "against", "against").state.law == "toll-roads"


@scene("filibuster")
def _shelve(card: str) -> None:
    game = position("card", hands={1: (card,)}, deck=["toll-roads"]).play(f"1 action {card}")
    assert "vote" not in game.asked().values()
    assert "toll-roads" in game.state.discards


@scene("drawn-curtains")
def _seal_vote(card: str) -> None:
    game = position("card", hands={1: (card,)}, deck=["toll-roads"]).play(f"1 action {card}")
    assert set(game.asked().values()) == {"vote.secret"}
    assert not game.pass_unanimously().happened("votes-revealed")


@scene("loophole")
def _repeal_law(card: str) -> None:
    assert played(card, "end", law="toll-roads").state.law == ""


@scene("poison-pen")
def _isolate(card: str) -> None:
    game = played(card, "end", target=2, allies=[(2, 0), (2, 3), (0, 3)])
    assert game.state.allies == [0b1000, 0, 0, 0b1]


@scene("leaked-dossier")
def _see_target(card: str) -> None:
    game = played(card, "end", target=2)
    (secret,) = view_of(game.state, 1).secrets
    assert secret.target in seats_in(game.state.targets[2])
    assert view_of(game.state, 0).secrets == (secret._replace(target=-1),)
    twins = [event for event in game.events if event.kind == "target-seen"]
    assert [("shown" in event.data, event.only) for event in twins] == [(True, (1,)), (False, (-1, 0, 2, 3))]


@scene("safe-conduct")
def _protect(card: str) -> None:
    game = position("start", hands={1: (card,)}, attackers=(1,), deck=["sandbags"]).play(f"1 action {card}")
    game.play("0 muster done")
    assert game.why_not(0, "seat-1") == "why-protected"


@scene("new-letterhead")
def _another_faction(card: str) -> None:
    game = played(card, "end", factions={1: "salt-guild"})
    assert game.state.factions[1] not in ("", "salt-guild")


@pytest.mark.parametrize("name", [card.id for card in CARDS])
def test_every_card_does_what_it_says(name: str) -> None:
    SCENES[name](name)


def test_there_are_twenty_cards_of_each_kind_and_a_scene_for_each() -> None:
    assert [len(cards) for cards in (LAWS, MOTIONS, ACTIONS)] == [20, 20, 20]
    assert SCENES.keys() == {card.id for card in CARDS}
