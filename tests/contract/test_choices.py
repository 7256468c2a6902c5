"""What every game offers can be chosen, what it does not offer is refused, and a clock never breaks it."""

import pytest

from engine.contract import CLOCK, AnyRules, Decision, Move, Reason, Rules, Step, ignore
from engine.rng import Rng
from engine.stack import IllegalMove, pending, submit
from tests.contract.playing import CASES, AnyState, Case, Log, every_case, play_on, points, positions, snapshot

ENOUGH = 400  # standing choices tried out for each case, unless they are rarer than that


every_case_with_standing_choices = pytest.mark.parametrize(
    "case", [case for case in CASES if type(case.rules).standing is not Rules.standing], ids=str
)


@every_case
def test_somebody_can_answer_until_the_game_is_over(case: Case) -> None:
    for state in positions(case, seed=2, games=60):
        decisions = pending(state)
        assert bool(decisions) == bool(state.steps)
        assert set(decisions) <= set(range(case.setup.players))
        assert all(1 <= d.least <= d.most and d.least <= len(d.options) for d in decisions.values())


@every_case_with_standing_choices
def test_a_standing_choice_never_leaves_a_decision_without_an_answer(case: Case) -> None:
    rules = case.rules
    tried = 0
    for state in positions(case, seed=3, games=400):
        for seat, decision in rules.standing(state).items():
            for number in range(10):
                world = rules.guess(rules.view(state, seat), Rng(number))
                submit(rules, world, Move(seat, decision.topic, decision.allowed()[: decision.least]), ignore)
                play_on(rules, world, Rng(number))
                tried += 1
        if tried >= ENOUGH:
            break
    assert tried


@every_case
def test_asking_never_changes_the_state(case: Case) -> None:
    for state in points(case, seed=8, count=100):
        before = snapshot(state)
        for seat in pending(state):
            state.steps[-1].explain(state, seat)
        case.rules.standing(state)
        case.rules.time_limit(state)
        case.rules.outcome(state)
        for looker in case.lookers:
            case.rules.view(state, looker)
        assert snapshot(state) == before


@every_case
def test_ask_and_explain_agree_on_what_is_allowed(case: Case) -> None:
    greyed = 0
    for state in positions(case, seed=9, games=80):
        for seat, asked in pending(state).items():
            explained = state.steps[-1].explain(state, seat)
            assert (explained.topic, explained.least, explained.most) == (
                asked.topic,
                asked.least,
                asked.most,
            )
            assert explained.allowed() == asked.allowed()
            assert len(asked.allowed()) == len(asked.options)
            greyed += len(explained.options) - len(asked.options)
    assert greyed or not any(kind.explain is not Step.explain for kind in case.rules.step_types)


@every_case
def test_greyed_options_give_a_message_and_its_arguments(case: Case) -> None:
    for state in positions(case, seed=9, games=10):
        for seat in pending(state):
            for option in state.steps[-1].explain(state, seat).options:
                if option.why_not is not None:
                    assert isinstance(option.why_not, Reason)
                    assert option.why_not.id
                    assert all(isinstance(n, str) and isinstance(v, str | int) for n, v in option.why_not.args)


def decisions_on_the_table(rules: AnyRules, state: AnyState) -> list[Decision]:
    shown = [state.steps[-1].explain(state, seat) for seat in pending(state)]
    return shown + list(rules.standing(state).values())


@every_case
def test_topics_and_options_fit_into_the_text_of_a_move(case: Case) -> None:
    for state in positions(case, seed=10, games=15):
        for decision in decisions_on_the_table(case.rules, state):
            for word in (decision.topic, *(option.id for option in decision.options)):
                assert isinstance(word, str)
                assert word not in ("", "-", CLOCK)
                assert not any(letter.isspace() or letter == "+" for letter in word)


@every_case
def test_no_decision_offers_an_option_twice(case: Case) -> None:
    for state in positions(case, seed=11, games=15):
        for decision in decisions_on_the_table(case.rules, state):
            ids = [option.id for option in decision.options]
            assert len(set(ids)) == len(ids)


@every_case
def test_every_move_has_a_text_that_reads_back(case: Case) -> None:
    for seed in range(case.share(10)):
        for move in play_on(case.rules, case.deal(seed), Rng(seed)):
            assert Move.parse(str(move)) == move


