"""The command line of the box: every command, its wrong arguments, and the replay of saved games."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.contract import Move
from engine.games import GAMES
from engine.saves import load, save
from engine.table import Seat, Table
from scenes.console.main import COMMANDS, main
from scenes.console.terminal import command as terminal
from scenes.texts import text_id
from tests.scenes.typist import NAMES, TEXTS, any_answer, new_table, play, script, state_of

ROOT = Path(__file__).resolve().parent.parent.parent


def finished(folder: Path, seed: int = 3) -> Path:
    """The file of a game that four bots have played to the end."""
    sitting = play(new_table(0, seed), script(()), folder / "data")
    save(sitting.table, folder / "finished.json")
    return folder / "finished.json"


def unfinished(folder: Path) -> tuple[Path, Table]:
    """The file of a game between two people and two bots that was left after some turns."""
    answer = any_answer(5)
    lines = iter(range(60))
    sitting = play(new_table(2, 5), lambda page: answer(page) if next(lines, None) is not None else "", folder / "data")
    assert not sitting.table.is_over
    save(sitting.table, folder / "unfinished.json")
    return folder / "unfinished.json", sitting.table


def run(*argv: str, typed: str = "", monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main([str(argument) for argument in argv])


def play_here(*argv: str, typed: str = "", monkeypatch: pytest.MonkeyPatch) -> int:
    return run("play", *argv, typed=typed, monkeypatch=monkeypatch)


# The box


def test_help_names_every_command_and_imports_none(capsys: pytest.CaptureFixture[str]) -> None:
    code = "import sys; from scenes.console.main import main; main(['--help']); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    *page, modules = shown.rstrip("\n").split("\n")
    for command, module in COMMANDS.items():
        assert any(line.startswith(f"  {command} ") for line in page)
        assert module not in modules.split()
    assert main(["-h"]) == 0
    assert "--portable DIR" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0
    assert f"game.py {command}" in capsys.readouterr().out


def test_the_version_is_that_of_the_project(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    version = capsys.readouterr().out.strip().removeprefix("Ballot Box ")
    assert f'version = "{version}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            "dance",
            "There is no command “dance”; there are: window, play, shot, simulate, ladder, honesty, bench, replay,",
        ),
        ("play chess", "There is no game “chess”; there are: machrou3, bureaucracy."),
        ("--portable", "--portable needs a folder."),
        ("--dance", "Unrecognized arguments: --dance"),
        ("play --players", "Argument --players: expected one argument"),
        ("play --players 9", "machrou3 is for 4 to 6 players, not 9."),
        ("play --players four", "--players needs a whole number from 1 on, not “four”."),
        ("play --humans -1", "--humans"),
        ("play --humans 5", "5 people cannot sit at a table for 4."),
        ("play --humans 2 --names Nour", "--names names one person, but --humans asks for 2."),
        ("play --names A,B,C,D,E", "5 people cannot sit at a table for 4."),
        ("play --names Nour,nour", "Two players cannot both be called “nour”."),
        ("play --names Nour,", "“” cannot be a name"),
        ("play --names 12", "“12” cannot be a name"),
        ("play --names \x1b[2J", "cannot be a name"),
        ("play --bots genius", "There is no bot “genius”; there are: random, easy"),
        ("play --seed x", "--seed needs a whole number"),
        ("play --mode wild", "machrou3 has no mode 'wild'"),
        ("play --house-rule speaker-takes-swing", "--house-rule needs NAME=on or NAME=off"),
        ("play --house-rule bribes=on", "machrou3 has no house rule 'bribes'"),
        ("play --house-rule bribes=off", "machrou3 has no house rule 'bribes'"),
        ("play --clock soon", "--clock needs “off” or the seconds of a turn, from 1 to 3600, not “soon”."),
        ("play --clock 0", "--clock needs"),
        ("play --elders 1,1", "--elders names 1 twice."),
        ("play --elders 9", "--elders does not know “9”"),
        ("play --color pink", "Argument --color: invalid choice"),
        ("play --load a --continue", "--load and --continue cannot go together; choose one."),
        ("play --load nowhere.json", "nowhere.json cannot be read"),
        ("play --load nowhere.json --players 4", "--players cannot be changed for a game"),
        ("play --continue", "There is no game to go on with; start one first."),
        ("play --save .", "it is a folder."),
        ("play --save pyproject.toml", "that file is no saved game, and it would be lost."),
        ("play --load pyproject.toml", "is no saved game"),
        ("simulate", "see game.py simulate --help."),
        ("simulate machrou3 --games many", "see game.py simulate --help."),
        ("simulate chess", "There is no game"),
        ("bench --dance", "see game.py bench --help."),
        ("check --dance", "see game.py check --help."),
        ("replay", "see game.py replay --help."),
        ("replay nowhere.json", "nowhere.json cannot be read"),
        ("replay pyproject.toml", "pyproject.toml is not a saved game, or it is damaged."),
    ],
)
def test_wrong_arguments_get_one_line_and_exit_status_2(
    arguments: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    portable = [] if arguments == "--portable" else [f"--portable={tmp_path}"]
    assert run(*portable, *arguments.split(" "), monkeypatch=monkeypatch) == 2
    shown = capsys.readouterr()
    assert words in shown.err
    assert shown.err.count("\n") == 1
    assert shown.err.rstrip("\n").isprintable()
    assert shown.out == ""


def test_a_pipe_that_is_closed_early_ends_the_program_quietly(tmp_path: Path) -> None:
    code = "import sys; from scenes.console.main import main; sys.exit(main(sys.argv[1:]))"
    program = [sys.executable, "-c", code, "replay", str(finished(tmp_path)), "--json"]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


# Playing


def test_play_starts_the_flagship_against_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_here("--portable", str(tmp_path), monkeypatch=monkeypatch) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Type the number of an answer, or ? for help.\n")
    assert "● Player 1 > " in shown
    assert f"python3 game.py --portable {tmp_path} play --continue\n" in shown
    assert (tmp_path / "data" / "autosave.json").exists()


def table_for(*options: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Table:
    """The table that `play` would sit down at."""
    tables: list[Any] = []
    monkeypatch.setattr(terminal, "play", lambda table, *_: tables.append(table))
    assert run("play", "machrou3", "--terminal", f"--portable={folder}", *options, monkeypatch=monkeypatch) == 0
    return tables[0]  # type: ignore[no-any-return]


def test_the_options_set_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["--players", "5", "--names", "Nour,Rima", "--bots", "random,easy", "--seed", "7", "--elders", "rima,5"]
    table = table_for(*options, "--house-rule", "speaker-takes-swing=off", monkeypatch=monkeypatch, folder=tmp_path)
    people, bots = table.seats[:2], table.seats[2:]
    assert people == (Seat("Nour"), Seat("Rima"))
    assert [seat.bot for seat in bots] == ["random", "easy", "easy"]
    assert "Rima" not in {seat.name for seat in bots}
    assert table.seed == 7
    assert table.setup.elders == (1, 4, 0, 2, 3)
    assert table.setup.house_rules == frozenset()


@pytest.mark.rule("M14")
def test_the_clock_is_off_for_one_person_and_runs_for_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def clocks(*options: str) -> dict[str, int | None]:
        return table_for(*options, monkeypatch=monkeypatch, folder=tmp_path).clocks

    assert clocks() == {"turn": None, "debate": None}
    assert clocks("--humans", "2") == {"turn": 90, "debate": 300}
    assert clocks("--humans", "2", "--clock", "off") == {"turn": None, "debate": None}
    assert clocks("--clock", "90") == {"turn": 90, "debate": 300}
    assert clocks("--clock", "45") == {"turn": 45, "debate": 150}


def test_continue_goes_on_with_the_last_game_and_says_when_it_is_the_spare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    box = ("--portable", str(tmp_path))
    play_here(*box, "--names", "Nour,Ola", "--seed", "2", typed="\n\n", monkeypatch=monkeypatch)
    assert play_here(*box, "--continue", monkeypatch=monkeypatch) == 0
    shown = capsys.readouterr().out
    assert "Going on where you left off." in shown
    assert shown.rstrip().count("Pass to Ola, press Enter") == 2
    (tmp_path / "data" / "autosave.json").write_text("{")
    assert play_here(*box, "--continue", monkeypatch=monkeypatch) == 0
    assert "The newest automatic save was damaged or missing" in capsys.readouterr().out
    (tmp_path / "data" / "autosave.previous.json").write_text("{")
    (tmp_path / "data" / "autosave.json").write_text("{")
    assert play_here(*box, "--continue", monkeypatch=monkeypatch) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_new_game_does_not_swallow_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    box = ("--portable", str(tmp_path))
    kept = tmp_path / "data" / "saves" / "machrou3-1.json"
    play_here(*box, "--names", "Nour", "--seed", "2", monkeypatch=monkeypatch)
    play_here(*box, "--names", "Ola", "--seed", "2", typed="\n", monkeypatch=monkeypatch)
    assert not kept.exists(), "a game before its first round is not worth keeping"
    capsys.readouterr()
    play_here(*box, monkeypatch=monkeypatch)
    assert f"--load {kept}\n" in capsys.readouterr().out
    assert load(kept, GAMES).seats[0].name == "Ola"


def test_a_damaged_newest_save_never_takes_the_place_of_the_spare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = ("--portable", str(tmp_path))
    newest, spare = tmp_path / "data" / "autosave.json", tmp_path / "data" / "autosave.previous.json"
    play_here(*box, "--names", "Nour", "--seed", "2", typed="\n", monkeypatch=monkeypatch)
    good = spare.read_bytes()
    newest.write_text("{")
    play_here(*box, "--continue", monkeypatch=monkeypatch)
    assert spare.read_bytes() == good
    assert load(newest, GAMES).seats[0].name == "Nour"


def test_a_loaded_game_is_saved_where_it_came_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    table = new_table(1, 2)
    save(table, path)
    before = path.read_bytes()
    box = ("--portable", str(tmp_path))
    assert play_here(*box, "--load", str(path), "--clock", "60", typed="\nq\n", monkeypatch=monkeypatch) == 0
    assert path.read_bytes() != before
    assert "Saved as" in capsys.readouterr().out
    assert play_here(*box, "play", "chess", "--load", str(path), monkeypatch=monkeypatch) == 2


def test_a_game_with_an_unknown_bot_is_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = new_table(1, 2)
    table.seats = (table.seats[0], Seat("Deep", "blue"), *table.seats[2:])
    save(table, tmp_path / "blue.json")
    assert play_here("--portable", str(tmp_path), "--load", str(tmp_path / "blue.json"), monkeypatch=monkeypatch) == 2
    assert "There is no bot “blue”" in capsys.readouterr().err


# Replays


def test_a_finished_game_is_told_to_its_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished(tmp_path))]) == 0
    shown = capsys.readouterr().out
    assert "Round 1 opened" in shown
    assert "Votes, weighed by seats" in shown
    assert "> 0 identify seen" not in shown


def test_a_finished_game_can_be_seen_from_any_seat_and_move_by_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = finished(tmp_path, 4)
    logs = {}
    for seat in ("spectator", "1", NAMES[1], "4"):
        assert main(["replay", str(path), "--seat", seat, "--moves"]) == 0
        logs[seat] = capsys.readouterr().out
        assert logs[seat].startswith("> 0 identify seen\n")
    assert len(set(logs.values())) > 1
    assert main(["replay", str(path), "--seat", "7"]) == 2
    assert "There is no seat “7” in this game" in capsys.readouterr().err


def test_a_finished_game_as_json_can_be_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished(tmp_path)), "--json", "--seat", "2"]) == 0
    game = json.loads(capsys.readouterr().out)
    assert list(game) == ["game", "setup", "moves", "events", "outcome"]
    again = new_table(0, game["setup"]["seed"])
    for text in game["moves"]:
        again.submit(Move.parse(text))
    assert again.is_over
    assert game["outcome"]["winning_side"] in ("corrupt", "reformist")
    assert len(game["events"]) == len(again.events(1))


def test_an_unfinished_game_is_told_to_onlookers_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, table = unfinished(tmp_path)
    assert main(["replay", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "The game is not over yet." in shown
    for character in state_of(table).characters:
        assert TEXTS(text_id("character", character)) not in shown
    for card in filter(None, state_of(table).objectives):
        assert TEXTS(text_id("objective", card)) not in shown
    for refused in (["--seat", "1"], ["--seat", "1", "--json"], ["--moves"], ["--moves", "--json"]):
        assert main(["replay", str(path), *refused]) == 2
        refusal = capsys.readouterr()
        assert refusal.out == ""
        assert "This game is not over yet" in refusal.err


def test_an_unfinished_game_as_json_keeps_seed_and_moves_to_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, table = unfinished(tmp_path)
    assert main(["replay", str(path), "--json"]) == 0
    game = json.loads(capsys.readouterr().out)
    assert game["setup"]["seed"] is None
    assert game["moves"] is None
    assert game["outcome"] is None
    assert len(game["events"]) == len(table.events(-1))


@pytest.mark.parametrize("contents", [b"", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"format": "ballot-box-save"}'])
def test_a_file_that_is_no_game_gets_one_sentence(
    contents: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd\nname.json"
    path.write_bytes(contents)
    for command in (["replay", str(path)], [f"--portable={tmp_path}", "--load", str(path)]):
        assert main(command) == 2
        assert capsys.readouterr().err.count("\n") == 1
