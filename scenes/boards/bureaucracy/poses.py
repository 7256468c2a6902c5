"""Telling moments of Bureaucracy."""

from scenes.play.poses import Pose, Poses

POSES = Poses(
    usual=Pose(("muster",), 70),
    secret=Pose(("vote",), 40),
    tables={
        "recruit": Pose(("recruit",)),
        "troops": Pose(("muster",), 30),
        "assign": Pose(("muster.assign",), 20),
        "attack": Pose(("attack",), 60),
        "force": Pose(("attack.force",), 60),
        "defend": Pose(("defend",), 60),
        "veto": Pose(("veto",), 20),
        "action": Pose(("action",), 20),
        "diplomacy": Pose(("diplomacy",), 60),
    },
    booths={
        "factions": Pose(("faction",)),
        "vote": Pose(("vote",), 40),
        "ballot": Pose(("vote.secret",), 20),
    },
    looks={"targets": Pose(("muster",), 30)},
    lively="coins-changed",
)
