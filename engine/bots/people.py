"""Who the bots are: manners that colour how they play and talk, whatever their level."""

from typing import NamedTuple

from engine.contract import Tone


class Persona(NamedTuple):
    """A person to play against; every trait runs from 0 to 1, and 0.5 is like most people.

    The id names the face and, in the texts, the name and a sentence about the manner.
    """

    id: str
    aggression: float = 0.5  # attacks rather than builds
    honesty: float = 0.5  # says what is so, and keeps promises
    grudge: float = 0.5  # pays back
    risk: float = 0.5  # takes the chance of more over the certainty of some
    chattiness: float = 0.5  # has something to say


PEOPLE = (
    Persona("joumana", aggression=0.6, honesty=0.8, grudge=0.4, risk=0.6, chattiness=0.9),
    Persona("odette", aggression=0.4, honesty=0.6, grudge=0.9, risk=0.4, chattiness=0.7),
    Persona("salma", aggression=0.2, honesty=0.9, grudge=0.3, risk=0.3, chattiness=0.5),
    Persona("toufic", aggression=0.9, honesty=0.5, grudge=0.7, risk=0.8, chattiness=0.6),
    Persona("wassim", aggression=0.7, honesty=0.4, grudge=0.5, risk=0.9, chattiness=0.8),
    Persona("zein", aggression=0.3, honesty=0.3, grudge=0.2, risk=0.5, chattiness=0.2),
    Persona("nadim", aggression=0.5, honesty=0.7, grudge=0.1, risk=0.2, chattiness=0.1),
    Persona("karma", aggression=0.8, honesty=0.2, grudge=1.0, risk=0.5, chattiness=0.4),
)
MANNER = 0.02  # how much a trait at its strongest can outweigh in the value of an answer


PERSONA = {persona.id: persona for persona in PEOPLE}
ANYBODY = Persona("")


def liking(persona: Persona, tone: Tone) -> float:
    """What an answer of this tone is worth to a persona beyond what it leads to."""
    return (2 * MANNER) * (
        (persona.aggression - 0.5) * tone.aggression
        + (persona.grudge - 0.5) * tone.grudge
        + (persona.risk - 0.5) * tone.risk
    )


def persona_of(name: str) -> Persona:
    """The persona of an id; somebody without a manner of their own if there is none."""
    return PERSONA.get(name, ANYBODY)
