"""What can be said is the same for every role, can always be said, and never gets in the way of play."""

from collections.abc import Iterator

from engine.contract import SPECTATOR, TALK, Move, Statement, ignore
from engine.ledger import record
from engine.rng import Rng
from engine.stack import pending, submit
from engine.table import Table
from engine.talk import MOST_AT_ONCE, check_talk, menu, option_of, parse_option, phrases
from tests.contract.playing import AnyState, Case, any_move, any_talk, every_case, play_on, points

TALKS = 12  # things said, at the most, before a position is looked at


def talkative(case: Case, seed: int, count: int) -> Iterator[AnyState]:
    """Positions in which a good deal has been said."""
    rng = Rng(seed)
    for state in points(case, seed, count, every=25):
        for _ in range(rng.below(TALKS)):
            spoken = any_talk(case.rules, state, rng)
            if spoken is not None:
                submit(case.rules, state, spoken, ignore)
        yield state


def words(said: Statement) -> Statement:
    """What was said, whenever it was said."""
    return said._replace(round=0, moment=0)


@every_case
def test_the_menu_of_a_seat_is_the_same_whatever_role_it_has(case: Case) -> None:
    rules = case.rules
    lines = 0
    for number, state in enumerate(talkative(case, 41, 12)):
        world = rules.guess(rules.view(state, SPECTATOR), Rng(number))
        for seat in range(case.setup.players):
            here = menu(rules, rules.view(state, seat))
            assert menu(rules, rules.view(world, seat)) == here
            lines += len(here)
    assert lines or rules.parlance is None


@every_case
def test_everybody_reads_the_same_ledger(case: Case) -> None:
    rules = case.rules
    entries = 0
    for number, state in enumerate(talkative(case, 42, 12)):
        told = {record(rules, rules.view(state, looker)) for looker in case.lookers}
        told.add(record(rules, rules.view(rules.guess(rules.view(state, 0), Rng(number)), 0)))
        assert len(told) == 1
        entries += len(told.pop())
    assert entries or rules.parlance is None


@every_case
def test_everything_on_the_menu_can_be_said_and_changes_nothing_but_the_talk(case: Case) -> None:
    rules = case.rules
    for state in talkative(case, 43, 4):
        for seat in range(case.setup.players):
            for phrase, reasons in menu(rules, rules.view(state, seat)):
                world = state.copy()
                option = option_of(phrase, reasons[-1] if reasons else "")
                submit(rules, world, Move(seat, TALK, (option,)), ignore)
                assert world.talk[: len(state.talk)] == state.talk
                assert pending(world) == pending(state)
                world.talk = state.talk
                assert world == state


@every_case
def test_the_text_of_a_statement_reads_back_and_fits_into_a_move(case: Case) -> None:
    for state in talkative(case, 44, 4):
        for phrase, reasons in menu(case.rules, case.rules.view(state, 0)):
            for because in ("", *reasons):
                option = option_of(phrase, because)
                read = parse_option(option)
                assert read is not None
                assert read.phrase == phrase
                assert read.reasons == ((because,) if because else ())
                assert Move.parse(str(Move(0, TALK, (option,)))).picks == (option,)


@every_case
def test_nobody_can_flood_the_table(case: Case) -> None:
    rules = case.rules
    parlance = rules.parlance
    for state in points(case, 45, 3, every=40):
        for _ in range(500):
            view = rules.view(state, 1)
            phrase = next(iter(phrases(parlance, view)), None) if parlance is not None else None
            if phrase is None:
                break
            submit(rules, state, Move(1, TALK, (option_of(phrase),)), ignore)
        own = [said for said in state.talk if said.speaker == 1 and said.refs < 0]
        moments = [said.moment for said in own]
        assert all(moments.count(moment) <= MOST_AT_ONCE for moment in moments)
        assert parlance is None or not list(phrases(parlance, rules.view(state, 1)))


@every_case
def test_talk_that_was_said_passes_when_it_is_loaded(case: Case) -> None:
    for state in talkative(case, 46, 12):
        check_talk(case.rules, state)


@every_case
def test_a_statement_takes_no_undo_away_and_undo_takes_no_statement_back(case: Case) -> None:
    """Unless what was said could not have been said before the move that would be taken back."""
    rules = case.rules
    kept = 0
    for seed in range(6):
        table = Table(rules, case.setup, seed)
        rng = Rng(seed)
        while not table.is_over:
            move = any_move(rules, table._state, rng)
            table.submit(move)
            spoken = any_talk(rules, table._state, rng)
            if move.topic == TALK or spoken is None or not table.can_undo(move.seat) or rng.below(2):
                continue
            table.submit(spoken)
            said = table._state.talk
            if table.can_undo(move.seat):
                table.undo(move.seat)
                assert list(map(words, table._state.talk)) == list(map(words, said))
                assert table.moves[-1] == spoken
                table.redo(move.seat)
                kept += 1
        play_on(rules, table._state, rng)
    assert kept > 10 or rules.parlance is None
