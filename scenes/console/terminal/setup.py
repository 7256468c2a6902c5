"""A new table from what was typed on the command line: who plays, and by which rules."""

import argparse
import secrets

from engine.contract import AnyRules, Setup, SetupError
from engine.table import Seat, Table
from scenes.console.errors import UserError
from scenes.texts import Texts

USUAL_PLAYERS = 4
USUAL_BOT = "easy"
SEEDS = 1 << 32
LONGEST_NAME = 20
MOST_SECONDS = 3600
OFF = "off"


def new_table(texts: Texts, rules: AnyRules, arguments: argparse.Namespace) -> Table:
    """Set up a game as the arguments say; UserError when they make no sense."""
    usual = USUAL_PLAYERS if USUAL_PLAYERS in rules.seat_counts else rules.seat_counts[0]
    players = _number(texts, "--players", arguments.players, usual, 1)
    _check(texts, rules, Setup(players, rules.modes[0]))
    names = _people(texts, arguments, players)
    seats = _seats(texts, names, players, arguments.bots)
    setup = Setup(
        players,
        arguments.mode or rules.modes[0],
        _house_rules(texts, rules, arguments.house_rule or ()),
        _elders(texts, seats, arguments.elders),
    )
    _check(texts, rules, setup)
    seed = _number(texts, "--seed", arguments.seed, secrets.randbelow(SEEDS), 0)
    table = Table(rules, setup, seed, seats)
    if arguments.clock is not None:
        set_clocks(texts, table, arguments.clock)
    elif len(names) > 1:
        table.clocks.update(rules.clocks)  # off in solo play by default (M14)
    return table


def _check(texts: Texts, rules: AnyRules, setup: Setup) -> None:
    try:
        rules.check_setup(setup)
    except SetupError as problem:
        raise UserError(texts.why(problem.reason)) from None


def set_clocks(texts: Texts, table: Table, given: str) -> None:
    """Set all clocks of a table so that a turn takes the given seconds, the others in proportion."""
    if given == OFF:
        table.clocks.update(dict.fromkeys(table.clocks))
        return
    seconds = int(given) if given.isdecimal() and len(given) < 9 else 0
    if not 1 <= seconds <= MOST_SECONDS:
        raise UserError(texts("cmd-bad-clock", given=given, least=1, most=str(MOST_SECONDS)))
    lengths = table.rules.clocks
    turn = next(iter(lengths.values()), 1)
    table.clocks.update({kind: max(1, length * seconds // turn) for kind, length in lengths.items()})


def _number(texts: Texts, option: str, given: str | None, usual: int, least: int) -> int:
    if given is None:
        return usual
    if not given.isdecimal() or len(given) > 18 or int(given) < least:
        raise UserError(texts("cmd-bad-number", option=option, given=given, least=least))
    return int(given)


def _people(texts: Texts, arguments: argparse.Namespace, players: int) -> list[str]:
    """The names of the people, who sit from the first seat on."""
    names = _listed(arguments.names) if arguments.names is not None else None
    humans = _number(texts, "--humans", arguments.humans, 1 if names is None else len(names), 0)
    if names is not None and humans != len(names):
        raise UserError(texts("cmd-names-and-humans", names=len(names), humans=humans))
    if humans > players:
        raise UserError(texts("cmd-too-many-people", people=humans, players=players))
    names = names or [texts("ui-player", number=seat + 1) for seat in range(humans)]
    for place, name in enumerate(names):
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name.isdecimal():
            raise UserError(texts("cmd-bad-names", given=name, most=LONGEST_NAME))
        if name.casefold() in map(str.casefold, names[:place]):
            raise UserError(texts("cmd-same-names", given=name))
    return names


def _listed(given: str) -> list[str]:
    return [" ".join(part.split()) for part in given.split(",")]


def _seats(texts: Texts, names: list[str], players: int, given: str | None) -> list[Seat]:
    """The people first, then bots of the levels given; the last level goes on for the rest."""
    from engine.bots import LEVELS

    levels = _listed(given) if given is not None else [USUAL_BOT]
    for level in levels:
        if level not in LEVELS:
            raise UserError(texts("cmd-bad-level", level=level, levels=", ".join(LEVELS)))
    taken = {name.casefold() for name in names}
    known = (texts(f"ui-bot-{number}") for number in range(1, 100) if texts.has(f"ui-bot-{number}"))
    free = [name for name in known if name.casefold() not in taken]
    bots = range(players - len(names))
    return [
        *map(Seat, names),
        *(Seat(free[place % len(free)], levels[min(place, len(levels) - 1)]) for place in bots),
    ]


def _house_rules(texts: Texts, rules: AnyRules, given: tuple[str, ...]) -> frozenset[str]:
    switched = set(rules.default_house_rules)
    for text in given:
        name, _, switch = text.partition("=")
        if not name or switch not in ("on", "off"):
            raise UserError(texts("cmd-bad-house-rule", given=text))
        if name not in rules.house_rules:
            _check(texts, rules, Setup(rules.seat_counts[0], rules.modes[0], frozenset({name})))
        switched = switched | {name} if switch == "on" else switched - {name}
    return frozenset(switched)


def _elders(texts: Texts, seats: list[Seat], given: str | None) -> tuple[int, ...]:
    """The seats from the oldest player to the youngest; who is not named follows in seat order."""
    if given is None:
        return ()
    order: list[int] = []
    by_name = {seat.name.casefold(): number for number, seat in enumerate(seats)}
    for word in _listed(given):
        number = int(word[:6]) - 1 if word.isdecimal() else by_name.get(word.casefold(), -1)
        if number not in range(len(seats)):
            raise UserError(texts("cmd-bad-elder", given=word, players=len(seats)))
        if number in order:
            raise UserError(texts("cmd-same-elder", given=word))
        order.append(number)
    return (*order, *(seat for seat in range(len(seats)) if seat not in order))
