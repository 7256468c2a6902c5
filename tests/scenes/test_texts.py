"""Texts: how they are found and what happens when they are not, and every word of the flagship."""

import ast
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from engine.contract import Datum
from engine.games import GAMES
from engine.games.machrou3 import check, content
from engine.games.machrou3.check import PROMPT_ARGUMENTS
from engine.games.machrou3.rules.powers import POWER_KINDS
from scenes.assets import asset_path, base_folder
from scenes.console.check import Seen, play_one
from scenes.texts import ENGLISH, Argument, TextError, Texts, languages, load_texts, text_id

ROOT = Path(__file__).resolve().parents[2]
CARD_LENGTH = 180
LINE_LENGTH = 110
TABLES = (4, 5, 6)
SEAT_KEYS = frozenset({"seat", "speaker", "partner", "defender", "target", "before", "after", "president"})
NAMED = ("district", "group", "objective", "power", "effect")


def write(folder: Path, name: str, messages: str | bytes) -> None:
    """Put a text file into a folder of languages."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(messages.encode() if isinstance(messages, str) else messages)


def texts_of(folder: Path, english: str, **others: str) -> Texts:
    """Texts of the language given beside English, with these common messages in each."""
    write(folder, "en/common.ftl", english)
    for language, messages in others.items():
        write(folder, f"{language}/common.ftl", messages)
    return load_texts([*others, "en"][0], folder=folder)


def fault_of(folder: Path, language: str = "en", game: str | None = None, strict: bool = False) -> str:
    with pytest.raises(TextError) as caught:
        load_texts(language, game, strict=strict, folder=folder)
    return str(caught.value)


class TestLookingUp:
    def test_a_text_is_found_by_its_id_and_an_attribute_after_a_dot(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello = Hello, { $name }!\n    .hint = wave")
        assert texts("hello", name="Rima") == "Hello, Rima!"
        assert texts("hello.hint") == "wave"

    def test_a_missing_text_shows_as_its_id_in_brackets(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello = Hello")
        assert texts("power-decree", amount=2) == "[power-decree]"
        assert texts("hello.hint") == "[hello.hint]"
        assert texts("") == "[]"

    def test_a_message_of_attributes_alone_has_no_text_of_its_own(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello =\n    .hint = wave")
        assert texts("hello") == "[hello]"
        assert not texts.has("hello")
        assert texts.has("hello.hint")

    def test_a_term_is_no_text(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "-box = Ballot Box\nhello = Welcome to { -box }.")
        assert texts("hello") == "Welcome to Ballot Box."
        assert texts("-box") == "[-box]"
        assert texts.own_ids == {"hello"}

    def test_what_a_language_lacks_comes_from_english(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello = Hello\nbye = Goodbye", fr="hello = Bonjour")
        assert texts.language == "fr"
        assert (texts("hello"), texts("bye")) == ("Bonjour", "Goodbye")
        assert texts.has("bye")
        assert texts.own_ids == {"hello"}

    def test_a_translation_that_quotes_a_missing_text_gives_way_to_english(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello = Hello", fr="hello = Bonjour, { nobody }")
        assert texts("hello") == "Hello"

    def test_a_missing_argument_never_stops_the_game(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello = Hello, { $name }!", fr="hello = Bonjour, { $name } !")
        assert "Bonjour" in texts("hello")

    def test_filled_in_words_carry_no_invisible_marks(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello = Hello, { $name }!")
        assert texts("hello", name="ريما") == "Hello, ريما!"

    def test_numbers_choose_their_plural_by_language(self, tmp_path: Path) -> None:
        plural = "seats = { $count ->\n    [one] one\n    [two] two\n   *[other] many\n  }"
        arabic = texts_of(tmp_path, "", ar=plural)
        english = texts_of(tmp_path, plural)
        assert [arabic("seats", count=count) for count in (1, 2)] == ["one", "two"]
        assert [english("seats", count=count) for count in (1, 2)] == ["one", "many"]

    def test_booleans_and_nothing_choose_variants_by_words(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "won = { $won ->\n    [yes] won\n    [none] unknown\n   *[no] lost\n  }")
        assert [texts("won", won=value) for value in (True, False, None)] == ["won", "lost", "unknown"]

    def test_a_games_own_words_go_before_the_common_ones(self, tmp_path: Path) -> None:
        write(tmp_path, "en/common.ftl", "title = Box\nbye = Goodbye")
        write(tmp_path, "en/chess.ftl", "title = Chess")
        texts = load_texts("en", "chess", folder=tmp_path)
        assert (texts("title"), texts("bye")) == ("Chess", "Goodbye")

    def test_dots_in_the_parts_of_an_id_become_dashes(self) -> None:
        assert text_id("topic", "battle.support") == "topic-battle-support"
        assert text_id("option", "swap.consent", "agree") == "option-swap-consent-agree"

    def test_mentions_follow_quotes_through_all_variants(self, tmp_path: Path) -> None:
        texts = texts_of(
            tmp_path, "deep = { $a ->\n    [one] { $b }\n   *[other] { far }\n  }\nfar = { $c } { gone.hint }"
        )
        mentions = texts.mentions("deep")
        assert mentions.arguments == {"a", "b", "c"}
        assert mentions.quoted == {"far"}
        assert mentions.unknown == {"gone.hint"}


class TestFiles:
    def test_an_unknown_language_is_named_with_the_known_ones(self, tmp_path: Path) -> None:
        texts_of(tmp_path, "", fr="")
        sentence = "There are no texts in the language 'xx'; there are: en, fr."
        assert fault_of(tmp_path, "xx") == sentence

    @pytest.mark.parametrize("language", ["..", "", ".", "en/../en", "EN"])
    def test_a_language_is_never_taken_for_a_path(self, tmp_path: Path, language: str) -> None:
        texts_of(tmp_path, "hello = Hello")
        assert "There are no texts in the language" in fault_of(tmp_path, language)

    def test_a_folder_that_is_no_language_is_refused_in_a_sentence(self, tmp_path: Path) -> None:
        texts_of(tmp_path, "")
        write(tmp_path, "old copy 2/common.ftl", "")
        assert fault_of(tmp_path, "old copy 2") == ("The language 'old copy 2' has no rules for numbers and plurals.")

    def test_english_may_not_lack_a_file(self, tmp_path: Path) -> None:
        texts_of(tmp_path, "")
        assert fault_of(tmp_path, game="chess") == "The text file en/chess.ftl is missing."

    def test_another_language_may_lack_a_file(self, tmp_path: Path) -> None:
        texts_of(tmp_path, "", fr="")
        write(tmp_path, "en/chess.ftl", "title = Chess")
        assert load_texts("fr", "chess", folder=tmp_path)("title") == "Chess"

    def test_a_file_that_is_not_utf_8_is_named(self, tmp_path: Path) -> None:
        write(tmp_path, "en/common.ftl", b"hello = \xff\xfe")
        assert fault_of(tmp_path) == "The text file en/common.ftl is damaged: it is not UTF-8 text."

    def test_a_file_that_cannot_be_read_is_named(self, tmp_path: Path) -> None:
        (tmp_path / "en" / "common.ftl").mkdir(parents=True)
        assert fault_of(tmp_path).startswith("The text file en/common.ftl cannot be read: ")

    def test_a_file_without_a_readable_message_is_damaged(self, tmp_path: Path) -> None:
        write(tmp_path, "en/common.ftl", "{\n%PDF-1.4\n")
        assert fault_of(tmp_path) == "The text file en/common.ftl is damaged: no message in it can be read."

    def test_an_empty_file_is_a_translation_not_yet_begun(self, tmp_path: Path) -> None:
        assert texts_of(tmp_path, "hello = Hello", fr="")("hello") == "Hello"

    def test_a_broken_message_is_skipped(self, tmp_path: Path) -> None:
        texts = texts_of(tmp_path, "hello = Hello\nbroken = { $name\nbye = Goodbye\n")
        assert (texts("hello"), texts("broken"), texts("bye")) == ("Hello", "[broken]", "Goodbye")

    def test_a_strict_load_lists_every_broken_message_with_file_and_line(self, tmp_path: Path) -> None:
        write(tmp_path, "en/common.ftl", "hello = Hello\n\nbroken = { $name\n\nworse\n")
        with pytest.raises(TextError) as caught:
            load_texts("en", strict=True, folder=tmp_path)
        first, second = caught.value.faults
        assert first.startswith("The text file en/common.ftl has a broken message at line 3: ")
        assert second.startswith("The text file en/common.ftl has a broken message at line 5: ")

    def test_a_strict_load_lists_a_message_that_is_written_twice(self, tmp_path: Path) -> None:
        write(tmp_path, "en/common.ftl", "hello = Hello\nhello = Hi\n")
        assert fault_of(tmp_path, strict=True) == "The text file en/common.ftl has 'hello' again at line 2."

    def test_files_from_a_windows_editor_are_read(self, tmp_path: Path) -> None:
        windows = b"\xef\xbb\xbfhello = Hello\r\n    .hint = wave\r\nbye = Goodbye\r\n"
        write(tmp_path, "en/common.ftl", windows)
        texts = load_texts("en", strict=True, folder=tmp_path)
        assert (texts("hello"), texts("hello.hint"), texts("bye")) == ("Hello", "wave", "Goodbye")


class TestAssets:
    def test_assets_are_found_from_any_folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        assert asset_path("text", "en") == ROOT / "assets" / "text" / "en"
        assert "en" in languages()

    def test_a_packaged_program_looks_into_its_own_folder(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
        write(tmp_path / "assets" / "text", "en/common.ftl", "hello = Hello")
        assert base_folder() == tmp_path
        assert load_texts("en")("hello") == "Hello"


@pytest.fixture(scope="module")
def english(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """The flagship's own words, without the common ones."""
    folder = tmp_path_factory.mktemp("text")
    write(folder, "en/common.ftl", "")
    shutil.copy(asset_path("text", "en", "machrou3.ftl"), folder / "en")
    return load_texts("en", "machrou3", strict=True, folder=folder)


