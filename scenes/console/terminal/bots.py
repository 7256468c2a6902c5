"""The seats without a person: each answers from its own View."""

from collections.abc import Callable

from engine.bots import Bot
from engine.bots.worker import USUAL_EFFORT, luck_of
from engine.contract import AnyRules, Move
from engine.table import Table

MakeBot = Callable[[str, AnyRules], Bot]


class Bots:
    """Answers for the bots of one table."""

    def __init__(self, table: Table, make_bot: MakeBot) -> None:
        self.table = table
        self.players = {
            seat: make_bot(taken.bot, table.rules, taken.persona)
            for seat, taken in enumerate(table.seats)
            if taken.bot is not None
        }

    def answer(self, seat: int) -> None:
        """Let the bot at this seat make its move."""
        table = self.table
        decision = table.asked()[seat]
        luck = luck_of(table.seed, table.event_count, seat)
        picks = self.players[seat].choose(table.view(seat), decision, luck, USUAL_EFFORT)
        table.submit(Move(seat, decision.topic, picks))
