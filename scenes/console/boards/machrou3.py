"""The table of Machrou3 Ra2is in a terminal: what each seat is shown, put together from its parts."""

from collections.abc import Sequence
from typing import Any

from engine.contract import Decision, Event, Outcome
from engine.games.machrou3.board import INDEX, members
from engine.games.machrou3.content import OBJECTIVE
from engine.games.machrou3.rules.battle import Battle, ChooseChallenging, ChooseDefending, own_support
from engine.games.machrou3.rules.powers import ChooseForPower
from engine.games.machrou3.rules.rulings import challengeable, connected, defence_bonus
from engine.games.machrou3.state import NOBODY, seat_of
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.outlook import Prospect, battle_prospect, helpers, prospect
from scenes.console.boards.machrou3_hand import Hand
from scenes.console.boards.machrou3_map import Map
from scenes.console.boards.machrou3_result import Result
from scenes.console.boards.machrou3_words import PaintedWords
from scenes.console.terminal.paint import TIE, Paint, hang, pad, pad_left, signed, width, wrap
from scenes.texts import Texts, text_id

# What Enter alone stands for; neither depends on what is hidden.
_USUAL = {"identify": "seen", "finish": "end"}


class Machrou3Board:
    """Implements scenes.console.boards.Board."""

    def __init__(self, texts: Texts, names: Sequence[str], paint: Paint) -> None:
        self.texts = texts
        self.paint = paint
        self.words = PaintedWords(texts, names, paint)
        self.map = Map(self.words)
        self.cards = Hand(self.words)

    def moment(self, view: Machrou3View) -> object:
        return view.turns_taken, view.turn, len(view.candidates)

    def table(self, view: Machrou3View, columns: int) -> list[str]:
        return self.map.table(view, columns)

    def standings(self, view: Machrou3View, columns: int) -> list[str]:
        return [*self.map.header(view, columns), *self.map.blocs(view, columns)]

    def look(self, view: Machrou3View, place: str, columns: int) -> list[str]:
        return self.map.look(view, place, columns)

    def hand(self, view: Machrou3View, columns: int) -> list[str]:
        """The cards in short; at length while everybody gets to know them."""
        return self.cards.at_length(view, columns) if view.round == 0 else self.cards.in_short(view, columns)

    def secrets(self, view: Machrou3View, columns: int) -> list[str]:
        return self.cards.at_length(view, columns)

    def event(self, event: Event, seat: int) -> str:
        return self.words.event(event)

    def result(self, view: Machrou3View, outcome: Outcome, columns: int) -> list[str]:
        return Result(self.words, view, outcome).page(columns)

    def usual(self, decision: Decision) -> str | None:
        return _USUAL.get(decision.topic)

    def question(self, view: Machrou3View, decision: Decision, columns: int) -> list[str]:
        lines = [] if view.battle is None else [*self._battle(view, view.battle, columns), ""]
        step = view.steps[-1]
        if isinstance(step, ChooseForPower) and not step.picks:
            lines += wrap(self.words.power_text(step.power), columns)
        question = wrap(self.words.question(view, decision), columns)
        return [*lines, *(self.paint.bold(line) for line in question)]

    def label(self, view: Machrou3View, decision: Decision, option: str) -> str:
        return self.words.option(decision, option)

    def note(self, view: Machrou3View, decision: Decision, option: str) -> str:
        """What the option is, and what picking it would lead to."""
        outlook = prospect(view, decision.topic, option)
        parts = [] if outlook is None else self._outlook(outlook)
        if not parts:
            parts = [self.words.hint(decision, option)]
        if option in INDEX:
            parts = [self._place(view, INDEX[option]), *parts, *self._reach(view, INDEX[option])]
        elif option in OBJECTIVE:
            parts.append(self.cards.objective(view, option))
        elif option.startswith("seat-"):
            parts.append(self._player(view, seat_of(option)))
        return " · ".join(part for part in parts if part)

    def _place(self, view: Machrou3View, district: int) -> str:
        """The points of a district, its holder if it is not the seat itself, and its station."""
        owner = view.owner[district]
        holder = "" if owner in (NOBODY, view.seat) else self.words.seat(owner)
        points = self.texts("term-machrou3-points", points=self.map.points(view, district).strip())
        return " ".join(filter(None, (points, self.map.station(view, district).strip(), holder)))

    def _reach(self, view: Any, district: int) -> list[str]:
        """Whom a district can challenge, or who could step in when it is challenged."""
        step = view.steps[-1]
        if isinstance(step, ChooseChallenging):
            targets = members(connected(view, district) & challengeable(view, view.seat))
            return [self.texts("term-machrou3-reaches", places=", ".join(map(self.words.district, targets)))]
        if isinstance(step, ChooseDefending):
            others = helpers(view, Battle(view.seat, view.owner[district], step.challenging, district))
            marks = " ".join(self.paint.mark(seat) for seat in others)
            return [self.texts("term-machrou3-helpers", players=marks)] if others else []
        return []

    def _player(self, view: Machrou3View, seat: int) -> str:
        done = sum(1 for owner, _ in view.completed if owner == seat)
        count = view.held[seat].bit_count()
        facts = self.texts("term-machrou3-player", seats=view.blocs[seat], districts=count, objectives=done)
        return f"{self.paint.mark(seat)} {facts}"

    def _outlook(self, outlook: Prospect) -> list[str]:
        """Totals, districts that change hands and seats won or lost."""
        parts = [] if outlook.totals is None else ["{} : {}".format(*outlook.totals)]
        if outlook.totals is not None:
            parts += [self._changed_hands(district, owner) for district, owner in outlook.owners.items()]
        seats = [f"{self.paint.mark(seat)}{TIE}{signed(change)}" for seat, change in outlook.seats.items()]
        if seats:
            parts.append(self.texts("term-machrou3-seats-change", changes=" ".join(seats)))
        return parts

    def _changed_hands(self, district: int, owner: int) -> str:
        place, holder = self.words.district(district), self.words.seat(owner)
        return self.texts("term-machrou3-would-go", district=place, seat=holder)

    def _battle(self, view: Machrou3View, battle: Battle, columns: int) -> list[str]:
        """The battle so far: who brings what, and how it would end now."""
        prospects = battle_prospect(view, battle)
        challenge, defence = prospects.totals or (0, 0)
        broad = max(width(self.words.seat(seat)) for seat in (battle.challenger, battle.defender))
        lines = [self.paint.bold(self.texts("term-machrou3-battle"))]
        for seat, side, total in (
            (battle.challenger, "challenger", challenge),
            (battle.defender, "defender", defence),
        ):
            lead = f" {pad(self.words.seat(seat), broad)} {pad_left(str(total), 3)} = "
            lines += hang(lead, " + ".join(self._forces(view, battle, seat, side)), columns)
        end = ", ".join([self._changed_hands(*change) for change in prospects.owners.items()])
        seats = " ".join(f"{self.paint.mark(seat)}{TIE}{signed(change)}" for seat, change in prospects.seats.items())
        return [*lines, *wrap(self.texts("term-machrou3-if-now", end=end, seats=seats or "none"), columns)]

    def _forces(self, view: Any, battle: Battle, seat: int, side: str) -> list[str]:
        """The districts that fight on one side; those of a helper carry the helper's mark."""
        front = battle.challenging if side == "challenger" else battle.defending
        forces = [f"{self.words.district(front)}{TIE}{view.ip[front]}"]
        for backer in (seat, *(helper for helper, backed in battle.backing if backed == side)):
            for district in members(own_support(view, backer, battle.defending, battle.challenging)):
                mark = "" if backer == seat else f"{self.paint.mark(backer)}{TIE}"
                forces.append(f"{mark}{self.words.district(district)}{TIE}{view.ip[district]}")
        bonus = defence_bonus(view, battle.defending) if side == "defender" else 0
        return [*forces, f"{self.texts(text_id('effect', 'bastion'))} {bonus}"] if bonus else forces
