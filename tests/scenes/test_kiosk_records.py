"""What the demo station keeps: numbers by day, the organiser's arrangement with a hashed PIN, and its crashes."""

import json
from pathlib import Path

import pytest

from engine.contract import Decision, Event
from engine.games import GAMES
from engine.table import Table
from scenes.boards import BOARDS, make_look
from scenes.keep import Keeper
from scenes.kiosk.arrangement import Arrangement, is_pin
from scenes.kiosk.counters import MOST_DAYS, Counters, of_game
from scenes.kiosk.narration import about, advice_on, caption_of, meaning_of
from scenes.kiosk.records import MOST_LINES, MOST_REPORTS, ends, keep_report, last_report, note_end
from scenes.kiosk.short import FINALES, HOUSE_RULES
from scenes.kiosk.stall import TURN_SHARE, seated
from scenes.play.session import Session
from scenes.texts import load_texts, text_id


class Calendar:
    """Days that pass when the test says so."""

    def __init__(self) -> None:
        self.day = 1

    def __call__(self) -> str:
        return f"2026-{1 + self.day // 28:02}-{1 + self.day % 28:02}"


class TestCounters:
    def test_numbers_are_kept_by_day_and_added_up(self, tmp_path: Path) -> None:
        calendar = Calendar()
        counters = Counters(tmp_path, calendar)
        counters.add("crashes")
        calendar.day += 1
        counters.add("crashes", 2)
        again = Counters(tmp_path, calendar)
        assert again.today() == {"crashes": 2}
        assert again.whole() == {"crashes": 3}

    def test_days_long_past_are_forgotten(self, tmp_path: Path) -> None:
        calendar = Calendar()
        counters = Counters(tmp_path, calendar)
        for _ in range(MOST_DAYS + 5):
            counters.add("people")
            calendar.day += 1
        assert counters.whole() == {"people": MOST_DAYS}

    def test_a_reset_begins_at_zero(self, tmp_path: Path) -> None:
        counters = Counters(tmp_path)
        counters.add(of_game("machrou3", "started"))
        counters.reset()
        assert Counters(tmp_path).whole() == {}

    @pytest.mark.parametrize("content", [b"", b"[1]", b'{"2026-01-01": {"crashes": "many"}}', b"\xff"])
    def test_a_damaged_file_counts_from_zero(self, content: bytes, tmp_path: Path) -> None:
        counters = Counters(tmp_path)
        counters.path.write_bytes(content)
        assert Counters(tmp_path).whole() == {}

    def test_counting_goes_on_where_nothing_can_be_written(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("in the way")
        counters = Counters(tmp_path / "file")
        counters.add("crashes")
        assert counters.today() == {"crashes": 1}


class TestArrangement:
    def test_the_pin_opens_and_no_other_does(self) -> None:
        arrangement = Arrangement().with_pin("2468")
        assert arrangement.opens("2468")
        assert not arrangement.opens("2469")
        assert not Arrangement().opens("")

    def test_the_file_does_not_hold_the_pin(self, tmp_path: Path) -> None:
        Arrangement(theme="night", volume=30).with_pin("8642097").write(tmp_path)
        content = (tmp_path / "kiosk.json").read_text()
        assert "8642097" not in content
        read = Arrangement.read(tmp_path)
        assert read.opens("8642097")
        assert (read.theme, read.volume) == ("night", 30)

    def test_the_same_pin_twice_leaves_different_marks(self) -> None:
        assert Arrangement().with_pin("1111").pin != Arrangement().with_pin("1111").pin

    def test_a_pin_has_four_to_eight_digits(self) -> None:
        assert [pin for pin in ("123", "1234", "12345678", "123456789", "12a4", "", "١٢٣٤") if is_pin(pin)] == [
            "1234",
            "12345678",
        ]

    def test_damaged_entries_are_as_at_first(self, tmp_path: Path) -> None:
        stored = {"theme": "mauve", "volume": 900, "shut": "machrou3", "language": 3, "salt": "s"}
        (tmp_path / "kiosk.json").write_text(json.dumps(stored))
        assert Arrangement.read(tmp_path) == Arrangement(salt="s")

    def test_a_game_that_is_new_in_the_box_is_offered_and_one_is_always_left(self) -> None:
        assert Arrangement(shut=("old",)).offered(("old", "new")) == ("new",)
        assert Arrangement(shut=("old",)).offered(("old",)) == ("old",)


class TestRecords:
    def test_only_the_newest_crash_reports_are_kept(self, tmp_path: Path) -> None:
        paths = [keep_report(tmp_path, f"report {number}") for number in range(MOST_REPORTS + 3)]
        assert all(paths)
        kept = sorted(tmp_path.glob("kiosk-crash-*.txt"))
        assert len(kept) == MOST_REPORTS
        assert last_report(tmp_path, 0) == kept[-1].name

    def test_ends_are_written_down_and_the_oldest_make_room(self, tmp_path: Path) -> None:
        for number in range(MOST_LINES + 5):
            note_end(tmp_path, reason="crash", status=number)
        found = ends(tmp_path)
        assert len(found) == MOST_LINES
        assert (found[0]["status"], found[-1]["status"]) == (5, MOST_LINES + 4)

    def test_no_report_is_named_when_none_was_written(self, tmp_path: Path) -> None:
        assert last_report(tmp_path, 0) == ""
        keep_report(tmp_path, "old")
        assert last_report(tmp_path, 32503680000.0) == ""


@pytest.mark.parametrize("game", BOARDS)
class TestNarration:
    def test_every_game_has_a_sentence_about_itself(self, game: str) -> None:
        texts = load_texts("en", game)
        assert about(texts, game) != texts("kiosk-teach")
        assert about(texts, "unheard-of") == texts("kiosk-teach")

    def test_a_question_without_advice_gets_the_plain_sentence(self, game: str) -> None:
        texts = load_texts("en", game)
        assert advice_on(texts, game, Decision("unheard-of", ())) == texts("kiosk-ask")
        assert meaning_of(texts, game, "unheard-of") == ""

    def test_a_whole_game_is_told_in_whole_captions(self, game: str, tmp_path: Path) -> None:
        session = Session(_played(game), Keeper(tmp_path), "en")
        look = make_look(session)
        captions = [caption_of(session, look, event) for event in session.table.events(session.eyes)]
        told = [caption for caption in captions if caption is not None]
        assert any(caption.meaning for caption in told)
        assert all(caption.act and not set("[]{}") & set(caption.act + caption.meaning) for caption in told)

    def test_an_event_that_is_not_worth_a_line_has_no_caption(
        self, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        session = Session(seated(GAMES[game], frozenset(), load_texts("en"), seed=1), Keeper(tmp_path), "en")
        look = make_look(session)
        monkeypatch.setattr(look, "line", lambda _event: None)
        assert caption_of(session, look, Event("answer-given", {"seat": 0})) is None

    def test_what_makes_a_game_short_is_known_to_its_rules(self, game: str) -> None:
        rules = GAMES[game]
        assert HOUSE_RULES.get(game, frozenset()) <= set(rules.house_rules)
        table = seated(rules, frozenset(), load_texts("en"), seed=1)
        assert HOUSE_RULES.get(game, frozenset()) | rules.default_house_rules == table.setup.house_rules
        texts = load_texts("en", game)
        assert all(texts.has(text_id("kiosk-ask", game, topic)) for topic in FINALES.get(game, ()))

    def test_a_short_table_names_people_by_colour_and_takes_two_thirds_of_the_time(self, game: str) -> None:
        rules = GAMES[game]
        table = seated(rules, frozenset({1}), load_texts("en"), seed=1)
        assert table.seats[1].name == "Gold"
        assert [seat.bot is None for seat in table.seats] == [place == 1 for place in range(len(table.seats))]
        turn = next(iter(rules.clocks), None)
        if turn is not None:
            assert table.clocks[turn] == round(rules.clocks[turn] * TURN_SHARE)


def _played(game: str) -> Table:
    """A game that bots have played to its end at random."""
    from engine.bots import make_bot
    from engine.contract import Move
    from engine.rng import Rng

    rules = GAMES[game]
    table = seated(rules, frozenset(), load_texts("en"), seed=4)
    bot, luck = make_bot("random", rules), Rng(4)
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        table.submit(Move(seat, decision.topic, bot.choose(table.view(seat), decision, luck.split(), 1.0)))
    return table
