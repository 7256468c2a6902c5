"""Telling moments of Machrou3 Ra2is."""

from scenes.play.poses import Pose, Poses

POSES = Poses(
    usual=Pose(("action",), 44),
    secret=Pose(("campaign.vote",)),
    tables={
        "map-choice": Pose(("battle.at",), 12),
        "battle": Pose(("battle.support",), 12),
        "finish": Pose(("finish",), 12),
        "debate": Pose(("stand",), talks=True),
    },
    booths={
        "identify": Pose(("identify",)),
        "ballot": Pose(("campaign.vote",)),
        "president": Pose(("president",)),
        "declare": Pose(("action",)),
    },
    looks={"hand": Pose(("action",))},
    lively="district-changed",
)
