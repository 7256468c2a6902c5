"""The seats without a person: each answers, and speaks, from its own View."""

from collections.abc import Callable

from engine.bots import Bot
from engine.bots.parley import Conversation, talking_seats, utter
from engine.bots.people import persona_of
from engine.bots.worker import USUAL_EFFORT, luck_of
from engine.contract import SPECTATOR, AnyRules, Move
from engine.table import Table
from engine.talk import move_of

MakeBot = Callable[[str, AnyRules, str], Bot]


class Bots:
    """Answers for the bots of one table."""

    def __init__(self, table: Table, make_bot: MakeBot) -> None:
        self.table = table
        self.players = {
            seat: make_bot(taken.bot, table.rules, taken.persona)
            for seat, taken in enumerate(table.seats)
            if taken.bot is not None
        }
        self.conversation = Conversation(table.rules.parlance, talking_seats(taken.bot for taken in table.seats))

    def answer(self, seat: int) -> None:
        """Let the bot at this seat make its move."""
        table = self.table
        decision = table.asked()[seat]
        luck = luck_of(table.seed, table.event_count, seat)
        picks = self.players[seat].choose(table.view(seat), decision, luck, USUAL_EFFORT)
        table.submit(Move(seat, decision.topic, picks))

    def talk(self) -> None:
        """Let the bots say what they have to say about the table as it is."""
        table = self.table
        while (cue := self.conversation.cue(table.view(SPECTATOR))) is not None:
            taken = table.seats[cue.seat]
            luck = luck_of(table.seed, table.event_count, cue.seat)
            said = utter(table.rules, table.view(cue.seat), cue, taken.bot or "", persona_of(taken.persona), luck)
            if said is not None:
                table.submit(move_of(said))
