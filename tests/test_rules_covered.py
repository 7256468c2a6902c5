"""Every rule of the rule contracts is named by a test that proves it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES

TESTS = Path(__file__).resolve().parent
CONTRACTS = TESTS.parent.parent / "shared" / "rules"

# The rules that each game already keeps; a game in the box without an entry here is not proven at all.
RULES = {
    "machrou3": [f"M{number}" for number in range(1, 33)],
    "bureaucracy": [f"B{number}" for number in range(1, 26)],
}


def rules_named_by_tests() -> set[str]:
    """All ids in `@rule("M3")` and `@pytest.mark.rule("M3")` above test functions."""
    return {
        name
        for file in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        for name in ids_of_mark(decorator)
    }


def ids_of_mark(decorator: ast.expr) -> Iterator[str]:
    """The ids of a decorator that is the mark `rule`; none of any other."""
    if not isinstance(decorator, ast.Call):
        return
    mark = decorator.func
    if (isinstance(mark, ast.Name) and mark.id == "rule") or (isinstance(mark, ast.Attribute) and mark.attr == "rule"):
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def test_every_game_in_the_box_lists_its_rules() -> None:
    assert set(GAMES) - set(RULES) == set()


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = rules_named_by_tests()
    assert [name for name in RULES[game] if name not in named] == []


@pytest.mark.parametrize("game", RULES)
def test_the_listed_rules_are_those_of_the_contract(game: str) -> None:
    contract = CONTRACTS / f"{game}.md"
    if not contract.exists():
        pytest.skip("the rule contract is not at hand")
    written = re.findall(r"^- ([A-Z]\d+) ", contract.read_text(encoding="utf-8"), re.MULTILINE)
    assert written[: len(RULES[game])] == RULES[game]


def test_marks_are_found_in_both_spellings_and_nothing_else_is_taken_for_one() -> None:
    marks = ('@rule("M3", "M4")', '@pytest.mark.rule("M5")', '@pytest.mark.skip("M6")', '@other("M7")')
    source = "\n".join((*marks, "def test_it(): ..."))
    (function,) = ast.parse(source).body
    assert isinstance(function, ast.FunctionDef)
    assert [name for mark in function.decorator_list for name in ids_of_mark(mark)] == ["M3", "M4", "M5"]
