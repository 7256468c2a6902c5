"""Whether the box of Machrou3 Ra2is is whole: cards, piles and board against the rules that use them.

Nothing is read from disk here; `game.py check` compares the same facts with the texts and the map.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from engine.contract import Setup
from engine.games.machrou3 import board, content
from engine.games.machrou3.board import District, Group
from engine.games.machrou3.content import Objective, Power
from engine.games.machrou3.rules.conditions import CONDITIONS, is_met
from engine.games.machrou3.rules.deal import deal
from engine.games.machrou3.rules.declare import OBJECTIVES_THAT_END_PHASE_1
from engine.games.machrou3.rules.powers import POWER_KINDS
from engine.inventory import Reach, Wording

SPARE_OBJECTIVES = 2  # what a card may turn up beside those in hands and on the table
SEATS_IN_PARLIAMENT = 128
ALL_GROUPS = (1 << len(board.GROUPS)) - 1

# What texts name by id, and what else each of them must say.
NOUNS: dict[str, tuple[str, ...]] = {
    "district": (),
    "group": (),
    "governorate": (),
    "side": ("plural", "goal"),
    "character": ("bio", "win"),
    "objective": ("text",),
    "power": ("text",),
    "effect": ("text",),
}


# What a screen can tell of the moment in which a question is asked.
PROMPT_ARGUMENTS = frozenset(
    ("district", "player", "challenging", "defending", "challenge", "defence", "power", "gift", "wanted")
)


def problems() -> list[str]:
    """Everything that is wrong, a sentence each; games are dealt only from a box that is whole."""
    checks: tuple[Callable[[], Iterator[str]], ...] = (_ids, _board, _objectives, _powers, _set_ups)
    found = [problem for check in checks for problem in check()]
    return found or list(_met_at_the_deal())


def ids() -> dict[str, tuple[str, ...]]:
    """The ids of everything that has a name, by noun."""
    return {
        "district": tuple(district.id for district in board.DISTRICTS),
        "group": tuple(group.id for group in board.GROUPS),
        "governorate": board.GOVERNORATES,
        "side": (content.CORRUPT, content.REFORMIST),
        "character": tuple(character.id for character in content.CHARACTERS),
        "objective": tuple(objective.id for objective in content.OBJECTIVES),
        "power": tuple(power.id for power in content.POWERS),
        "effect": (*content.LASTING_EFFECTS, "swap-refused"),
    }


def wordings() -> list[Wording]:
    """Every text that the cards and the board need."""
    numbered = [*map(_objective_wording, content.OBJECTIVES), *map(_power_wording, content.POWERS)]
    numbers = {wording.id: wording for wording in numbered}
    named = [f"{noun}-{name}" for noun, names in ids().items() for name in names]
    texts = [f"{noun}-{name}.{part}" for noun, names in ids().items() for name in names for part in NOUNS[noun]]
    return [numbers.get(text, Wording(text)) for text in named + texts]


def reaches() -> tuple[Reach, ...]:
    """What random games must bring up; the Beginner's Game keeps no card about Districts of Origin (M8)."""
    dealt = frozenset(card.id for card in content.OBJECTIVES if not card.origin)
    powers = frozenset(card.id for card in content.POWERS)
    return (
        Reach("Objective", "drawn", "objective-drawn", "objective", dealt),
        Reach("Exceptional Power", "drawn", "power-drawn", "power", powers),
        Reach("Exceptional Power", "used", "power-used", "power", powers),
        Reach("effect", "put in force", "effect-begins", "effect", frozenset(content.LASTING_EFFECTS)),
    )


def frontiers() -> frozenset[frozenset[str]]:
    """The pairs of districts that border each other."""
    return frozenset(
        frozenset((district.id, board.DISTRICTS[other].id))
        for district, mask in zip(board.DISTRICTS, board.BORDERS, strict=True)
        for other in board.members(mask)
    )


def _objective_wording(card: Objective) -> Wording:
    """A condition that needs just one of its kind may say so in words; any other number is filled in."""
    numbers = {"need": any(need != 1 for need in card.need), "least": card.least != 0}
    shown = frozenset(name for name, matters in numbers.items() if matters)
    return Wording(f"objective-{card.id}.text", frozenset(numbers), shown, frozenset(_places(card)))


def _places(card: Objective) -> list[str]:
    """What an Objective's text must name: a governorate where it means a whole one, else each place in it."""
    if card.where in (board.EVERYWHERE, board.COAST, board.EVERYWHERE & ~board.COAST, ALL_GROUPS):
        return []
    noun = "group" if card.kind == "lead" else "district"
    things: Sequence[District | Group] = board.GROUPS if noun == "group" else board.DISTRICTS
    inside = [thing for number, thing in enumerate(things) if card.where >> number & 1]
    homes = _governorates_of(inside)
    if len(homes) == 1 and inside == [thing for thing in things if _governorates_of([thing]) == homes]:
        return [f"governorate-{name}" for name in homes]
    return [f"{noun}-{thing.id}" for thing in inside]


