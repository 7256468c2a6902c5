"""What lies in the box of Machrou3 Ra2is, as data: characters, piles, stations, Objectives and Exceptional Powers.

A card names the kind of its condition or effect; the code of each kind stands in rules/conditions.py and
rules/powers.py. Numbers that depend on the table are given for 4, 5 and 6 players.
"""

from typing import NamedTuple

from engine.games.machrou3.board import COAST, EVERYWHERE, GOVERNORATE_MASK, GROUPS, mask_of

CORRUPT = "corrupt"
REFORMIST = "reformist"


class Character(NamedTuple):
    id: str
    side: str
    exposed: bool = False  # the eye: shown to the Judge in the Advanced Game
    judge: bool = False


CHARACTERS = (
    Character("adnan", CORRUPT, exposed=True),
    Character("nisreen", CORRUPT),
    Character("fawzi", CORRUPT),
    Character("lara", REFORMIST),
    Character("latif", REFORMIST),
    Character("nahida", REFORMIST),
    Character("faten", REFORMIST),
    Character("mansour", REFORMIST),
    Character("saleh", REFORMIST, judge=True),
)
SIDE = {character.id: character.side for character in CHARACTERS}

# Corrupt and Reformists by number of players (M9).
TEAMS = {4: (1, 3), 5: (2, 3), 6: (2, 4)}

# Fixed piles and Media Stations of the Beginner's Game (M6).
PILES = {
    4: (
        "sour jezzine baalbek aley metn bint-jbeil",
        "baabda zahrani beirut-2 miniyeh tripoli nabatieh",
        "west-bekaa zahle akkar keserwan hermel zgharta",
        "bcharre chouf saida marjayoun hasbaya jbeil",
    ),
    5: (
        "sour baalbek aley metn bint-jbeil",
        "baabda beirut-2 miniyeh tripoli nabatieh",
        "west-bekaa zahle akkar keserwan zgharta",
        "bcharre chouf jezzine marjayoun hasbaya",
        "beirut-1 batroun jbeil koura saida",
    ),
    6: (
        "baalbek jezzine keserwan nabatieh",
        "bcharre beirut-2 miniyeh tripoli",
        "zahle akkar metn zgharta",
        "chouf zahrani marjayoun hasbaya",
        "beirut-1 batroun jbeil saida",
        "sour baabda west-bekaa aley",
    ),
}
STATIONS = {
    4: "sour tripoli zahle jbeil",
    5: "sour tripoli zahle jbeil hasbaya",
    6: "baalbek beirut-2 akkar hasbaya saida baabda",
}


class Objective(NamedTuple):
    """A hidden agenda: a condition kind, how much of it is needed (4, 5, 6 players), and where on the board."""

    id: str
    kind: str
    need: tuple[int, int, int]
    where: int = EVERYWHERE
    least: int = 0  # a second threshold of some kinds: IP of a district, districts in a governorate
    origin: bool = False  # speaks of a District of Origin: only in the Advanced Game (M8)


_MOUNTAIN = sum(1 << number for number, group in enumerate(GROUPS) if group.id.startswith("mount-lebanon"))
_ALL_GROUPS = (1 << len(GROUPS)) - 1

