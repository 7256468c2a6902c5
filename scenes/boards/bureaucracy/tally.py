"""The last vote of the turn, for the strip below the cards: who voted how where hands were open, and the count."""

from typing import NamedTuple

from engine.contract import Event
from scenes.play.session import Session


class Tally(NamedTuple):
    """`votes` go by seat and are empty after a secret ballot, of which only the counts are ever known (B6)."""

    card: str
    passed: bool
    votes_with: int
    votes_against: int
    votes: tuple[str, ...] = ()


class TallyKeeper:
    """Runs behind the record like everything that is told: it learns of a vote when that has been shown."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._told: Tally | None = None
        self._votes: tuple[str, ...] = ()
        self._counted = -1

    def now(self, is_moving: bool) -> Tally | None:
        """The last vote of this turn, None if there was none yet."""
        count = self.session.table.event_count
        if not is_moving and count != self._counted:
            self._counted = count
            self._look_back()
        return self._told

    def _look_back(self) -> None:
        """Find out from the record, as after loading a game or taking something back."""
        events = self.session.table.events(self.session.eyes)
        start = max((place for place, event in enumerate(events) if event.kind == "turn-begins"), default=0)
        self._told = None
        for event in events[start:]:
            self.follow(event)

    def follow(self, event: Event) -> None:
        """Take in what has just been shown."""
        data = event.data
        match event.kind:
            case "turn-begins" | "vote-called":
                self._told, self._votes = None, ()
            case "votes-revealed":
                votes = data["votes"]
                assert isinstance(votes, tuple)
                self._votes = votes
            case "vote-counted":
                counts = int(str(data["votes_with"])), int(str(data["votes_against"]))
                self._told = Tally(str(data["card"]), bool(data["passed"]), *counts, self._votes)
                self._votes = ()
