"""The command `game.py check`: whether cards, texts and maps of every game fit together."""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.contract import CLOCK, AnyRules, Datum, Decision, Move, Setup, State
from engine.games import GAMES
from engine.games.bureaucracy import check as bureaucracy
from engine.games.machrou3 import check as machrou3
from engine.inventory import Reach, Wording
from engine.rng import Rng
from engine.stack import pending, settle, submit
from engine.talk import SAID
from scenes.assets import base_folder
from scenes.talk_words import wanted_texts
from scenes.texts import ENGLISH, Mentions, TextError, Texts, languages, load_texts, text_id

HELP = "check that the cards, texts and maps of every game fit together"

FEWEST_GAMES = 60  # so that rare questions and events turn up too
MOST_GAMES = 1500
MOST_MOVES = 5000
PLACES = ("district-", "group-", "governorate-")
# Whom and how much a statement or its reason names.
TALK_ARGUMENTS = frozenset(("seat", "one", "two", "number"))

# Unlike all that players read, this report does not come from the text files: it must be able to say that
# they are broken.


class GameCheck(NamedTuple):
    """What the check must know of one game."""

    problems: Callable[[], list[str]]
    ids: Callable[[], dict[str, tuple[str, ...]]]
    wordings: Callable[[], list[Wording]]
    reaches: Callable[[], tuple[Reach, ...]]
    prompt_arguments: frozenset[str]  # what a screen can tell of the moment in which a question is asked
    frontiers: Callable[[], frozenset[frozenset[str]]] | None = None
    map: str = ""  # empty for a game without a map


# One explicit line a game, so that a packed program finds them too.
CHECKS = {
    "machrou3": GameCheck(
        machrou3.problems,
        machrou3.ids,
        machrou3.wordings,
        machrou3.reaches,
        machrou3.PROMPT_ARGUMENTS,
        machrou3.frontiers,
        "lebanon.tmx",
    ),
    "bureaucracy": GameCheck(
        bureaucracy.problems,
        bureaucracy.ids,
        bureaucracy.wordings,
        bureaucracy.reaches,
        bureaucracy.PROMPT_ARGUMENTS,
    ),
}


class Report(NamedTuple):
    """What was looked at in one area, how much of it, and what is wrong."""

    area: str
    counted: int
    problems: list[str]


