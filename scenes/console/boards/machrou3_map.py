"""The board and Parliament of Machrou3 Ra2is as text: District Groups, districts, holders and blocs."""

from typing import Any

from engine.games.machrou3.board import (
    BORDERS,
    DISTRICTS,
    GOVERNORATES,
    GROUP_INDEX,
    GROUPS,
    INFLUENCE,
    Group,
    members,
)
from engine.games.machrou3.rules.declare import OBJECTIVES_THAT_END_PHASE_1
from engine.games.machrou3.rules.parliament import standings, swing
from engine.games.machrou3.rules.rulings import connected
from engine.games.machrou3.rules.turn import ROUNDS
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.view import Machrou3View
from scenes.console.boards.machrou3_words import PaintedWords
from scenes.console.terminal.paint import STATION, TIE, beside, flow, pad, pad_left, width, wrap
from scenes.texts import text_id

SEATS_IN_PARLIAMENT = sum(group.seats for group in GROUPS)
MAJORITY = SEATS_IN_PARLIAMENT // 2 + 1
CHANGED = "*"  # after points that a card has changed
GAP = "  "
GUTTER = "   "
NARROWEST_PANEL = 40  # columns beside the board that are worth using
SHORTEST_BAR = 10

_BY_GOVERNORATE = sorted(GROUPS, key=lambda group: GOVERNORATES.index(DISTRICTS[group.districts[0]].governorate))


