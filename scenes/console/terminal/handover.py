"""Several people at one machine: nothing private comes before its owner sits there, and nothing stays."""

from engine.contract import SPECTATOR
from scenes.console.terminal.commands import Again, Commands
from scenes.console.terminal.pages import Pages
from scenes.console.terminal.screen import Screen

_TOP = 6  # empty lines above the one sentence of a cover


class HandOver:
    """Passes the machine on. With a single person there is nobody to hide anything from."""

    def __init__(self, pages: Pages, screen: Screen, commands: Commands, told: dict[int, int]) -> None:
        self.pages = pages
        self.table = pages.table
        self.screen = screen
        self.commands = commands
        self.told = told  # how many events each seat, or the onlooker, has been told of
        self.people = people = commands.people
        self.is_shared = len(people) > 1
        self.facing: int | None = None  # the person whose secrets may be on the screen

    def pass_to(self, seat: int) -> None:
        """Return when this person sits at the machine, alone with it."""
        if self.is_shared and self.facing != seat:
            self._neutral_page(seat)
            self._cover(seat)
        self.facing = seat

    def cover_up(self) -> None:
        """Hide what the person saw, unless the next question is theirs as well."""
        if self.is_shared and self.facing is not None and self.facing not in self.table.asked():
            self.hide()

    def hide(self) -> None:
        if self.is_shared:
            self.screen.clear()
            self.facing = None

    def _neutral_page(self, seat: int) -> None:
        """What everybody may read together; it comes whenever there is public news."""
        columns = self.screen.columns
        since = min(self.told.get(SPECTATOR, 0), self.table.event_count)
        news = self.pages.news(SPECTATOR, since, columns)
        self.told[SPECTATOR] = self.table.event_count
        if not news:
            return
        self.screen.clear()
        self.screen.show([*self.pages.board.standings(self.table.view(SPECTATOR), columns), *news, ""])
        prompt = self.pages.texts("term-prompt-neutral", name=self.pages.names[seat]) + " "
        while typed := self.screen.ask(prompt):
            visitor = self._person_named(typed)
            if visitor is not None:
                self._visit(visitor)
            if not self.commands.obey(typed, SPECTATOR):
                self.commands.say("term-unclear-neutral")

    def _cover(self, seat: int) -> None:
        """An opaque page that says only whose turn it is at the machine, until that person presses Enter."""
        mark = self.pages.paint.mark(seat)
        sentence = self.pages.texts("term-cover", name=self.pages.names[seat])
        while True:
            self.screen.clear()
            self.screen.forget_typing()
            self.screen.show([""] * _TOP)
            typed = self.screen.ask(f"   {mark} {sentence} ")
            if not typed:
                self.screen.clear()
                return
            if typed.lower() in ("q", "u"):
                self.commands.obey(typed, SPECTATOR)
            visitor = self._person_named(typed)
            if visitor is not None and visitor != seat:
                self._visit(visitor)

    def _person_named(self, typed: str) -> int | None:
        """The person whose name, or number, was typed, if it fits one person only."""
        if typed.isdecimal():
            seat = int(typed[:6]) - 1
            return seat if seat in self.people else None
        if typed.partition(" ")[0].lower() in self.commands.deeds:
            return None
        begun = [seat for seat in self.people if self.pages.names[seat].casefold().startswith(typed.casefold())]
        return begun[0] if len(begun) == 1 else None

    def _visit(self, seat: int) -> None:
        """A person looks at their own cards while another is asked, and may do what is open at any time."""
        self._cover(seat)
        self.facing = seat
        self.screen.show(self.pages.visit(seat, self.screen.columns))
        standing = self.table.standing().get(seat)
        while typed := self.screen.ask(self.pages.prompt(seat, "term-prompt-visit")):
            if self.commands.obey(typed, seat):
                continue
            if standing is None:
                self.commands.say("term-unclear-visit")
            elif self.commands.take_standing(typed, seat, standing):
                break
        self.hide()
        raise Again
