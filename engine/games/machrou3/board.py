"""The board of Machrou3 Ra2is as facts: districts, groups, governorates and frontiers (M1, M2).

Districts are known by their place in DISTRICTS; a set of districts is a bit mask, so that "which of my
districts border this one" is a single `&`.
"""

from typing import NamedTuple

from engine.contract import Option


class District(NamedTuple):
    id: str
    ip: int
    group: str
    governorate: str
    coast: bool


class Group(NamedTuple):
    id: str
    seats: int
    districts: tuple[int, ...]
    mask: int


DISTRICTS = (
    District("akkar", 5, "north-1", "north", coast=True),
    District("tripoli", 8, "north-2", "north", coast=True),
    District("miniyeh", 4, "north-2", "north", coast=True),
    District("zgharta", 7, "north-3", "north", coast=False),
    District("koura", 4, "north-3", "north", coast=True),
    District("bcharre", 7, "north-3", "north", coast=False),
    District("batroun", 8, "north-3", "north", coast=True),
    District("jbeil", 5, "mount-lebanon-1", "mount-lebanon", coast=True),
    District("keserwan", 8, "mount-lebanon-1", "mount-lebanon", coast=True),
    District("metn", 7, "mount-lebanon-2", "mount-lebanon", coast=True),
    District("baabda", 12, "mount-lebanon-3", "mount-lebanon", coast=True),
    District("aley", 4, "mount-lebanon-4", "mount-lebanon", coast=True),
    District("chouf", 11, "mount-lebanon-4", "mount-lebanon", coast=True),
    District("beirut-1", 10, "beirut-1", "beirut", coast=True),
    District("beirut-2", 9, "beirut-2", "beirut", coast=True),
    District("saida", 7, "south-1", "south", coast=True),
    District("zahrani", 5, "south-2", "south", coast=True),
    District("jezzine", 6, "south-1", "south", coast=False),
    District("sour", 6, "south-2", "south", coast=True),
    District("nabatieh", 3, "south-3", "south", coast=False),
    District("bint-jbeil", 7, "south-3", "south", coast=False),
    District("marjayoun", 6, "south-3", "south", coast=False),
    District("hasbaya", 5, "south-3", "south", coast=False),
    District("zahle", 10, "bekaa-1", "bekaa", coast=False),
    District("west-bekaa", 6, "bekaa-2", "bekaa", coast=False),
    District("rashaya", 4, "bekaa-2", "bekaa", coast=False),
    District("baalbek", 11, "bekaa-3", "bekaa", coast=False),
    District("hermel", 5, "bekaa-3", "bekaa", coast=False),
)

SEATS = {
    "north-1": 7,
    "north-2": 11,
    "north-3": 10,
    "mount-lebanon-1": 8,
    "mount-lebanon-2": 8,
    "mount-lebanon-3": 6,
    "mount-lebanon-4": 13,
    "beirut-1": 8,
    "beirut-2": 11,
    "south-1": 5,
    "south-2": 7,
    "south-3": 11,
    "bekaa-1": 7,
    "bekaa-2": 6,
    "bekaa-3": 10,
}

GOVERNORATES = ("north", "bekaa", "mount-lebanon", "beirut", "south")

FRONTIERS = {
    "akkar": "hermel miniyeh",
    "tripoli": "koura miniyeh zgharta",
    "miniyeh": "akkar bcharre hermel tripoli zgharta",
    "zgharta": "bcharre koura miniyeh tripoli",
    "koura": "batroun bcharre tripoli zgharta",
    "bcharre": "baalbek batroun hermel koura miniyeh zgharta",
    "batroun": "baalbek bcharre jbeil koura",
    "jbeil": "baalbek batroun keserwan",
    "keserwan": "baalbek jbeil metn",
    "metn": "baabda baalbek beirut-1 keserwan zahle",
    "baabda": "aley beirut-1 beirut-2 metn zahle",
    "aley": "baabda chouf west-bekaa zahle",
    "chouf": "aley jezzine saida west-bekaa",
    "beirut-1": "baabda beirut-2 metn",
    "beirut-2": "baabda beirut-1",
    "saida": "chouf jezzine zahrani",
    "zahrani": "jezzine nabatieh saida sour",
    "jezzine": "chouf hasbaya marjayoun nabatieh saida west-bekaa zahrani",
    "sour": "bint-jbeil nabatieh zahrani",
    "nabatieh": "bint-jbeil jezzine marjayoun sour zahrani",
    "bint-jbeil": "marjayoun nabatieh sour",
    "marjayoun": "bint-jbeil hasbaya jezzine nabatieh",
    "hasbaya": "jezzine marjayoun rashaya west-bekaa",
    "zahle": "aley baabda baalbek metn rashaya west-bekaa",
    "west-bekaa": "aley chouf hasbaya jezzine rashaya zahle",
    "rashaya": "hasbaya west-bekaa zahle",
    "baalbek": "batroun bcharre hermel jbeil keserwan metn zahle",
    "hermel": "akkar baalbek bcharre miniyeh",
}

DISTRICT_OPTIONS = tuple(Option(district.id) for district in DISTRICTS)
INDEX = {district.id: number for number, district in enumerate(DISTRICTS)}


def mask_of(ids: str) -> int:
    """The set of the districts named in a line of ids, as a bit mask."""
    return sum(1 << INDEX[name] for name in ids.split())


def members(mask: int) -> list[int]:
    """The districts of a set, in board order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _group(name: str, seats: int) -> Group:
    inside = tuple(number for number, district in enumerate(DISTRICTS) if district.group == name)
    return Group(name, seats, inside, sum(1 << number for number in inside))


GROUPS = tuple(_group(name, seats) for name, seats in SEATS.items())
GROUP_INDEX = {group.id: number for number, group in enumerate(GROUPS)}
GROUP_OF = tuple(GROUP_INDEX[district.group] for district in DISTRICTS)
BORDERS = tuple(mask_of(FRONTIERS[district.id]) for district in DISTRICTS)
INFLUENCE = tuple(district.ip for district in DISTRICTS)
EVERYWHERE = (1 << len(DISTRICTS)) - 1
COAST = sum(1 << number for number, district in enumerate(DISTRICTS) if district.coast)
GOVERNORATE_MASK = {
    name: sum(1 << number for number, district in enumerate(DISTRICTS) if district.governorate == name)
    for name in GOVERNORATES
}
