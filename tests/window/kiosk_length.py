"""How long a table of the demo station lasts: `python -m tests.window.kiosk_length --games 4`.

Bots answer for everybody. Before each answer of a person the time passes that a newcomer is assumed to need; pictures,
pauses and curtains take what they take on the screen. Printed are minutes by the station's own clock.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from engine.bots.worker import Thinker
from engine.contract import Decision
from scenes.kiosk.guide import GuidedTable
from scenes.play import table as tables
from scenes.play.booth import BoothScene
from scenes.play.bots import Asked
from scenes.play.cover import CoverScene
from tests.window.kiosk_soak import QuickDesk
from tests.window.kiosk_visitors import Visitor, open_station

# Seconds of reading and thinking, by the first word of a question's topic; the last is for all others.
THINKING = {"identify": 25.0, "action": 14.0, "finish": 4.0, "campaign": 7.0, "battle": 9.0, "stand": 10.0, "": 8.0}
FIRST_TIME = 1.5  # times as long for the first question of each kind
CURTAIN = 4.0  # to change places
STEP = 0.2


class EasyDesk(QuickDesk):
    """Easy bots that answer at once."""

    thinker = Thinker()

    def ask(self, seat: int) -> None:
        self._number += 1
        request = self.request(seat)
        self._asked = Asked(request.number, seat, request.decision, self._mark())
        self._answers.put(self.thinker.answer(request))


def thinking(decision: Decision | None, seen: set[str]) -> float:
    """How long a newcomer thinks about a question."""
    topic = decision.topic if decision is not None else ""
    seconds = THINKING.get(topic.partition(".")[0], THINKING[""])
    is_first = topic not in seen
    seen.add(topic)
    return seconds * (FIRST_TIME if is_first else 1.0)


def length(people: int, seed: int) -> tuple[float, bool]:
    """The minutes of one game with so many people, and whether bots had to bring it to its end."""
    with tempfile.TemporaryDirectory() as folder:
        visitor = Visitor(open_station(Path(folder), (640, 360)), seed)
        table = visitor.sit_down(range(people))
        seen: list[set[str]] = [set() for _ in range(people)]
        while not table.has_ended:
            _step(visitor, table, seen)
        visit = visitor.station.stall.visit
        assert visit is not None
        visitor.station.close()
        return visit.seconds / 60, not table.session.people


def _step(visitor: Visitor, table: GuidedTable, seen: list[set[str]]) -> None:
    """Whatever comes next: the pause of a person, an answer, or a picture that moves."""
    scene = visitor.top
    if isinstance(scene, CoverScene):
        _wait(visitor, CURTAIN)
    elif isinstance(scene, BoothScene):
        _wait(visitor, thinking(scene.decision, seen[table.session.people.index(scene.seat)]))
    elif scene is table and table.asked is not None:
        _wait(visitor, thinking(table.decision, seen[table.session.people.index(table.asked)]))
    if visitor.top is scene and not visitor.answer():
        visitor.frames(1, STEP)


def _wait(visitor: Visitor, seconds: float) -> None:
    scene = visitor.top
    for _ in range(round(seconds)):
        if visitor.top is scene:
            visitor.station._quiet = 0.0  # somebody is there
            visitor.frames(1, 1.0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the minutes of a table, with assumed times of thinking.")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--people", type=int, nargs="*", default=[1, 2, 4])
    arguments = parser.parse_args()
    tables.BotDesk = EasyDesk  # type: ignore[misc]
    for people in arguments.people:
        found = [length(people, seed) for seed in range(arguments.games)]
        minutes = [round(spent, 1) for spent, _ in found]
        cut = sum(was_cut for _, was_cut in found)
        print(
            people,
            "people:",
            minutes,
            "median",
            round(statistics.median(minutes), 1),
            "ended by bots:",
            cut,
            flush=True,
        )


if __name__ == "__main__":
    main()
