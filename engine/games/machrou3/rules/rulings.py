"""The rules that a card may bend (M40), each asked here and nowhere else.

Numbers, frontiers and stations that cards change lie in the State itself; what a card permits or forbids is an Effect.
"""

from engine.contract import Reason
from engine.games.machrou3.board import EVERYWHERE
from engine.games.machrou3.content import POWER
from engine.games.machrou3.state import NOBODY, Effect, Machrou3State

SPEAKER_TAKES_SWING = "speaker-takes-swing"
DISTRICT_LIMIT = 10  # M25
BASTION = POWER["bastion"].amount


def bent(state: Machrou3State, kind: str, seat: int) -> bool:
    """Whether an effect of this kind works for (or on) the seat."""
    return any(effect.kind == kind and effect.seat == seat for effect in state.effects)


def add_effect(state: Machrou3State, effect: Effect) -> None:
    state.effects = (*state.effects, effect)


def use_up(state: Machrou3State, kind: str, seat: int) -> bool:
    """Spend one effect of this kind, and tell whether there was one."""
    for place, effect in enumerate(state.effects):
        if effect.kind == kind and effect.seat == seat:
            state.effects = state.effects[:place] + state.effects[place + 1 :]
            return True
    return False


def expire_effects(state: Machrou3State) -> None:
    """Drop what lasted until the end of the round that is over."""
    if state.effects:
        state.effects = tuple(effect for effect in state.effects if effect.until > state.round)


def room_refusal(state: Machrou3State, seat: int) -> Reason | None:
    """Why a seat cannot take another district: it holds ten already (M25)."""
    if state.held[seat].bit_count() >= DISTRICT_LIMIT:
        return Reason("why-ten-districts")
    return None


def gag_refusal(state: Machrou3State, seat: int) -> Reason | None:
    """Why a seat may only pass or see to its Objective this turn: a card gagged it."""
    if state.effects and bent(state, "gag", seat):
        return Reason("why-gagged")
    return None


def connected(state: Machrou3State, district: int) -> int:
    """The districts that border this one, or are linked to it by Media Stations (M20-M22)."""
    reach = state.borders[district]
    if state.media >> district & 1:
        reach |= state.media & ~(1 << district)
    return reach


def challengeable(state: Machrou3State, seat: int) -> int:
    """The other players' districts that this seat is free to challenge, wherever they lie."""
    open_to = 0
    for other, mask in enumerate(state.held):
        if other != seat:
            open_to |= mask
    for effect in state.effects:
        if effect.kind == "immunity" and effect.seat != seat:
            open_to &= ~state.held[effect.seat]
        elif effect.kind == "truce" and seat in (effect.seat, effect.target):
            other = effect.target if seat == effect.seat else effect.seat
            open_to &= ~state.held[other]
    return open_to


def defence_bonus(state: Machrou3State, district: int) -> int:
    """Points that a card adds to a district when it defends."""
    return sum(BASTION for effect in state.effects if effect.kind == "bastion" and effect.target == district)


def campaign_needs_vote(state: Machrou3State, seat: int) -> bool:
    """The Speaker takes a Swing District without a vote in the Beginner's Game (M19); so does the holder of a card."""
    if seat == state.speaker and SPEAKER_TAKES_SWING in state.house_rules:
        return False
    return not use_up(state, "no-vote", seat)


def campaign_passes(state: Machrou3State, seat: int, votes_with: int, votes_against: int) -> bool:
    """A strict majority of With (M18), unless a card lets this seat win ties."""
    wins_tie = use_up(state, "ties-pass", seat)
    return votes_with > votes_against or (wins_tie and votes_with == votes_against)


def challenger_wins(challenge: int, defence: int) -> bool:
    """The higher total wins; equal totals go to the Challenger (M23)."""
    return challenge >= defence


def becomes_swing(state: Machrou3State, seat: int, district: int) -> bool:
    """A lost challenging district becomes Swing (M23), but never a District of Origin (M35)."""
    return state.origins[seat] != district


def swappable(state: Machrou3State, seat: int) -> int:
    """The districts a seat may give away in a Swap: all but its District of Origin (M35)."""
    origin = state.origins[seat]
    return state.held[seat] & (EVERYWHERE if origin == NOBODY else ~(1 << origin))


def tie_breaker(state: Machrou3State, tied: list[int]) -> int:
    """Nobody wins a tied group (M3), unless a card breaks ties for exactly one of the tied."""
    favoured = [seat for seat in tied if bent(state, "wins-ties", seat)]
    return favoured[0] if len(favoured) == 1 else NOBODY


def next_speaker_by_card(state: Machrou3State) -> int:
    """The seat that a card makes Speaker of this round, or nobody."""
    for effect in state.effects:
        if effect.kind == "next-speaker":
            return effect.seat
    return NOBODY
