"""How bots talk: in turn, by their manner, from what they see, and never against the board."""

from collections import Counter

import pytest

from engine.bots import make_bot
from engine.bots.belief import suspicion
from engine.bots.parley import Conversation, Cue, talking_seats, utter
from engine.bots.people import ANYBODY, PEOPLE, Persona
from engine.bots.trust import GULLIBLE
from engine.contract import SPECTATOR, Setup, State, Statement
from engine.games.machrou3.meta import Machrou3
from engine.lab import Talkers, play_out
from engine.ledger import BROKEN, KEPT, ledger
from engine.rng import Rng
from engine.table import Table
from tests.games.machrou3.play import RULES, battle, campaign, play, position

CHATTERBOX = Persona("", chattiness=1.0)
SPHINX = Persona("", chattiness=0.0)


def talked_through(seed: int, starters: tuple[int, ...] = (0, 1, 2, 3), level: str = "easy") -> State:
    """A game of four bots that may talk, played to its end."""
    state = RULES.setup(Setup(4, "beginner", RULES.default_house_rules), seed)
    people = tuple(person.id for person in PEOPLE[:4])
    bots = [make_bot(level, RULES, person) for person in people]
    play_out(RULES, state, bots, Rng(seed), 0.2, Talkers((level,) * 4, starters, people))
    return state


def said_by(table: Table, seat: int, number: int = -1, persona: Persona = CHATTERBOX) -> Statement | None:
    return utter(table.rules, table.view(seat), Cue(seat, number), "normal", persona, Rng(5))


def contested() -> Table:
    """Seat 0 challenges Zahle of seat 1 from Baalbek; seats 2 and 3 could step in."""
    return battle(position(hold={0: "baalbek", 1: "zahle", 2: "metn", 3: "baabda"}), 0, "baalbek", "zahle")


@pytest.fixture(scope="module")
def games() -> list[State]:
    return [talked_through(seed) for seed in range(4)]


def test_a_talkative_game_holds_promises_requests_and_answers(games: list[State]) -> None:
    acts = Counter(said.act for state in games for said in state.talk)
    assert {"request", "accept", "reject", "promise", "offer", "claim", "estimate"} <= acts.keys()


def test_most_promises_of_bots_are_kept(games: list[State]) -> None:
    judged = Counter(entry.verdict.status for state in games for entry in ledger(RULES, RULES.view(state, SPECTATOR)))
    assert judged[KEPT] > 3 * judged[BROKEN]


def test_bots_speak_against_others_and_refuse_for_a_reason(games: list[State]) -> None:
    harsh = [said for state in games for said in state.talk if said.act in ("reject", "accuse") and said.refs < 0]
    harsh += [said for state in games for said in state.talk if said.act == "reject"]
    assert harsh
    assert all(said.because for said in harsh)


def test_an_easy_corrupt_player_never_claims_a_side(games: list[State]) -> None:
    for state in games:
        for said in state.talk:
            if said.content == "side:reformist":
                assert not RULES.view(state, said.speaker).allies


def test_the_same_seed_gives_the_same_talk() -> None:
    assert talked_through(9).talk == talked_through(9).talk


def test_only_starters_speak_of_their_own_accord() -> None:
    state = talked_through(3, starters=(2,))
    opening = {said.speaker for said in state.talk if said.refs < 0}
    assert opening == {2}
    assert {said.speaker for said in state.talk} > opening


def test_without_talkers_nobody_says_a_word() -> None:
    state = RULES.setup(Setup(4, "beginner"), 1)
    play_out(RULES, state, [make_bot("easy", RULES)] * 4, Rng(1), 0.2)
    assert state.talk == ()


def test_what_a_bot_says_depends_on_its_view_alone() -> None:
    table = contested()
    for seat in range(4):
        view = table.view(seat)
        for number in range(5):
            world = table.rules.guess(view, Rng(number))
            said = utter(table.rules, table.rules.view(world, seat), Cue(seat), "normal", CHATTERBOX, Rng(7))
            assert said == utter(table.rules, view, Cue(seat), "normal", CHATTERBOX, Rng(7))


def test_a_party_to_a_battle_asks_for_support() -> None:
    said = said_by(contested(), 0)
    assert said is not None
    assert said.content.endswith("support")
    assert said.target in (2, 3)


def test_the_quiet_keep_quiet() -> None:
    assert said_by(position(hold={0: "baalbek", 1: "zahle"}), 1, persona=SPHINX) is None


