"""The public record: what everybody could see is written down, and of a secret ballot nothing but the counts."""

import json
from typing import Any

import pytest

from engine.contract import Move
from engine.games import GAMES
from engine.games.machrou3 import acts
from engine.games.machrou3.acts import KINDS, Act
from engine.games.machrou3.meta import Machrou3
from engine.rng import Rng
from engine.saves import dump, parse
from engine.table import Table
from tests.contract.forging import closed, opened, table_in
from tests.games.machrou3.play import new_game, position

BOARD = {0: "baalbek", 1: "zahle", 2: "metn", 3: "akkar"}


def record(table: Table) -> tuple[Act, ...]:
    found: tuple[Act, ...] = table.view(0).acts
    return found


def last(table: Table) -> Act:
    return record(table)[-1]


def test_a_battle_and_its_support_are_on_record() -> None:
    table = position(hold=BOARD)
    table.submit(Move(0, "action", ("battle",)))
    table.submit(Move(0, "battle.from", ("baalbek",)))
    table.submit(Move(0, "battle.at", ("zahle",)))
    assert last(table)[:2] == (acts.ATTACK, 0)
    assert last(table).target == 1
    table.submit(Move(2, "battle.support", ("defender",)))
    assert (last(table).kind, last(table).seat, last(table).target, last(table).other) == (acts.BACK, 2, 1, 0)
    table.submit(Move(1, "battle.help", ("refuse",)))
    assert (last(table).kind, last(table).seat, last(table).target) == (acts.REFUSE, 1, 2)


def test_staying_neutral_is_on_record() -> None:
    table = position(hold=BOARD)
    table.submit(Move(0, "action", ("battle",)))
    table.submit(Move(0, "battle.from", ("baalbek",)))
    table.submit(Move(0, "battle.at", ("zahle",)))
    table.submit(Move(2, "battle.support", ("neutral",)))
    assert (last(table).kind, last(table).seat) == (acts.STAY_OUT, 2)


@pytest.mark.rule("M18")
def test_of_a_campaign_only_the_counts_are_on_record() -> None:
    votes = ("with", "against", "with", "against")
    found = []
    for turned in (votes, votes[::-1]):
        table = position(hold=BOARD, speaker=1)
        table.submit(Move(1, "action", ("pass",)))
        table.submit(Move(2, "action", ("campaign",)))
        table.submit(Move(2, "campaign.at", ("sour",)))
        for seat, vote in enumerate(turned):
            table.submit(Move(seat, "campaign.vote", (vote,)))
        found.append(record(table))
    assert found[0] == found[1]
    assert found[0][-1].counts == (2, 2)


def test_every_kind_of_deed_comes_up_in_play() -> None:
    seen = set()
    rng = Rng(3)
    for seed in range(60):
        table = new_game(4 + seed % 3, seed)
        while not table.is_over:
            seat, decision = next(iter(table.asked().items()))
            options = decision.options
            ready = [option.id for option in options if option.id == "declare"]
            table.submit(Move(seat, decision.topic, (ready[0] if ready else rng.pick(options).id,)))
        seen |= {act.kind for act in record(table)}
    assert seen == set(KINDS)


def test_everybody_sees_the_same_record() -> None:
    table = table_in("Intervene")
    assert len({table.view(seat).acts for seat in range(-1, 4)}) == 1


def as_the_first_rules_saved(table: Table) -> bytes:
    """The file of a table as it was before deeds were written down."""
    document, body = opened(dump(table))
    state: dict[str, Any] = body["state"]
    del state["acts"]
    state["goodwill"] = [0] * 16
    return closed({**document, "rules": 1}, json.loads(json.dumps(body)))


def test_a_game_saved_before_deeds_were_written_down_goes_on() -> None:
    table = table_in("ChooseAction")
    loaded = parse(as_the_first_rules_saved(table), GAMES)
    assert Machrou3.version > 1
    assert record(loaded) == ()
    assert loaded.view(0).blocs == table.view(0).blocs
    seat, decision = next(iter(loaded.asked().items()))
    loaded.submit(Move(seat, decision.topic, (decision.options[0].id,)))
