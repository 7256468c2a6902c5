"""Bureaucracy in words, for every kind of screen: names, questions, options and what happened."""

from collections.abc import Sequence
from typing import Any

from engine.contract import SPECTATOR, Datum, Decision, Event
from engine.games.bureaucracy.content import CARD, FACTION
from engine.games.bureaucracy.rules.actions import ChooseActionTarget
from engine.games.bureaucracy.rules.attack import ChooseForce
from engine.games.bureaucracy.rules.battle import AskLend, DivideReturned, SendDefenders, survivors
from engine.games.bureaucracy.rules.diplomacy import AskAlliance
from engine.games.bureaucracy.rules.groups import WEALTHY
from engine.games.bureaucracy.state import NOBODY, seat_of
from engine.games.bureaucracy.view import BureaucracyView
from scenes.texts import Argument, Texts, text_id

# What nobody needs to read: the table shows it, or another line tells it better.
QUIET = frozenset({"answer-given", "attack-planned", "vote-called", "turn-begins", "secrets-dealt"})

# How to read the facts of an event; numbers and words that are not named here are told as they are.
_SEATS = frozenset({"seat", "target", "partner", "first", "shown"})
_LISTED_SEATS = frozenset({"winners", "targets"})


class Words:
    """Turns the ids and numbers of the engine into what players read."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = list(names)

    def named(self, seat: int) -> str:
        """How this screen writes a player's name."""
        return self.names[seat]

    def seat(self, seat: int) -> str:
        """A player's name, or the word for nobody that Fluent chooses variants by."""
        return "nobody" if seat == NOBODY else self.named(seat)

    def faction(self, faction: str) -> str:
        return self.texts(text_id("faction", faction))

    def faction_text(self, faction: str) -> str:
        """What a faction is able to do."""
        return self.texts(f"{text_id('faction', faction)}.text", amount=FACTION[faction].amount)

    def card(self, card: str) -> str:
        return self.texts(text_id("card", card))

    def card_text(self, card: str) -> str:
        """What a card does."""
        amount = abs(CARD[card].amount)
        return self.texts(f"{text_id('card', card)}.text", amount=amount, wealthy=WEALTHY)

    def option(self, decision: Decision, option: str) -> str:
        """An option's name: its own text, else that of the card, faction or player it stands for, or its number."""
        own = text_id("option", decision.topic, option)
        if self.texts.has(own):
            return self.texts(own)
        if option in CARD:
            return self.card(option)
        if option in FACTION:
            return self.faction(option)
        if option.isdecimal():
            return option
        deed, _, _ = option.partition("-")
        name = self.named(seat_of(option))
        whole = text_id("option", decision.topic, deed)
        return self.texts(whole, player=name) if self.texts.has(whole) else name

    def hint(self, decision: Decision, option: str) -> str:
        """What an option means, where that needs saying."""
        if option in CARD:
            return self.card_text(option)
        if option in FACTION:
            return self.faction_text(option)
        name = f"{text_id('option', decision.topic, option)}.hint"
        return self.texts(name) if self.texts.has(name) else ""

    def question(self, view: BureaucracyView, decision: Decision) -> str:
        step = view.steps[-1] if view.steps else None
        return self.texts(text_id("topic", decision.topic), **self._circumstances(view, step))

    def _circumstances(self, view: BureaucracyView, step: object) -> dict[str, Argument]:
        """What the text of a question may speak of."""
        card = {"card": self.card(view.flipped)} if view.flipped else {}
        match step:
            case ChooseForce(target=target):
                return {"player": self.seat(target)}
            case AskLend(index=index):
                attack = view.attacks[index]
                return {"player": self.seat(attack.target), "count": attack.attackers}
            case SendDefenders(index=index):
                return {"player": self.seat(view.turn), "count": view.attacks[index].attackers}
            case DivideReturned(index=index):
                attack = view.attacks[index]
                lender, _ = attack.lent[len(attack.returned)]
                board: Any = view  # a View names its fields as the State does
                return {"player": self.seat(lender), "left": survivors(board, attack)}
            case AskAlliance(seat=seat):
                return {"player": self.seat(seat)}
            case ChooseActionTarget(card=name):
                return {"card": self.card(name)}
        return {"player": self.seat(view.turn), **card}

    def event(self, event: Event) -> str:
        """What happened; the private twin of a secret tells more than the public one."""
        if event.kind in QUIET:
            return ""
        name = text_id("event", event.kind)
        is_private = event.only is not None and SPECTATOR not in event.only
        if is_private and self.texts.has(f"{name}.secret"):
            name += ".secret"
        return self.texts(name, **{key: self._fact(key, value) for key, value in event.data.items()})

    def _fact(self, key: str, value: Datum) -> Argument:
        if isinstance(value, tuple):
            return self._list(key, value)
        if isinstance(value, bool) or value is None:
            return value
        if isinstance(value, int):
            return self.seat(value) if key in _SEATS else value
        if value in CARD:
            return self.card(value)
        return self.faction(value) if value in FACTION else value

    def _list(self, key: str, values: tuple[Any, ...]) -> str:
        """A list as one string, by what its key says it holds."""
        if key in _LISTED_SEATS:
            return ", ".join(map(self.seat, values))
        if key == "factions":
            return ", ".join(f"{self.seat(seat)}: {self.faction(name)}" for seat, name in enumerate(values))
        if key == "allies":
            return ", ".join(f"{self.seat(seat)} {count}" for seat, count in values)
        return ", ".join(str(value) for value in values)
