"""Whose word is worth something: what promises kept and broken, and lies, make of a seat."""

from engine.bots.people import Persona
from engine.bots.trust import DISTRUSTED, grudges, trust, trust_in
from engine.bots.word import scruples
from engine.contract import Decision, Option
from engine.ledger import BROKEN, FALSE, KEPT, UNVERIFIABLE, Entry, record
from engine.table import Table
from engine.talk import Pledge, Verdict
from tests.games.machrou3.play import RULES, battle, pass_until, play, position


def entry(status: str, round_: int = 1, speaker: int = 0, act: str = "promise") -> Entry:
    return Entry(Pledge(0, act, speaker, 1, "peace", round_, 0), Verdict(status, round_))


def word_of_seat_0(*entries: Entry, now: int = 1) -> float:
    return trust_in(entries, 2, now)[0]


def test_a_kept_promise_earns_trust_and_a_broken_one_costs_more() -> None:
    nothing = word_of_seat_0()
    gain = word_of_seat_0(entry(KEPT)) - nothing
    loss = nothing - word_of_seat_0(entry(BROKEN))
    assert 0 < gain < loss


def test_what_nobody_can_prove_changes_nothing() -> None:
    assert word_of_seat_0(entry(UNVERIFIABLE), entry("open"), entry("void")) == word_of_seat_0()


def test_a_claim_that_turns_out_false_costs_trust_and_a_mistaken_estimate_does_not() -> None:
    assert word_of_seat_0(entry(FALSE, act="claim")) < word_of_seat_0()
    assert word_of_seat_0(entry(FALSE, act="estimate")) == word_of_seat_0()


def test_memories_fade() -> None:
    assert word_of_seat_0(entry(BROKEN)) < word_of_seat_0(entry(BROKEN), now=5) < word_of_seat_0()


def test_only_the_one_who_broke_a_promise_is_distrusted() -> None:
    assert trust_in((entry(BROKEN),), 2, 1)[1] == trust_in((), 2, 1)[1]


def test_grudges_count_promises_broken_to_oneself() -> None:
    assert grudges((entry(BROKEN), entry(BROKEN), entry(KEPT)), 1, 2) == (2, 0)
    assert grudges((entry(BROKEN),), 0, 2) == (0, 0)


def lies_every_round() -> Table:
    """Seat 0 promises seat 1 peace in each of its first two turns, and attacks all the same."""
    table = position(hold={0: "baalbek batroun", 1: "zahle koura", 2: "sour", 3: "akkar"}, media="")
    for own, target in (("baalbek", "zahle"), ("batroun", "koura")):
        pass_until(table, 0)
        play(table, "0 talk promise/1/peace/-/-")
        battle(table, 0, own, target)
        play(table, "0 finish end")
    return table


def test_a_constant_liar_is_distrusted_by_round_3() -> None:
    table = lies_every_round()
    view = table.view(2)
    assert view.round <= 3
    assert [e.verdict.status for e in record(table.rules, view)] == [BROKEN, BROKEN]
    assert trust(table.rules, view)[0] < DISTRUSTED
    assert trust(table.rules, view)[1] > DISTRUSTED


def peace_at_stake() -> Table:
    """Seat 0 has promised seat 1 peace and chooses whom to challenge."""
    table = position(hold={0: "baalbek", 1: "zahle", 2: "metn"})
    return play(table, "0 talk promise/1/peace/-/-", "0 action battle", "0 battle.from baalbek")


def test_breaking_a_promise_costs_the_honest_most() -> None:
    view, decision = peace_at_stake().view(0), Decision("battle.at", (Option("zahle"), Option("metn")))
    saint, crook = (scruples(RULES, view, decision, Persona("", honesty=honesty)) for honesty in (1.0, 0.1))
    assert saint["metn"] == crook["metn"] == 0
    assert saint["zahle"] > 3 * crook["zahle"] > 0


def test_a_broken_promise_is_paid_back_by_the_vengeful() -> None:
    table = position(hold={0: "baalbek", 1: "zahle sour", 2: "metn", 3: "akkar"}, media="")
    play(table, "0 talk promise/1/peace/-/-")
    battle(table, 0, "baalbek", "zahle")
    while table.view(1).turn != 1:
        seat, asked = next(iter(table.asked().items()))
        play(table, f"{seat} {asked.topic} {asked.options[0].id}")
    view, decision = table.view(1), Decision("battle.at", (Option("baalbek"), Option("metn")))
    costs = scruples(RULES, view, decision, Persona("", grudge=1.0))
    assert costs["baalbek"] < 0 == costs["metn"]
    assert scruples(RULES, view, decision, Persona("", grudge=0.0))["baalbek"] == 0


def test_who_has_promised_nothing_has_no_scruples() -> None:
    view = peace_at_stake().view(2)
    costs = scruples(RULES, view, Decision("battle.at", (Option("zahle"),)), Persona("", honesty=1.0))
    assert not any(costs.values())
