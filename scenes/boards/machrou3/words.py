"""Machrou3 Ra2is in words, for every kind of screen: names, questions, options and what happened."""

from collections.abc import Sequence
from typing import Any

from engine.contract import SPECTATOR, Datum, Decision, Event
from engine.games.machrou3.board import DISTRICTS, GOVERNORATES, INDEX
from engine.games.machrou3.content import OBJECTIVE, POWER
from engine.games.machrou3.rules.battle import AnswerHelp, ChooseDefending, Intervene
from engine.games.machrou3.rules.campaign import CampaignVote
from engine.games.machrou3.rules.powers import ChooseForPower
from engine.games.machrou3.rules.swap import AskConsent, ChooseReturn
from engine.games.machrou3.state import NOBODY, Effect, seat_of
from engine.games.machrou3.view import Machrou3View
from engine.talk import SAID
from scenes.talk_words import TalkWords
from scenes.texts import Argument, Texts, text_id

FOR_GOOD = 99  # the last round of an effect that has no end

# What nobody needs to read: the table shows it, or another line tells it better.
QUIET = frozenset({"answer-given", "turn-begins", "power-used", "support-offered"})

# How to read the facts of an event; numbers and words that are not named here are told as they are.
_SEATS = frozenset({"seat", "defender", "partner", "speaker", "before", "after", "president", "target", "one", "two"})
_KINDS = {
    "district": "district",
    "gift": "district",
    "wanted": "district",
    "challenging": "district",
    "defending": "district",
    "gone": "district",
    "new": "district",
    "one": "district",
    "two": "district",
    "group": "group",
    "objective": "objective",
    "power": "power",
    "effect": "effect",
}


class Words:
    """Turns the ids and numbers of the engine into what players read."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = list(names)

    def named(self, seat: int) -> str:
        """How this screen writes a player's name."""
        return self.names[seat]

    @property
    def talk(self) -> TalkWords:
        """What puts statements into words, with names as this screen writes them."""
        return TalkWords(self.texts, [self.named(seat) for seat in range(len(self.names))])

    def seat(self, seat: int) -> str:
        """A player's name, or the word for nobody that Fluent chooses variants by."""
        return "nobody" if seat == NOBODY else self.named(seat)

    def district(self, district: int) -> str:
        return self.texts(text_id("district", DISTRICTS[district].id))

    def power(self, power: str) -> str:
        return self.texts(text_id("power", power))

    def power_text(self, power: str) -> str:
        card = POWER[power]
        return self.texts(f"{text_id('power', power)}.text", amount=card.amount, ceiling=card.ceiling)

    def objective(self, name: str) -> str:
        return self.texts(text_id("objective", name))

    def objective_text(self, name: str, players: int) -> str:
        card = OBJECTIVE[name]
        need = card.need[players - 4]
        return self.texts(f"{text_id('objective', name)}.text", need=need, least=card.least)

    def effect(self, effect: Effect) -> str:
        """A rule that a card bends: for whom or where, for how long, and what it means."""
        name = text_id("effect", effect.kind)
        whom = self.seat(effect.seat)
        if effect.kind == "bastion":
            whom = self.district(effect.target)
        elif effect.kind == "truce":
            whom = f"{whom}, {self.seat(effect.target)}"
        until = effect.until if effect.until != FOR_GOOD else 0
        meaning = self.texts(f"{name}.text")
        return self.texts("term-machrou3-effect", effect=self.texts(name), whom=whom, until=until, meaning=meaning)

    def option(self, decision: Decision, option: str) -> str:
        """An option's name: its own text, else that of the place, card or player it stands for."""
        own = text_id("option", decision.topic, option)
        if self.texts.has(own):
            return self.texts(own)
        if option in INDEX:
            return self.texts(text_id("district", option))
        if option in GOVERNORATES:
            return self.texts(text_id("governorate", option))
        if option in OBJECTIVE:
            return self.objective(option)
        return self.names[seat_of(option)]

    def hint(self, decision: Decision, option: str) -> str:
        name = f"{text_id('option', decision.topic, option)}.hint"
        return self.texts(name) if self.texts.has(name) else ""

    def question(self, view: Machrou3View, decision: Decision) -> str:
        name = text_id("topic", decision.topic)
        step = view.steps[-1]
        if isinstance(step, ChooseForPower) and step.picks and self.texts.has(f"{name}.then"):
            name += ".then"
        return self.texts(name, **self._circumstances(view, step))

    def _circumstances(self, view: Machrou3View, step: object) -> dict[str, Argument]:
        """What the text of a question may speak of."""
        match step:
            case ChooseReturn(gift=gift):
                return {"gift": self.district(gift)}
            case AskConsent(seat=seat, gift=gift, wanted=wanted):
                return {
                    "player": self.seat(seat),
                    "gift": self.district(gift),
                    "wanted": self.district(wanted),
                }
            case CampaignVote(seat=seat, district=district):
                return {"player": self.seat(seat), "district": self.district(district)}
            case ChooseDefending(challenging=challenging):
                return {"challenging": self.district(challenging)}
            case Intervene() | AnswerHelp():
                return {"player": self.seat(step.seat), **self._battle(view)}
            case ChooseForPower(power=power, picks=picks):
                return {"power": self.power(power), **self._first_pick(picks)}
        return {}

    def _battle(self, view: Any) -> dict[str, Argument]:
        challenge, defence = view.battle.totals(view)
        return {
            "challenging": self.district(view.battle.challenging),
            "defending": self.district(view.battle.defending),
            "challenge": challenge,
            "defence": defence,
        }

    def _first_pick(self, picks: tuple[str, ...]) -> dict[str, Argument]:
        if not picks:
            return {}
        if picks[0] in INDEX:
            return {"district": self.texts(text_id("district", picks[0]))}
        return {"player": self.seat(seat_of(picks[0]))}

    def event(self, event: Event) -> str:
        """What happened; the private twin of a secret tells more than the public one."""
        if event.kind in QUIET:
            return ""
        if event.kind == SAID:
            return self.talk.event(event)
        name = text_id("event", event.kind)
        is_private = event.only is not None and SPECTATOR not in event.only
        if is_private and self.texts.has(f"{name}.secret"):
            name += ".secret"
        return self.texts(name, **{key: self._fact(event, key, value) for key, value in event.data.items()})

    def _fact(self, event: Event, key: str, value: Datum) -> Argument:
        if isinstance(value, tuple):
            return self._list(event, key, value)
        if isinstance(value, bool) or value is None:
            return value
        if key == "target" and event.data.get("effect") == "bastion":
            return self.district(int(value))
        if isinstance(value, int):
            return self.seat(value) if key in _SEATS else value
        return self.texts(text_id(_KINDS[key], value)) if key in _KINDS else value

    def _list(self, event: Event, key: str, values: tuple[Any, ...]) -> str:
        """A list as one string, by what its key says it holds."""
        if key == "characters":
            names = [self.texts(text_id("character", name)) for name in values]
            return ", ".join(f"{self.seat(seat)}: {name}" for seat, name in enumerate(names))
        if key == "votes":
            return ", ".join(f"{self.seat(seat)} → {self.seat(choice)}" for seat, choice in enumerate(values))
        if key in ("candidates", "tied"):
            return ", ".join(map(self.seat, values))
        return ", ".join(f"{self.seat(seat)} {number}" for seat, number in enumerate(values))
