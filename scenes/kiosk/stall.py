"""The station behind its scenes: who may play what, what is counted, and how a visit begins, hurries and ends."""

import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.contract import AnyRules
from engine.games import GAMES
from engine.table import Table
from scenes import system
from scenes.boards import BOARDS
from scenes.keep import Keeper
from scenes.kiosk import counters
from scenes.kiosk.arrangement import Arrangement
from scenes.kiosk.counters import Counters
from scenes.kiosk.short import HOUSE_RULES
from scenes.plan import CUSTOM, USUAL_BOT, TablePlan
from scenes.play.session import Session
from scenes.texts import Texts, load_texts

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.kiosk.guide import GuidedTable
    from scenes.scene import Scene

# A visit lasts a quarter of an hour at most. Most of it is thinking, so turns get two thirds of the rule book's time.
# At LAST_CALL bots take all seats until the finale of the game, which is people's own again; at CLOSING they take them
# for good.
LAST_CALL = 11 * 60.0
CLOSING = 14.5 * 60.0
TURN_SHARE = 2 / 3


@dataclass(eq=False)
class Visit:
    """People at a table, for a while."""

    game: str
    places: frozenset[int]
    table: "GuidedTable"
    seconds: float = 0.0
    is_over: bool = False


class Stall:
    """Belongs to one window. `home` is where numbers and arrangement are kept; `scratch` is wiped after each visit."""

    def __init__(
        self,
        app: "App",
        home: Path | None,
        scratch: Path | None = None,
        day: Callable[[], str] = counters.today,
    ) -> None:
        self.app = app
        self.home = home
        self.scratch = scratch
        self.counters = Counters(system.data_folder(home), day)
        self.arrangement = Arrangement.read(system.config_folder(home))
        self.visit: Visit | None = None
        self.wrong_pins = 0  # since the last right one
        self.pin_wait = 0.0  # seconds until the next may be tried
        self.is_leaving = False

    @property
    def games(self) -> tuple[str, ...]:
        return self.arrangement.offered(BOARDS)

    def pieces(self, game: str) -> tuple[str, ...]:
        """The pieces of the seats at a table of this game."""
        return tuple(seat.piece for seat in TablePlan.usual(GAMES[game]).seats)

    # --- the way through the station ---

    def show(self) -> None:
        """Back to what passers-by see; all that a visit has left is gone."""
        self.end_visit()
        self.wipe()
        self.app.change_settings(**_changed(self.arrangement))
        self.app.replace_all(self.front())

    def front(self) -> "Scene":
        from scenes.kiosk.attract import AttractScene

        return AttractScene(self.app, self)

    def gather(self, game: str, place: int) -> None:
        """Somebody has touched the screen: let people sit down."""
        from scenes.kiosk.seats import SeatsScene

        self.app.replace_all(SeatsScene(self.app, self, game, place))

    def begin(self, game: str, places: Iterable[int]) -> None:
        """Sit people down at these places, and bots at all others."""
        from scenes.kiosk.guide import GuidedTable

        self.end_visit()
        taken = frozenset(places)
        table = seated(GAMES[game], taken, self.words(game))
        scene = GuidedTable(self.app, self.session(table), self)
        self.visit = Visit(game, taken, scene)
        self.counters.add(counters.of_game(game, counters.STARTED))
        self.counters.add(counters.PEOPLE, len(taken))
        if len(taken) > 1:
            self.app.change_settings(speed="fast")
        self.app.replace_all(scene)

    def again(self) -> None:
        """Another game for the same people, or the way back if there are none."""
        if self.visit is None:
            self.show()
        else:
            self.begin(self.visit.game, self.visit.places)

    def session(self, table: Table) -> Session:
        """A session that is saved nowhere."""
        keeper = Keeper(system.data_folder(self.app.portable))
        return Session(table, keeper, self.app.settings.language, self.words(table.rules.name))

    def words(self, game: str) -> Texts:
        """The words of a game in the language of the visit."""
        return _texts_of(self.app.settings.language, game)

    def staff(self) -> None:
        """Somebody knows the staff's sign: ask for the PIN, or have one chosen the first time."""
        from scenes.kiosk.pin import PinScene

        if not any(scene.name in ("kiosk-pin", "kiosk-staff") for scene in self.app.stack):
            self.app.push(PinScene(self.app, self))

    # --- time ---

    def pass_time(self, seconds: float) -> None:
        """Count a visit's time, and see that it comes to an end."""
        self.pin_wait = max(0.0, self.pin_wait - seconds)
        visit = self.visit
        if visit is None or visit.is_over:
            return
        before, visit.seconds = visit.seconds, visit.seconds + seconds
        if before < LAST_CALL <= visit.seconds:
            visit.table.lend_seats()
        if before < CLOSING <= visit.seconds:
            visit.table.hand_over_to_bots()

    @property
    def minutes_left(self) -> int:
        """How long the table is still open."""
        spent = self.visit.seconds if self.visit is not None else 0.0
        return max(1, round((CLOSING - spent) / 60 + 0.4))

    def finish(self) -> None:
        """The game of the visit has come to its end."""
        self._close_visit(counters.FINISHED)

    def end_visit(self) -> None:
        """The people have gone, whether or not they have played to the end."""
        self._close_visit(counters.ABANDONED)
        self.visit = None

    def _close_visit(self, fact: str) -> None:
        if self.visit is None or self.visit.is_over:
            return
        self.visit.is_over = True
        self.counters.add(counters.of_game(self.visit.game, fact))
        self.counters.add(counters.SECONDS, round(self.visit.seconds))

    def wipe(self) -> None:
        """Leave nothing of a visit on the disk."""
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)

    # --- the organiser ---

    def arrange(self, **changes: Any) -> None:
        """Change what the organiser has arranged; it holds at once."""
        self.arrangement = self.arrangement.having(**changes)
        self.arrangement.write(system.config_folder(self.home))
        self.app.change_settings(**_changed(self.arrangement))

    def choose_pin(self, pin: str) -> None:
        self.arrangement = self.arrangement.with_pin(pin)
        self.arrangement.write(system.config_folder(self.home))

    def try_pin(self, pin: str) -> bool:
        """Whether this is the staff's PIN; each wrong one makes the next wait longer."""
        if self.pin_wait > 0:
            return False
        if self.arrangement.opens(pin):
            self.wrong_pins = 0
            return True
        self.wrong_pins += 1
        self.pin_wait = min(60.0, 2.0**self.wrong_pins)
        return False

    def leave(self) -> None:
        """Close the station; only the staff gets here."""
        self.end_visit()
        self.wipe()
        self.is_leaving = True
        self.app.quit()


@lru_cache(maxsize=16)
def _texts_of(language: str, game: str) -> Texts:
    """The words of a game, read once: reading them anew would hold up the screen at every visit."""
    return load_texts(language, game)


def seated(rules: AnyRules, places: frozenset[int], texts: Texts, seed: int | None = None) -> Table:
    """A short table: as many seats as usual, people named by the colour of their piece, everybody against the clock."""
    plan = TablePlan.usual(rules)
    for place, seat in enumerate(plan.seats):
        seat.bot = None if place in places else USUAL_BOT
        seat.name = texts(f"kiosk-name-{seat.piece}") if place in places else ""
    plan.house_rules |= HOUSE_RULES.get(rules.name, frozenset()) & set(rules.house_rules)
    plan.clock = CUSTOM
    plan.set_seconds(round(plan.turn_by_book * TURN_SHARE))
    return plan.table(texts, seed)


def _changed(arrangement: Arrangement) -> dict[str, Any]:
    """The settings of a fresh visit, as changes of whatever holds now; the window stays as it is."""
    fresh = arrangement.settings()
    kept = ("window", "fullscreen", "table")
    return {name: getattr(fresh, name) for name in fresh.__dataclass_fields__ if name not in kept}
