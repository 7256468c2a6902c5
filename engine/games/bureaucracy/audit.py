"""Whether a state can be a state of this game: what every loaded save must pass before it is played on."""

from collections import Counter
from collections.abc import Callable

from engine.games.bureaucracy.content import ACTION, CARD, CARDS, FACTION, LASTING_EFFECTS, LAW
from engine.games.bureaucracy.rules.deal import OFFERED, TARGETS, ChooseFaction
from engine.games.bureaucracy.rules.rulings import LAST_ROUND, ROUND_LIMIT, free_attackers, free_defenders
from engine.games.bureaucracy.rules.treasury import fallen, seats_in
from engine.games.bureaucracy.state import ALIVE, NOBODY, BureaucracyState


def audit(state: BureaucracyState) -> None:
    """Raise ValueError with the first thing that cannot be."""
    for claim, holds in CLAIMS:
        if not holds(state):
            raise ValueError(f"{claim} do not add up")


CLAIMS: tuple[tuple[str, Callable[[BureaucracyState], bool]], ...] = ()
