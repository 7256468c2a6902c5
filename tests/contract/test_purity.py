"""The engine is pure rules: no window, no chance and no clock of its own, no way to run what a file says."""

import ast
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "engine"
FILES = sorted(ENGINE.rglob("*.py"))
WINDOWS = {"pygame", "pytmx", "scenes", "tkinter"}
CHANCE = {"random", "secrets", "uuid", "numpy"}
CLOCKS = {"time", "datetime", "sched"}
UNSAFE = {"pickle", "marshal", "shelve"}

every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ENGINE)))


def imported(tree: ast.AST) -> set[str]:
    """The top-level names of all modules that a file imports, wherever it does so."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("engine" if node.level else (node.module or "").partition(".")[0])
        elif isinstance(node, ast.Call) and called(node) in {"__import__", "import_module"}:
            names |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return names


def called(call: ast.Call) -> str:
    target = call.func
    return target.id if isinstance(target, ast.Name) else getattr(target, "attr", "")


def parsed(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_the_engine_is_found() -> None:
    assert {"contract.py", "table.py", "saves.py"} <= {path.name for path in FILES}


@every_file
def test_engine_files_know_no_window(path: Path) -> None:
    assert not imported(parsed(path)) & WINDOWS


@every_file
def test_engine_files_have_no_chance_of_their_own(path: Path) -> None:
    assert not imported(parsed(path)) & CHANCE


@every_file
def test_engine_files_have_no_clock(path: Path) -> None:
    assert not imported(parsed(path)) & CLOCKS


@every_file
def test_engine_files_never_run_what_a_file_says(path: Path) -> None:
    assert not imported(parsed(path)) & UNSAFE
    calls = {called(node) for node in ast.walk(parsed(path)) if isinstance(node, ast.Call)}
    assert not calls & {"eval", "exec", "compile"}


def test_an_import_is_found_wherever_it_hides() -> None:
    hidden = "def f():\n    from random import choice\n    import pygame.font\n    __import__('time')\n"
    assert imported(ast.parse(hidden)) == {"random", "pygame", "time"}
