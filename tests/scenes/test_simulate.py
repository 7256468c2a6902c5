"""The commands simulate and bench: what they print, and what they say to wrong arguments."""

import json

import pytest

from scenes.console.main import main

SIMULATE_KEYS = {"games", "wins", "win_rate", "seats", "decisions", "seconds", "rounds", "errors"}


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_simulate_prints_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "machrou3", "--players", "5", "--bots", "random", "--games", "30", "--jobs", "1", "--json")
    report = json.loads(output(capsys, *words))
    assert report.keys() >= SIMULATE_KEYS
    assert report["games"] == 30 == sum(report["wins"].values()) == sum(report["rounds"].values())
    for side in ("corrupt", "reformist"):
        found = report["win_rate"][side]
        assert found["low"] <= found["rate"] == report["wins"][side] / 30 <= found["high"]
    assert len(report["seats"]) == 5
    assert report["errors"] == []


def test_simulate_is_the_same_for_a_seed_however_many_processes_share_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("simulate", "machrou3", "--bots", "random", "--games", "45", "--seed", "9", "--json")
    alone, shared = (json.loads(output(capsys, *words, "--jobs", jobs)) for jobs in ("1", "2"))
    del alone["seconds"], shared["seconds"]
    assert alone == shared
    other = json.loads(output(capsys, *words[:-2], "500", "--json", "--jobs", "1"))
    assert other["decisions"] != alone["decisions"]


def test_simulate_tells_a_person_how_often_each_side_wins(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "simulate", "machrou3", "--bots", "random", "--games", "20", "--jobs", "1")
    assert "20 games of 4 (beginner), bots: random" in text
    assert "corrupt" in text
    assert "reformist" in text
    assert "kingmaker" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "machrou3", "--bots", "genius"], "There is no bot 'genius'"),
        (["simulate", "machrou3", "--players", "9"], "4 to 6 players, not 9"),
        (["simulate", "machrou3", "--mode", "expert"], "no mode 'expert'"),
        (["simulate", "machrou3", "--house-rules", "free-beer"], "no house rule 'free-beer'"),
        (["simulate", "machrou3", "--games", "0"], "--games must be at least 1"),
        (["simulate", "machrou3", "--jobs", "-2"], "--jobs must be at least 1"),
        (["simulate", "machrou3", "--bots", "easy,easy,easy,easy,easy"], "5 bots do not fit on 4 seats"),
        (["bench", "--seconds", "0"], "--seconds must be at least"),
    ],
)
def test_wrong_arguments_get_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err
    assert len(printed.err.strip().splitlines()) == 1


def test_house_rule_can_be_switched_off(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "machrou3", "--bots", "random", "--games", "40", "--jobs", "1", "--json")
    with_privilege = json.loads(output(capsys, *words))
    without = json.loads(output(capsys, *words, "--house-rules", ""))
    assert without["decisions"] != with_privilege["decisions"]


def test_bench_prints_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(output(capsys, "bench", "--seconds", "0.05", "--json"))
    assert report["reference_per_s"] > 0
    assert report["games"]["machrou3"]["decisions_per_s"] > 0
    assert report["games"]["machrou3"]["copies_per_s"] > 0
    assert "decisions/s" in output(capsys, "bench", "--seconds", "0.05")
