"""The table of Bureaucracy in a terminal: mats, the law, the card on the table, and attacks and their price."""

from collections.abc import Sequence
from typing import Any

from engine.contract import Decision, Event, Outcome
from engine.games.bureaucracy.content import CARD, FACTION
from engine.games.bureaucracy.rules.battle import SendDefenders, expected
from engine.games.bureaucracy.rules.forecast import Row, forecast
from engine.games.bureaucracy.rules.rulings import ATTACKER, DEFENDER, attack_price, price, veto_price
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE, Attack, seat_of
from engine.games.bureaucracy.view import BureaucracyView, public_state
from engine.rng import Rng
from scenes.boards.bureaucracy.words import Words
from scenes.console.terminal.paint import TIE, Paint, flow, hang, pad, printable, width, wrap
from scenes.texts import Texts, text_id

# What Enter alone stands for; none depends on what is hidden.
_USUAL = {"muster": "done", "muster.late": "done", "action": "pass", "veto": "pass", "diplomacy": "done"}
_PIECES = {"buy-attacker": ATTACKER, "buy-defender": DEFENDER}


class PaintedWords(Words):
    """Writes players' names in their colours, with their shapes before them."""

    def __init__(self, texts: Texts, names: Sequence[str], paint: Paint) -> None:
        super().__init__(texts, [printable(name) for name in names])
        self.paint = paint

    def named(self, seat: int) -> str:
        return f"{self.paint.mark(seat)}{TIE}{self.paint.seat(seat, self.names[seat])}"


