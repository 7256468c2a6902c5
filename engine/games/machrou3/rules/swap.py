"""The action Swap: one of your districts for another player's of equal or lower IP, if they consent (M17).

A refused offer is still talk and not yet a declared action: the menu comes back, once a turn.
"""

from dataclasses import dataclass

from engine.contract import Decision, Emit, Move, Option, Reason, Step
from engine.games.machrou3 import acts
from engine.games.machrou3.board import DISTRICT_OPTIONS, DISTRICTS, INDEX, members
from engine.games.machrou3.rules.parliament import exchange, note
from engine.games.machrou3.rules.rulings import add_effect, bent, gag_refusal, swappable
from engine.games.machrou3.state import Effect, Machrou3State
from engine.stack import then

CONSENT = Decision("swap.consent", (Option("agree"), Option("refuse")))


def refusal(state: Machrou3State, seat: int) -> Reason | None:
    """Why a seat cannot offer a swap now."""
    if state.effects and bent(state, "swap-refused", seat):
        return Reason("why-swap-refused")
    return gag_refusal(state, seat) or (None if gifts(state, seat) else Reason("why-nothing-to-swap"))


def gifts(state: Machrou3State, seat: int) -> list[int]:
    """The own districts for which somebody holds one of equal or lower IP."""
    ip = state.ip
    lowest = 99
    for other in range(state.players):
        if other != seat:
            for district in members(swappable(state, other)):
                if ip[district] < lowest:
                    lowest = ip[district]
    return [district for district in members(swappable(state, seat)) if ip[district] >= lowest]


def returns(state: Machrou3State, seat: int, gift: int) -> list[int]:
    """The other players' districts that may be asked for in return, in board order."""
    limit = state.ip[gift]
    theirs = 0
    for other in range(state.players):
        if other != seat:
            theirs |= swappable(state, other)
    return [district for district in members(theirs) if state.ip[district] <= limit]


@dataclass(frozen=True, slots=True)
class ChooseGift(Step[Machrou3State]):
    """Name the district you give."""

    seat: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        return {self.seat: Decision("swap.give", tuple([DISTRICT_OPTIONS[gift] for gift in gifts(state, self.seat)]))}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        then(state, ChooseReturn(self.seat, INDEX[move.picks[0]]))


@dataclass(frozen=True, slots=True)
class ChooseReturn(Step[Machrou3State]):
    """Name the district you ask for."""

    seat: int
    gift: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        choices = [DISTRICT_OPTIONS[district] for district in returns(state, self.seat, self.gift)]
        return {self.seat: Decision("swap.take", tuple(choices))}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        district = INDEX[move.picks[0]]
        partner = state.owner[district]
        gift = DISTRICTS[self.gift].id
        emit("swap-offered", seat=self.seat, partner=partner, gift=gift, wanted=move.picks[0])
        then(state, AskConsent(self.seat, partner, self.gift, district))


@dataclass(frozen=True, slots=True)
class AskConsent(Step[Machrou3State]):
    """The other player agrees or refuses."""

    seat: int
    partner: int
    gift: int
    wanted: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        return {self.partner: CONSENT}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        # A card declared meanwhile may have moved one of the two districts (M27).
        in_place = state.owner[self.gift] == self.seat and state.owner[self.wanted] == self.partner
        agreed = in_place and move.picks[0] == "agree"
        note(state, acts.AGREE if agreed else acts.DECLINE, self.partner, self.seat)
        emit("swap-answered", seat=self.seat, partner=self.partner, agreed=agreed)
        if agreed:
            exchange(state, self.gift, self.wanted, emit)
        else:
            add_effect(state, Effect("swap-refused", self.seat, self.partner, state.round))
