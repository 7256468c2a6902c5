"""What makes a game short enough for the station, by game; one that is not named here is played as it is."""

from collections.abc import Mapping

# What people decide themselves even when time is short; a game without an entry is then played out by bots.
FINALES: Mapping[str, frozenset[str]] = {"machrou3": frozenset({"stand", "president"})}
# House rules that hold at the station (B25).
HOUSE_RULES: Mapping[str, frozenset[str]] = {"bureaucracy": frozenset({"twelve-rounds"})}