def test_a_request_is_answered_by_whom_it_was_made_to() -> None:
    table = play(contested(), "0 talk request/2/support/-/-")
    conversation = Conversation(table.rules.parlance, (0, 1, 2, 3))
    assert conversation.cue(table.view(SPECTATOR)) is None
    play(table, "0 talk request/3/support/-/-")
    assert conversation.cue(table.view(SPECTATOR)) == Cue(3, 1)
    said = said_by(table, 3, 1)
    assert said is not None
    assert (said.act, said.refs) in (("accept", 1), ("reject", 1))


def test_everybody_gets_the_word_once_when_something_new_comes_up() -> None:
    table = position(hold={0: "baalbek", 1: "zahle"}, house_rules=frozenset())
    conversation = Conversation(table.rules.parlance, (0, 1, 3))
    assert conversation.cue(table.view(SPECTATOR)) is None
    campaign(table, 0, "akkar")
    seats = []
    while (cue := conversation.cue(table.view(SPECTATOR))) is not None:
        seats.append(cue.seat)
    assert seats == [0, 1, 3]
    assert not conversation.is_due(table.view(SPECTATOR))
    play(table, "1 campaign.vote with")
    assert conversation.cue(table.view(SPECTATOR)) is None


def test_random_bots_and_people_are_not_given_the_word() -> None:
    assert talking_seats(["easy", None, "random", "hard"]) == (0, 3)


def test_a_liar_gets_no_more_deals() -> None:
    table = position(hold={0: "baalbek batroun", 1: "zahle keserwan", 2: "hermel"})
    honest = play(table, "0 talk offer/2/peace=peace/-/-")
    said = said_by(honest, 2, 0)
    assert said is not None
    assert said.act == "accept"
    liar = position(hold={0: "baalbek batroun", 1: "zahle", 2: "hermel"})
    play(liar, "0 talk promise/1/peace/-/-", "0 talk request/1/peace/-/-")
    battle(liar, 0, "baalbek", "zahle")
    play(liar, "0 finish end", "1 action pass", "2 action pass", "3 action pass")
    play(liar, "0 talk offer/2/peace=peace/-/-")
    assert [entry.verdict.status for entry in ledger(liar.rules, liar.view(2))] == [BROKEN]
    said = said_by(liar, 2, 2)
    assert said is not None
    assert said.act == "reject"


def test_a_question_about_sides_gets_an_answer_from_who_can_give_one() -> None:
    table = position(hold={0: "baalbek", 1: "zahle"}, corrupt=(3,))
    play(table, "0 talk ask/1/side/-/-", "0 talk ask/3/side/-/-")
    honest, crafty = said_by(table, 1, 0), said_by(table, 3, 1)
    assert honest is not None
    assert crafty is not None
    assert honest.content == crafty.content == "side:reformist"
    easy = utter(table.rules, table.view(3), Cue(3, 1), "easy", CHATTERBOX, Rng(1))
    assert easy is not None
    assert easy.act == "reject"


def test_a_broken_promise_is_brought_up_by_whom_it_was_made_to() -> None:
    table = position(hold={0: "baalbek", 1: "zahle", 2: "metn"})
    play(table, "0 talk promise/1/peace/-/-")
    battle(table, 0, "baalbek", "zahle")
    said = said_by(table, 1, persona=ANYBODY)
    assert said is not None
    assert (said.act, said.content, said.target, said.refs) == ("accuse", "broke", 0, 0)


def test_a_suspicion_moves_belief_a_little_and_its_repetition_not_at_all() -> None:
    table = position(5, hold={0: "baalbek", 1: "zahle", 2: "metn"}, corrupt=(3, 4))
    before = suspicion(RULES, table.view(0))
    play(table, "1 talk estimate/-/corrupt:seat-2/-/-")
    once = suspicion(RULES, table.view(0))
    play(table, "1 talk accuse/2/corrupt/-/-")
    assert once[2] > before[2]
    assert odds(once[2]) / odds(before[2]) <= 2.72**GULLIBLE
    assert suspicion(RULES, table.view(0)) == once


def odds(chance: float) -> float:
    return chance / (1 - chance)


def test_silence_is_all_that_a_game_without_parlance_gets() -> None:
    class Mute(Machrou3):
        parlance = None

    table = contested()
    assert utter(Mute(), table.view(0), Cue(0), "easy", CHATTERBOX, Rng(1)) is None
    assert Conversation(None, (0, 1)).cue(table.view(SPECTATOR)) is None


def test_even_a_suspect_gets_an_answer() -> None:
    table = play(contested(), "2 talk accuse/0/corrupt/-/-", "0 talk request/2/support/-/-")
    said = said_by(table, 2, 1)
    assert said is not None
    assert (said.act, said.refs) == ("reject", 1)
    assert said.because
