"""What lies in the box of Bureaucracy, as data: 24 factions and 60 cards.

A faction names the kind of its ability, a card the kind of its effect. What an ability or a law bends is answered in
rules/rulings.py; what a motion does stands in rules/motions.py, what an action does in rules/actions.py.
"""

from typing import NamedTuple

LAW, MOTION, ACTION = "law", "motion", "action"

# The moments at which action cards may be played (B9).
START, VOTES, ATTACKS, DAMAGE, END = "start", "votes", "attacks", "damage", "end"
WINDOWS = (START, VOTES, ATTACKS, DAMAGE, END)


class Faction(NamedTuple):
    """An ability and its number; `who` is the group a player must belong to, where it matters (rules/groups.py)."""

    id: str
    ability: str
    amount: int = 1
    who: str = "all"


FACTIONS = (
    Faction("salt-guild", "income", 1, "two-allies"),
    Faction("tollgate-hermits", "income", 1, "unallied"),
    Faction("grain-hoarders", "income", 1, "peaceful"),
    Faction("widows-league", "income", 1, "poorest"),
    Faction("quarry-clans", "cheap-attackers", 1),
    Faction("bridge-wardens", "cheap-first-defender", 1),
    Faction("seal-office", "foreign-veto", 4),
    Faction("notaries-chamber", "cheap-veto", 2),
    Faction("ferry-kin", "early-alliance", 1),
    Faction("lamplighters", "next-card", 1),
    Faction("court-poets", "votes", 2),
    Faction("customs-house", "toll", 1),
    Faction("field-surgeons", "spares-defenders", 1),
    Faction("stretcher-union", "spares-attackers", 1),
    Faction("tax-farmers", "plunder", 1),
    Faction("vault-keepers", "armour", 1),
    Faction("glass-blowers", "ally-bonus", 1),
    Faction("armoury-lenders", "lending-fee", 1),
    Faction("almanac-press", "gain-when-passed", 1),
    Faction("loyal-opposition", "gain-when-failed", 1),
    Faction("kennel-masters", "loyal-guard", 1),
    Faction("orphan-regiment", "last-defender", 1),
    Faction("divorce-court", "parting-fee", 2),
    Faction("siege-engineers", "breach", 1),
)
FACTION = {faction.id: faction for faction in FACTIONS}


class Card(NamedTuple):
    """A law, a motion or an action: its effect with its number, on whom it works, and how it is voted on or played."""

    id: str
    kind: str
    effect: str
    amount: int = 1
    who: str = "all"
    secret: bool = False  # voted on by secret ballot (B6)
    windows: tuple[str, ...] = ()


LAWS = (
    Card("toll-roads", LAW, "attack-fee", 1),
    Card("compensation-act", LAW, "attack-damages", 1),
    Card("quartermaster-act", LAW, "upkeep", 3),
    Card("hoarding-act", LAW, "levy", 1, "wealthy"),
    Card("poor-relief", LAW, "stipend", 1, "poorest", secret=True),
    Card("living-wage", LAW, "wage", 1),
    Card("austerity", LAW, "wage", -1),
    Card("closed-borders", LAW, "no-ally-income"),
    Card("arms-duty", LAW, "attacker-price", 1),
    Card("arms-fair", LAW, "attacker-price", -1, secret=True),
    Card("bulwark-subsidy", LAW, "defender-price", -1),
    Card("honour-among-allies", LAW, "no-betrayal"),
    Card("protected-species", LAW, "spare-poorest", secret=True),
    Card("one-war-at-a-time", LAW, "one-attack"),
    Card("parade-order", LAW, "force-limit", 3),
    Card("cheap-objections", LAW, "veto-price", -2),
    Card("no-objections", LAW, "no-veto", secret=True),
    Card("strict-neutrality", LAW, "no-lending"),
    Card("short-pikes", LAW, "strength", 1),
    Card("finders-keepers", LAW, "spoils", secret=True),
)

MOTIONS = (
    Card("open-ledgers", MOTION, "levelling", 1),
    Card("winter-bonus", MOTION, "coins", 1),
    Card("stamp-duty", MOTION, "coins", -1, secret=True),
    Card("luxury-levy", MOTION, "coins", -2, "wealthy"),
    Card("auditors-visit", MOTION, "coins", -2, "richest", secret=True),
    Card("relief-rolls", MOTION, "coins", 2, "poorest"),
    Card("solitude-grant", MOTION, "coins", 2, "unallied"),
    Card("friendship-tax", MOTION, "coins", -1, "allied", secret=True),
    Card("sabre-rattling-fine", MOTION, "coins", -1, "warlike"),
    Card("watchmens-pay", MOTION, "coins", 1, "guarded"),
    Card("representation-costs", MOTION, "coins", 2, "active"),
    Card("disarmament-day", MOTION, "attackers", -1),
    Card("militia-draft", MOTION, "attackers", 1),
    Card("home-guard", MOTION, "defenders", 1, "unguarded"),
    Card("ploughshares", MOTION, "to-defenders", 1, secret=True),
    Card("clean-break", MOTION, "dissolve", 1, secret=True),
    Card("spring-cleaning", MOTION, "repeal"),
    Card("paper-shortage", MOTION, "shred"),
    Card("change-at-the-top", MOTION, "new-faction", 1, "poorest"),
    Card("show-of-force", MOTION, "march", 1, "active"),
)

ACTIONS = (
    Card("petty-cash", ACTION, "coins", 2, windows=(START, END)),
    Card("overtime-claim", ACTION, "coins-per-ally", 1, windows=(START, END)),
    Card("audit-letter", ACTION, "take-coins", 1, windows=(START, END)),
    Card("surprise-fine", ACTION, "fine", 2, "richest", windows=(END,)),
    Card("volunteers", ACTION, "attackers", 1, windows=(START, END)),
    Card("night-watch", ACTION, "defenders", 1, windows=(START, ATTACKS, END)),
    Card("late-filing", ACTION, "stop-attack", 1, "own", windows=(ATTACKS,)),
    Card("injunction", ACTION, "stop-attack", 1, "any", windows=(ATTACKS,)),
    Card("lost-paperwork", ACTION, "shred-hand", windows=(START, END)),
    Card("sandbags", ACTION, "shield", 2, windows=(DAMAGE,)),
    Card("last-reserves", ACTION, "reinforce", 1, windows=(DAMAGE,)),
    Card("spiked-ditch", ACTION, "strength", 3, windows=(ATTACKS, DAMAGE)),
    Card("party-line", ACTION, "votes", 3, windows=(VOTES,)),
    Card("filibuster", ACTION, "shelve", windows=(VOTES,)),
    Card("drawn-curtains", ACTION, "seal-vote", windows=(VOTES,)),
    Card("loophole", ACTION, "repeal", windows=(START, END)),
    Card("poison-pen", ACTION, "isolate", windows=(START, END)),
    Card("leaked-dossier", ACTION, "see-target", windows=(START, END)),
    Card("safe-conduct", ACTION, "protect", windows=(START,)),
    Card("new-letterhead", ACTION, "new-faction", windows=(START, END)),
)

CARDS = (*LAWS, *MOTIONS, *ACTIONS)
CARD = {card.id: card for card in CARDS}

# What a card may leave in force until the end of a turn; see rules/rulings.py for what each of them bends.
LASTING_EFFECTS = ("march", "shield", "strength", "votes", "seal-vote", "protect")
