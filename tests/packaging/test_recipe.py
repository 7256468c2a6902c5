"""What goes into the standalone program: everything that it needs, whatever the tables of the games say."""

import ast
import importlib.util
from pathlib import Path

import pytest

from scenes.boards import BOARDS
from scenes.console.main import COMMANDS
from scenes.packing import icons, recipe
from scenes.texts import languages

ROOT = Path(__file__).resolve().parents[2]


def imports_of(module: str) -> set[str]:
    """Every name that a module of the box imports, wherever in it; some are things inside modules."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    found: set[str] = set()
    for node in ast.walk(ast.parse(Path(spec.origin).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def reached() -> set[str]:
    """The modules of the box that a packer finds: from game.py, from the tables, and all packages above them."""
    own = recipe.own_modules(ROOT)
    waiting = {*recipe.hidden_imports(), "game"}
    seen: set[str] = set()
    while waiting:
        module = waiting.pop()
        seen.add(module)
        above = {module.rpartition(".")[0]} - {""}
        waiting |= ({name for name in imports_of(module) if name in own} | above) - seen
    return seen - {"game"}


def test_every_module_of_the_box_is_reached_from_the_start_or_from_a_table() -> None:
    assert recipe.forgotten(ROOT, reached()) == []


def test_a_module_that_no_table_names_is_missed() -> None:
    packed = recipe.own_modules(ROOT) - {"scenes.console.bench"}
    assert recipe.forgotten(ROOT, packed) == ["scenes.console.bench"]


def test_what_is_imported_by_name_comes_from_the_tables() -> None:
    hidden = recipe.hidden_imports()
    assert set(COMMANDS.values()) <= set(hidden)
    for game in BOARDS:
        assert f"scenes.boards.{game}.table" in hidden
    assert all(importlib.util.find_spec(name) is not None for name in hidden)


def test_the_packer_itself_stays_behind() -> None:
    assert not any(name.startswith(recipe.LEFT_BEHIND) for name in recipe.own_modules(ROOT))
    assert recipe.LEFT_BEHIND in recipe.EXCLUDED


def test_nothing_that_the_box_imports_is_left_out() -> None:
    needed = {name for module in recipe.own_modules(ROOT) for name in imports_of(module)}
    tolerated = {"tomllib"}  # the first start from the source alone reads pyproject.toml
    assert needed & set(recipe.EXCLUDED) - tolerated == set()


def test_all_texts_maps_and_art_go_along_and_pictures_for_the_readme_do_not() -> None:
    packed = set(recipe.assets(ROOT))
    for language in languages():
        for path in (ROOT / "assets" / "text" / language).glob("*.ftl"):
            assert path.relative_to(ROOT) in packed
    for path in [*(ROOT / "assets" / "fonts").glob("*"), *(ROOT / "maps").glob("*.tmx")]:
        assert path.relative_to(ROOT) in packed
    assert {Path("LICENSE"), Path("pyproject.toml"), Path("assets/common/icon.svg")} <= packed
    assert not any(path.parts[1] in ("pictures", "packaging") for path in packed if len(path.parts) > 1)


def test_every_file_goes_to_its_own_folder() -> None:
    placed = {Path(folder, Path(source).name) for source, folder in recipe.data_files(ROOT)}
    assert placed == set(recipe.assets(ROOT))


@pytest.mark.parametrize(
    ("name", "is_wanted"),
    [
        ("babel/locale-data/en.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel\\locale-data\\en.dat", True),
        ("babel/locale-data/en_NZ.dat", False),
        ("babel/locale-data/fi.dat", False),
        ("babel/global.dat", True),
        ("pygame/freesansbold.ttf", False),
        ("pytz/zoneinfo/Asia/Beirut", False),
        ("assets/fonts/OFL.txt", True),
    ],
)
def test_only_the_languages_of_the_box_keep_their_rules(name: str, is_wanted: bool) -> None:
    assert recipe.is_wanted(name, ("en", "ar")) is is_wanted


def test_babel_knows_the_rules_of_every_language_of_the_box() -> None:
    import babel

    folder = Path(babel.__file__).parent / "locale-data"
    assert all((folder / f"{name}.dat").is_file() for name in ("root", *languages()))


def test_dates_can_be_told_with_the_rules_that_go_along() -> None:
    """With the dates of a language and of the root alone; anything else would be missing from the program."""
    import subprocess
    import sys

    code = (
        "import datetime, sys; from babel import localedata; real = localedata.load; seen = set()\n"
        "def load(name, *a, **k): seen.add(str(name)); return real(name, *a, **k)\n"
        "localedata.load = load\n"
        "from babel.dates import format_datetime\n"
        "[format_datetime(datetime.datetime(2026, 5, 1), locale=name) for name in sys.argv[1:]]\n"
        "print(*seen)"
    )
    run = [sys.executable, "-c", code, *languages()]
    asked = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert set(asked) <= {"root", *languages()}
    assert set(languages()) <= set(asked)


def test_the_version_has_four_numbers_for_windows() -> None:
    numbers = recipe.version_numbers()
    assert len(numbers) == 4
    assert all(0 <= number < 65536 for number in numbers)


# --- icons ---


def size_of_png(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_the_icon_is_drawn_at_every_size_and_fills_it() -> None:
    import io

    import pygame

    for side in (16, 48):
        data = icons.png(side)
        assert size_of_png(data) == (side, side)
        picture = pygame.image.load(io.BytesIO(data), "icon.png")
        shown = picture.get_bounding_rect()
        assert shown.w >= side * 0.8
        assert shown.h >= side * 0.8
        assert picture.get_at((0, 0)).a == 0


def test_a_windows_icon_lists_where_each_picture_lies() -> None:
    pictures = [(side, icons.png(side)) for side in (16, 256)]
    data = icons.ico(pictures)
    assert data[:6] == b"\x00\x00\x01\x00\x02\x00"
    for number, (side, picture) in enumerate(pictures):
        entry = data[6 + 16 * number : 22 + 16 * number]
        length, place = int.from_bytes(entry[8:12], "little"), int.from_bytes(entry[12:16], "little")
        assert (entry[0] or 256, entry[1] or 256) == (side, side)
        assert data[place : place + length] == picture


def test_a_macos_icon_holds_its_pictures_one_after_another() -> None:
    pictures = [(side, icons.png(side)) for side in (32, 128)]
    data = icons.icns(pictures)
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    place = 8
    for side, picture in pictures:
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        assert data[place : place + 4] == icons.ICNS_KINDS[side]
        assert data[place + 8 : place + length] == picture
        place += length
    assert place == len(data)


@pytest.mark.parametrize(("system", "name"), [("win32", "icon.ico"), ("darwin", "icon.icns"), ("linux", None)])
def test_each_system_gets_the_icon_that_its_programs_carry(
    system: str, name: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(icons, "png", lambda side: b"picture of %d" % side)
    monkeypatch.setattr("sys.platform", system)
    written = icons.write_program_icon(tmp_path / "new")
    assert (written.name if written else None) == name
    assert written is None or b"picture of 128" in written.read_bytes()
