"""Every scene at a telling moment: for pictures, and for tests that look at all of them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from engine.bots import make_bot
from engine.bots.parley import Conversation, utter
from engine.bots.people import PEOPLE
from engine.bots.worker import Thinker
from engine.contract import SPECTATOR, TALK, Move, Setup
from engine.games import GAMES
from engine.rng import Rng
from engine.table import Seat, Table
from engine.talk import menu, move_of, option_of
from scenes import system
from scenes.app import App
from scenes.boards import BOARDS, poses_of, teller_of
from scenes.console.errors import UserError
from scenes.keep import Keeper
from scenes.play.poses import Pose, Poses
from scenes.play.session import Session
from scenes.scene import Scene
from scenes.ui.theme import PIECES

LONGEST = 6000  # moves; hardly a game lasts as long
SEEDS = 12  # games, from the wished one on, among which a moment is sought
DEMO_MOVES = 44  # after which a game is in full swing
FRAMES = 4  # after which every scene is whole: the title hangs its posters once the wall has been seen
NAMES = ("Rima", "Ziad", "Karim", "Hana", "Samir", "Dunya", "Nour", "Adel")


class Wish(NamedTuple):
    """What a picture shall show: a game, who plays, how far it has come and with whose eyes it is seen."""

    game: str = "machrou3"
    players: int = 4
    people: int = 1
    seed: int = 1
    moves: int | None = None
    seat: int = 0


Moment = Callable[[Table], bool]


class Album:
    """Opens scenes by name on an app; every one of them is reached by real moves of a real game."""

    def __init__(self, app: App, wish: Wish) -> None:
        self.app = app
        self.wish = wish

    def open(self, name: str) -> Scene:
        """Put a scene on the stack, draw it, and return it."""
        self._opener(name)()
        for _ in range(FRAMES):
            self.app.frame(0.0)
        return self.app.top

    def _opener(self, name: str) -> Callable[[], None]:
        """What opens a scene: the same for every game, or one of the game's own moments."""
        if name in _OPENERS and _exists(name, self.wish.game):
            return partial(_OPENERS[name], self)
        poses = self.poses
        if name in poses.tables:
            return partial(self._table_at, poses.tables[name])
        if name in poses.booths:
            return partial(self._booth_at, poses.booths[name])
        if name in poses.looks:
            return partial(self._booth_at, poses.looks[name], look=True)
        known = ", ".join(scenes_of(self.wish.game))
        raise UserError(self.app.texts("cmd-shot-other-game", given=name, known=known))

    @property
    def poses(self) -> Poses:
        poses: Poses = poses_of(self.wish.game)
        return poses

    # --- a game at a moment ---

    def session(self, moment: Moment, people: int | None = None, talks: bool = False) -> Session:
        """A session that has come to a moment, or to the wished number of moves."""
        wish = self.wish
        rules = GAMES.get(wish.game)
        if rules is None or wish.players not in rules.seat_counts or not 0 <= wish.seat < wish.players:
            raise UserError(self.app.texts("cmd-shot-no-moment"))
        count = max(wish.people, people or 1)
        sitting = {(wish.seat + number) % wish.players for number in range(count)}
        seats = [Seat(NAMES[seat], None if seat in sitting else "easy", PIECES[seat]) for seat in range(wish.players)]
        setup = Setup(wish.players, rules.modes[0], rules.default_house_rules)
        wanted = moment if wish.moves is None else lambda table: len(table.moves) >= (wish.moves or 0)
        for seed in range(wish.seed, wish.seed + (SEEDS if wish.moves is None else 1)):
            table = Table(rules, setup, seed, seats)
            if self._play(table, wanted, seed, talks):
                keeper = Keeper(system.data_folder(self.app.portable))
                return Session(table, keeper, self.app.settings.language)
        raise UserError(self.app.texts("cmd-shot-no-moment"))

    def _play(self, table: Table, moment: Moment, seed: int, talks: bool = False) -> bool:
        """Let bots play for everybody, and talk if wanted, until the moment has come; tells whether it did."""
        bot = make_bot(self.poses.level, table.rules)
        luck = Rng(seed + 1)
        conversation = Conversation(table.rules.parlance, tuple(range(table.setup.players)) if talks else ())
        for _ in range(LONGEST):
            if moment(table):
                return True
            while (cue := conversation.cue(table.view(SPECTATOR))) is not None:
                persona = PEOPLE[cue.seat % len(PEOPLE)]
                said = utter(table.rules, table.view(cue.seat), cue, "normal", persona, luck.split())
                if said is not None:
                    table.submit(move_of(said))
            asked = table.asked()
            if not asked:
                return False
            seat, decision = next(iter(asked.items()))
            picks = bot.choose(table.view(seat), decision, luck.split(), 0.3)
            table.submit(Move(seat, decision.topic, picks))
        return False

    def _asked(self, pose: Pose) -> Moment:
        """The wished seat is asked what belongs to a pose."""

        def moment(table: Table) -> bool:
            decision = table.asked().get(self.wish.seat)
            return decision is not None and decision.topic in pose.topics and len(table.moves) >= pose.after

        return moment

    def _open_table(self, session: Session) -> None:
        from scenes.play.table import TableScene

        self.app.replace_all(TableScene(self.app, session))

    # --- scenes ---

    def title(self) -> None:
        from scenes.title import TitleScene

        self.app.replace_all(TitleScene(self.app))

    def newgame(self) -> None:
        from scenes.newgame import NewGameScene

        self.app.replace_all(NewGameScene(self.app, self.wish.game))

    def load(self) -> None:
        """With two games to choose from, one of them finished."""
        from scenes.load import LoadScene
        from scenes.play.keeping import save_thumbnail
        from scenes.play.table import TableScene

        for moment in (self._asked(self.poses.usual), lambda table: table.is_over):
            session = self.session(moment)
            session.keeper.own = None
            table = TableScene(self.app, session)
            table.has_ended = True  # nothing comes after the picture
            self.app.replace_all(table)
            for _ in range(2):  # the first frame of a window leaves no picture behind
                self.app.frame(0.0)
            save_thumbnail(table, session.keeper.save(session.table))
        self.app.replace_all(LoadScene(self.app))

    def settings(self) -> None:
        from scenes.options import OptionsScene

        self.app.replace_all(OptionsScene(self.app))

    def rules(self) -> None:
        from scenes.rules import RulesScene

        self.app.replace_all(RulesScene(self.app, self.wish.game))

    def crash(self) -> None:
        from scenes.crash import CrashScene

        where = 'File "scenes/play/table.py", line 1, in build'
        report = f"Traceback (most recent call last):\n  {where}\nValueError: an example"
        self.app.replace_all(CrashScene(self.app, report))

    def table(self) -> None:
        self._table_at(self.poses.usual)

    def talk(self) -> None:
        """A table at which somebody has just spoken, some of it to the wished seat; the talk is open."""
        self._open_chat(self._asked(self.poses.usual))

    def _open_chat(self, moment: Moment) -> None:
        from scenes.play.table import TableScene

        session = self.session(moment)
        table = TableScene(self.app, session)
        self.app.replace_all(table)
        self.app.change_settings(speed="normal", reduced_motion=True)  # what is said hangs there, and stands still
        self.app.frame(0.0)
        for move in _chatter(session.table, self.wish.seat):
            table.say(move)
        self.app.frame(0.0)
        if session.table.rules.parlance is not None:
            table.start_talking()

    def ledger(self) -> None:
        self.talk()
        self.app.frame(0.0)
        session = getattr(self.app.top, "session", None)
        assert isinstance(session, Session)
        assert session.open_ledger is not None
        session.open_ledger()

    def hint(self) -> None:
        """A hint on what is asked, as it comes from the adviser."""
        from scenes.play.advice import advice_in
        from scenes.play.table import TableScene

        table = TableScene(self.app, self.session(self._asked(self.poses.tables.get("battle", self.poses.usual))))
        self.app.replace_all(table)
        for _ in range(2):
            self.app.frame(0.0)
        if table.asked is not None and table.decision is not None:
            request = table.adviser.request(table.asked, table.decision)._replace(budget=0.2)
            table.hint.decision, table.hint.advice = table.decision, advice_in(Thinker().answer(request))
            table.refresh()

    def shared_table(self) -> None:
        self._open_table(self.session(self._asked(self.poses.usual), people=2))

    def _table_at(self, pose: Pose) -> None:
        if pose.talks:
            self._open_chat(self._asked(pose))
        else:
            self._open_table(self.session(self._asked(pose)))

    def result(self) -> None:
        from scenes.boards import make_look

        session = self.session(lambda table: table.is_over)
        scene = make_look(session).result_scene(self.app, session)
        self.app.replace_all(scene)

    def beliefs(self) -> None:
        """After a game in which bots talked, with the looking back already done."""
        from scenes.play.beliefs import BeliefsScene

        session = self.session(lambda table: table.is_over, talks=True)
        scene = BeliefsScene(self.app, session, teller_of(self.wish.game))
        while scene.found is None:
            scene.update(0.0)
        self.app.replace_all(scene)

    def _booth_at(self, pose: Pose, look: bool = False) -> None:
        from scenes.play.booth import BoothScene

        session = self.session(self._asked(pose))
        decision = None if look else session.table.pending()[self.wish.seat]
        self.app.replace_all(BoothScene(self.app, session, self.wish.seat, decision, lambda _pick: None))

    def handover(self) -> None:
        from scenes.boards import make_look
        from scenes.play.cover import CoverScene

        session = self.session(self._asked(self.poses.secret), people=2)
        decision = session.table.pending()[self.wish.seat]
        purpose = make_look(session).purpose(decision)
        self.app.replace_all(CoverScene(self.app, session, self.wish.seat, purpose, lambda: None))

    # --- the demo station ---

    def kiosk(self) -> None:
        """In the middle of a game, with the button half pressed."""
        from scenes.kiosk.attract import AttractScene
        from scenes.kiosk.stall import Stall

        scene = AttractScene(self.app, Stall(self.app, self.app.portable))
        self._play(scene.demo.table, lambda table: len(table.moves) >= DEMO_MOVES, self.wish.seed)
        scene.demo.telling.add(scene.demo.table.events(SPECTATOR))
        scene.demo.telling.update(0.0)
        self.app.replace_all(scene)

    def kiosk_poster(self) -> None:
        from scenes.kiosk.attract import BOARD_TIME, AttractScene
        from scenes.kiosk.stall import Stall

        scene = AttractScene(self.app, Stall(self.app, self.app.portable))
        scene.age = BOARD_TIME
        self.app.replace_all(scene)

    def kiosk_seats(self) -> None:
        from scenes.boards import BOARDS
        from scenes.kiosk.seats import SeatsScene
        from scenes.kiosk.stall import Stall

        scene = SeatsScene(self.app, Stall(self.app, self.app.portable), BOARDS[0], 0)
        scene.taken = {0, 2}
        scene.left = 24.0
        self.app.replace_all(scene)

    def kiosk_idle(self) -> None:
        from scenes.kiosk.idle import IdleScene
        from scenes.kiosk.stall import Stall

        scene = IdleScene(self.app, Stall(self.app, self.app.portable))
        scene.left = 11.0
        self.app.replace_all(scene)

    def kiosk_pin(self) -> None:
        from scenes.kiosk.pin import PinScene
        from scenes.kiosk.stall import Stall

        self.app.replace_all(PinScene(self.app, Stall(self.app, self.app.portable)))

    def kiosk_staff(self) -> None:
        from scenes.kiosk.staff import StaffScene
        from scenes.kiosk.stall import Stall

        self.app.replace_all(StaffScene(self.app, Stall(self.app, self.app.portable)))

    def menu(self) -> None:
        self.table()
        self.app.frame(0.0)
        self.app.top.back()

    def log(self) -> None:
        self.table()
        self.app.frame(0.0)
        session = getattr(self.app.top, "session", None)
        assert isinstance(session, Session)
        assert session.open_log is not None
        session.open_log()


