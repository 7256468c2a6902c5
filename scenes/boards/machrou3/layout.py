"""Where everything lies on the table of Machrou3 Ra2is, in both layouts."""

from dataclasses import dataclass

from scenes.ui.kit import Box, Kit


@dataclass(frozen=True)
class TableLayout:
    """The boxes of the table. On the compact layout Parliament, talk and hand open as drawers over the map."""

    masthead: Box
    seats: Box
    parliament: Box
    hand: Box
    map: Box
    main: Box  # the battle, or what is in force
    prompt: Box
    talk: Box
    log: Box
    actions: Box
    rail: Box | None = None

    @property
    def body(self) -> Box:
        """All below the seats: where the debate takes place."""
        left = self.rail.x if self.rail is not None else self.parliament.x
        return Box(left, self.map.y, self.actions.right - left, self.actions.bottom - self.map.y)


def table_layout(kit: Kit) -> TableLayout:
    return _compact(kit) if kit.compact else _large(kit)


def _large(kit: Kit) -> TableLayout:
    """Broader windows keep the sheets together in the middle; higher ones give the room to map and lists."""
    x = (kit.width - 1920) / 2
    more = kit.height - 1080
    right = x + 1232
    return TableLayout(
        masthead=Box(0, 0, kit.width, 60),
        seats=Box(24, 72, kit.width - 48, 84),
        parliament=Box(x + 24, 168, 360, 600),
        hand=Box(x + 24, 784, 360, 280 + more),
        map=Box(x + 400, 168, 816, 896 + more),
        main=Box(right, 168, 664, 398),
        prompt=Box(right, 578, 664, 128),
        talk=Box(right, 718, 372, 222 + more),
        log=Box(right + 384, 718, 280, 222 + more),
        actions=Box(right, 952 + more, 664, 112),
    )


def _compact(kit: Kit) -> TableLayout:
    x = (kit.width - 1280) / 2
    more = kit.height - 720
    right = x + 676
    drawer = Box(x + 76, 118, 360, 594 + more)
    return TableLayout(
        masthead=Box(0, 0, kit.width, 46),
        seats=Box(8, 54, kit.width - 16, 56),
        parliament=Box(drawer.x, drawer.y, 360, 594),
        hand=Box(drawer.x, drawer.y, 360, 300),
        talk=Box(drawer.x, drawer.y, 440, drawer.h),
        map=Box(x + 76, 118, 592, 594 + more),
        main=Box(right, 118, 596, 270),
        prompt=Box(right, 396, 596, 104),
        log=Box(right, 508, 596, 114 + more),
        actions=Box(right, 630 + more, 596, 82),
        rail=Box(x + 8, 118, 60, 594 + more),
    )
