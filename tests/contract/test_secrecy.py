"""A seat knows what its View and its events say, and nothing in them betrays what is hidden from it."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine.contract import SPECTATOR, AnyRules, Event, Move, Rules, State, ignore
from engine.games import GAMES
from engine.games.bureaucracy.state import ALIVE, BureaucracyState
from engine.games.machrou3.content import SIDE
from engine.games.machrou3.state import Machrou3State
from engine.rng import Rng
from engine.stack import IllegalMove, pending, submit
from engine.steps import ABSTAINS, Ballot
from engine.table import Table
from tests.contract.playing import (
    CASES,
    AnyState,
    Case,
    Log,
    answer,
    any_move,
    every_case,
    play_on,
    points,
    positions,
    snapshot,
)

POINTS = 1_000 // len(CASES) + 1  # a thousand in all, for each property


def parts(value: Any) -> Iterator[Any]:
    """A value and everything inside it."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from parts(key)
            yield from parts(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from parts(item)


@every_case
def test_a_view_holds_no_state_and_no_generator(case: Case) -> None:
    for state in points(case, seed=21, count=60):
        for looker in case.lookers:
            view = case.rules.view(state, looker)
            assert not any(isinstance(part, State | Rng) for part in parts(view))
            assert state.rng.seed not in parts(view)


@every_case
def test_two_views_of_one_moment_are_equal_and_hash_alike(case: Case) -> None:
    for state in points(case, seed=22, count=60):
        for looker in case.lookers:
            view, twin = case.rules.view(state, looker), case.rules.view(state, looker)
            assert view == twin
            assert hash(view) == hash(twin)


@every_case
def test_a_view_does_not_change_while_the_game_goes_on(case: Case) -> None:
    for state in points(case, seed=23, count=30):
        world = state.copy()
        views = [case.rules.view(world, looker) for looker in case.lookers]
        kept = deepcopy(views)
        play_on(case.rules, world, Rng(1))
        assert views == kept


@every_case
def test_a_view_stays_the_same_when_what_is_hidden_is_scrambled(case: Case) -> None:
    rules = case.rules
    for number, state in enumerate(points(case, seed=24, count=POINTS)):
        for looker in case.lookers:
            view = rules.view(state, looker)
            for scramble in range(3):
                world = rules.guess(view, Rng(number * 10 + scramble))
                assert rules.view(world, looker) == view


@every_case
def test_a_seat_is_asked_the_same_when_what_is_hidden_from_it_is_scrambled(case: Case) -> None:
    rules = case.rules
    for number, state in enumerate(points(case, seed=25, count=POINTS)):
        for looker in case.lookers:
            world = rules.guess(rules.view(state, looker), Rng(number))
            asked, guessed = pending(state), pending(world)
            # Who is asked is public; what they are asked is theirs.
            assert guessed.keys() == asked.keys()
            assert guessed.get(looker) == asked.get(looker)
            assert rules.standing(world).get(looker) == rules.standing(state).get(looker)
            assert rules.time_limit(world) == rules.time_limit(state)
            if looker in asked:
                assert world.steps[-1].explain(world, looker) == state.steps[-1].explain(state, looker)


@every_case
def test_a_guess_adds_up(case: Case) -> None:
    for number, state in enumerate(points(case, seed=26, count=200)):
        for looker in case.lookers:
            case.rules.check_state(case.rules.guess(case.rules.view(state, looker), Rng(number)))


@every_case
def test_a_guess_can_be_played_to_the_end(case: Case) -> None:
    rules = case.rules
    for number, state in enumerate(points(case, seed=27, count=100)):
        for looker in case.lookers:
            world = rules.guess(rules.view(state, looker), Rng(number))
            play_on(rules, world, Rng(number))
            assert rules.outcome(world) is not None


@every_case
def test_a_finished_game_can_be_guessed_too(case: Case) -> None:
    for seed in range(case.share(10)):
        state = case.deal(seed)
        play_on(case.rules, state, Rng(seed))
        for looker in case.lookers:
            view = case.rules.view(state, looker)
            world = case.rules.guess(view, Rng(seed))
            assert case.rules.view(world, looker) == view
            assert case.rules.outcome(world) == case.rules.outcome(state)


@every_case
def test_a_guess_depends_on_nothing_but_the_view_and_the_generator(case: Case) -> None:
    for number, state in enumerate(points(case, seed=28, count=60)):
        for looker in case.lookers:
            view = case.rules.view(state, looker)
            first = case.rules.guess(view, Rng(number))
            # A guess at a guess starts from another truth, and must come to the same.
            second = case.rules.guess(case.rules.view(first, looker), Rng(number))
            assert snapshot(first) == snapshot(second)


@every_case
def test_a_guess_shares_nothing_with_the_view_it_was_made_from(case: Case) -> None:
    for number, state in enumerate(points(case, seed=29, count=30)):
        view = case.rules.view(state, number % case.setup.players)
        kept = deepcopy(view)
        play_on(case.rules, case.rules.guess(view, Rng(number)), Rng(number))
        assert view == kept


Hidden = dict[str, object]


def hidden_in_machrou3(state: Machrou3State, looker: int, asked: AnyState) -> Hidden:
    """All that `looker` cannot know; `asked` is the true state, which tells what is known after all."""
    known = {(s.kind, seat) for s in asked.secrets if s.seat == looker for seat in s.about}
    compared = any(kind == "sides" for kind, _ in known)
    sees_sides = looker != SPECTATOR and SIDE[asked.characters[looker]] == "corrupt"
    offered = getattr(asked.steps[-1], "power", "") == "think-tank" and asked.steps[-1].seat == looker
    hidden: Hidden = {"the generator": state.rng.seed}
    for place, card in enumerate(state.objective_pile[2 if offered else 0 :]):
        hidden[f"objective {place} of the pile"] = card
    for place, card in enumerate(state.objective_discards):
        hidden[f"discarded objective {place}"] = card
    if len(state.power_pile) > 1:
        hidden |= {f"power {place} of the pile": card for place, card in enumerate(state.power_pile)}
    for seat in set(range(state.players)) - {looker}:
        hidden[f"the character of {seat}"] = state.characters[seat]
        if not sees_sides and not compared:
            hidden[f"the side of {seat}"] = SIDE[state.characters[seat]]
        if asked.objectives[seat] and ("objective", seat) not in known:
            hidden[f"the objective of {seat}"] = state.objectives[seat]
    return hidden


def hidden_in_bureaucracy(state: BureaucracyState, looker: int, asked: BureaucracyState) -> Hidden:
    """All that `looker` cannot know; at small tables it can work out some targets from its own and from who is out."""
    hidden: Hidden = {"the generator": state.rng.seed}
    knows_top = looker != SPECTATOR and asked.knows_top >> looker & 1
    unknown = state.deck[:-1] if knows_top else state.deck
    if len(unknown) > 1:
        hidden |= {f"card {place} of the deck": card for place, card in enumerate(unknown)}
    for seat in set(range(state.players)) - {looker}:
        if state.offers[seat]:
            hidden[f"the factions offered to {seat}"] = state.offers[seat]
        if state.players > 4 or all(fell == ALIVE for fell in asked.fell):
            hidden[f"the targets of {seat}"] = state.targets[seat]
    if state.players == 3 or asked.secrets:
        hidden = {name: value for name, value in hidden.items() if "targets" not in name}
    return hidden


# What each game hides, by name: a leak that a guess follows would keep a View as it is, but not let it vary.
HIDDEN: dict[str, Callable[[Any, int, Any], Hidden]] = {
    "machrou3": hidden_in_machrou3,
    "bureaucracy": hidden_in_bureaucracy,
}


def test_the_hidden_things_of_every_game_are_listed() -> None:
    assert HIDDEN.keys() == GAMES.keys()


@every_case
def test_everything_that_is_hidden_varies_from_guess_to_guess(case: Case) -> None:
    rules, hidden = case.rules, HIDDEN[case.rules.name]
    for number, state in enumerate(points(case, seed=30, count=40)):
        for looker in case.lookers:
            view = rules.view(state, looker)
            guesses = [rules.guess(view, Rng(number * 100 + turn)) for turn in range(40)]
            found = [hidden(world, looker, state) for world in guesses]
            for name in hidden(state, looker, state):
                assert len({world[name] for world in found}) > 1, f"{looker} can work out {name}"


def ballots(case: Case, seed: int, games: int) -> Iterator[AnyState]:
    """Positions in which a ballot with a real choice gathers answers, or is interrupted while it does."""
    for state in positions(case, seed, games):
        if not state.box or None not in state.box or not any(state.box):
            continue
        ballot = next(step for step in reversed(state.steps) if step.sealed)
        if all(len(decision.options) > 1 for decision in ballot.ask(state).values()):
            yield state


@every_case
def test_sealed_answers_of_others_vary_from_guess_to_guess(case: Case) -> None:
    rules = case.rules
    seen = 0
    for number, state in enumerate(ballots(case, seed=31, games=4)):
        if number % case.every(1):
            continue
        for looker in case.lookers:
            view = rules.view(state, looker)
            guesses = [rules.guess(view, Rng(number * 100 + turn)).box for turn in range(30)]
            for seat, given in enumerate(state.box):
                answers = {box[seat] for box in guesses}
                if not given or seat == looker:
                    assert answers == {given}
                else:
                    assert len(answers) > 1
                    seen += 1
    assert seen


@pytest.mark.parametrize(
    "rules", [game for game in GAMES.values() if type(game).standing is not Rules.standing], ids=lambda game: game.name
)
def test_a_ballot_that_is_interrupted_can_be_guessed(rules: AnyRules) -> None:
    """A standing choice may put another decision on top of a ballot that still gathers answers."""
    found = 0
    for case in (case for case in CASES if case.rules is rules):
        for state in positions(case, seed=33, games=300):
            if not any(state.box) or state.steps[-1].sealed:
                continue
            found += 1
            for looker in case.lookers:
                view = rules.view(state, looker)
                assert rules.view(rules.guess(view, Rng(looker)), looker) == view
    # It is rare, so that all numbers of seats are looked at together.
    assert found


@every_case
def test_an_open_answer_is_seen_by_its_own_seat_only(case: Case) -> None:
    for state in ballots(case, seed=32, games=8):
        given = {seat: text for seat, text in enumerate(state.box) if text not in (None, ABSTAINS)}
        for looker in case.lookers:
            shown = case.rules.view(state, looker).box
            assert all((shown[seat] == text) == (seat == looker) for seat, text in given.items())


@every_case
def test_every_private_event_has_a_public_twin_that_says_less(case: Case) -> None:
    everybody = set(case.lookers)
    private = 0
    for seed in range(case.share(60)):
        log = Log()
        play_on(case.rules, case.deal(seed, log.note), Rng(seed), log.note)
        for place, event in enumerate(log):
            if event.only is None:
                continue
            private += 1
            twin = next(t for t in log[max(0, place - 1) : place + 2] if is_twin(t, event, everybody))
            secret, public = sorted((event, twin), key=lambda told: len(told.data), reverse=True)
            assert public.data.items() <= secret.data.items()
            assert SPECTATOR not in (secret.only or ())
    assert private


def is_twin(one: Event, other: Event, everybody: set[int]) -> bool:
    together = [*(one.only or ()), *(other.only or ())]
    return one is not other and one.kind == other.kind and sorted(together) == sorted(everybody)


@every_case
@pytest.mark.rule("M18")
def test_a_shuffled_ballot_leaves_no_trace_of_who_put_in_what(case: Case) -> None:
    """Two tables whose voters swap their answers are afterwards the same: state, log and record."""
    compared = 0
    for seed in range(case.share(40)):
        one = Table(case.rules, case.setup, seed)
        two = Table(case.rules, case.setup, seed)
        rng = Rng(seed)
        while not one.is_over:
            asked = one.asked()
            if not is_shuffled(one) or len(asked) < case.setup.players:
                move = any_move(case.rules, one._state, rng)
                one.submit(move)
                two.submit(move)
                continue
            topics = {seat: decision.topic for seat, decision in asked.items()}
            picks = [(rng.pick(decision.options).id,) for decision in asked.values()]
            for table, dealt in ((one, picks), (two, rng.shuffled(picks))):
                for seat, pick in zip(topics, dealt, strict=True):
                    table.submit(Move(seat, topics[seat], pick))
            compared += len(set(picks)) > 1
            assert one.same_state(two._state)
            assert one.all_events() == two.all_events()
            assert (one.moves, one.sealed) == (two.moves, two.sealed)
    assert compared > case.share(20) / 2


def is_shuffled(table: Table) -> bool:
    step = table._state.steps[-1]
    return isinstance(step, Ballot) and step.shuffled


@every_case
def test_what_can_be_undone_has_shown_nothing_that_was_hidden(case: Case) -> None:
    """A move that may be taken back leads every looker to the same view, whatever is hidden from it."""
    rules = case.rules
    undone = 0
    for seed in range(case.share(12)):
        table = Table(rules, case.setup, seed)
        rng = Rng(seed)
        while not table.is_over:
            before = table._state.copy()
            move = any_move(rules, table._state, rng)
            table.submit(move)
            if not table.can_undo(move.seat):
                continue
            undone += 1
            for looker in case.lookers:
                world = rules.guess(rules.view(before, looker), rng)
                told = move
                asked = pending(world).get(move.seat)
                if before.steps[-1].sealed and looker != move.seat and asked and asked.topic == move.topic:
                    # What somebody put into the box is not told: any answer looks the same.
                    told = answer({move.seat: asked}, rng)
                try:
                    submit(rules, world, told, ignore)
                except IllegalMove:
                    pytest.fail(f"'{move}' can be undone, though it tells {looker} that it was possible")
                assert rules.view(world, looker) == table.view(looker), f"'{move}' shows {looker} something"
    assert undone > case.share(12)