@every_case_with_standing_choices
def test_a_standing_choice_never_shares_its_topic_with_a_decision_of_the_same_seat(case: Case) -> None:
    for state in positions(case, seed=12, games=60):
        asked = pending(state)
        for seat, standing in case.rules.standing(state).items():
            assert seat not in asked or asked[seat].topic != standing.topic


def illegal_moves(rules: AnyRules, state: AnyState, rng: Rng) -> dict[str, Move]:
    """Moves that must be refused now, by what is wrong with them."""
    seats = range(state.players)
    asked = pending(state)
    standing = rules.standing(state)
    seat = rng.pick(sorted(asked))
    decision = asked[seat]
    good = decision.allowed()
    moves = {
        "stale topic": Move(seat, f"{decision.topic}.of-yesterday", good[:1]),
        "unknown pick": Move(seat, decision.topic, ("no-such-thing",)),
        "duplicate picks": Move(seat, decision.topic, (good[0],) * max(2, decision.least)),
        "too many picks": Move(seat, decision.topic, (*good, "one-more")[: decision.most + 1]),
        "empty picks": Move(seat, decision.topic, ()),
        "empty pick": Move(seat, decision.topic, ("",)),
        "onlooker": Move(-1, decision.topic, good[:1]),
        "seat that is not there": Move(state.players, decision.topic, good[:1]),
        "clock with picks": Move(seat, CLOCK, good[:1]),
    }
    limit = rules.time_limit(state)
    for other in seats:
        if other not in asked:
            moves["wrong seat"] = Move(other, decision.topic, good[:1])
        if limit is None or limit.seat != other:
            moves["clock that does not run"] = Move(other, CLOCK, ())
        if other in standing:
            moves["unknown standing pick"] = Move(other, standing[other].topic, ("no-such-thing",))
    greyed = [o.id for o in state.steps[-1].explain(state, seat).options if o.why_not is not None]
    if greyed:
        moves["greyed option"] = Move(seat, decision.topic, (rng.pick(greyed),))
    return moves


@every_case
def test_illegal_moves_are_refused_and_change_nothing(case: Case) -> None:
    rng = Rng(16)
    met = set()
    for state in points(case, seed=16, count=200):
        before = snapshot(state)
        log = Log()
        for wrong, move in illegal_moves(case.rules, state, rng).items():
            with pytest.raises(IllegalMove):
                submit(case.rules, state, move, log.note)
            met.add(wrong)
        assert snapshot(state) == before
        assert not log
    assert {"wrong seat", "clock that does not run"} <= met


@every_case_with_standing_choices
def test_a_standing_choice_is_refused_from_whom_it_is_not_offered(case: Case) -> None:
    refused = 0
    for state in positions(case, seed=20, games=60):
        offered = case.rules.standing(state)
        for decision in offered.values():
            before = snapshot(state)
            for seat in set(range(state.players)) - set(offered):
                with pytest.raises(IllegalMove):
                    submit(case.rules, state, Move(seat, decision.topic, decision.allowed()[:1]), ignore)
                refused += 1
            assert snapshot(state) == before
    assert refused


@every_case_with_standing_choices
def test_standing_choices_are_accepted_when_they_are_offered(case: Case) -> None:
    accepted = 0
    for state in positions(case, seed=17, games=400):
        for seat, decision in case.rules.standing(state).items():
            for pick in decision.allowed():
                world = state.copy()
                submit(case.rules, world, Move(seat, decision.topic, (pick,)), ignore)
                assert world != state
                case.rules.check_state(world)
                accepted += 1
        if accepted >= ENOUGH:
            break
    assert accepted


@every_case
def test_the_game_can_be_played_on_whenever_time_runs_out(case: Case) -> None:
    kinds = set()
    for number, state in enumerate(positions(case, seed=18, games=3)):
        limit = case.rules.time_limit(state)
        if limit is None or (limit.kind in kinds and number % case.every(1)):
            continue
        kinds.add(limit.kind)
        world = state.copy()
        submit(case.rules, world, Move(limit.seat, CLOCK, ()), ignore)
        assert world != state
        case.rules.check_state(world)
        play_on(case.rules, world, Rng(1))
        assert case.rules.outcome(world) is not None
    assert kinds == set(case.rules.clocks)


@every_case
def test_only_a_seat_that_is_asked_is_on_the_clock(case: Case) -> None:
    for state in positions(case, seed=19, games=10):
        limit = case.rules.time_limit(state)
        assert limit is None or limit.seat in pending(state)
