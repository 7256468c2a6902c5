"""The guided table: the usual one, with a sentence for every question and no way into the rest of the box."""

from typing import NamedTuple

from scenes.app import App
from scenes.kiosk.narration import Narration, advice_on
from scenes.kiosk.short import FINALES
from scenes.kiosk.stall import Stall
from scenes.menu import ConfirmScene, MenuScene
from scenes.plan import USUAL_BOT
from scenes.play.session import Session
from scenes.play.table import TableScene


class Guidance(NamedTuple):
    """What the strip below the table says: to whom, in a few words, and the sentence."""

    piece: str
    head: str
    text: str


class GuidedTable(TableScene):
    """Nothing of it is saved; when time is short bots take all seats, for a while or for good."""

    def __init__(self, app: App, session: Session, stall: Stall) -> None:
        super().__init__(app, session)
        self.stall = stall
        self.narration = Narration(app, session, self.look, self.bubbles.hear)
        self.telling = self.narration
        self.lent: tuple[int, ...] = ()  # the seats that people get back for the finale

    def leave(self) -> None:
        self._stop_peeking()
        if self not in self.app.stack:
            self.desk.close()

    @property
    def waits_for_people(self) -> bool:
        """Whether nothing will happen until somebody here does something."""
        return self.asked is not None or self.has_ended or self.app.top is not self

    def guidance(self) -> Guidance:
        """What helps a newcomer now."""
        session, texts = self.session, self.session.texts
        if self.has_ended:
            return Guidance("", texts("kiosk-hint-over"), texts("kiosk-hint-over.text"))
        if self.asked is not None and self.decision is not None:
            name = session.names[self.asked]
            head = texts("kiosk-hint-asked", name=name)
            return Guidance(session.pieces[self.asked], head, advice_on(texts, session.game, self.decision))
        caption = self.narration.caption
        if caption is not None and caption.meaning:
            piece = session.pieces[caption.seat] if caption.seat >= 0 else ""
            return Guidance(piece, caption.act, caption.meaning)
        return Guidance("", texts("kiosk-hint-watch"), texts("kiosk-hint-watch.text"))

    def _end(self) -> None:
        self.stall.finish()
        super()._end()

    # --- when time is short ---

    def lend_seats(self) -> None:
        """Bots play on in people's place until the finale; nothing happens if that has begun already."""
        if self.table.is_over or self._is_finale():
            return
        self.lent = self.session.people
        self._seat_bots("kiosk-last-call")

    def hand_over_to_bots(self) -> None:
        """Bots bring the game to its end for those who stay."""
        self.lent = ()
        self._seat_bots("kiosk-closing")

    def _is_finale(self) -> bool:
        """Whether the game asks what nobody wants to leave to bots."""
        topics = FINALES.get(self.session.game, frozenset())
        return any(decision.topic in topics for decision in self.table.asked().values())

    def _seat_bots(self, why: str) -> None:
        app = self.app
        if self not in app.stack or self.table.is_over:
            return
        app.change_settings(speed="instant")
        app.toast(self.texts(why))
        above = app.stack[app.stack.index(self) + 1 :]
        if above:
            app.pop(above[0])
        self.table.seats = tuple(seat._replace(bot=seat.bot or USUAL_BOT) for seat in self.table.seats)
        self._reseat(())

    def _give_seats_back(self) -> None:
        """The finale: whoever sat here before does so again."""
        people, self.lent = self.lent, ()
        self.app.change_settings(speed="fast")
        self.app.toast(self.texts("kiosk-finale"))
        seats = enumerate(self.table.seats)
        self.table.seats = tuple(seat._replace(bot=None if place in people else seat.bot) for place, seat in seats)
        self._reseat(people)

    def _reseat(self, people: tuple[int, ...]) -> None:
        self.session.people = people
        self.must_see.clear()
        self.asked, self.decision = None, None
        self._forget_bot()
        self.telling.skip()
        self.refresh()

    def _go_on(self) -> None:
        if self.lent and self._is_finale():
            self._give_seats_back()
        super()._go_on()

    # --- no way into the rest of the box ---

    def open_menu(self) -> None:
        texts = self.session.texts
        items = [
            ("resume", texts("table-menu-resume"), "ballot", "", lambda: None, ""),
            ("rules", texts("table-menu-rules"), "book", "", self.open_rules, ""),
            ("log", texts("table-menu-log"), "log", "", self.open_log, ""),
            ("leave", texts("kiosk-leave"), "gate", texts("kiosk-leave.note"), self.stall.show, ""),
        ]
        self.app.push(MenuScene(self.app, items))

    def ask_to_leave(self) -> None:
        """Make sure that whoever touched the way out meant it; after the game there is nothing to lose."""
        if self.has_ended:
            self.stall.show()
            return
        title, message, yes = (self.texts(f"kiosk-leave-{part}") for part in ("title", "message", "yes"))
        self.app.push(ConfirmScene(self.app, title, message, yes, self.stall.show))

    def open_options(self) -> None:
        """There are none for visitors."""

    def save(self) -> None:
        """Nothing of a visit is kept."""