@dataclass
class Log(Seen):
    """Keeps whole events, not only their kinds."""

    lines: list[tuple[str, Mapping[str, Datum]]] = field(default_factory=list)

    def event(self, kind: str, only: tuple[int, ...] | None = None, /, **data: Datum) -> None:
        self.lines.append((kind, data))


@pytest.fixture(scope="module")
def log() -> Log:
    """What happened in a few random games of every size."""
    log = Log()
    for number in range(60):
        play_one(GAMES["machrou3"], log, number)
    return log


def in_words(texts: Texts, data: Mapping[str, Datum]) -> dict[str, Argument]:
    """The data of an event as a screen would pass it on, with long names; lists are left out of account."""
    return {key: in_word(texts, key, value) for key, value in data.items()}


def in_word(texts: Texts, key: str, value: Datum) -> Argument:
    if isinstance(value, tuple):
        return "..."
    if isinstance(value, int) and not isinstance(value, bool) and key in SEAT_KEYS:
        return "nobody" if value < 0 else f"Abdel-Karim {value}"
    if isinstance(value, str):
        return next((texts(f"{noun}-{value}") for noun in NAMED if texts.has(f"{noun}-{value}")), value)
    return value


def quoted_in_source(*calls: str) -> set[str]:
    """The literal first words that the rules pass to these functions."""
    found: set[str] = set()
    for path in (*(ROOT / "engine/games/machrou3").rglob("*.py"), ROOT / "engine/steps.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in calls:
                literals = [word.value for word in node.args if isinstance(word, ast.Constant)]
                found.update(word for word in literals[:1] if isinstance(word, str))
    return found


def card_texts(texts: Texts) -> Iterator[tuple[str, str]]:
    """The text of every card at every size of table."""
    for place, _ in enumerate(TABLES):
        for objective in content.OBJECTIVES:
            need, least = objective.need[place], objective.least
            yield objective.id, texts(f"objective-{objective.id}.text", need=need, least=least)
    for power in content.POWERS:
        yield power.id, texts(f"power-{power.id}.text", amount=power.amount, ceiling=power.ceiling)
    for character in content.CHARACTERS:
        yield character.id, texts(f"character-{character.id}.bio")
        yield character.id, texts(f"character-{character.id}.win")
    for effect in check.ids()["effect"]:
        yield effect, texts(f"effect-{effect}.text")


def is_whole(text: str) -> bool:
    """Whether nothing in a text was missing."""
    return bool(text.strip()) and not any(mark in text for mark in "[]{}")


class TestCards:
    def test_every_card_district_and_group_has_a_title(self, english: Texts) -> None:
        for noun, names in check.ids().items():
            for name in names:
                assert is_whole(english(f"{noun}-{name}")), f"{noun}-{name}"

    def test_no_two_cards_share_a_title(self, english: Texts) -> None:
        for noun in ("district", "group", "character", "objective", "power", "effect"):
            titles = [english(f"{noun}-{name}") for name in check.ids()[noun]]
            assert len(set(titles)) == len(titles), noun

    def test_every_card_has_a_whole_text_at_every_table(self, english: Texts) -> None:
        for name, text in card_texts(english):
            assert is_whole(text), f"{name}: {text}"
            assert text.endswith("."), f"{name}: {text}"

    def test_no_card_text_is_longer_than_a_card(self, english: Texts) -> None:
        for name, text in card_texts(english):
            assert len(text) <= CARD_LENGTH, f"{name}: {len(text)} characters"

    def test_a_bio_is_two_or_three_sentences(self, english: Texts) -> None:
        for character in content.CHARACTERS:
            bio = english(f"character-{character.id}.bio")
            assert bio.count(". ") + 1 in (2, 3), bio

    def test_objectives_show_what_they_need_at_every_table(self, english: Texts) -> None:
        for place, players in enumerate(TABLES):
            for card in content.OBJECTIVES:
                text = english(f"objective-{card.id}.text", need=card.need[place], least=card.least)
                for number in (card.need[place], card.least):
                    assert number <= 1 or str(number) in text, f"{card.id} with {players} players: {text}"

    def test_powers_show_their_numbers(self, english: Texts) -> None:
        for card in content.POWERS:
            text = english(f"power-{card.id}.text", amount=card.amount, ceiling=card.ceiling)
            assert card.amount == 0 or str(card.amount) in text, text
            assert card.ceiling == 99 or str(card.ceiling) in text, text
            assert "99" not in text, text

    def test_numbers_come_from_the_card_and_not_from_the_text(self, english: Texts) -> None:
        for wording in check.wordings():
            few: dict[str, Argument] = dict.fromkeys(wording.arguments, 2)
            for name in wording.shown:
                many = {**few, name: 77}
                assert english(wording.id, **few) != english(wording.id, **many), f"{wording.id}: {name}"

    def test_one_is_never_said_in_the_plural(self, english: Texts) -> None:
        for card in content.OBJECTIVES:
            text = english(f"objective-{card.id}.text", need=1, least=1)
            for plural in ("1 districts", "1 seats", "1 campaigns", "1 governorates", "1 District Groups"):
                assert plural not in text, text

    def test_a_power_that_may_be_declined_says_so_and_no_other(self, english: Texts) -> None:
        for card in content.POWERS:
            assert card.declinable == ("You may decline." in english(f"power-{card.id}.text")), card.id

    def test_a_power_that_reaches_a_district_of_origin_says_so_and_no_other(self, english: Texts) -> None:
        for card in content.POWERS:
            assert card.reaches_origin == ("District of Origin" in english(f"power-{card.id}.text")), card.id

    def test_only_cards_about_districts_of_origin_speak_of_them(self, english: Texts) -> None:
        for card in content.OBJECTIVES:
            text = english(f"objective-{card.id}.text", need=3, least=3)
            assert card.origin == ("of Origin" in text), text


class TestPromptsAndLog:
    def test_every_prompt_is_whole_and_short(self, english: Texts) -> None:
        words: dict[str, Argument] = dict.fromkeys(PROMPT_ARGUMENTS, "Bint Jbeil")
        words |= {"challenge": 36, "defence": 28, "power": "Mountain Tunnel", "player": "Abdel-Rahman"}
        for name in english.own_ids:
            if name.startswith("topic-"):
                text = english(name, **words)
                assert is_whole(text), name
                assert len(text) <= LINE_LENGTH, text

    def test_every_option_has_a_label_and_a_hint_of_a_few_words(self, english: Texts) -> None:
        options = [name for name in english.own_ids if name.startswith("option-") and "." not in name]
        assert options
        for name in options:
            assert is_whole(english(name)), name
            assert 1 <= len(english(f"{name}.hint").split()) <= 7, name
            assert len(english(name)) <= 20, name

    def test_every_reason_is_one_short_whole_text(self, english: Texts) -> None:
        for name in english.own_ids:
            if name.startswith("why-"):
                assert is_whole(english(name)), name
                assert len(english(name)) <= LINE_LENGTH, name

    def test_every_kind_of_event_in_the_rules_has_a_line(self, english: Texts) -> None:
        kinds = quoted_in_source("emit", "tell_secret")
        assert len(kinds) >= 40
        assert not [kind for kind in kinds if not english.has(text_id("event", kind))]

    def test_no_line_is_left_of_an_event_that_is_gone(self, english: Texts) -> None:
        kinds = {text_id("event", kind) for kind in quoted_in_source("emit", "tell_secret")}
        lines = {name.partition(".")[0] for name in english.own_ids if name.startswith("event-")}
        assert lines == kinds

    def test_every_reason_in_the_rules_has_a_text(self, english: Texts) -> None:
        reasons = quoted_in_source("Reason")
        hints = {name for name in reasons if name.startswith("hint-")}
        assert reasons - hints == {name for name in english.own_ids if name.startswith("why-")}
        assert hints <= load_texts(ENGLISH).own_ids

    def test_every_topic_in_the_rules_has_a_prompt(self, english: Texts) -> None:
        topics = quoted_in_source("Decision")
        topics |= {f"power.{name}" for name, kind in POWER_KINDS.items() if kind.choices}
        prompts = {name for name in english.own_ids if name.startswith("topic-") and "." not in name}
        assert prompts == {text_id("topic", topic) for topic in topics}

    def test_every_log_line_of_random_games_is_whole_and_short(self, english: Texts, log: Log) -> None:
        assert len(log.lines) > 1000
        for kind, data in log.lines:
            name = text_id("event", kind)
            secret = f"{name}.secret"
            is_secret = english.has(secret) and english.mentions(secret).arguments <= data.keys()
            text = english(secret if is_secret else name, **in_words(english, data))
            assert is_whole(text), f"{name}: {text}"
            assert len(text) <= LINE_LENGTH, f"{name}: {text}"

    def test_the_twin_that_sees_all_reads_more_than_the_other(self, english: Texts) -> None:
        for kind in ("objective-drawn", "objective-seen", "sides-compared"):
            public = english.mentions(f"event-{kind}").arguments
            assert public < english.mentions(f"event-{kind}.secret").arguments, kind


class TestRules:
    def test_the_short_rules_are_numbered_without_a_gap(self, english: Texts) -> None:
        found = [name for name in english.own_ids if name.startswith("rules-machrou3-")]
        assert 10 <= len(found) <= 14
        assert set(found) == {f"rules-machrou3-{number}" for number in range(1, len(found) + 1)}

    def test_a_paragraph_of_the_rules_is_read_in_one_breath(self, english: Texts) -> None:
        for number in range(1, 11):
            assert 80 <= len(english(f"rules-machrou3-{number}")) <= 320, number
