"""The terminal player: asks people, lets bots answer, watches the clock, and tells how it ended."""

from engine.contract import SPECTATOR
from scenes.console.terminal.bots import Bots
from scenes.console.terminal.commands import Again, Commands, Leave
from scenes.console.terminal.handover import HandOver
from scenes.console.terminal.pages import Pages
from scenes.console.terminal.screen import InputEnded, Screen, TimeUp
from scenes.keep import Keeper


class TerminalGame:
    """One game from where the table stands to its end, or until somebody leaves. It knows no game by name."""

    def __init__(self, pages: Pages, screen: Screen, keeper: Keeper, bots: Bots) -> None:
        self.pages = pages
        self.table = pages.table
        self.screen = screen
        self.keeper = keeper
        self.bots = bots
        self.people = [seat for seat, taken in enumerate(self.table.seats) if taken.bot is None]
        self.commands = Commands(pages, screen, keeper, self.people)
        self.told: dict[int, int] = {}  # how many events each seat, or the onlooker, has been told of
        self.hand_over = HandOver(pages, screen, self.commands, self.told)
        self.last_whole_page: object = None
        self.has_offered = False

    def play(self, goes_on: bool = False) -> None:
        """Play to the end; a wish to leave, or the end of input, saves the game."""
        self.table.on_change = self.keeper.remember
        self.keeper.begin(self.table, goes_on)
        try:
            while not self.table.is_over:
                try:
                    self._go_on()
                except Again:
                    self.hand_over.cover_up()
            self._finish()
        except (InputEnded, Leave):
            self._leave()
        except KeyboardInterrupt:
            self.hand_over.hide()
            raise

    def _go_on(self) -> None:
        """Let the next seat answer: people first, for a secret ballot takes answers in any order."""
        self.bots.talk()
        asked = self.table.asked()
        people = [seat for seat in asked if seat in self.people]
        if not people:
            self._offer_standing()
            self.bots.answer(next(iter(asked)))
            if not self.people:
                self._tell(SPECTATOR)
            return
        facing = self.hand_over.facing
        seat = facing if facing in people else people[0]
        self.hand_over.pass_to(seat)
        if facing != seat:
            self.last_whole_page = None
        self._question(seat)
        self.hand_over.cover_up()

    def _question(self, seat: int) -> None:
        """Show a person their page and take their answer."""
        moment = self.pages.board.moment(self.table.view(seat))
        whole = moment != self.last_whole_page
        self.screen.show(self.pages.turn(seat, self._new_to(seat), whole, self.screen.columns))
        self.told[seat] = self.table.event_count
        self.last_whole_page = moment
        self.has_offered = False
        self._tell_trouble()
        while True:
            typed = self._typed(seat)
            if self.commands.obey(typed, seat):
                self.screen.show(["", *self.pages.question(seat, self.screen.columns)])
                continue
            move = self.commands.read(typed, seat, *self.pages.asked(seat))
            if move is not None:
                self.table.submit(move)
                return

    def _typed(self, seat: int) -> str:
        """What the person types; when their time runs out meanwhile, the turn goes on without them (M14)."""
        prompt = self.pages.prompt(seat, "term-prompt")
        limit = self.table.time_limit()
        if limit is None or limit.seat != seat:
            return self.screen.ask(prompt)
        left = self.table.seconds_left() or 0.0
        start = self.screen.now()
        typed = ""
        try:
            typed = self.screen.ask(prompt, left)
            passed = self.screen.now() - start
        except TimeUp:
            passed = left
        if self.table.tick(max(0.0, passed)):
            self.commands.say("term-time-up")
            raise Again
        return typed

    def _offer_standing(self) -> None:
        """A single person may use a standing choice while bots are asked; of several, whoever asks to."""
        if len(self.people) != 1 or self.has_offered:
            return
        (seat,) = self.people
        standing = self.table.standing().get(seat)
        if standing is None:
            return
        self.has_offered = True
        self._tell(seat)
        self.screen.show(["", *self.pages.standing(seat, standing, 1, self.screen.columns)])
        while typed := self.screen.ask(self.pages.prompt(seat, "term-prompt-standing")):
            if not self.commands.obey(typed, seat) and self.commands.take_standing(typed, seat, standing):
                raise Again

    def _new_to(self, seat: int) -> int:
        """The number of the first event that a seat has not been told of; undo may have taken some back."""
        return min(self.told.get(seat, 0), self.table.event_count)

    def _tell(self, seat: int) -> None:
        self.screen.show(self.pages.bare_news(seat, self._new_to(seat), self.screen.columns))
        self.told[seat] = self.table.event_count

    def _tell_trouble(self) -> None:
        trouble = self.keeper.new_trouble()
        if trouble is not None:
            self.commands.say("term-autosave-failed", reason=trouble)

    def _finish(self) -> None:
        """Tell how it ended, with all cards face up."""
        self.hand_over.hide()
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        outcome = self.table.outcome()
        assert outcome is not None, "a table that is over has an outcome"
        columns = self.screen.columns
        self.screen.show(self.pages.news(seat, self._new_to(seat), columns))
        self.screen.show(["", *self.pages.board.result(self.table.view(SPECTATOR), outcome, columns), ""])
        self._tell_trouble()
        self._save_own()
        if self.keeper.own is not None or not self.keeper.failed:
            path = self.keeper.own or self.keeper.autosave_path
            self.commands.say("term-replay", command=self.keeper.again("replay", str(path)))

    def _leave(self) -> None:
        self.hand_over.hide()
        if self.keeper.failed:
            self.keeper.remember(self.table)
        if self.keeper.failed:
            self.commands.say("term-left-unsaved")
        else:
            self.commands.say("term-left", command=self.keeper.again("play", "--continue"))
        self._save_own()

    def _save_own(self) -> None:
        """Bring the file up to date that a person chose for this game."""
        if self.keeper.own is not None:
            self.commands.obey("s", SPECTATOR)
