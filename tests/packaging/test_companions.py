"""What lies beside the program: licences, desktop files, the installer's script, the archive and its checksum."""

import argparse
import configparser
import hashlib
import re
import shlex
import tarfile
import zipfile
from importlib import metadata
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scenes.console import window
from scenes.packing import archive, licences, recipe
from scenes.packing.build import _add_share

ROOT = Path(__file__).resolve().parents[2]
OURS = ROOT / "assets" / "packaging"


def desktop_entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(OURS / "linux" / f"{recipe.APP_ID}.desktop", encoding="utf-8")
    return parser


def test_the_desktop_entry_starts_the_program_with_options_that_it_has() -> None:
    entry = desktop_entry()
    main = entry["Desktop Entry"]
    assert (main["Type"], main["Icon"], main["Terminal"]) == ("Application", recipe.APP_ID, "false")
    assert main["StartupWMClass"] == recipe.APP_ID
    assert {"Game", "BoardGame"} <= set(main["Categories"].strip(";").split(";"))
    sections = ["Desktop Entry", *(f"Desktop Action {name}" for name in main["Actions"].strip(";").split(";"))]
    assert entry.sections() == sections
    for section in sections:
        program, *arguments = shlex.split(entry[section]["Exec"])
        assert program == recipe.NAME
        parser = argparse.ArgumentParser(exit_on_error=False)
        window.add_arguments(parser)
        parser.parse_args(arguments)


def test_the_metadata_speak_of_the_same_program() -> None:
    tree = ElementTree.parse(OURS / "linux" / f"{recipe.APP_ID}.metainfo.xml").getroot()
    assert tree.get("type") == "desktop-application"
    assert tree.findtext("id") == recipe.APP_ID
    assert tree.findtext("launchable") == f"{recipe.APP_ID}.desktop"
    assert tree.findtext("name") == desktop_entry()["Desktop Entry"]["Name"]
    assert tree.findtext("project_license") == "MIT"
    assert tree.findtext("provides/binary") == recipe.NAME
    assert all(text and not text.isspace() for text in (tree.findtext("summary"), tree.findtext("description/p")))


def test_desktop_files_and_icons_are_laid_out_as_linux_wants_them(tmp_path: Path) -> None:
    _add_share(OURS / "linux", ROOT / "assets" / "common" / "icon.svg", tmp_path)
    found = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert f"applications/{recipe.APP_ID}.desktop" in found
    assert f"metainfo/{recipe.APP_ID}.metainfo.xml" in found
    assert f"icons/hicolor/scalable/apps/{recipe.APP_ID}.svg" in found
    assert f"icons/hicolor/128x128/apps/{recipe.APP_ID}.png" in found


def test_the_installer_takes_what_the_packer_makes() -> None:
    script = (OURS / "windows" / "ballot-box.iss").read_text(encoding="utf-8")
    assert re.findall(r"^\[(\w+)\]$", script, re.MULTILINE) == [
        "Setup",
        "Tasks",
        "InstallDelete",
        "Files",
        "Icons",
        "Run",
    ]
    assert (ROOT / re.search(r"LicenseFile=\{#Root\}\\(\S+)", script)[1]).is_file()  # type: ignore[index]
    assert rf"{{#Root}}\dist\{recipe.NAME}\*" in script
    assert script.count(f"{recipe.NAME}.exe") == 4
    assert (OURS / "windows" / r"..\..\..".replace("\\", "/")).resolve() == ROOT


def test_a_tag_makes_the_program_on_three_systems() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    runners = re.search(r"os: \[(.+)\]", workflow)
    assert runners is not None
    assert [name.strip().partition("-")[0] for name in runners[1].split(",")] == ["ubuntu", "windows", "macos"]
    assert "python game.py package" in workflow
    assert "\t" not in workflow


# --- licences ---


def installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


@pytest.mark.parametrize("name", licences.packages(ROOT))
def test_every_package_in_the_program_brings_its_licence(name: str) -> None:
    if not installed(name):
        pytest.skip("installed when a program is made")
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in licences.texts_of(name)]
    assert any(re.search("licen[cs]e|permission is hereby granted", text, re.IGNORECASE) for text in texts)


def test_a_package_without_a_licence_is_not_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "_OURS", {})
    with pytest.raises(licences.NoLicenceError, match=r"fluent.runtime .*\.$"):
        list(licences.texts_of("fluent.runtime"))


def test_licences_are_gathered_by_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "packages", lambda _root: ["pygame-ce", "fluent.runtime"])
    gathered = licences.gather(ROOT, tmp_path)
    assert {folder for _, folder in gathered} == {
        f"licences/{name}" for name in ("pygame-ce", "fluent.runtime", "python", "libraries")
    }
    assert all(Path(source).stat().st_size > 200 for source, _ in gathered)


# --- the archive ---


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "inner").mkdir(parents=True)
    (folder / "program").write_bytes(b"run")
    (folder / "program").chmod(0o755)
    (folder / "inner" / "data.txt").write_text("words")
    return folder


def test_a_tar_archive_unpacks_into_one_folder_and_belongs_to_nobody(built: Path, tmp_path: Path) -> None:
    path = archive.write_tar(built, tmp_path / "a.tar.gz", "box-1")
    with tarfile.open(path) as packed:
        entries = {entry.name: entry for entry in packed.getmembers()}
    assert set(entries) == {"box-1", "box-1/program", "box-1/inner", "box-1/inner/data.txt"}
    assert entries["box-1/program"].mode & 0o111
    assert {(entry.uid, entry.gid, entry.uname, entry.gname) for entry in entries.values()} == {(0, 0, "", "")}


def test_a_zip_archive_unpacks_into_one_folder(built: Path, tmp_path: Path) -> None:
    path = archive.write_zip(built, tmp_path / "a.zip", "box-1")
    with zipfile.ZipFile(path) as packed:
        assert sorted(packed.namelist()) == ["box-1/inner/data.txt", "box-1/program"]
        assert packed.read("box-1/inner/data.txt") == b"words"


def test_the_checksum_is_that_of_the_archive(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    said: list[str] = []
    path = archive.pack(built, tmp_path / "out", said.append)
    digest, name = path.with_name(f"{path.name}.sha256").read_text().split()
    assert name == path.name
    assert digest == hashlib.sha256(path.read_bytes()).hexdigest()
    assert path.name.startswith(f"{recipe.NAME}-")
    assert digest in said[0]
