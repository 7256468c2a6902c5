"""Telling moments of Bureaucracy."""

from scenes.play.poses import Pose, Poses

POSES = Poses(
    usual=Pose(("muster",), 160),
    secret=Pose(("vote",), 80),
    tables={
        "recruit": Pose(("recruit",)),
        "troops": Pose(("muster",), 120),
        "assign": Pose(("muster.assign",), 20),
        "attack": Pose(("attack",), 120),
        "force": Pose(("attack.force",), 120),
        "defend": Pose(("defend",), 120),
        "veto": Pose(("veto",), 120),
        "action": Pose(("action",), 80),
        "diplomacy": Pose(("diplomacy",), 120),
    },
    booths={
        "factions": Pose(("faction",)),
        "vote": Pose(("vote",), 80),
        "ballot": Pose(("vote.secret",), 80),
    },
    looks={"targets": Pose(("muster",), 120)},
    lively="coins-changed",
    level="random",  # who thinks nothing of it fills the table with all that can lie there
)
