"""The seats without a person: each answers from its own View."""

from collections.abc import Callable

from engine.bots import Bot
from engine.contract import AnyRules, Move
from engine.rng import Rng
from engine.table import Table

MakeBot = Callable[[str, AnyRules], Bot]

_APART = 0x5EED_B075  # keeps the bots' luck apart from the shuffling of the cards
_USUAL_EFFORT = 1.0


class Bots:
    """Answers for the bots of one table."""

    def __init__(self, table: Table, make_bot: MakeBot) -> None:
        self.table = table
        self.luck = Rng(table.seed ^ _APART).split().seed
        self.players = {
            seat: make_bot(taken.bot, table.rules) for seat, taken in enumerate(table.seats) if taken.bot is not None
        }

    def answer(self, seat: int) -> None:
        """Let the bot at this seat make its move."""
        table = self.table
        decision = table.asked()[seat]
        # By the number of what has happened, so that a saved game goes on as if it had not been left.
        luck = Rng(self.luck ^ (table.event_count << 8 | seat)).split()
        picks = self.players[seat].choose(table.view(seat), decision, luck, _USUAL_EFFORT)
        table.submit(Move(seat, decision.topic, picks))
