"""The command `game.py check`: the box passes, and every fault that somebody could plant is found."""

import argparse
import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.games.machrou3 import board, content
from engine.games.machrou3.check import frontiers, problems
from engine.games.machrou3.content import Objective, Power
from engine.games.machrou3.rules import powers
from engine.games.machrou3.rules.powers import PowerKind
from scenes.assets import asset_path, base_folder
from scenes.console import check
from scenes.console.check import CHECKS, Seen

RULES = GAMES["machrou3"]
FLAGSHIP = CHECKS["machrou3"]
MAP = "lebanon.tmx"


def run(**options: object) -> int:
    return check.run(argparse.Namespace(**options))


class TestTheBox:
    def test_the_box_passes(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(json=False, seed=None) == 0, capsys.readouterr().out
        lines = capsys.readouterr().out.splitlines()
        assert [line[:4] for line in lines[:-1]] == ["ok  "] * 7
        assert lines[-1] == "Everything fits together."

    def test_it_takes_less_than_ten_seconds(self) -> None:
        start = time.process_time()
        run(json=True)
        assert time.process_time() - start < 10

    def test_json_tells_what_was_checked(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(json=True, seed=3) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["ok"] is True
        assert told["problems"] == []
        assert told["checked"]["machrou3"].keys() == {"cards", "games", "texts", "map"}
        assert all(count > 0 for count in told["checked"]["machrou3"].values())

    def test_the_same_seed_plays_the_same_games(self, capsys: pytest.CaptureFixture[str]) -> None:
        run(json=True, seed=5)
        run(json=True, seed=5)
        first, second = capsys.readouterr().out.splitlines()
        assert first == second

    def test_it_works_from_any_folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        assert run(json=True) == 0

    def test_options_are_declared_once(self) -> None:
        parser = argparse.ArgumentParser()
        parser.add_argument("--json", action="store_true")
        check.add_arguments(parser)
        assert parser.parse_args(["--json", "--seed", "7"]) == argparse.Namespace(json=True, seed=7)

    def test_a_problem_gives_the_exit_code_two(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setitem(CHECKS, "machrou3", FLAGSHIP._replace(problems=lambda: ["A card is torn."]))
        assert run(json=True) == 2
        told = json.loads(capsys.readouterr().out)
        assert (told["ok"], told["problems"]) == (False, ["machrou3: A card is torn."])
        assert run(json=False) == 2
        lines = capsys.readouterr().out.splitlines()
        assert lines[0].startswith("FAIL  machrou3: cards")
        assert lines[1].strip() == "A card is torn."
        assert lines[-1] == "Problems: 1."

    def test_a_game_without_a_check_is_a_problem(self) -> None:
        (report,) = check.check_game(RULES, None, 0)
        assert report.problems == ["There is no check for this game; name one in scenes/console/check.py."]


def plant_objective(monkeypatch: pytest.MonkeyPatch, card: Objective) -> None:
    monkeypatch.setattr(content, "OBJECTIVES", (*content.OBJECTIVES, card))


def plant_power(monkeypatch: pytest.MonkeyPatch, card: Power) -> None:
    monkeypatch.setattr(content, "POWERS", (*content.POWERS, card))


class TestCards:
    def test_the_cards_of_the_box_are_whole(self) -> None:
        assert problems() == []

    def test_a_duplicate_id_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_objective(monkeypatch, content.OBJECTIVES[0])
        plant_power(monkeypatch, content.POWERS[0])
        assert problems() == [
            f"Two objectives have the id '{content.OBJECTIVES[0].id}'.",
            f"Two powers have the id '{content.POWERS[0].id}'.",
        ]

    def test_an_unknown_condition_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_objective(monkeypatch, Objective("moonshot", "moons", (1, 1, 1)))
        assert problems() == ["The Objective 'moonshot' has the unknown condition 'moons'."]

    def test_an_unknown_effect_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_power(monkeypatch, Power("earthquake", "shake"))
        assert problems() == ["The Exceptional Power 'earthquake' has the unknown effect 'shake'."]

    def test_an_objective_that_needs_nothing_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_objective(monkeypatch, Objective("idle", "battles", (1, 0, 1)))
        assert problems() == ["The Objective 'idle' needs less than one at some table."]

    def test_an_objective_that_forgets_a_table_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_objective(monkeypatch, Objective("short", "battles", (2, 2)))  # type: ignore[arg-type]
        assert problems() == ["The Objective 'short' does not say what it needs at each size of table."]

    def test_an_objective_beyond_the_board_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        beirut = board.GOVERNORATE_MASK["beirut"]
        plant_objective(monkeypatch, Objective("three-halves", "hold", (2, 2, 3), beirut))
        assert problems() == ["The Objective 'three-halves' needs more than there is on the board."]

    def test_an_objective_met_at_the_deal_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_objective(monkeypatch, Objective("free-lunch", "hold", (2, 2, 1), board.mask_of("akkar aley")))
        assert sorted(problems()) == [
            "With 6 players the pile with 'akkar' fulfils the Objective 'free-lunch' at the deal.",
            "With 6 players the pile with 'baabda' fulfils the Objective 'free-lunch' at the deal.",
        ]

    def test_a_card_about_districts_of_origin_does_not_count(self, monkeypatch: pytest.MonkeyPatch) -> None:
        few = tuple(card for card in content.OBJECTIVES if not card.origin)[:13]
        origin = tuple(card for card in content.OBJECTIVES if card.origin)
        monkeypatch.setattr(content, "OBJECTIVES", few + origin)
        assert problems() == ["The Beginner's Game has 13 Objectives; it can need 14."]

    def test_a_power_with_a_senseless_number_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_power(monkeypatch, Power("drought", "weaken", amount=-1))
        assert problems() == ["The Exceptional Power 'drought' has a number that makes no sense."]

    def test_too_few_powers_are_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(content, "POWERS", content.POWERS[:5])
        assert problems() == ["There are only 5 Exceptional Powers."]

    def test_a_pile_with_a_wrong_or_repeated_district_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        first, second, *rest = content.PILES[4]
        piles = (first.replace("sour", "tyre"), second + " aley", *rest)
        monkeypatch.setattr(content, "PILES", {**content.PILES, 4: piles})
        assert problems() == [
            "The piles for 4 players name 'tyre', which is no district.",
            "The piles for 4 players name 'aley' twice.",
        ]

    def test_a_missing_pile_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(content, "PILES", {**content.PILES, 5: content.PILES[5][:4]})
        assert problems() == ["There are 4 piles for 5 players."]

    def test_a_wrong_or_repeated_station_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        stations = {4: "sour sour", 5: "atlantis", 6: ""}
        monkeypatch.setattr(content, "STATIONS", stations)
        assert problems() == [
            "The Media Stations for 4 players name 'sour' twice.",
            "The Media Stations for 5 players name 'atlantis', which is no district.",
            "The Media Stations for 6 players name no district.",
        ]

    def test_teams_that_do_not_fit_are_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(content, "TEAMS", {**content.TEAMS, 5: (4, 2)})
        assert problems() == [
            "There are 6 characters for 5 players.",
            "There are not enough characters of the side 'corrupt' for 5 players.",
        ]

    def test_a_one_sided_frontier_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(board, "FRONTIERS", {**board.FRONTIERS, "akkar": "hermel miniyeh sour atlantis"})
        assert problems() == [
            "The district 'akkar' borders 'sour', but not the other way round.",
            "The district 'akkar' borders 'atlantis', which is no district.",
        ]

    def test_a_district_out_of_place_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        first = board.DISTRICTS[0]._replace(group="west", governorate="west", ip=0)
        monkeypatch.setattr(board, "DISTRICTS", (first, *board.DISTRICTS[1:]))
        assert problems() == [
            "The district 'akkar' lies in no known group.",
            "The district 'akkar' lies in no known governorate.",
            "The district 'akkar' has no Influence Points.",
        ]

    def test_a_lost_seat_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(board, "SEATS", {**board.SEATS, "north-1": 6})
        assert problems() == ["The groups have 127 seats, not 128."]


def games_report(monkeypatch: pytest.MonkeyPatch, most: int = 400) -> list[str]:
    """What random games find when they give up early."""
    monkeypatch.setattr(check, "MOST_GAMES", most)
    seen = check.play_random_games(RULES, FLAGSHIP.reaches(), 0)
    return seen.problems + list(check.unreached(seen, FLAGSHIP.reaches()))


class TestRandomGames:
    def test_a_power_that_never_works_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        hopeless = PowerKind((lambda *_: [],), powers.POWER_KINDS["take-swing"].deed)
        monkeypatch.setitem(powers.POWER_KINDS, "take-swing", hopeless)
        assert games_report(monkeypatch) == ["In 400 random games the Exceptional Power 'decree' was never used."]

    def test_a_card_that_is_in_no_pile_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        plant_objective(monkeypatch, Objective("lost-in-the-post", "battles", (2, 2, 2)))
        assert games_report(monkeypatch) == ["In 400 random games the Objective 'lost-in-the-post' was never drawn."]

    def test_a_card_that_the_box_does_not_know_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(content, "POWERS", tuple(c for c in content.POWERS if c.id != "decree"))
        assert games_report(monkeypatch) == [
            "In random games the Exceptional Power 'decree' was drawn; the box has none.",
            "In random games the Exceptional Power 'decree' was used; the box has none.",
        ]

    def test_rules_that_stumble_are_reported_with_the_game(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def stumble(*_: object) -> None:
            raise KeyError("mistake")

        monkeypatch.setitem(powers.POWER_KINDS, "extra-action", PowerKind((), stumble))
        assert any(
            line.startswith("Random game ") and line.endswith(" broke off: KeyError: 'mistake'.")
            for line in games_report(monkeypatch)
        )

    def test_a_game_without_an_end_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(check, "MOST_MOVES", 3)
        assert games_report(monkeypatch)[0] == "Random game 0 has no end."

    def test_clock_and_standing_choices_are_tried_too(self) -> None:
        seen = check.play_random_games(RULES, FLAGSHIP.reaches(), 0)
        assert "time-up" in seen.events
        assert "declare" in seen.options
        assert "why-not-fulfilled" in seen.reasons


@pytest.fixture(scope="module")
def seen() -> Seen:
    return check.play_random_games(RULES, FLAGSHIP.reaches(), 0)


@pytest.fixture
def text_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the English texts of the flagship that a test may spoil."""
    folder = tmp_path / "text"
    (folder / "en").mkdir(parents=True)
    shutil.copy(asset_path("text", "en", "machrou3.ftl"), folder / "en")
    shutil.copy(asset_path("text", "en", "talk.ftl"), folder / "en")
    (folder / "en" / "common.ftl").write_text("", encoding="utf-8")
    monkeypatch.setattr("scenes.texts.asset_path", lambda *_: folder)
    return folder


def spoil(folder: Path, change: Callable[[str], str]) -> None:
    path = folder / "en" / "machrou3.ftl"
    before = path.read_text(encoding="utf-8")
    after = change(before)
    assert after != before, "the fault was not planted"
    path.write_text(after, encoding="utf-8")


@pytest.mark.usefixtures("text_folder")
class TestTexts:
    def found(self, seen: Seen) -> list[str]:
        return check.check_texts(RULES, FLAGSHIP, seen).problems

    def test_the_texts_of_the_flagship_are_whole(self, seen: Seen) -> None:
        assert self.found(seen) == []

    @pytest.mark.parametrize(
        "name",
        [
            "game-machrou3",
            "mode-beginner",
            "district-akkar",
            "group-north-1",
            "governorate-south",
            "power-truce",
            "effect-truce",
            "topic-battle-help",
            "why-not-fulfilled",
            "event-passed",
            "clock-debate",
            "rules-machrou3-1",
        ],
    )
    def test_a_missing_text_is_found(self, seen: Seen, text_folder: Path, name: str) -> None:
        spoil(text_folder, lambda text: text.replace(f"\n{name} =", "\nspare ="))
        found = self.found(seen)
        assert f"There is no text '{name}'." in found

    @pytest.mark.parametrize(
        ("message", "attribute"),
        [
            ("game-machrou3", "tagline"),
            ("house-rule-speaker-takes-swing", "text"),
            ("side-corrupt", "goal"),
            ("character-adnan", "bio"),
            ("objective-corniche", "text"),
            ("option-swap-consent-agree", "hint"),
            ("event-objective-seen", "secret"),
        ],
    )
    def test_a_missing_attribute_is_found(self, seen: Seen, text_folder: Path, message: str, attribute: str) -> None:
        def rename(text: str) -> str:
            before, after = text.split(f"\n{message} =")
            return f"{before}\n{message} ={after.replace(f'.{attribute} =', '.spare =', 1)}"

        spoil(text_folder, rename)
        assert f"There is no text '{message}.{attribute}'." in self.found(seen)

    def test_a_text_of_a_card_that_does_not_exist_is_found(self, seen: Seen, text_folder: Path) -> None:
        spoil(text_folder, lambda text: text + "\npower-earthquake = Earthquake\n")
        assert self.found(seen) == ["en: 'power-earthquake' is the text of something that does not exist."]

    def test_an_argument_that_nobody_fills_in_is_found(self, seen: Seen, text_folder: Path) -> None:
        spoil(text_folder, lambda text: text.replace("{ $seat } passed.", "{ $seat } passed { $ball }."))
        assert self.found(seen) == ["en: 'event-passed' uses the argument $ball, which nobody fills in."]

    def test_a_secret_in_the_public_line_is_found(self, seen: Seen, text_folder: Path) -> None:
        line = "event-objective-seen = { $seat } read the Objective of { $target }"
        spoil(text_folder, lambda text: text.replace(f"{line}.", f"{line}: {{ $objective }}."))
        assert self.found(seen) == ["en: 'event-objective-seen' uses the argument $objective, which nobody fills in."]

    def test_a_number_written_into_a_text_is_found(self, seen: Seen, text_folder: Path) -> None:
        spoil(text_folder, lambda text: text.replace("it adds { $amount } IP", "it adds 4 IP"))
        assert self.found(seen) == ["en: 'power-bastion.text' does not show its number $amount."]

    def test_a_text_that_names_another_place_than_its_card_is_found(self, seen: Seen, text_folder: Path) -> None:
        pact = "Hold { count-districts } in { governorate-north } that"
        spoil(text_folder, lambda text: text.replace(pact, pact.replace("north", "south")))
        assert self.found(seen) == [
            "en: 'objective-northern-pact.text' does not name 'governorate-north'.",
            "en: 'objective-northern-pact.text' names 'governorate-south' wrongly.",
        ]

    def test_a_quote_of_a_missing_text_is_found(self, seen: Seen, text_folder: Path) -> None:
        spoil(text_folder, lambda text: text.replace("event-passed = {", "event-passed = { nothing } {"))
        assert self.found(seen) == ["en: 'event-passed' quotes 'nothing', which does not exist."]

    def test_a_broken_message_is_found_with_its_line(self, seen: Seen, text_folder: Path) -> None:
        spoil(text_folder, lambda text: "broken = { $name\n" + text)
        (problem,) = self.found(seen)
        assert problem.startswith("The text file en/machrou3.ftl has a broken message at line 1")

    def test_a_missing_file_is_found(self, seen: Seen, text_folder: Path) -> None:
        (text_folder / "en" / "common.ftl").unlink()
        assert self.found(seen) == ["The text file en/common.ftl is missing."]

    def test_a_translation_may_be_unfinished_but_not_wrong(self, seen: Seen, text_folder: Path) -> None:
        (text_folder / "fr").mkdir()
        french = "event-passed = { $seat } passe { $ball }.\npower-neige = Neige\n"
        (text_folder / "fr" / "machrou3.ftl").write_text(french, encoding="utf-8")
        assert self.found(seen) == [
            "fr: 'event-passed' uses the argument $ball, which nobody fills in.",
            "fr: 'power-neige' is the text of something that does not exist.",
        ]


class TestMap:
    def found(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[str]:
        monkeypatch.setattr(check, "base_folder", lambda: folder)
        return check.check_map(FLAGSHIP.map, frontiers()).problems

    def test_a_missing_map_is_found(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        assert self.found(monkeypatch, tmp_path) == [f"The map {MAP} is missing."]

    def test_a_broken_map_is_found(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        (tmp_path / "maps").mkdir()
        whole = (base_folder() / "maps" / MAP).read_bytes()
        (tmp_path / "maps" / MAP).write_bytes(whole[: len(whole) // 2])
        (problem,) = self.found(monkeypatch, tmp_path)
        assert problem.startswith(f"The map {MAP} ")

    def test_a_frontier_that_only_the_map_or_only_the_rules_have_is_found(self) -> None:
        wanted = frontiers() - {frozenset(("akkar", "hermel"))} | {frozenset(("akkar", "sour"))}
        assert check.check_map(MAP, wanted).problems == [
            f"The map {MAP} draws a frontier between 'akkar' and 'hermel'.",
            f"The map {MAP} draws no frontier between 'akkar' and 'sour'.",
        ]

    def test_shapes_that_touch_in_one_point_share_no_edge(self) -> None:
        corner = {"a": ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0)), "b": ((1.0, 1.0), (2.0, 1.0), (2.0, 2.0))}
        assert check.shared_edges(corner) == frozenset()
        beside = {**corner, "c": ((1.0, 0.0), (1.0, 1.0), (2.0, 0.0))}
        assert check.shared_edges(beside) == {frozenset(("a", "c"))}