def _governorates_of(things: Sequence[District | Group]) -> set[str]:
    districts = [thing if isinstance(thing, District) else board.DISTRICTS[thing.districts[0]] for thing in things]
    return {district.governorate for district in districts}


def _power_wording(card: Power) -> Wording:
    numbers = {"amount": card.amount != 0, "ceiling": card.ceiling != Power._field_defaults["ceiling"]}
    shown = frozenset(name for name, matters in numbers.items() if matters)
    return Wording(f"power-{card.id}.text", frozenset(numbers), shown)


def _ids() -> Iterator[str]:
    for noun, names in ids().items():
        for name in _repeated(names):
            yield f"Two {noun}s have the id '{name}'."


def _repeated(names: Sequence[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]


def _board() -> Iterator[str]:
    """Facts of the board (M1, M2)."""
    known = {district.id for district in board.DISTRICTS}
    for district in board.DISTRICTS:
        if district.group not in board.SEATS:
            yield f"The district '{district.id}' lies in no known group."
        if district.governorate not in board.GOVERNORATES:
            yield f"The district '{district.id}' lies in no known governorate."
        if district.ip < 1:
            yield f"The district '{district.id}' has no Influence Points."
    for district_id, line in board.FRONTIERS.items():
        for other in line.split():
            if other not in known:
                yield f"The district '{district_id}' borders '{other}', which is no district."
            elif district_id not in board.FRONTIERS.get(other, "").split():
                yield f"The district '{district_id}' borders '{other}', but not the other way round."
    if sum(board.SEATS.values()) != SEATS_IN_PARLIAMENT:
        yield f"The groups have {sum(board.SEATS.values())} seats, not {SEATS_IN_PARLIAMENT}."


def _objectives() -> Iterator[str]:
    for card in content.OBJECTIVES:
        if card.kind not in CONDITIONS:
            yield f"The Objective '{card.id}' has the unknown condition '{card.kind}'."
        if len(card.need) != len(content.TEAMS):
            yield f"The Objective '{card.id}' does not say what it needs at each size of table."
        if min(card.need, default=0) < 1:
            yield f"The Objective '{card.id}' needs less than one at some table."
        if card.kind in ("hold", "lead") and max(card.need, default=0) > card.where.bit_count():
            yield f"The Objective '{card.id}' needs more than there is on the board."
    playable = sum(not card.origin for card in content.OBJECTIVES)
    enough = max(content.TEAMS) + OBJECTIVES_THAT_END_PHASE_1 + SPARE_OBJECTIVES
    if playable < enough:
        yield f"The Beginner's Game has {playable} Objectives; it can need {enough}."


def _powers() -> Iterator[str]:
    for card in content.POWERS:
        if card.effect not in POWER_KINDS:
            yield f"The Exceptional Power '{card.id}' has the unknown effect '{card.effect}'."
        if card.amount < 0 or card.ceiling < 1:
            yield f"The Exceptional Power '{card.id}' has a number that makes no sense."
    if len(content.POWERS) < OBJECTIVES_THAT_END_PHASE_1:
        yield f"There are only {len(content.POWERS)} Exceptional Powers."


def _set_ups() -> Iterator[str]:
    """Piles, Media Stations and characters for every size of table (M6, M9)."""
    for players, (corrupt, reformists) in content.TEAMS.items():
        piles = content.PILES.get(players, ())
        if len(piles) != players:
            yield f"There are {len(piles)} piles for {players} players."
        yield from _districts_in(f"The piles for {players} players", " ".join(piles))
        yield from _districts_in(f"The Media Stations for {players} players", content.STATIONS.get(players, ""))
        if corrupt + reformists != players:
            yield f"There are {corrupt + reformists} characters for {players} players."
        for side, count in ((content.CORRUPT, corrupt), (content.REFORMIST, reformists)):
            if sum(card.side == side and not card.judge for card in content.CHARACTERS) < count:
                yield f"There are not enough characters of the side '{side}' for {players} players."


def _districts_in(where: str, line: str) -> Iterator[str]:
    named = line.split()
    if not named:
        yield f"{where} name no district."
    for name in sorted(set(named) - {district.id for district in board.DISTRICTS}):
        yield f"{where} name '{name}', which is no district."
    for name in _repeated(named):
        yield f"{where} name '{name}' twice."


def _met_at_the_deal() -> Iterator[str]:
    """Every pile lies before somebody in every deal, so one deal of each size shows them all."""
    for players in content.TEAMS:
        state = deal(Setup(players, "beginner"), seed=0)
        for card in content.OBJECTIVES:
            for seat in range(players):
                if not card.origin and is_met(state, seat, card):
                    first = board.DISTRICTS[board.members(state.held[seat])[0]].id
                    pile = f"the pile with '{first}'"
                    yield f"With {players} players {pile} fulfils the Objective '{card.id}' at the deal."