@dataclass
class Seen:
    """What random games have brought up."""

    games: int = 0
    options: dict[str, set[str]] = field(default_factory=dict)
    reasons: dict[str, set[str]] = field(default_factory=dict)
    events: dict[str, set[frozenset[str]]] = field(default_factory=dict)
    values: set[tuple[str, str, Datum]] = field(default_factory=set)
    problems: list[str] = field(default_factory=list)

    def event(self, kind: str, only: tuple[int, ...] | None = None, /, **data: Datum) -> None:
        self.events.setdefault(kind, set()).add(frozenset(data))
        self.values.update((kind, key, value) for key, value in data.items() if isinstance(value, str))

    def question(self, decision: Decision) -> None:
        asked = self.options.setdefault(decision.topic, set())
        for option in decision.options:
            asked.add(option.id)
            if option.why_not is not None:
                named = self.reasons.setdefault(option.why_not.id, set())
                named.update(name for name, _ in option.why_not.args)

    def missing(self, reach: Reach) -> list[str]:
        """The cards of a kind that have not come up yet."""
        return sorted(card for card in reach.cards if (reach.event, reach.key, card) not in self.values)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options, unless the main parser gives them to every command."""
    with suppress(argparse.ArgumentError):
        parser.add_argument("--json", action="store_true", help="print the result as JSON")
    with suppress(argparse.ArgumentError):
        parser.add_argument("--seed", type=int, default=None, help="seed of the random games")


def run(arguments: argparse.Namespace) -> int:
    """Check every game and print what was found; 0 when all is well, else 2."""
    seed = getattr(arguments, "seed", None) or 0
    reports = {name: check_game(rules, CHECKS.get(name), seed) for name, rules in GAMES.items()}
    problems = [f"{name}: {text}" for name, areas in reports.items() for area in areas for text in area.problems]
    if getattr(arguments, "json", False):
        checked = {name: {area.area: area.counted for area in areas} for name, areas in reports.items()}
        print(json.dumps({"ok": not problems, "problems": problems, "checked": checked}))
    else:
        for name, areas in reports.items():
            for area in areas:
                print_report(name, area)
        print("Everything fits together." if not problems else f"Problems: {len(problems)}.")
    return 2 if problems else 0


def print_report(name: str, report: Report) -> None:
    verdict = "FAIL" if report.problems else "ok  "
    print(f"{verdict}  {name}: {report.area} ({report.counted})")
    for problem in report.problems:
        print(f"      {problem}")


def check_game(rules: AnyRules, check: GameCheck | None, seed: int) -> list[Report]:
    """Look at one game from every side."""
    if check is None:
        return [Report("cards", 0, ["There is no check for this game; name one in scenes/console/check.py."])]
    cards = Report("cards", sum(map(len, check.ids().values())), check.problems())
    seen = play_random_games(rules, check.reaches(), seed)
    games = Report("games", seen.games, seen.problems + list(unreached(seen, check.reaches())))
    reports = [cards, games, check_texts(rules, check, seen)]
    return [*reports, check_map(check.map, check.frontiers())] if check.frontiers is not None else reports


def play_random_games(rules: AnyRules, reaches: tuple[Reach, ...], seed: int) -> Seen:
    """Play until every card has come up, but not for ever."""
    seen = Seen()
    while seen.games < MOST_GAMES and not seen.problems:
        if seen.games >= FEWEST_GAMES and not any(seen.missing(reach) for reach in reaches):
            break
        number = seed * MOST_GAMES + seen.games
        try:
            play_one(rules, seen, number)
        except Exception as problem:  # whatever the rules stumble over is what this command is there to find
            seen.problems.append(f"Random game {number} broke off: {type(problem).__name__}: {problem}.")
        seen.games += 1
    return seen


def play_one(rules: AnyRules, seen: Seen, number: int) -> None:
    """Play a game by chance, the clock and standing choices included."""
    rng = Rng(number)
    players = rules.seat_counts[number % len(rules.seat_counts)]
    mode = rules.modes[number % len(rules.modes)]
    house_rules = rules.default_house_rules if rng.below(2) else frozenset[str]()
    state = rules.setup(Setup(players, mode, house_rules), number)
    settle(state, seen.event)
    for _ in range(MOST_MOVES):
        if not state.steps:
            return
        submit(rules, state, any_move(rules, state, rng, seen), seen.event)
    seen.problems.append(f"Random game {number} has no end.")


def any_move(rules: AnyRules, state: State, rng: Rng, seen: Seen) -> Move:
    limit = rules.time_limit(state) if rng.below(400) == 0 else None
    if limit is not None:
        return Move(limit.seat, CLOCK, ())
    asked = pending(state)
    if seen.games < FEWEST_GAMES:
        for seat in asked:
            seen.question(state.steps[-1].explain(state, seat))
    standing = rules.standing(state) if rng.below(4) == 0 else {}
    for decision in standing.values():
        seen.question(decision)
    choices = standing or asked
    seat = rng.pick(tuple(choices))
    decision = choices[seat]
    count = decision.least + rng.below(decision.most - decision.least + 1)
    return Move(seat, decision.topic, rng.shuffled(decision.allowed())[:count])


def unreached(seen: Seen, reaches: tuple[Reach, ...]) -> Iterator[str]:
    """Cards that never came up, and names that came up without being a card."""
    for reach in reaches:
        for card in seen.missing(reach):
            yield f"In {seen.games} random games the {reach.noun} '{card}' was never {reach.verb}."
        for kind, key, value in sorted(seen.values, key=str):
            if (kind, key) == (reach.event, reach.key) and value not in reach.cards:
                yield f"In random games the {reach.noun} '{value}' was {reach.verb}; the box has none."


def check_texts(rules: AnyRules, check: GameCheck, seen: Seen) -> Report:
    """Every text there must be, in English; and nothing impossible in any language."""
    wanted = {wording.id: wording for wording in needed_texts(rules, check, seen)}
    problems: list[str] = []
    counted = 0
    for language in languages():
        try:
            texts = load_texts(language, rules.name, strict=True)
        except TextError as error:
            problems.extend(error.faults)
            continue
        if language == ENGLISH:
            problems.extend(f"There is no text '{name}'." for name in wanted if not texts.has(name))
            problems.extend(missing_talk(rules, texts))
        problems.extend(f"{language}: {problem}" for problem in wrong_texts(texts, wanted, check))
        counted += len(texts.own_ids)
    return Report("texts", counted, problems)


def missing_talk(rules: AnyRules, texts: Texts) -> Iterator[str]:
    """What can be said and has no words, and words of talk that use arguments which nobody fills in."""
    if rules.parlance is None:
        return
    groups = {group for players in rules.seat_counts for group in wanted_texts(rules.parlance, players)}
    for group in sorted(groups):
        if not any(map(texts.has, group)):
            yield f"There is no text '{group[0]}'."
    for name in sorted(texts.own_ids):
        if name.startswith(("say-", "reason-")):
            for argument in sorted(texts.mentions(name).arguments - TALK_ARGUMENTS):
                yield f"'{name}' uses the argument ${argument}, which nobody fills in."


def needed_texts(rules: AnyRules, check: GameCheck, seen: Seen) -> Iterator[Wording]:
    """The texts of the box, of the cards, and of all that random games asked and reported."""
    for name in (f"game-{rules.name}", f"game-{rules.name}.tagline", f"rules-{rules.name}-1"):
        yield Wording(name)
    for rule in rules.house_rules:
        yield Wording(f"house-rule-{rule}")
        yield Wording(f"house-rule-{rule}.text")
    yield from (Wording(f"mode-{mode}") for mode in rules.modes)
    yield from (Wording(f"clock-{kind}") for kind in rules.clocks)
    yield from check.wordings()
    yield from (Wording(text_id(reason), frozenset(names)) for reason, names in seen.reasons.items())
    yield from question_texts(check, seen)
    yield from event_texts(seen)


def question_texts(check: GameCheck, seen: Seen) -> Iterator[Wording]:
    """Prompts, and the options that are not the name of a thing or of a seat."""
    things = {name for names in check.ids().values() for name in names}
    for topic, options in seen.options.items():
        yield Wording(text_id("topic", topic), check.prompt_arguments)
        for option in sorted({spoken(option) for option in options - things} - {""}):
            yield Wording(text_id("option", topic, option), frozenset(("player",)))
            yield Wording(text_id("option", topic, option) + ".hint")


def spoken(option: str) -> str:
    """The part of an option that needs words: nothing of a number or a seat, and of `form-3` only `form`."""
    stem, _, number = option.rpartition("-")
    if not number.isdecimal():
        return option
    return stem if stem != "seat" else ""


def event_texts(seen: Seen) -> Iterator[Wording]:
    """Log lines; an event that is told in twins has a second line for those who see all of it."""
    for kind, ways in seen.events.items():
        if kind == SAID:
            continue  # what players say has texts of its own
        yield Wording(text_id("event", kind), min(ways, key=len))
        if len(ways) > 1:
            yield Wording(text_id("event", kind) + ".secret", max(ways, key=len))


def wrong_texts(texts: Texts, wanted: Mapping[str, Wording], check: GameCheck) -> Iterator[str]:
    """Texts of things that do not exist, quotes of missing texts, and arguments that nobody fills in."""
    for name in sorted(texts.own_ids):
        mentions = texts.mentions(name)
        yield from (f"'{name}' quotes '{other}', which does not exist." for other in sorted(mentions.unknown))
        wording = wanted.get(name)
        if wording is not None:
            for argument in sorted(mentions.arguments - wording.arguments):
                yield f"'{name}' uses the argument ${argument}, which nobody fills in."
            for argument in sorted(wording.shown - mentions.arguments):
                yield f"'{name}' does not show its number ${argument}."
            yield from misplaced(name, mentions, wording)
        elif any(name.startswith(f"{noun}-") for noun in check.ids()):
            yield f"'{name}' is the text of something that does not exist."


def misplaced(name: str, mentions: Mentions, wording: Wording) -> Iterator[str]:
    """Places on the board that a card means and its text does not name, or the other way round."""
    if wording.places is not None:
        named = {quoted for quoted in mentions.quoted if quoted.startswith(PLACES)}
        yield from (f"'{name}' does not name '{place}'." for place in sorted(wording.places - named))
        yield from (f"'{name}' names '{place}' wrongly." for place in sorted(named - wording.places))


def check_map(map_name: str, wanted: frozenset[frozenset[str]]) -> Report:
    """The districts whose polygons share an edge must be exactly those with a frontier."""
    # The map reader brings pygame with it, which nothing else here needs.
    from scenes.maps import MapError, load_board

    try:
        board = load_board(base_folder() / "maps" / map_name)
    except MapError as error:
        return Report("map", 0, [str(error)])
    drawn = shared_edges({name: region.points for name, region in board.districts.items()})
    problems = [f"The map {map_name} draws no frontier between {_pair(pair)}." for pair in wanted - drawn]
    problems += [f"The map {map_name} draws a frontier between {_pair(pair)}." for pair in drawn - wanted]
    return Report("map", len(drawn), sorted(problems))


def shared_edges(outlines: Mapping[str, tuple[tuple[float, float], ...]]) -> frozenset[frozenset[str]]:
    """The pairs of closed outlines that have a piece of line in common."""
    beside: dict[frozenset[tuple[float, float]], set[str]] = {}
    for name, points in outlines.items():
        for start, end in zip(points, (*points[1:], points[0]), strict=True):
            beside.setdefault(frozenset((start, end)), set()).add(name)
    return frozenset(frozenset(names) for names in beside.values() if len(names) == 2)


def _pair(names: frozenset[str]) -> str:
    return " and ".join(f"'{name}'" for name in sorted(names))
