"""Whether the box of Bureaucracy is whole: factions and cards against the rules that use them.

Nothing is read from disk here; `game.py check` compares the same facts with the texts.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from engine.games.bureaucracy import content
from engine.games.bureaucracy.content import ACTION, ACTIONS, LAWS, MOTIONS, Card, Faction
from engine.games.bureaucracy.rules.actions import ACTION_KINDS
from engine.games.bureaucracy.rules.deal import OFFERED
from engine.games.bureaucracy.rules.groups import GROUPS, WEALTHY
from engine.games.bureaucracy.rules.motions import MOTION_KINDS
from engine.inventory import Reach, Wording

MOST_PLAYERS = 8
OF_EACH_KIND = 20

# The kinds that rules/rulings.py knows.
ABILITIES = frozenset(
    (
        *("income", "cheap-attackers", "cheap-first-defender", "foreign-veto", "cheap-veto", "early-alliance"),
        *("next-card", "votes", "toll", "spares-defenders", "spares-attackers", "plunder", "armour", "ally-bonus"),
        *("lending-fee", "gain-when-passed", "gain-when-failed", "loyal-guard", "last-defender", "parting-fee"),
        "breach",
    )
)
LAW_EFFECTS = frozenset(
    (
        *("attack-fee", "attack-damages", "upkeep", "levy", "stipend", "wage", "no-ally-income", "attacker-price"),
        *("defender-price", "no-betrayal", "spare-poorest", "one-attack", "force-limit", "veto-price", "no-veto"),
        *("no-lending", "strength", "spoils"),
    )
)
# Actions whose `who` is no group of players: attacks on oneself, or on anybody.
WHOSE_ATTACK = ("own", "any")

# What a screen can tell of the moment in which a question is asked.
PROMPT_ARGUMENTS = frozenset(("player", "card", "count", "left"))


def problems() -> list[str]:
    """Everything that is wrong, a sentence each."""
    checks: tuple[Callable[[], Iterator[str]], ...] = (_ids, _factions, _votes, _actions)
    return [problem for check in checks for problem in check()]


def ids() -> dict[str, tuple[str, ...]]:
    """The ids of everything that has a name, by noun."""
    return {
        "faction": tuple(faction.id for faction in content.FACTIONS),
        "paper": tuple(card.id for card in content.CARDS),
        "effect": content.LASTING_EFFECTS,
    }


def wordings() -> list[Wording]:
    """Every text that the factions and cards need."""
    things: dict[str, Faction | Card] = {f"faction-{faction.id}.text": faction for faction in content.FACTIONS}
    things |= {f"paper-{card.id}.text": card for card in content.CARDS}
    named = [f"{noun}-{name}" for noun, names in ids().items() for name in names]
    texts = [f"{name}.text" for name in named]
    return [_wording(text, things.get(text)) for text in named + texts]


def _wording(text: str, thing: Faction | Card | None) -> Wording:
    """A number that is not 1 must be filled in; so must the number of coins that makes wealthy."""
    if thing is None:
        return Wording(text)
    shown = {"amount"} if abs(thing.amount) != 1 else set()
    if thing.who == "wealthy":
        shown.add("wealthy")
    return Wording(text, frozenset(("amount", "wealthy")), frozenset(shown))


def reaches() -> tuple[Reach, ...]:
    """What random games must bring up."""
    votes = frozenset(card.id for card in (*LAWS, *MOTIONS))
    return (
        Reach("card", "turned up", "card-flipped", "card", frozenset(card.id for card in content.CARDS)),
        Reach("card", "voted on", "vote-counted", "card", votes),
        Reach("law", "passed", "law-passed", "card", frozenset(card.id for card in LAWS)),
        Reach("motion", "carried out", "motion-carried", "card", frozenset(card.id for card in MOTIONS)),
        Reach("action", "played", "action-played", "card", frozenset(card.id for card in ACTIONS)),
        Reach("effect", "put in force", "effect-begins", "effect", frozenset(content.LASTING_EFFECTS)),
    )


def _ids() -> Iterator[str]:
    for noun, names in ids().items():
        for name, count in Counter(names).items():
            if count > 1:
                yield f"Two {noun}s have the id '{name}'."


def _factions() -> Iterator[str]:
    if len(content.FACTIONS) < MOST_PLAYERS * OFFERED:
        yield f"There are {len(content.FACTIONS)} factions, too few for {MOST_PLAYERS} players."
    for faction in content.FACTIONS:
        if faction.ability not in ABILITIES:
            yield f"The faction '{faction.id}' has the unknown ability '{faction.ability}'."
        if faction.who not in GROUPS:
            yield f"The faction '{faction.id}' names the unknown group '{faction.who}'."
        if faction.amount < 1:
            yield f"The faction '{faction.id}' has a number that makes no sense."


def _votes() -> Iterator[str]:
    """Laws and motions: kinds, groups, numbers, and as many of each as the rules say."""
    kinds: tuple[tuple[Sequence[Card], frozenset[str]], ...] = (
        (LAWS, LAW_EFFECTS),
        (MOTIONS, frozenset(MOTION_KINDS)),
        (ACTIONS, frozenset(ACTION_KINDS)),
    )
    for cards, effects in kinds:
        if len(cards) != OF_EACH_KIND:
            yield f"There are {len(cards)} cards of the kind '{cards[0].kind}', not {OF_EACH_KIND}."
        for card in cards:
            if card.effect not in effects:
                yield f"The {card.kind} '{card.id}' has the unknown effect '{card.effect}'."
            if card.who not in GROUPS and not (card.kind == ACTION and card.who in WHOSE_ATTACK):
                yield f"The {card.kind} '{card.id}' names the unknown group '{card.who}'."
            if card.amount == 0:
                yield f"The {card.kind} '{card.id}' has a number that makes no sense."
            if bool(card.windows) != (card.kind == ACTION):
                yield f"The {card.kind} '{card.id}' has the wrong windows."


def _actions() -> Iterator[str]:
    """Nobody may be eliminated while attacks are under way: cards played then take no coins."""
    during = {content.ATTACKS, content.DAMAGE}
    for card in ACTIONS:
        for window in card.windows:
            if window not in content.WINDOWS:
                yield f"The action '{card.id}' names the unknown window '{window}'."
        if during & set(card.windows) and card.effect in ("fine", "take-coins"):
            yield f"The action '{card.id}' takes coins while attacks are under way."
    if WEALTHY < 2:
        yield "Everybody is wealthy."
