"""How the bots that think choose: no blunders, more for deeper looks, and a manner of their own."""

from typing import Any

import pytest

from engine.bots import DEPTHS, make_bot
from engine.bots.hindsight import hindsight
from engine.bots.hint import hint
from engine.bots.people import ANYBODY, PEOPLE, liking, persona_of
from engine.bots.thinking import EASY, HARD, NORMAL, ThinkingBot
from engine.contract import Move, Tone
from engine.rng import Rng
from engine.table import Table
from scenes.assets import asset_path
from scenes.texts import ENGLISH, load_texts
from tests.games.machrou3.play import MET, PLENTY, RULES, new_game, position

BUDGET = 0.2
thinkers = pytest.mark.parametrize("level", DEPTHS)


def choices(level: str, table: Table, seat: int, count: int = 6) -> set[str]:
    bot = make_bot(level, RULES)
    decision = table.asked()[seat]
    return {bot.choose(table.view(seat), decision, Rng(luck), BUDGET)[0] for luck in range(count)}


def pair_in_reach() -> Table:
    """Seat 0 and its ally 1 are Corrupt; the ally's district is the weakest in reach."""
    hold = {0: "baalbek", 1: "hermel", 2: "zahle metn", 3: "chouf", 4: "saida"}
    return position(5, hold=hold, corrupt=[0, 1])


@thinkers
def test_nobody_attacks_a_proven_ally(level: str) -> None:
    table = pair_in_reach()
    table.submit(Move(0, "action", ("battle",)))
    table.submit(Move(0, "battle.from", ("baalbek",)))
    assert "hermel" in table.asked()[0].allowed()
    assert "hermel" not in choices(level, table, 0)


@thinkers
def test_nobody_throws_away_an_objective_that_is_met(level: str) -> None:
    table = position(hold={0: "akkar", 1: "metn"}, objectives={0: MET}, battles={0: PLENTY})
    assert choices(level, table, 0) == {"declare"}


@thinkers
def test_nobody_votes_against_their_own_campaign(level: str) -> None:
    table = position(hold={0: "akkar", 1: "chouf", 2: "zahle", 3: "metn"}, speaker=1)
    table.submit(Move(1, "action", ("pass",)))
    while "action" not in {decision.topic for decision in table.asked().values()}:
        (seat,) = table.asked()
        table.submit(Move(seat, "finish", ("end",)))
    (seat,) = table.asked()
    table.submit(Move(seat, "action", ("campaign",)))
    table.submit(Move(seat, "campaign.at", ("beirut-2",)))
    assert choices(level, table, seat) == {"with"}


def test_deeper_levels_try_more_and_miss_less() -> None:
    def tries(depth: Any) -> int:
        return int(depth.candidates * depth.worlds + depth.finalists * depth.more_worlds)

    assert tries(EASY) < tries(NORMAL) < tries(HARD)
    assert EASY.noise > NORMAL.noise > HARD.noise
    assert EASY.keenness < NORMAL.keenness <= HARD.keenness


def test_a_bot_that_bluffs_shuns_what_gives_its_side_away() -> None:
    """The same choice, rated by one who does not care for suspicion and by one who cares for nothing else."""
    table = pair_in_reach()
    decision = table.asked()[0]

    def outlook(bluff: float) -> float:
        found = ThinkingBot(RULES, HARD._replace(bluff=bluff)).rank(table.view(0), decision, Rng(1), BUDGET)
        return min(candidate.average for candidate in found)

    assert outlook(1.0) < outlook(0.0)


def test_a_persona_colours_the_value_of_an_answer() -> None:
    fierce, meek = persona_of("toufic"), persona_of("salma")
    attack = Tone(aggression=1.0)
    assert liking(fierce, attack) > liking(ANYBODY, attack) == 0 > liking(meek, attack)
    assert persona_of("nobody-we-know") == ANYBODY


def test_a_persona_comes_through_in_what_is_chosen_first() -> None:
    table = position(hold={0: "baalbek akkar", 1: "hermel metn", 2: "zahle", 3: "chouf"})
    view, decision = table.view(0), table.asked()[0]

    def credit(name: str) -> float:
        bot = ThinkingBot(RULES, HARD, persona_of(name))
        tones = RULES.tone(view, decision)
        battle = [option.id for option in decision.options].index("battle")
        return bot.credit(0.0, tones[battle])

    assert credit("toufic") > credit("joumana")


def test_eight_people_have_a_face_a_name_and_a_manner() -> None:
    texts = load_texts(ENGLISH)
    assert len({persona.id for persona in PEOPLE}) == len(PEOPLE) >= 8
    for persona in PEOPLE:
        assert asset_path("common", "face", f"{persona.id}.svg").is_file()
        assert texts.has(f"bot-{persona.id}")
        assert texts.has(f"bot-{persona.id}.manner")
        assert all(0 <= trait <= 1 for trait in persona[1:])


def test_a_hint_names_the_best_answers_and_a_reason_that_has_words() -> None:
    texts = load_texts(ENGLISH)
    table = new_game(4, 5)
    rng = Rng(5)
    told = set()
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        if len(decision.options) > 1 and decision.topic not in told:
            told.add(decision.topic)
            found = hint(RULES, table.view(seat), decision, rng.split(), 0.05)
            assert decision.accepts(found.advice[0].picks)
            assert all(0 <= advice.value <= 1 for advice in found.advice)
            assert texts.has(found.reason.id), found.reason.id
            assert texts.why(found.reason)
        table.submit(Move(seat, decision.topic, (rng.pick(decision.options).id,)))
    assert {"action", "campaign.at", "battle.at", "battle.support", "stand"} <= told


def test_looking_back_shows_what_everybody_thought_at_the_end_of_every_round() -> None:
    table = new_game(5, 6)
    rng = Rng(6)
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        table.submit(Move(seat, decision.topic, (rng.pick(decision.options).id,)))
    *waiting, found = hindsight(RULES, table.setup, table.seed, table.seats, table.moves)
    assert waiting == [None] * len(table.moves), "a window can stop after each move"
    assert found is not None
    # The first is before the first round, and the last that of the election.
    assert [doubts.round for doubts in found.doubts] == [*range(table.rounds), table.rounds]
    for doubts in found.doubts:
        assert all(sum(of_one) == pytest.approx(2) for of_one in doubts.of)
    assert found.doubts[-1].of != found.doubts[0].of
    for seat, turns in enumerate(found.turns):
        for turn in turns:
            before, after = found.doubts[turn.step - 1].of[seat], found.doubts[turn.step].of[seat]
            assert after[turn.about] - before[turn.about] == pytest.approx(turn.change)
