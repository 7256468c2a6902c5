"""What is said, in words: every statement and every reason is a whole sentence that names the right people."""

import re
from pathlib import Path

import pytest

from engine.contract import SPECTATOR, TALK, Event, Move, Statement, ignore
from engine.ledger import record
from engine.rng import Rng
from engine.stack import submit
from engine.talk import ACTS, phrases
from scenes.boards.machrou3.words import Words
from scenes.talk_words import TalkWords
from scenes.texts import load_texts
from tests.contract.playing import CASES, Case, any_talk, points
from tests.scenes.typist import NAMES, TEXTS, Sitting, any_answer, new_table, play, script

WORDS = TalkWords(TEXTS, NAMES)
# Of each game that has talk the case with the most players.
LARGEST = tuple({case.rules.name: case for case in CASES if case.rules.parlance is not None}.values())
SENTENCE = re.compile(r"[A-Z].*[.?]")


@pytest.mark.parametrize("case", LARGEST, ids=str)
def test_everything_that_can_be_said_is_a_whole_sentence(case: Case) -> None:
    rng, rules = Rng(3), case.rules
    words = TalkWords(load_texts("en", rules.name), [f"Player {number}" for number in range(case.setup.players)])
    told: set[str] = set()
    for state in points(case, 51, 25, every=25):
        for _ in range(15):
            spoken = any_talk(rules, state, rng)
            if spoken is not None:
                submit(rules, state, spoken, ignore)
        told.update(words.line(said, number) for number, said in enumerate(state.talk))
        for seat in range(case.setup.players):
            told.update(words.phrase(phrase, seat) for phrase in phrases(rules.parlance, rules.view(state, seat)))
        told.update(words.row(entry) for entry in record(rules, rules.view(state, SPECTATOR)))
    assert len(told) > 80
    assert not [line for line in told if "{" in line or "[" in line or not SENTENCE.search(line)]


def test_every_act_has_a_name() -> None:
    assert len({WORDS.act(act) for act in ACTS}) == len(ACTS)
    assert not any("[" in WORDS.act(act) for act in ACTS)


def test_the_one_spoken_to_is_you_and_the_speaker_is_i() -> None:
    assert WORDS.reason("biggest:seat-1", 0, 1) == "You have the biggest bloc."
    assert WORDS.reason("biggest:seat-1", 0, 2) == "Ola has the biggest bloc."
    assert WORDS.reason("kept:seat-0", 0, 2) == "I have kept a promise before."
    assert WORDS.reason("modest:seat-1:24", 0, 1) == "You hold 24 of 128 seats."


def test_a_reason_follows_what_it_is_given_for() -> None:
    said = Statement("promise", 0, 1, "peace", "border:seat-1")
    assert WORDS.line(said, 0) == "Nour to Ola: “I will not attack you for a round. Your districts border mine.”"


def test_the_number_of_a_statement_picks_one_of_several_variants() -> None:
    said = Statement("promise", 0, 1, "peace")
    variants = [WORDS.sentence(said, number) for number in range(6)]
    assert len(set(variants)) == 3
    assert variants[:3] == variants[3:]


def test_the_log_tells_what_was_said() -> None:
    table = new_table(4)
    for seat in range(4):
        table.submit(Move(seat, "identify", ("seen",)))
    table.submit(Move(2, TALK, ("claim/-/side:reformist/-/-",)))
    event = table.events(SPECTATOR)[-1]
    assert isinstance(event, Event)
    assert Words(TEXTS, NAMES).event(event).startswith("Pia: “")


# In the terminal


def test_a_person_says_something_and_reads_it_in_the_log(tmp_path: Path) -> None:
    table = new_table(1)
    sitting = Sitting(table, script(["", "t", "1", "1", "l", "q"]), tmp_path)
    shown = sitting.play()
    assert [said.speaker for said in table.view(0).talk] == [0]
    assert shown.count(WORDS.sentence(table.view(0).talk[0], 0)) >= 1


def test_a_person_may_think_better_of_it(tmp_path: Path) -> None:
    table = new_table(1)
    shown = Sitting(table, script(["", "t", "zebra", "999", "", "q"]), tmp_path).play()
    assert table.view(0).talk == ()
    assert "Type a number from 1 to" in shown


def test_bots_answer_what_a_person_says(tmp_path: Path) -> None:
    sitting = play(new_table(1, 3, bot="easy"), any_answer(3), tmp_path)
    speakers = {said.speaker for said in sitting.table.view(SPECTATOR).talk}
    assert speakers
    assert 0 not in speakers
