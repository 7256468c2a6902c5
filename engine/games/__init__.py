"""The games in the box: one explicit line each, so that a packed program finds them too."""

from engine.contract import AnyRules
from engine.games.bureaucracy.meta import Bureaucracy
from engine.games.machrou3.meta import Machrou3

GAMES: dict[str, AnyRules] = {game.name: game for game in (Machrou3(), Bureaucracy())}
