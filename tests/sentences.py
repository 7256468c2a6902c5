"""What a player reads when the engine refuses something, for tests."""

from engine.contract import Refused
from scenes.texts import ENGLISH, load_texts


def sentence(problem: Refused) -> str:
    """The English sentence of a refusal; a file that nobody named is called "it"."""
    return load_texts(ENGLISH)(problem.reason.id, **{"file": "it", **dict(problem.reason.args)})
