"""Every word that players read, in their language: Project Fluent files, with English behind them.

`texts = load_texts("en", "machrou3")`, then `texts("power-scandal.text", amount=3)`. A missing text never
stops a game: it shows as its id in brackets.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.contract import Reason
from scenes.assets import asset_path

ENGLISH = "en"
COMMON = "common"
WINDOW = ("shell", "newgame", "booth", "result", "table")  # the words of the window, by where they stand

Argument = str | int | float | bool | None
_REMEMBERED = 4000  # texts
Pieces = Mapping[str, ast.Pattern]  # every message value and attribute of a language, by id


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
    return Texts(tuple(Language(folder / name, names, strict) for name in wanted))


class Language:
    """The text files of one language; a game's own words go before the common ones."""

    def __init__(self, folder: Path, names: Sequence[str], strict: bool) -> None:
        self.name = folder.name
        try:
            self.bundle = FluentBundle([self.name], use_isolating=False)
        except Exception as problem:  # babel answers an impossible folder name or lost data in several ways
            raise TextError(f"The language '{self.name}' has no rules for numbers and plurals.") from problem
        self.pieces: dict[str, ast.Pattern] = {}
        for name in names:
            resource = _read(folder / f"{name}.ftl", self.name == ENGLISH and name not in WINDOW, strict)
            self.bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                self.pieces |= _pieces(entry)

    def format(self, message_id: str, arguments: Mapping[str, str | int | float]) -> tuple[str, bool]:
        """A text that this language has, and whether nothing was missing in it."""
        name, _, attribute = message_id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "pieces hold only what has a pattern"
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        return str(text), not errors


class Texts:
    """The words of one language for one game. Call it with an id and the arguments of that text."""

    def __init__(self, sources: tuple[Language, ...]) -> None:
        self._sources = sources
        self._told: dict[tuple[str, tuple[tuple[str, Argument], ...]], str] = {}
        self.language = sources[0].name

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
        first_try = None
        for source in self._sources_of(message_id):
            text, is_whole = source.format(message_id, given)
            if is_whole:
                return text
            first_try = first_try or text
        return first_try or f"[{message_id}]"

    def why(self, reason: Reason) -> str:
        """The sentence that a Reason of the engine stands for."""
        return self(reason.id, **dict(reason.args))

    def has(self, message_id: str) -> bool:
        """Whether there is such a text, in the language itself or in English."""
        return bool(self._sources_of(message_id))

    def _sources_of(self, message_id: str) -> list[Language]:
        """The languages that have a text, the best first; a term is part of texts, and no text itself."""
        if message_id.startswith("-"):
            return []
        return [source for source in self._sources if message_id in source.pieces]

    @property
    def own_ids(self) -> frozenset[str]:
        """The ids that the language itself has, `power-decree` and `power-decree.text` alike."""
        return frozenset(piece for piece in self._sources[0].pieces if not piece.startswith("-"))

    def mentions(self, message_id: str) -> Mentions:
        """What a text of the language itself speaks of, in all its variants."""
        finder = _Finder(self._sources[0].pieces)
        finder.follow(message_id)
        quoted = frozenset(finder.followed - {message_id})
        return Mentions(frozenset(finder.arguments), quoted, frozenset(finder.unknown))


class _Finder(Visitor):
    """Walks through a text and the texts that it quotes."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.followed: set[str] = set()
        self.arguments: set[str] = set()
        self.unknown: set[str] = set()

    def follow(self, message_id: str) -> None:
        if message_id not in self.pieces:
            self.unknown.add(message_id)
        elif message_id not in self.followed:
            self.followed.add(message_id)
            self.visit(self.pieces[message_id])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.follow(_piece_id(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.follow(_piece_id(f"-{node.id.name}", node.attribute))


def _piece_id(name: str, attribute: ast.Identifier | None) -> str:
    return name if attribute is None else f"{name}.{attribute.name}"


def _pieces(entry: ast.EntryType) -> dict[str, ast.Pattern]:
    """The value and the attributes of a message or term."""
    if not isinstance(entry, ast.Message | ast.Term):
        return {}
    name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    found = {_piece_id(name, attribute.id): attribute.value for attribute in entry.attributes}
    return found if entry.value is None else {name: entry.value, **found}


def _spoken(value: Argument) -> str | int | float:
    """What Fluent can choose variants by: it knows neither booleans nor None."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else value


def _read(path: Path, is_required: bool, strict: bool) -> ast.Resource:
    """The messages of one file. A language may lack a file, which English then fills; English may not."""
    name = f"{path.parent.name}/{path.name}"
    try:
        content = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        if is_required:
            raise TextError(f"The text file {name} is missing.") from None
        return ast.Resource([])
    except UnicodeDecodeError:
        raise TextError(f"The text file {name} is damaged: it is not UTF-8 text.") from None
    except OSError as problem:
        raise TextError(f"The text file {name} cannot be read: {problem.strerror}.") from problem
    resource = FluentParser().parse(content)
    faults = [*_junk(name, content, resource), *_repetitions(name, content, resource)]
    is_hopeless = resource.body and all(isinstance(entry, ast.Junk) for entry in resource.body)
    if faults and strict:
        raise TextError(*faults)
    if is_hopeless:
        raise TextError(f"The text file {name} is damaged: no message in it can be read.")
    return resource


def _junk(name: str, content: str, resource: ast.Resource) -> list[str]:
    """A sentence for every message that Fluent cannot read."""
    faults = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            # The parser stumbles only where a message ends; its beginning is what one looks for.
            line = _line(content, entry)
            complaints = [note.message for note in entry.annotations if note.message]
            because = f": {complaints[0].rstrip('.')}" if complaints else ""
            faults.append(f"The text file {name} has a broken message at line {line}{because}.")
    return faults


def _repetitions(name: str, content: str, resource: ast.Resource) -> list[str]:
    """A sentence for every message that is written twice."""
    seen: set[str] = set()
    faults = []
    for entry in resource.body:
        for piece in _pieces(entry):
            if piece in seen:
                faults.append(f"The text file {name} has '{piece}' again at line {_line(content, entry)}.")
            seen.add(piece)
    return faults


def _line(content: str, node: ast.SyntaxNode) -> int:
    return content.count("\n", 0, node.span.start if node.span else 0) + 1