def _chatter(table: Table, listener: int) -> Iterator[Move]:
    """What everybody says, some of it to one seat; where a game has no words for talk, nobody says anything."""
    for speaker in range(table.setup.players):
        lines = menu(table.rules, table.view(speaker))
        to_them = [line for line in lines if line.phrase.act in ("request", "offer") and line.phrase.target == listener]
        others = [line for line in lines if line.phrase.act in ("promise", "claim", "estimate")]
        wanted = to_them if speaker % 2 and speaker != listener else others
        if wanted:
            line = wanted[(speaker * 3) % len(wanted)]
            pick = option_of(line.phrase, line.reasons[0] if line.reasons else "")
            yield Move(speaker, TALK, (pick,))


_OPENERS: dict[str, Callable[[Album], None]] = {
    "title": Album.title,
    "newgame": Album.newgame,
    "load": Album.load,
    "settings": Album.settings,
    "rules": Album.rules,
    "table": Album.table,
    "table-shared": Album.shared_table,
    "talk": Album.talk,
    "ledger": Album.ledger,
    "hint": Album.hint,
    "handover": Album.handover,
    "result": Album.result,
    "beliefs": Album.beliefs,
    "log": Album.log,
    "menu": Album.menu,
    "crash": Album.crash,
    "kiosk": Album.kiosk,
    "kiosk-poster": Album.kiosk_poster,
    "kiosk-seats": Album.kiosk_seats,
    "kiosk-idle": Album.kiosk_idle,
    "kiosk-pin": Album.kiosk_pin,
    "kiosk-staff": Album.kiosk_staff,
}


def scenes_of(game: str) -> tuple[str, ...]:
    """The scenes that there are of a game."""
    return (*(name for name in _OPENERS if _exists(name, game)), *poses_of(game).names)


def _exists(name: str, game: str) -> bool:
    """Whether a game has such a scene: not every game has words for talk, or sides to suspect."""
    if name in ("talk", "ledger"):
        return GAMES[game].parlance is not None
    return name != "beliefs" or teller_of(game) is not None


def all_scenes() -> tuple[str, ...]:
    """The scenes of all games, each named once."""
    return tuple(dict.fromkeys(name for game in BOARDS for name in scenes_of(game)))
