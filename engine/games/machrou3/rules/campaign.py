"""The action Campaign: a Swing District by secret vote of all players (M18, M19, M25)."""

from dataclasses import dataclass

from engine.contract import Decision, Emit, Move, Option, Reason, Step
from engine.games.machrou3 import acts
from engine.games.machrou3.board import DISTRICT_OPTIONS, DISTRICTS, INDEX, members
from engine.games.machrou3.rules.parliament import give, note, swing
from engine.games.machrou3.rules.rulings import (
    campaign_needs_vote,
    campaign_passes,
    gag_refusal,
    room_refusal,
)
from engine.games.machrou3.state import NOBODY, Machrou3State
from engine.stack import then
from engine.steps import Ballot, open_box

WITH = "with"
AGAINST = "against"
VOTE = Decision("campaign.vote", (Option(WITH), Option(AGAINST)))


def refusal(state: Machrou3State, seat: int) -> Reason | None:
    """Why a seat cannot campaign now."""
    return (
        gag_refusal(state, seat)
        or room_refusal(state, seat)
        or (None if swing(state) else Reason("why-no-swing-district"))
    )


@dataclass(frozen=True, slots=True)
class ChooseSwing(Step[Machrou3State]):
    """Name any Swing District, wherever it lies (M18)."""

    seat: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        choices = tuple([DISTRICT_OPTIONS[district] for district in members(swing(state))])
        return {self.seat: Decision("campaign.at", choices)}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        district = INDEX[move.picks[0]]
        needs_vote = campaign_needs_vote(state, self.seat)
        emit("campaign-declared", seat=self.seat, district=move.picks[0], vote=needs_vote)
        if needs_vote:
            open_box(state, range(state.players))
            then(state, CampaignVote(self.seat, district))
        else:
            win_campaign(state, self.seat, district, emit)


@dataclass(frozen=True, slots=True)
class CampaignVote(Ballot[Machrou3State]):
    """All players vote With or Against; only the counts are ever known (M11, M18)."""

    seat: int
    district: int

    def decision(self, state: Machrou3State, seat: int) -> Decision:
        return VOTE

    def close(self, state: Machrou3State, answers: tuple[str, ...], emit: Emit) -> None:
        votes_with = answers.count(WITH)
        votes_against = answers.count(AGAINST)
        note(state, acts.VOTE, self.seat, counts=(votes_with, votes_against))
        passed = campaign_passes(state, self.seat, votes_with, votes_against)
        emit(
            "campaign-counted",
            seat=self.seat,
            district=DISTRICTS[self.district].id,
            votes_with=votes_with,
            votes_against=votes_against,
            passed=passed,
        )
        if passed:
            win_campaign(state, self.seat, self.district, emit)


def win_campaign(state: Machrou3State, seat: int, district: int, emit: Emit) -> None:
    """Hand over the district, unless a card declared meanwhile has taken it or filled the winner's hand (M25, M27)."""
    if state.owner[district] != NOBODY or room_refusal(state, seat) is not None:
        emit("campaign-void", seat=seat, district=DISTRICTS[district].id)
        return
    won = state.campaigns_won
    state.campaigns_won = (*won[:seat], won[seat] + 1, *won[seat + 1 :])
    give(state, district, seat, emit)
