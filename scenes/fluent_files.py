"""Text files read by Project Fluent, whole and with all their faults; imported only when Fluent is really needed."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scenes.texts import ENGLISH, WINDOW, Mentions, TextError, content_of

Pieces = Mapping[str, ast.Pattern]  # every message value and attribute of a language, by id


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


def mentions_in(pieces: Pieces, message_id: str) -> Mentions:
    """What a text speaks of, in all its variants."""
    finder = _Finder(pieces)
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


def _read(path: Path, is_required: bool, strict: bool) -> ast.Resource:
    """The messages of one file. A language may lack a file, which English then fills; English may not."""
    name = f"{path.parent.name}/{path.name}"
    content = content_of(path, is_required)
    if content is None:
        return ast.Resource([])
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
