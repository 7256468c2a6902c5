"""The commands ladder and honesty: what they print, and what they say to wrong arguments."""

import json

import pytest

from scenes.console.main import main


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_ladder_prints_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "easy,random", "--games", "12", "--iterations", "5", "--jobs", "1", "--seed", "3", "--json")
    report = json.loads(output(capsys, "ladder", "machrou3", *words))
    assert (report["games"], report["errors"], report["iterations_percent"]) == (12, [], 5)
    assert set(report["players"]) == {"4", "5"}
    for found in (report["all"], *report["players"].values()):
        assert found["gain"]["low"] <= found["gain"]["mean"] <= found["gain"]["high"]
        assert found["camps"].keys() == {"hidden", "open"}
        assert found["brier"]["prior"] > 0
    for times in report["decision_ms"].values():
        assert 0 <= times["median"] <= times["p95"] <= times["max"]


def test_ladder_tells_a_person_what_a_level_gains(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "easy,random", "--games", "4", "--players", "4", "--iterations", "5", "--jobs", "1")
    text = output(capsys, "ladder", "machrou3", *words)
    assert "4 games of machrou3, easy against random" in text
    assert "gain" in text
    assert "p95" in text


def test_honesty_says_that_bots_chose_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--points", "20", "--scrambles", "2", "--iterations", "5", "--jobs", "1")
    report = json.loads(output(capsys, "honesty", "machrou3", *words, "--json"))
    assert report["points"] == 20
    assert all(found["broken"] == [] for found in report["levels"].values())
    assert "always the same choice" in output(capsys, "honesty", "machrou3", *words)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ladder", "chess"], "There is no game 'chess'"),
        (["ladder", "machrou3", "--bots", "easy"], "two different levels"),
        (["ladder", "machrou3", "--bots", "easy,easy"], "two different levels"),
        (["ladder", "machrou3", "--bots", "easy,genius"], "There is no bot 'genius'"),
        (["ladder", "machrou3", "--players", "3"], "--players takes numbers from 4 to 6"),
        (["ladder", "machrou3", "--mode", "expert"], "no mode 'expert'"),
        (["ladder", "machrou3", "--games", "0"], "--games must be at least 1"),
        (["honesty", "chess"], "There is no game 'chess'"),
        (["honesty", "machrou3", "--bots", "genius"], "There is no bot 'genius'"),
        (["honesty", "machrou3", "--scrambles", "0"], "--scrambles must be at least 1"),
    ],
)
def test_wrong_arguments_get_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert len(printed.err.strip().splitlines()) == 1