class BureaucracyBoard:
    """Implements scenes.console.boards.Board."""

    def __init__(self, texts: Texts, names: Sequence[str], paint: Paint) -> None:
        self.texts = texts
        self.paint = paint
        self.words = PaintedWords(texts, names, paint)

    def moment(self, view: BureaucracyView) -> object:
        return view.turns_taken, view.flipped, view.law

    def table(self, view: BureaucracyView, columns: int) -> list[str]:
        """The header, a mat for each player with its faction, the law and whatever is going on."""
        lines = self._header(view, columns)
        for seat in range(view.players):
            lines += self._mat(view, seat, columns)
            if view.factions[seat]:
                faction = f"{self.words.faction(view.factions[seat])}: {self.words.faction_text(view.factions[seat])}"
                lines += [self.paint.dim(line) for line in hang("    ", faction, columns)]
            for card in view.actions[seat]:
                lines += hang("    ", f"{self.words.card(card)}: {self.words.card_text(card)}", columns)
        return [*lines, *self._in_force(view, columns)]

    def standings(self, view: BureaucracyView, columns: int) -> list[str]:
        lines = self._header(view, columns)
        for seat in range(view.players):
            lines += self._mat(view, seat, columns)
        return [*lines, *self._in_force(view, columns)]

    def _header(self, view: BureaucracyView, columns: int) -> list[str]:
        if not view.round:
            return [self.paint.bold(self.texts("term-bureaucracy-before"))]
        player = self.words.seat(view.turn)
        header = self.texts("term-bureaucracy-header", round=view.round, player=player, deck=view.deck_left)
        return [self.paint.bold(line) for line in wrap(header, columns)]

    def _mat(self, view: BureaucracyView, seat: int, columns: int) -> list[str]:
        """One player: coins and troops, allies and action cards."""
        broad = max(width(self.words.seat(other)) for other in range(view.players))
        label = f" {pad(self.words.seat(seat), broad)}  "
        if view.fell[seat] != ALIVE:
            return [label + self.paint.dim(self.texts("term-bureaucracy-out"))]
        parts = [self._counts(view, seat)]
        if view.allies[seat]:
            marks = " ".join(map(self.paint.mark, seats_in(view.allies[seat])))
            parts.append(self.texts("term-bureaucracy-allies", players=marks))
        parts += [self.words.card(card) for card in view.actions[seat]]
        return hang(label, " · ".join(parts), columns)

    def _counts(self, view: BureaucracyView, seat: int) -> str:
        counts = {"coins": view.coins[seat], "attackers": view.attackers[seat], "defenders": view.defenders[seat]}
        return self.texts("term-bureaucracy-counts", **counts)

    def _in_force(self, view: BureaucracyView, columns: int) -> list[str]:
        """The law, what cards have left in force, and the attacks on the table."""
        law = self.texts("term-bureaucracy-no-law")
        if view.law:
            text = self.words.card_text(view.law)
            law = self.texts("term-bureaucracy-law", card=self.words.card(view.law), text=text)
        lines = wrap(law, columns)
        for effect in view.effects:
            name = text_id("effect", effect.kind)
            facts = {"effect": self.texts(name), "text": self.texts(f"{name}.text")}
            lines += wrap(self.texts("term-bureaucracy-effect", player=self.words.seat(effect.seat), **facts), columns)
        return lines + [line for attack in view.attacks for line in wrap(self._attack(view, attack), columns)]

    def _attack(self, view: Any, attack: Attack) -> str:
        sides = {"attacker": self.words.seat(view.turn), "target": self.words.seat(attack.target)}
        if attack.stopped:
            return self.texts("term-bureaucracy-attack-stopped", player=self.words.seat(attack.stopped_by), **sides)
        forces = {"attackers": attack.attackers, "defenders": attack.defenders}
        told = self.texts("term-bureaucracy-attack", **sides, **forces)
        return f"{told} · {self._losses(view, attack)}"

    def _losses(self, view: Any, attack: Attack, own: int | None = None) -> str:
        losses = expected(view, attack, own)
        return self.texts("term-bureaucracy-losses", **losses._asdict())

    def look(self, view: BureaucracyView, place: str, columns: int) -> list[str]:
        """A player, by the beginning of the name."""
        for seat, name in enumerate(self.words.names):
            if name.casefold().startswith(place.casefold()):
                lines = self._mat(view, seat, columns)
                if view.factions[seat]:
                    lines += hang("    ", self.words.faction_text(view.factions[seat]), columns)
                return lines
        return []

    def hand(self, view: BureaucracyView, columns: int) -> list[str]:
        """The own targets, in as many lines whoever they are; and what only this seat has seen."""
        lines = self._row("targets", self._targets(view, view.seat), columns)
        if view.offers[view.seat]:
            offers = ", ".join(map(self.words.faction, view.offers[view.seat]))
            lines += self._row("offers", offers, columns)
        if view.next_card:
            lines += self._row("next", self.words.card(view.next_card), columns)
        return lines + self._seen(view, columns)

    def secrets(self, view: BureaucracyView, columns: int) -> list[str]:
        lines = self.hand(view, columns)
        for faction in view.offers[view.seat]:
            lines += hang("    ", f"{self.words.faction(faction)}: {self.words.faction_text(faction)}", columns)
        return lines

    def _row(self, name: str, text: str, columns: int) -> list[str]:
        return hang(pad(self.paint.bold(self.texts(f"term-bureaucracy-hand-{name}")), 11), text, columns)

    def _targets(self, view: BureaucracyView, seat: int) -> str:
        names = []
        for target in seats_in(view.targets[seat]):
            name = self.words.seat(target)
            is_out = view.fell[target] != ALIVE
            names.append(self.texts("term-bureaucracy-target-out", player=name) if is_out else name)
        return ", ".join(names)

    def _seen(self, view: BureaucracyView, columns: int) -> list[str]:
        """Targets of others that a card has shown to this seat."""
        lines = []
        for secret in view.secrets:
            if secret.seat == view.seat:
                names = {"player": self.words.seat(secret.about), "target": self.words.seat(secret.target)}
                lines += self._row("seen", self.texts("term-bureaucracy-seen", **names), columns)
        return lines

    def question(self, view: BureaucracyView, decision: Decision, columns: int) -> list[str]:
        """The card that is voted on with what it would change, attacks under way, and the question itself."""
        lines = []
        if view.flipped:
            facts = {"card": self.words.card(view.flipped), "kind": self.words.kind(view.flipped)}
            text = self.words.card_text(view.flipped)
            lines += wrap(self.texts("term-bureaucracy-flipped", text=text, **facts), columns)
            rows = forecast(public_state(view, Rng(0)), view.flipped)
            lines += flow([self._forecast(row) for row in rows if _changes(row)], columns)
        lines += [line for attack in view.attacks for line in wrap(self._attack(view, attack), columns)]
        question = wrap(self.words.question(view, decision), columns)
        return [*lines, *(self.paint.bold(line) for line in question)]

    def _forecast(self, row: Row) -> str:
        facts = row._asdict() | {"player": self.words.seat(row.seat)}
        troops = (row.attackers, row.defenders) != (row.attackers_then, row.defenders_then)
        return self.texts(f"term-bureaucracy-forecast{'-troops' if troops else ''}", **facts)

    def label(self, view: BureaucracyView, decision: Decision, option: str) -> str:
        return self.words.option(decision, option)

    def note(self, view: BureaucracyView, decision: Decision, option: str) -> str:
        """What the option is, what it costs, and what picking it would lead to."""
        parts = [self.words.hint(decision, option)]
        if option in CARD:
            parts = [self.words.card_text(option)]
        elif option in FACTION:
            parts = [self.words.faction_text(option)]
        elif option in _PIECES:
            parts.append(self._price(view, self._cost(view, option)))
        elif decision.topic == "defend":
            parts = [self._if_sent(view, int(option))]
        elif not option.isdecimal() and option.rpartition("-")[2].isdecimal():
            parts = self._player(view, decision, seat_of(option))
        return " · ".join(part for part in parts if part)

    def _cost(self, view: Any, option: str) -> int:
        return price(view, view.seat, _PIECES[option])

    def _price(self, view: BureaucracyView, cost: int) -> str:
        return self.texts("term-bureaucracy-price", price=cost, left=view.coins[view.seat] - cost) if cost else ""

    def _if_sent(self, view: BureaucracyView, own: int) -> str:
        step = view.steps[-1]
        return self._losses(view, view.attacks[step.index], own) if isinstance(step, SendDefenders) else ""

    def _player(self, view: Any, decision: Decision, seat: int) -> list[str]:
        """How a player stands, and what attacking them, or stopping an attack on them, costs."""
        parts = [self._counts(view, seat)]
        if decision.topic == "attack":
            parts.append(self._price(view, attack_price(view, seat)))
        elif decision.topic == "veto":
            attack = next(attack for attack in view.attacks if attack.target == seat)
            parts.append(self._price(view, veto_price(view, view.seat, attack)))
        return parts

    def usual(self, decision: Decision) -> str | None:
        pick = _USUAL.get(decision.topic)
        return pick if pick in decision.allowed() else None

    def event(self, event: Event, seat: int) -> str:
        return self.words.event(event)

    def result(self, view: BureaucracyView, outcome: Outcome, columns: int) -> list[str]:
        """Who won, and everybody's targets and fate."""
        winners = self.words.seats(outcome.winners)
        headline = self.texts("term-bureaucracy-result", winners=winners, count=len(outcome.winners))
        lines = [*(self.paint.bold(line) for line in wrap(headline, columns)), ""]
        broad = max(width(self.words.seat(seat)) for seat in range(view.players))
        for seat, fell in enumerate(view.fell):
            targets = self._targets(view, seat)
            fate = self.texts("term-bureaucracy-fate-alive", coins=view.coins[seat], targets=targets)
            if fell != ALIVE:
                fate = self.texts("term-bureaucracy-fate-out", turn=fell, targets=targets)
            faction = self.words.faction(view.factions[seat])
            lines += hang(f" {pad(self.words.seat(seat), broad)}  ", f"{faction} · {fate}", columns)
        return lines


def _changes(row: Row) -> bool:
    before = (row.coins, row.attackers, row.defenders)
    return before != (row.coins_then, row.attackers_then, row.defenders_then)
