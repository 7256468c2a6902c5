"""The command `game.py doctor`: what the computer has of all that the box needs, for a report of a bug."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.console.errors import UserError
from scenes.discreet import discreet
from scenes.texts import ENGLISH, Texts, load_texts

if TYPE_CHECKING:
    from scenes.console.findings import Findings

HELP = "cmd-doctor"
_GAP = 2  # letters


def add_arguments(parser: argparse.ArgumentParser) -> None:
    texts = load_texts(ENGLISH)
    parser.add_argument("--json", action="store_true", help=texts("cmd-doctor-json"))
    parser.add_argument("--out", metavar="FILE", help=texts("cmd-doctor-out"))


def run(arguments: argparse.Namespace) -> int:
    """Look around and tell what was found; it is no failure of this command that something is missing."""
    from scenes.console.findings import look_around

    texts = load_texts(ENGLISH)
    found = look_around(arguments.portable)
    page = as_json(texts, found) if arguments.json else as_text(texts, found)
    if arguments.out is None:
        print(page)
        return 0
    try:
        Path(arguments.out).write_text(page + "\n", encoding="utf-8")
    except OSError as problem:
        raise UserError(texts("cmd-doctor-not-kept", path=arguments.out, reason=problem.strerror or "?")) from None
    return 0


def as_json(texts: Texts, found: "Findings") -> str:
    troubles = [{"id": trouble.id, "text": discreet(texts.why(trouble))} for trouble in found.troubles]
    return json.dumps({**found.facts, "troubles": troubles}, indent=2, ensure_ascii=False)


def as_text(texts: Texts, found: "Findings") -> str:
    """A line for each fact, under headings, then a sentence for each trouble."""
    lines = []
    for section, facts in found.facts.items():
        labels = {name: _label(texts, section, name) for name in facts}
        broad = max(map(len, labels.values()), default=0) + _GAP
        lines.append(texts(f"doctor-{section}"))
        lines += [f"  {labels[name]:<{broad}}{_spoken(texts, value)}" for name, value in facts.items()]
        lines.append("")
    troubles = [f"! {discreet(texts.why(trouble))}" for trouble in found.troubles]
    return "\n".join([*lines, *(troubles or [texts("doctor-well")])])


def _label(texts: Texts, section: str, name: str) -> str:
    """The word for a fact; libraries and typefaces have names of their own."""
    label = f"doctor-{section}-{name}"
    return texts(label) if texts.has(label) else name


def _spoken(texts: Texts, value: object) -> str:
    if isinstance(value, bool):
        return texts("doctor-yes" if value else "doctor-no")
    if isinstance(value, list):
        return ", ".join(map(str, value)) or texts("doctor-none")
    return str(value) if value not in (None, "") else texts("doctor-none")
