"""What a typed line means: an option by its number, its id or the beginning of its name."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.contract import Decision, Move, Option, Reason
from scenes.console.terminal.paint import short

NOTHING = "-"  # typed where no pick at all is an answer


class Choice(NamedTuple):
    """One numbered line of a question; the topic tells a standing choice from the question's own."""

    topic: str
    option: Option
    label: str


class Unclear(Exception):
    """The line answers nothing: the id of a message that says why, and its arguments."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class Refused(Exception):
    """The line names an option that is greyed out; the reason is the option's own."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason = reason


def choices_of(decision: Decision, standing: Decision | None, label: Callable[[Decision, str], str]) -> list[Choice]:
    """The lines of a question: its own options first, then what may be done besides."""
    return [
        Choice(asked.topic, option, label(asked, option.id))
        for asked in (decision, standing)
        if asked is not None
        for option in asked.options
    ]


def understand(typed: str, seat: int, decision: Decision, choices: Sequence[Choice], usual: str | None) -> Move:
    """The move that a line stands for; Unclear or Refused when it stands for none."""
    if not typed and usual in decision.allowed():
        return Move(seat, decision.topic, (str(usual),))
    if typed == NOTHING and decision.least == 0:
        return Move(seat, decision.topic, ())
    words = typed.replace(",", " ").split() if decision.most > 1 else [typed]
    if not typed:
        raise Unclear("term-unclear-empty", last=len(choices))
    picked = [_find(word, choices) for word in words]
    if len(picked) == 1 and picked[0].topic != decision.topic:
        return Move(seat, picked[0].topic, (picked[0].option.id,))
    picks = tuple(choice.option.id for choice in picked if choice.topic == decision.topic)
    if len(picks) != len(picked) or not decision.accepts(picks):
        raise Unclear("term-unclear-count", least=decision.least, most=decision.most)
    return Move(seat, decision.topic, picks)


def _find(word: str, choices: Sequence[Choice]) -> Choice:
    found = _by_number(word, choices) if word.isdecimal() else _by_name(word, choices)
    if found.option.why_not is not None:
        raise Refused(found.option.why_not)
    return found


def _by_number(word: str, choices: Sequence[Choice]) -> Choice:
    # Nobody needs more digits, and very long numbers take long to read.
    number = int(word[:6])
    if not 1 <= number <= len(choices):
        raise Unclear("term-unclear-number", number=word[:6], last=len(choices))
    return choices[number - 1]


def _by_name(word: str, choices: Sequence[Choice]) -> Choice:
    """An exact id or name, else the only option whose id or name begins like this; open options go first."""
    typed = word.casefold()
    ways = [(choice, (choice.option.id.casefold(), choice.label.casefold())) for choice in choices]
    exact = [choice for choice, names in ways if typed in names]
    if exact:
        return exact[0]
    begun = [choice for choice, names in ways if any(name.startswith(typed) for name in names)]
    is_open = [choice for choice in begun if choice.option.why_not is None]
    if len(is_open) == 1 or len(begun) == 1:
        return (is_open or begun)[0]
    if begun:
        raise Unclear("term-unclear-several", typed=short(word), names=", ".join(choice.label for choice in begun))
    raise Unclear("term-unclear-unknown", typed=short(word), last=len(choices))