class Map:
    """Draws what lies on the table for all to see."""

    def __init__(self, words: PaintedWords) -> None:
        self.words = words
        self.texts = words.texts
        self.paint = words.paint
        self.names = [words.district(district) for district in range(len(DISTRICTS))]
        self.longest = max(map(width, self.names))

    def table(self, view: Machrou3View, columns: int) -> list[str]:
        """Parliament and board; where there is room, the blocs and the notes stand beside the board."""
        header = self.header(view, columns)
        board = self.groups(view, columns)
        room = columns - max(map(width, board)) - len(GUTTER)
        if room < NARROWEST_PANEL:
            return [*header, *self.blocs(view, columns), "", *board, *self.notes(view, columns)]
        panel = [*self.blocs(view, room), "", *self.notes(view, room)]
        return [*header, "", *beside(board, panel, GUTTER)]

    def header(self, view: Machrou3View, columns: int) -> list[str]:
        """The game, the round or the election, the Speaker and the count of completed Objectives."""
        facts = [self.paint.bold(self.texts("game-machrou3"))]
        if view.round and view.turn == NOBODY:
            facts.append(self.paint.bold(self.texts("term-machrou3-election")))
        elif view.round:
            facts.append(self.texts("term-machrou3-round", round=view.round, rounds=ROUNDS))
        facts.append(self.texts("term-machrou3-speaker", seat=self.words.seat(view.speaker)))
        done, most = len(view.completed), OBJECTIVES_THAT_END_PHASE_1
        facts.append(self.texts("term-machrou3-completed", count=done, most=most))
        return flow(facts, columns, " · ")

    def blocs(self, view: Machrou3View, columns: int) -> list[str]:
        """A bar for each player, full when they have the majority of Parliament by themselves."""
        names = [self.words.seat(seat) for seat in range(view.players)]
        broad = max(map(width, names))
        facts = [self._facts(view, seat) for seat in range(view.players)]
        space = columns - broad - max(map(width, facts)) - 11
        if space < SHORTEST_BAR:
            facts = [self._few_facts(view, seat) for seat in range(view.players)]
            space = max(SHORTEST_BAR, columns - broad - max(map(width, facts)) - 11)
        lines = []
        for seat, name in enumerate(names):
            share = min(space, round(view.blocs[seat] * space / MAJORITY))
            bar = self.paint.seat(seat, "█" * share) + self.paint.dim("░" * (space - share))
            lines.append(f"{pad(name, broad)} {view.blocs[seat]:>3} {bar}│{MAJORITY}  {facts[seat]}")
        return lines

    def _facts(self, view: Machrou3View, seat: int) -> str:
        """Districts held, Objectives completed, and who the player is at the table."""
        done = sum(1 for owner, _ in view.completed if owner == seat)
        facts = self.texts("term-machrou3-holds", districts=view.held[seat].bit_count(), objectives=done)
        if seat == view.seat:
            facts += GAP + self.paint.bold(self.texts("term-machrou3-you"))
        if seat in view.candidates:
            facts += GAP + self.paint.bold(self.texts("term-machrou3-candidate"))
        return facts

    def _few_facts(self, view: Machrou3View, seat: int) -> str:
        """The same where there is little room: the Objectives are listed by name elsewhere."""
        if seat in view.candidates:
            return self.paint.bold(self.texts("term-machrou3-candidate"))
        return self.texts("term-machrou3-districts", districts=view.held[seat].bit_count())

    def groups(self, view: Machrou3View, columns: int) -> list[str]:
        """A line for each District Group: its districts with points and holders, its seats and who leads."""
        names = [self.texts(text_id("group", group.id)) for group in _BY_GOVERNORATE]
        label = max(map(width, names)) + 2
        cells = [[self._cell(view, district) for district in group.districts] for group in _BY_GOVERNORATE]
        broad = max(width(cell) for row in cells for cell in row) + 2
        leads = [self._lead(view, group) for group in _BY_GOVERNORATE]
        room = columns - label - max(map(width, leads)) - 5
        across = 2 if room >= 2 * broad else 1
        lines = [self.paint.dim(self._heading(label, across * broad))]
        for group, name, row, lead in zip(_BY_GOVERNORATE, names, cells, leads, strict=True):
            rest = ["".join(pad(cell, broad) for cell in row[i : i + across]) for i in range(0, len(row), across)]
            first = pad(rest[0], across * broad)
            lines.append(f"{pad(name, label)}{first}{group.seats:>3}  {lead}")
            lines += [" " * label + further for further in rest[1:]]
        return lines

    def _heading(self, label: int, middle: int) -> str:
        group, districts, seats = (
            self.texts(f"term-machrou3-column-{name}", station=STATION) for name in ("group", "districts", "seats")
        )
        return pad(group, label) + pad(districts, middle) + seats

    def _cell(self, view: Machrou3View, district: int) -> str:
        owner = view.owner[district]
        name = pad(self.names[district], self.longest)
        shown = self.paint.seat(owner, name) if owner != NOBODY else self.paint.dim(name)
        return f"{self.paint.mark(owner)} {shown} {self.points(view, district)}{self.station(view, district)}"

    def points(self, view: Machrou3View, district: int) -> str:
        """Influence Points, marked where a card has changed them."""
        points = view.ip[district]
        mark = "" if points == INFLUENCE[district] else CHANGED
        return pad_left(f"{points}", 2) + mark

    def station(self, view: Machrou3View, district: int) -> str:
        return STATION if view.media >> district & 1 else " "

    def _lead(self, view: Any, group: Group) -> str:
        """Who holds the group's seats, and by how many points."""
        number = GROUP_INDEX[group.id]
        sums = sorted(standings(view, number).values(), reverse=True)
        leader = view.leaders[number]
        if leader == NOBODY:
            return self.paint.dim(self.texts("term-machrou3-tied" if sums else "term-machrou3-no-holder"))
        ahead = sums[0] - sums[1] if len(sums) > 1 else sums[0]
        return f"{self.words.seat(leader)} +{ahead}"

    def notes(self, view: Any, columns: int) -> list[str]:
        """What the rows do not tell: Swing Districts, completed Objectives, bent rules, changed frontiers."""
        swinging = [f"{self.names[d]}{TIE}{view.ip[d]}" for d in members(swing(view))]
        done = [f"{self.words.seat(seat)} {self.words.objective(card)}" for seat, card in view.completed]
        lines = []
        for message, facts in (
            ("term-machrou3-swing", swinging),
            ("term-machrou3-done", done),
            ("term-machrou3-frontiers", self._changed_frontiers(view)),
        ):
            if facts:
                lines += wrap(f"{self.texts(message)} {' · '.join(facts)}", columns, GAP)
        # That a swap was refused is over with the turn, and the menu says so itself.
        effects = [self.words.effect(effect) for effect in view.effects if effect.kind != "swap-refused"]
        return lines + [line for effect in effects for line in wrap(effect, columns, GAP)]

    def _changed_frontiers(self, view: Machrou3View) -> list[str]:
        lines = []
        for one, printed in enumerate(BORDERS):
            for two in members((view.borders[one] ^ printed) >> one << one):
                is_open = bool(view.borders[one] >> two & 1)
                names = {"one": self.words.district(one), "two": self.words.district(two)}
                lines.append(self.texts("term-machrou3-frontier", is_open=is_open, **names))
        return lines

    def look(self, view: Any, place: str, columns: int) -> list[str]:
        """The neighbours of a district that somebody asked about, or of all whose names begin like that."""
        asked = place.casefold()
        found = [number for number, name in enumerate(self.names) if name.casefold().startswith(asked)]
        return [line for district in found for line in wrap(self._surroundings(view, district), columns, GAP)]

    def _surroundings(self, view: Any, district: int) -> str:
        by_air = connected(view, district) & ~view.borders[district]
        near, far = (
            ", ".join(self._spot(view, other) for other in members(mask)) for mask in (view.borders[district], by_air)
        )
        return self.texts(
            "term-machrou3-surroundings",
            district=self._spot(view, district),
            group=self.texts(text_id("group", DISTRICTS[district].group)),
            coast=DISTRICTS[district].coast,
            near=near,
            far=far or "none",
        )

    def _spot(self, view: Machrou3View, district: int) -> str:
        mark = self.paint.mark(view.owner[district])
        station = self.station(view, district).strip()
        return f"{mark} {self.words.district(district)} {self.points(view, district).strip()}{station}"
