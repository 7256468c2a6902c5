"""Votes on laws and motions: hands that open together, and sealed ballots (B5-B8)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Decision, Emit, Option, Step
from engine.games.bureaucracy.acts import BALLOT
from engine.games.bureaucracy.acts import VOTE as VOTE_ACT
from engine.games.bureaucracy.content import CARD, LAW
from engine.games.bureaucracy.rules.motions import carry_motion
from engine.games.bureaucracy.rules.rulings import is_secret, passes, vote_weight
from engine.games.bureaucracy.rules.treasury import discard, reckon, repeal, reward_vote, write_down
from engine.games.bureaucracy.state import BureaucracyState
from engine.stack import then
from engine.steps import Ballot, open_box

WITH, AGAINST = "with", "against"
VOTE = Decision("vote", (Option(WITH), Option(AGAINST)))
SECRET_VOTE = Decision("vote.secret", (Option(WITH), Option(AGAINST)))


@dataclass(frozen=True, slots=True)
class OpenVote(Step[BureaucracyState]):
    """Call all living players to the vote on the flipped card, unless it was shelved meanwhile."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        if not state.flipped:
            return
        secret = is_secret(state, state.flipped)
        emit("vote-called", seat=state.turn, card=state.flipped, secret=secret)
        open_box(state, state.living())
        then(state, SealedBallot() if secret else OpenBallot())


@dataclass(frozen=True, slots=True)
class OpenBallot(Ballot[BureaucracyState]):
    """Everybody votes at the same time; the votes are revealed together, with names (B5)."""

    shuffled: ClassVar[bool] = False

    def decision(self, state: BureaucracyState, seat: int) -> Decision:
        return VOTE

    def close(self, state: BureaucracyState, answers: tuple[str, ...], emit: Emit) -> None:
        weights = [vote_weight(state, seat) if answer else 0 for seat, answer in enumerate(answers)]
        votes_with = sum([weight for weight, answer in zip(weights, answers, strict=True) if answer == WITH])
        write_down(state, VOTE_ACT, state.turn, votes=answers)
        emit("votes-revealed", votes=answers, weights=tuple(weights))
        decide(state, votes_with, sum(weights) - votes_with, emit)


@dataclass(frozen=True, slots=True)
class SealedBallot(Ballot[BureaucracyState]):
    """Vote cards are pooled and shuffled; only the counts are ever known, and every paper counts once (B6)."""

    def decision(self, state: BureaucracyState, seat: int) -> Decision:
        return SECRET_VOTE

    def close(self, state: BureaucracyState, answers: tuple[str, ...], emit: Emit) -> None:
        papers = tuple(sorted([answer for answer in answers if answer]))
        write_down(state, BALLOT, state.turn, votes=papers)
        decide(state, papers.count(WITH), papers.count(AGAINST), emit)


def decide(state: BureaucracyState, votes_with: int, votes_against: int, emit: Emit) -> None:
    """Count, and do what was voted: a law stays (B7), a motion works once, what failed is discarded (B8)."""
    card, state.flipped = state.flipped, ""
    passed = passes(votes_with, votes_against)
    emit("vote-counted", card=card, passed=passed, votes_with=votes_with, votes_against=votes_against)
    state.effects = tuple([effect for effect in state.effects if effect.kind not in ("votes", "seal-vote")])
    if not passed:
        discard(state, card)
    elif CARD[card].kind == LAW:
        enact(state, card, emit)
    else:
        discard(state, card)
        carry_motion(state, CARD[card], emit)
    reward_vote(state, passed, emit)
    reckon(state, emit)


def enact(state: BureaucracyState, card: str, emit: Emit) -> None:
    """Put a law in force; every older one is repealed at once (B7)."""
    repeal(state, emit)
    state.law, state.law_since = card, state.round
    emit("law-passed", card=card)
