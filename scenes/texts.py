"""Every word that players read, in their language: Project Fluent files, with English behind them.

`texts = load_texts("en", "machrou3")`, then `texts("power-scandal.text", amount=3)`. A missing text never
stops a game: it shows as its id in brackets. Most texts are plain lines; those are read without Fluent, which is not
even imported until a text needs it, for it takes longer to wake up than the whole window.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from scenes.assets import asset_path

if TYPE_CHECKING:
    from engine.contract import Reason
    from scenes.fluent_files import Language

ENGLISH = "en"
COMMON = "common"
# The words of the window, by where they stand.
WINDOW = ("shell", "newgame", "booth", "result", "table", "roundtable", "talk", "bots", "beliefs")
_FIRST = ("shell",)  # all that the first screen says

Argument = str | int | float | bool | None
_REMEMBERED = 4000  # texts
_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *= *(.*)")
_ANY_MESSAGE = re.compile(r"^[a-zA-Z][\w-]* *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][\w-]*) *= *(.*)")
_PLACE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")


class TextError(Exception):
    """Texts that cannot be used; `faults` are the sentences one by one."""

    def __init__(self, *faults: str) -> None:
        super().__init__(" ".join(faults))
        self.faults = faults


class Mentions(NamedTuple):
    """What a text speaks of: the arguments it can use, the texts it quotes, and those that do not exist."""

    arguments: frozenset[str]
    quoted: frozenset[str]
    unknown: frozenset[str]


def text_id(*parts: str) -> str:
    """The id of a text: `text_id("topic", "battle.support")` is `topic-battle-support`."""
    return "-".join(parts).replace(".", "-")


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """The languages that there are texts in."""
    folder = folder or asset_path("text")
    return tuple(sorted(path.name for path in folder.glob("*") if path.is_dir()))


def load_texts(language: str, game: str | None = None, *, strict: bool = False, folder: Path | None = None) -> "Texts":
    """The texts of a language, and English where it has none; a strict load overlooks no broken message."""
    folder = folder or asset_path("text")
    known = languages(folder)
    if language not in known:
        raise TextError(f"There are no texts in the language '{language}'; there are: {', '.join(known)}.")
    names = (COMMON, *WINDOW) if game is None else (COMMON, *WINDOW, game)
    wanted = (language,) if language == ENGLISH else (language, ENGLISH)
    texts = Texts(language, tuple(folder / name for name in wanted), names, strict)
    if strict or language != ENGLISH or not texts.read_plain(_FIRST if game is None else names):
        texts.read_all()
    return texts


class Texts:
    """The words of one language for one game. Call it with an id and the arguments of that text."""

    def __init__(self, language: str, folders: tuple[Path, ...], names: tuple[str, ...], strict: bool) -> None:
        self.language = language
        self._folders = folders
        self._names = names
        self._strict = strict
        self._plain: dict[str, str] = {}
        self._unread: tuple[str, ...] = ()  # files that nobody has asked for
        self._read: tuple[Language, ...] | None = None
        self._told: dict[tuple[str, tuple[tuple[str, Argument], ...]], str] = {}

    def read_plain(self, names: tuple[str, ...]) -> bool:
        """Read the plain lines of some files and put the others off; tells whether that can be done."""
        self._unread = tuple(name for name in self._names if name not in names)
        if COMMON in self._unread:  # what is wrong with it shall be known now, and not in the middle of a game
            content = content_of(self._folders[0] / f"{COMMON}.ftl", is_required=True)
            if not _ANY_MESSAGE.search(content or ""):
                return False
        plain = _plain_texts(self._folders[0], names)
        self._plain.update(plain or {})
        return plain is not None

    def _plain_text(self, message_id: str) -> str | None:
        """A text that is a plain line, if it is one."""
        plain = self._plain.get(message_id)
        if plain is None and self._unread:
            self.read_plain(self._unread)
            self._unread = ()
            plain = self._plain.get(message_id)
        return plain

    def read_all(self) -> "tuple[Language, ...]":
        """All texts as Fluent reads them, the language itself first; TextError where that cannot be done."""
        if self._read is None:
            from scenes.fluent_files import Language

            self._read = tuple(Language(folder, self._names, self._strict) for folder in self._folders)
        return self._read

    def __call__(self, message_id: str, /, **arguments: Argument) -> str:
        """The text; the id in brackets when there is none. Screens ask for the same ones in every frame."""
        key = (message_id, tuple(arguments.items()))
        told = self._told.get(key)
        if told is None:
            if len(self._told) >= _REMEMBERED:
                self._told.clear()
            told = self._told[key] = self._format(message_id, arguments)
        return told

    def _format(self, message_id: str, arguments: Mapping[str, Argument]) -> str:
        given = {name: _spoken(value) for name, value in arguments.items()}
        plain = self._plain_text(message_id)
        if plain is not None:
            filled = _filled(plain, given)
            if filled is not None:
                return filled
        first_try = None
        for source in self._sources_of(message_id):
            text, is_whole = source.format(message_id, given)
            if is_whole:
                return text
            first_try = first_try or text
        return first_try or f"[{message_id}]"

    def why(self, reason: "Reason") -> str:
        """The sentence that a Reason of the engine stands for."""
        return self(reason.id, **dict(reason.args))

    def has(self, message_id: str) -> bool:
        """Whether there is such a text, in the language itself or in English."""
        return self._plain_text(message_id) is not None or bool(self._sources_of(message_id))

    def _sources_of(self, message_id: str) -> "list[Language]":
        """The languages that have a text, the best first; a term is part of texts, and no text itself."""
        if message_id.startswith("-"):
            return []
        return [source for source in self.read_all() if message_id in source.pieces]

    @property
    def own_ids(self) -> frozenset[str]:
        """The ids that the language itself has, `power-decree` and `power-decree.text` alike."""
        return frozenset(piece for piece in self.read_all()[0].pieces if not piece.startswith("-"))

    def mentions(self, message_id: str) -> Mentions:
        """What a text of the language itself speaks of, in all its variants."""
        from scenes.fluent_files import mentions_in

        return mentions_in(self.read_all()[0].pieces, message_id)


def content_of(path: Path, is_required: bool) -> str | None:
    """What a text file says; TextError if it cannot be read, None if it is missing and may be."""
    name = f"{path.parent.name}/{path.name}"
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        if is_required:
            raise TextError(f"The text file {name} is missing.") from None
        return None
    except UnicodeDecodeError:
        raise TextError(f"The text file {name} is damaged: it is not UTF-8 text.") from None
    except OSError as problem:
        raise TextError(f"The text file {name} cannot be read: {problem.strerror}.") from problem


def _plain_texts(folder: Path, names: tuple[str, ...]) -> dict[str, str] | None:
    """The texts that are nothing but a line, perhaps with arguments in it; None if a file looks strange."""
    plain: dict[str, str] = {}
    seen: set[str] = set()
    for name in names:
        content = content_of(folder / f"{name}.ftl", name not in WINDOW)
        lines = [line.rstrip() for line in (content or "").splitlines()]
        lines = [line for line in lines if line and not line.startswith("#")]
        if lines and not _MESSAGE.match(lines[0]):
            return None
        message = ""
        for line, following in zip(lines, [*lines[1:], ""], strict=False):
            found = _MESSAGE.match(line) or _ATTRIBUTE.match(line)
            if found is None:
                continue
            if line[0] != " ":
                message = key = found[1]
                if message in seen:  # a game's own words go before the common ones
                    for old in [known for known in plain if known.partition(".")[0] == message]:
                        del plain[old]
                seen.add(message)
            else:
                key = f"{message}.{found[1]}"
            goes_on = following.startswith(" ") and not _ATTRIBUTE.match(following)
            if found[2] and not goes_on and not re.search(r"[{}]", _PLACE.sub("", found[2])):
                plain[key] = found[2]
    return plain


def _filled(plain: str, given: Mapping[str, str | int | float]) -> str | None:
    """A plain text with its arguments; None where a number needs the language's own way of writing it."""
    if "{" not in plain:
        return plain
    for name in _PLACE.findall(plain):
        value = given.get(name)
        if not isinstance(value, str) and not (type(value) is int and 0 <= value < 1000):
            return None
    return _PLACE.sub(lambda place: str(given[place[1]]), plain)


def _spoken(value: Argument) -> str | int | float:
    """What Fluent can choose variants by: it knows neither booleans nor None."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value
