"""What a player of Machrou3 Ra2is knows: how good a position is, what comes to mind first, what a deed tells."""

from engine.games.machrou3.bot.evidence import evidence
from engine.games.machrou3.bot.habits import prior
from engine.games.machrou3.bot.manner import tone
from engine.games.machrou3.bot.reasons import reason
from engine.games.machrou3.bot.value import evaluate

__all__ = ["evaluate", "evidence", "prior", "reason", "tone"]
