"""Ink and paper of the terminal player: colours, widths, broken lines, and terminals that can do little."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.table import Seat
from scenes.console.terminal.paint import Paint, beside, flow, hang, pad, printable, seen, short, signed, width, wrap
from scenes.console.terminal.screen import InputEnded, Screen
from tests.scenes.typist import any_answer, new_table, play


def test_a_terminal_without_shapes_gets_letters() -> None:
    paper = io.BytesIO()
    shown = io.TextIOWrapper(paper, encoding="ascii")
    screen = Screen(io.StringIO(), shown, ansi=False)
    screen.show(["● Nour ■ Ola · “x” … ‡ é −3"])
    assert paper.getvalue().decode() == 'A Nour B Ola . "x" ... ! ? -3\n'


def test_lines_that_are_no_text_are_asked_again() -> None:
    keys = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8")
    screen = Screen(keys, io.StringIO(), ansi=False)
    answers: Iterator[str] = (screen.ask("> ") for _ in range(3))
    assert not next(answers).isdecimal()
    with pytest.raises(InputEnded):
        list(answers)


def test_a_name_from_a_strangers_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    table = new_table(2)
    table.seats = (Seat("E\x1b[2Jvil\n"), *table.seats[1:])
    shown = play(table, any_answer(1), tmp_path).shown.getvalue()
    assert "\x1b" not in shown
    assert "E?[2Jvil?" in shown


def test_widths_are_counted_as_they_are_seen() -> None:
    paint = Paint(colours=True)
    text = paint.bold(f"x{paint.mark(0)}y")
    assert width(text) == 3
    assert seen(text) == "x●y"
    assert text.endswith("\x1b[0m")
    assert width("日本") == 4
    assert width("e\u0301") == 1
    assert pad(text, 5).endswith("  ")
    assert paint.seat(-1, "a") == paint.dim("a")
    assert Paint(colours=False).mark(-1) == "○"


def test_lines_are_broken_between_words() -> None:
    assert wrap("one two three", 8, "  ") == ["one two", "  three"]
    assert wrap("", 8) == [""]
    assert wrap("endlessword x", 5) == ["endlessword", "x"]
    assert hang("ab: ", "one two three four five six", 24) == ["ab: one two three four", "    five six"]
    assert flow(["aaa", "bbb", "ccc"], 9, "  ") == ["aaa  bbb", "ccc"]
    assert beside(["a", "bb"], ["x"], " ") == ["a  x", "bb"]
    assert (signed(3), signed(-3)) == ("+3", "−3")
    assert printable("a\x07") == "a?"
    assert short("x" * 40) == "x" * 30 + "…"
