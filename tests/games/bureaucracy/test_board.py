"""The table in a terminal, and what happened in words: whole at every moment, for every seat."""

import pytest

from engine.contract import SPECTATOR, Event, Move, Setup
from engine.games.bureaucracy.content import CARDS, FACTIONS
from engine.rng import Rng
from engine.stack import carry_out, pending, settle
from scenes.boards.bureaucracy.words import QUIET, Words
from scenes.console.boards import make_board
from scenes.console.terminal.paint import Paint, width
from scenes.texts import load_texts
from tests.games.bureaucracy.play import RULES, position

TEXTS = load_texts("en", "bureaucracy")
NAMES = ["Rima", "Ziad", "Karim", "Hana", "Nour", "Samir", "Lea", "Omar"]
COLUMNS = 80
LONGEST = 120  # characters of a text on a card


def is_whole(text: str) -> bool:
    return bool(text.strip()) and not any(mark in text for mark in "[]{}")


@pytest.mark.parametrize("players", [3, 8])
def test_every_page_is_whole_and_fits_at_every_moment_of_a_game(players: int) -> None:
    board = make_board("bureaucracy", TEXTS, NAMES[:players], Paint(colours=False))
    state = RULES.setup(Setup(players, "standard"), 4)
    settle(state, lambda *_args, **_data: None)
    rng, turn = Rng(4), 0
    while state.steps and turn < 400:
        seat, decision = rng.pick(sorted(pending(state).items()))
        view = RULES.view(state, seat)
        onlooker = RULES.view(state, SPECTATOR)
        shown = state.steps[-1].explain(state, seat)
        pages = [board.question(view, shown, COLUMNS), board.hand(view, COLUMNS), board.secrets(view, COLUMNS)]
        pages += [board.table(onlooker, COLUMNS), board.standings(onlooker, COLUMNS)] if turn % 10 == 0 else []
        for line in (line for page in pages for line in page):
            assert width(line) <= COLUMNS
            assert "[" not in line
        for option in shown.options:
            assert is_whole(board.label(view, shown, option.id))
            if option.why_not is None:
                assert "[" not in board.note(view, shown, option.id)
            else:
                assert is_whole(TEXTS.why(option.why_not))
        carry_out(state, Move(seat, decision.topic, (rng.pick(decision.options).id,)), lambda *_args, **_data: None)
        turn += 1
    assert turn > 50


def test_the_result_names_winners_and_shows_everybodys_targets() -> None:
    game = position(attackers=(2,), coins=(9, 1, 1), targets={0: (1, 2)})
    game.play("0 attack seat-1", "0 attack.force 1", "0 attack seat-2", "0 attack.force 1", "0 attack done")
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    game.state.factions = ("salt-guild", "court-poets", "ferry-kin", "lamplighters")
    board = make_board("bureaucracy", TEXTS, NAMES[:4], Paint(colours=False))
    page = board.result(RULES.view(game.state, 1), outcome, COLUMNS)
    assert "Rima won." in page[0]
    assert any("Karim (out)" in line for line in page)


def test_every_event_of_random_games_is_told_in_one_short_line() -> None:
    words = Words(TEXTS, NAMES)
    told = set()
    for seed in range(8):
        events: list[Event] = []
        state = RULES.setup(Setup(3 + seed % 6, "standard"), seed)

        def note(kind: str, only: tuple[int, ...] | None = None, /, _log: list[Event] = events, **data: object) -> None:
            _log.append(Event(kind, data, only))  # type: ignore[arg-type]

        settle(state, note)
        rng = Rng(seed)
        while state.steps:
            seat, decision = rng.pick(sorted(pending(state).items()))
            carry_out(state, Move(seat, decision.topic, (rng.pick(decision.options).id,)), note)
        for event in events:
            line = words.event(event)
            told.add(event.kind)
            assert is_whole(line) or (line == "" and event.kind in QUIET), event
            assert len(line) <= 190, line
    assert len(told) >= 35


def test_the_private_twin_of_a_secret_tells_more() -> None:
    words = Words(TEXTS, NAMES)
    public = words.event(Event("target-seen", {"seat": 0, "target": 1}, (SPECTATOR, 1, 2)))
    private = words.event(Event("target-seen", {"seat": 0, "target": 1, "shown": 2}, (0,)))
    assert "Karim" in private
    assert "Karim" not in public


def test_every_faction_and_card_has_a_title_of_its_own_and_a_short_whole_text() -> None:
    words = Words(TEXTS, NAMES)
    titles = [words.faction(faction.id) for faction in FACTIONS] + [words.card(card.id) for card in CARDS]
    assert len(set(titles)) == 84
    texts = [words.faction_text(faction.id) for faction in FACTIONS] + [words.card_text(card.id) for card in CARDS]
    for text in texts:
        assert is_whole(text)
        assert text.endswith(".")
        assert len(text) <= LONGEST, text


def test_a_card_that_is_voted_on_in_secret_says_so_and_no_other() -> None:
    words = Words(TEXTS, NAMES)
    for card in CARDS:
        assert card.secret == words.card_text(card.id).endswith("Secret ballot.")


def test_the_short_rules_are_numbered_without_a_gap() -> None:
    found = {name for name in TEXTS.own_ids if name.startswith("rules-bureaucracy-")}
    assert found == {f"rules-bureaucracy-{number}" for number in range(1, len(found) + 1)}
    assert all(80 <= len(TEXTS(name)) <= 320 for name in found)
