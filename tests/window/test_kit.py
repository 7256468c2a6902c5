"""The kit: sizes, mirroring, text that stays in its box, settings that survive anything."""

import json
from pathlib import Path

import pygame
import pytest

from scenes.settings import FILE, Settings
from scenes.texts import load_texts
from scenes.ui.kit import Box, Kit, make_kit
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT, shaped, shortened, wrapped
from scenes.ui.theme import NIGHT, PAPER, PIECES, contrast, ink_on
from scenes.window import start_video


@pytest.fixture(autouse=True)
def _video() -> None:
    start_video(dummy=True)


def kit_of(size: tuple[int, int] = (1920, 1080), **settings: object) -> Kit:
    return make_kit(size, Settings(**settings), load_texts("en"))  # type: ignore[arg-type]


def painter_of(kit: Kit) -> Painter:
    return Painter(pygame.Surface(kit.size), kit)


def mirrored(kit: Kit) -> Kit:
    return Kit(kit.size, kit.unit, kit.compact, True, kit.theme, kit.texts, kit.settings)


@pytest.mark.parametrize(
    ("size", "compact", "unit"),
    [
        ((1920, 1080), False, 1.0),
        ((3840, 2160), False, 2.0),
        ((1600, 900), False, 1600 / 1920),
        ((1599, 900), True, 899 / 720),
        ((1280, 720), True, 1.0),
        ((2560, 1080), False, 1.0),
    ],
)
def test_a_window_gets_the_layout_that_fits_it(size: tuple[int, int], compact: bool, unit: float) -> None:
    kit = kit_of(size)
    assert kit.compact is compact
    assert kit.unit == pytest.approx(unit, abs=0.01)
    base = (1280, 720) if compact else (1920, 1080)
    assert kit.width >= base[0] - 0.01
    assert kit.height >= base[1] - 0.01


def test_large_text_means_the_compact_layout_with_larger_units() -> None:
    kit = kit_of(text_size=150)
    assert kit.compact
    assert kit.unit == 1.5
    assert kit_of((1280, 720), text_size=200).larger_text == 2.0


def test_mirroring_puts_a_box_as_far_from_the_right_as_it_was_from_the_left() -> None:
    kit = kit_of()
    box = Box(24, 72, 400, 80)
    assert kit.pixels(box) == pygame.Rect(24, 72, 400, 80)
    assert mirrored(kit).pixels(box) == pygame.Rect(1920 - 424, 72, 400, 80)


def test_text_stays_in_its_box_at_every_size() -> None:
    painter = painter_of(kit_of())
    for lines in (1, 2, 4):
        box = Box(100, 100, 240, 30 * lines)
        filled = painter.text("A sentence of some length, with commas.", box, 26, TEXT, lines=lines, cut=True)
        assert filled.x >= box.x - 1
        assert filled.right <= box.right + 1
        assert filled.y >= box.y - 1
        assert filled.bottom <= box.bottom + 1


def test_a_text_that_cannot_fit_is_a_fault_unless_it_may_be_cut() -> None:
    painter = painter_of(kit_of())
    painter.text("Far too long for so little room", Box(0, 0, 60, 20), 20, LABEL, cut=True)
    assert painter.faults == []
    painter.text("Far too long for so little room", Box(0, 0, 60, 20), 20, LABEL)
    assert len(painter.faults) == 1


def test_text_is_drawn_on_the_side_where_reading_begins() -> None:
    kit = kit_of()
    box = Box(100, 100, 400, 40)
    assert painter_of(kit).text("Short", box, 20).x == pytest.approx(100, abs=1)
    painter = painter_of(mirrored(kit))
    painter.surface.fill(kit.theme.page)
    painter.text("Short", box, 20)
    drawn = pygame.mask.from_threshold(painter.surface, kit.theme.ink, (60, 60, 60)).get_bounding_rects()
    assert max(rect.right for rect in drawn) == pytest.approx(1920 - 100, abs=3)


def test_wrapping_breaks_at_words_and_cuts_only_what_has_no_room() -> None:
    assert wrapped("one two three", TEXT, 18, 10_000) == ("one two three",)
    lines = wrapped("one two three four five six", TEXT, 18, 80)
    assert " ".join(lines) == "one two three four five six"
    assert all(len(piece) < 30 for piece in wrapped("x" * 60, TEXT, 18, 80))
    assert shortened("A long name indeed", TEXT, 18, 60).endswith("…")


def test_arabic_is_put_into_visual_order_and_latin_left_alone() -> None:
    assert shaped("Rima 28", TEXT) == "Rima 28"
    assert shaped("ريما 28", TEXT).startswith("28")
    assert shaped("abc", DISPLAY) == "ABC"


@pytest.mark.parametrize("theme", [PAPER, NIGHT])
def test_every_ink_can_be_read(theme: object) -> None:
    assert isinstance(theme, type(PAPER))
    for ground in (theme.page, theme.panel, theme.card):
        assert contrast(theme.ink, ground) >= 10
        assert contrast(theme.ink2, ground) >= 4.5
        assert contrast(theme.danger, ground) >= 4.5
    for piece in PIECES:
        assert contrast(theme.players[piece], ink_on(theme.players[piece])) >= 4.5


def test_settings_come_back_as_they_were_kept(tmp_path: Path) -> None:
    kept = Settings(theme="night", speed="fast", window=(1280, 720, 10, 20), table={"players": 5})
    assert kept.write(tmp_path)
    assert Settings.read(tmp_path) == kept


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[]",
        b'{"theme": "pink", "speed": 7, "text_size": "big", "effects_volume": 900}',
        b'{"window": ["a", 2], "table": [], "mute": "yes", "unheard-of": 1}',
        b'{"window": [0, 720]}',
        b"[" * 100_000,
    ],
)
def test_damaged_settings_are_replaced_by_the_usual_ones(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert Settings.read(tmp_path) == Settings()


def test_one_wrong_entry_does_not_cost_the_others(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(json.dumps({"theme": "night", "speed": "warp"}))
    assert Settings.read(tmp_path) == Settings(theme="night")


def test_settings_that_cannot_be_written_stop_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert not Settings().write(blocked)
