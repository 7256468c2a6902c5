"""Bureaucracy in words, for every kind of screen: names, questions, options and what happened."""

from collections.abc import Sequence
from typing import Any

from engine.contract import SPECTATOR, Datum, Decision, Event
from engine.games.bureaucracy.content import CARD, FACTION
from engine.games.bureaucracy.rules.actions import ChooseActionTarget
from engine.games.bureaucracy.rules.attack import AskVeto, ChooseForce
from engine.games.bureaucracy.rules.battle import AskLend, DivideReturned, SendDefenders, survivors
from engine.games.bureaucracy.rules.diplomacy import AskAlliance
from engine.games.bureaucracy.rules.groups import WEALTHY
from engine.games.bureaucracy.state import NOBODY, seat_of
from engine.games.bureaucracy.view import BureaucracyView
from engine.talk import SAID
from scenes.talk_words import TalkWords
from scenes.texts import Argument, Texts, text_id

# What nobody needs to read: the table shows it, or another line tells it better.
QUIET = frozenset({"answer-given", "attack-planned", "law-passed", "motion-carried", "secrets-dealt", "vote-called"})

# How to read the facts of an event; numbers and words that are not named here are told as they are.
_SEATS = frozenset({"seat", "target", "partner", "first", "shown"})
_NOUNS = {"card": "paper", "effect": "effect", "faction": "faction"}


class Words:
    """Turns the ids and numbers of the engine into what players read."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = list(names)
        self.talk = TalkWords(texts, names)

    def named(self, seat: int) -> str:
        """How this screen writes a player's name."""
        return self.names[seat]

    def seat(self, seat: int) -> str:
        """A player's name, or the word for nobody that Fluent chooses variants by."""
        return "nobody" if seat == NOBODY else self.named(seat)

    def seats(self, seats: Sequence[int]) -> str:
        """Several players, one after another."""
        return ", ".join(map(self.seat, seats)) or self.texts("term-bureaucracy-none")

    def faction(self, name: str) -> str:
        return self.texts(text_id("faction", name))

    def faction_text(self, name: str) -> str:
        return self.texts(f"{text_id('faction', name)}.text", amount=FACTION[name].amount, wealthy=WEALTHY)

    def card(self, name: str) -> str:
        return self.texts(text_id("paper", name))

    def card_text(self, name: str) -> str:
        """What a card says, and how it is voted on if that is by sealed ballot (B6)."""
        card = CARD[name]
        text = self.texts(f"{text_id('paper', name)}.text", amount=abs(card.amount), wealthy=WEALTHY)
        return f"{text} {self.texts('term-bureaucracy-sealed')}" if card.secret else text

    def kind(self, name: str) -> str:
        return self.texts(text_id("term-bureaucracy-kind", CARD[name].kind))

    def option(self, decision: Decision, option: str) -> str:
        """An option's name: its own text, else that of the card, faction, number or player it stands for."""
        own = text_id("option", decision.topic, option)
        if self.texts.has(own):
            return self.texts(own)
        if option in CARD:
            return self.card(option)
        if option in FACTION:
            return self.faction(option)
        if option.isdecimal():
            return option
        stem = option.rpartition("-")[0]
        player = self.named(seat_of(option))
        return player if stem == "seat" else self.texts(text_id("option", decision.topic, stem), player=player)

    def hint(self, decision: Decision, option: str) -> str:
        stem, _, number = option.rpartition("-")
        name = f"{text_id('option', decision.topic, stem if number.isdecimal() else option)}.hint"
        return self.texts(name) if self.texts.has(name) else ""

    def question(self, view: BureaucracyView, decision: Decision) -> str:
        return self.texts(text_id("topic", decision.topic), **self._circumstances(view, view.steps[-1]))

    def _circumstances(self, view: Any, step: object) -> dict[str, Argument]:
        """What the text of a question may speak of."""
        facts: dict[str, Argument] = {"card": self.card(view.flipped)} if view.flipped else {}
        match step:
            case ChooseActionTarget(card=card):
                facts["card"] = self.card(card)
            case ChooseForce(target=target):
                facts["player"] = self.seat(target)
            case AskVeto():
                facts["player"] = self.seat(view.turn)
            case AskAlliance(seat=seat):
                facts["player"] = self.seat(seat)
            case AskLend(index=index) | SendDefenders(index=index):
                attack = view.attacks[index]
                facts |= {"player": self.seat(attack.target), "count": attack.attackers}
            case DivideReturned(index=index):
                attack = view.attacks[index]
                facts |= {"player": self.seat(attack.lent[len(attack.returned)][0]), "left": survivors(view, attack)}
        return facts

    def event(self, event: Event) -> str:
        """What happened; the private twin of a secret tells more than the public one."""
        is_private = event.only is not None and SPECTATOR not in event.only
        if event.kind in QUIET and not is_private:
            return ""
        if event.kind == SAID:
            return self.talk.event(event)
        name = text_id("event", event.kind)
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
        return self.texts(text_id(_NOUNS[key], value)) if key in _NOUNS else value

    def _list(self, key: str, values: tuple[Any, ...]) -> str:
        """A list as one string, by what its key says it holds."""
        if key == "factions":
            return ", ".join(map(self.faction, values))
        if key == "votes":
            voters = [(seat, vote) for seat, vote in enumerate(values) if vote]
            return ", ".join(f"{self.seat(seat)} {self.texts(f'option-vote-{vote}')}" for seat, vote in voters)
        if key == "allies":
            return ", ".join(f"{self.seat(seat)} {amount}" for seat, amount in values) or self.seats(())
        if key == "weights":
            return ", ".join(map(str, values))
        return self.seats(values)