OBJECTIVES = (
    Objective("northern-pact", "gain", (3, 2, 2), GOVERNORATE_MASK["north"]),
    Objective("southern-pact", "gain", (3, 2, 2), GOVERNORATE_MASK["south"]),
    Objective("bekaa-road", "gain", (3, 2, 2), mask_of("beirut-1 baabda aley zahle west-bekaa rashaya")),
    Objective("mountain-benches", "lead", (3, 2, 2), _MOUNTAIN),
    Objective("two-halves-of-the-capital", "hold", (2, 2, 2), GOVERNORATE_MASK["beirut"]),
    Objective("six-harbours", "gain", (2, 2, 2), mask_of("tripoli keserwan beirut-1 beirut-2 saida sour")),
    Objective("corniche", "gain", (4, 2, 2), COAST),
    Objective("far-from-the-sea", "gain", (3, 3, 3), EVERYWHERE & ~COAST),
    Objective("one-foot-everywhere", "gain-provinces", (4, 3, 3)),
    Objective("two-strongholds", "governorates", (4, 3, 2), least=2),
    Objective("on-every-screen", "stations", (3, 2, 2)),
    Objective("great-bloc", "bloc", (44, 31, 29)),
    Objective("many-benches", "lead", (6, 5, 4), _ALL_GROUPS),
    Objective("clean-sweep", "whole-groups", (2, 1, 1)),
    Objective("unbroken-land", "chain", (8, 5, 5)),
    Objective("deep-pockets", "influence", (60, 42, 38)),
    Objective("heavyweights", "hold-heavy", (4, 3, 2), least=9),
    Objective("grass-roots", "hold-light", (5, 3, 3), least=5),
    Objective("frontrunner", "ahead", (10, 4, 5)),
    Objective("land-rush", "hold", (9, 7, 6)),
    Objective("battle-hardened", "battles", (4, 3, 3)),
    Objective("kingmaker", "backed", (4, 3, 5)),
    Objective("stump-speaker", "campaigns", (3, 2, 2)),
    Objective("favourite-son", "origin-leads", (1, 1, 1), origin=True),
    Objective("home-ground", "origin-ring", (3, 3, 2), origin=True),
    Objective("landlord-abroad", "origin-taken", (1, 1, 1), origin=True),
    Objective("voice-of-the-village", "origin-station", (1, 1, 1), origin=True),
    Objective("pride-of-the-province", "origin-province", (4, 3, 3), origin=True),
    Objective("long-way-from-home", "origin-away", (4, 4, 3), origin=True),
)
OBJECTIVE = {objective.id: objective for objective in OBJECTIVES}


class Power(NamedTuple):
    """An Exceptional Power: an effect kind and its numbers. `declinable` where doing nothing can be the wish."""

    id: str
    effect: str
    amount: int = 0
    ceiling: int = 99  # highest IP of a district it can reach
    reaches_origin: bool = False  # may touch a District of Origin
    declinable: bool = False


POWERS = (
    Power("decree", "take-swing"),
    Power("defection", "take-neighbour", ceiling=5, reaches_origin=True),
    Power("vacant-chair", "vacate", ceiling=7),
    Power("recount", "vacate", ceiling=5, reaches_origin=True),
    Power("public-works", "strengthen", amount=3),
    Power("pension-scheme", "strengthen", amount=2),
    Power("scandal", "weaken", amount=3),
    Power("family-visits", "strengthen-province", amount=1),
    Power("redrawn-lines", "shift", amount=2),
    Power("land-registry", "force-swap", amount=2, declinable=True),
    Power("new-antenna", "add-station"),
    Power("jammed-signal", "remove-station", declinable=True),
    Power("moving-mast", "move-station", declinable=True),
    Power("mountain-tunnel", "open-frontier"),
    Power("landslide", "close-frontier", declinable=True),
    Power("dossier", "see-objective"),
    Power("wiretap", "compare-sides"),
    Power("immunity", "immunity"),
    Power("bastion", "bastion", amount=4),
    Power("second-wind", "extra-action"),
    Power("borrowed-gavel", "next-speaker"),
    Power("gag-order", "gag"),
    Power("party-whip", "ties-pass"),
    Power("blank-cheque", "no-vote"),
    Power("think-tank", "choose-objective"),
    Power("casting-vote", "wins-ties"),
    Power("truce", "truce"),
)
POWER = {power.id: power for power in POWERS}

# What a power may leave in force for a while; see rules/rulings.py for what each of them bends.
LASTING_EFFECTS = (
    "immunity",
    "bastion",
    "extra-action",
    "next-speaker",
    "gag",
    "ties-pass",
    "no-vote",
    "wins-ties",
    "truce",
)
