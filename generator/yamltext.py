"""Reads YAML as text with places.

Every scalar is the text that stands in the file: `8:1`, `3:2`, `no`, `5.000`, `010` and `2024` mean what they say, and
what reads them converts them. The nodes are composed here from the parser's events, because PyYAML's own composer
resolves an alias without a trace and lets the last of two equal keys win.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

import yaml

from generator.diagnostics import Diagnostic, Place
from generator.source import Source

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"
"""What a schema sees of a node."""

_MOST_NESTED = 50
_FORBIDDEN = re.compile("[\0-\x09\x0b-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]")
"""Few ranges: with the many that are allowed, this pattern alone would take a fiftieth of all imports."""
_COMMENTS_BEHIND = re.compile(r"(?:\n *(?:#.*)?)+\Z")
_TO_COMPARE = (
    "compare this line and those before it with others of the file: the blanks they begin with, `key: value` with its "
    "colon and blank, quotes and brackets with their ends"
)
LOADER: type[yaml.BaseLoader | yaml.CBaseLoader] = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class Scalar(NamedTuple):
    """A text. The place of a quoted one holds its quotes."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of nodes."""

    items: tuple[Node, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with their values, in the order of the file; no key stands twice."""

    entries: tuple[tuple[Scalar, Node], ...]
    place: Place

    def key(self, text: str) -> Scalar | None:
        """Give the key with a text, for its place."""
        return next((key for key, _ in self.entries if key.text == text), None)

    def get(self, text: str) -> Node | None:
        """Give the value of a key."""
        return next((value for key, value in self.entries if key.text == text), None)


Node: TypeAlias = Scalar | Sequence | Mapping


def plain(node: Node) -> Plain:
    """Give a node as plain texts, lists and dictionaries."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {key.text: plain(value) for key, value in node.entries}


def load(source: Source) -> tuple[Node | None, tuple[Diagnostic, ...]]:
    """Read a file's one document; without a node where there is none, or where it cannot be told what it is."""
    unreadable = tuple(_unreadable(source))
    if unreadable:
        return None, unreadable
    composer = _Composer(source)
    try:
        node = composer.document()
    except yaml.YAMLError as error:
        return None, (*composer.diagnostics, _syntax_error(source, error))
    except _TooDeepError as error:
        return None, (*composer.diagnostics, error.diagnostic)
    return node, tuple(composer.diagnostics)


def _unreadable(source: Source) -> Iterator[Diagnostic]:
    """Find characters that YAML refuses or that make its indentation ambiguous: the first of each line."""
    last_line = 0
    for match in _FORBIDDEN.finditer(source.text):
        place = source.place(*match.span())
        if place.line == last_line:
            continue
        last_line = place.line
        if match[0] == "\t":
            yield Diagnostic("yaml-tab", place, "a tab stands here", "indent and separate with blanks")
        else:
            message = f"the control character U+{ord(match[0]):04X} stands here"
            yield Diagnostic("yaml-character", place, message, "remove it")


def _syntax_error(source: Source, error: yaml.YAMLError) -> Diagnostic:
    if not isinstance(error, yaml.MarkedYAMLError):
        return Diagnostic("yaml-syntax", Place(source.file), f"this is no YAML: {error}", _TO_COMPARE)
    offset = _offset(error.problem_mark or error.context_mark)
    context = f"{error.context}, " if error.context else ""
    return Diagnostic("yaml-syntax", source.place(offset, offset + 1), f"{context}{error.problem}", _TO_COMPARE)


class _Mark(Protocol):
    """The parser in C and the one in Python mark places with classes of their own."""

    @property
    def index(self) -> int: ...


def _offset(mark: _Mark | None) -> int:
    """Give the offset of a mark: its index. Its line and column count line ends that editors do not."""
    return mark.index if mark else 0


class _TooDeepError(Exception):
    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


class _Composer:
    """Builds nodes from the events of one file and collects what is wrong with them."""

    def __init__(self, source: Source) -> None:
        self.diagnostics: list[Diagnostic] = []
        self._source = source
        self._events: Iterator[yaml.Event] = yaml.parse(source.text, Loader=LOADER)

    def document(self) -> Node | None:
        """Compose the first document; none at all, or a second one, is an error."""
        next(self._events)  # the stream's start
        start = next(self._events)
        if isinstance(start, yaml.StreamEndEvent):
            place, hint = Place(self._source.file), "write its entries, `name: value`, or delete the file"
            self.diagnostics.append(Diagnostic("yaml-empty", place, "the file holds no data", hint))
            return None
        node = self._node(next(self._events), 0)
        next(self._events)  # the document's end
        another = next(self._events)
        if not isinstance(another, yaml.StreamEndEvent):
            self._report("yaml-documents", another, "a second document starts here", "keep one document in a file")
        return node

    def _node(self, event: yaml.Event, depth: int) -> Node:
        if depth > _MOST_NESTED:
            message = f"data is nested deeper than {_MOST_NESTED} levels"
            raise _TooDeepError(Diagnostic("yaml-depth", self._place(event), message))
        if isinstance(event, yaml.AliasEvent):
            self._report("yaml-alias", event, f"*{event.anchor} is an alias", "write the value out")
            return Scalar("", self._place(event))
        self._check_properties(event)
        if isinstance(event, yaml.ScalarEvent):
            return Scalar(event.value, self._place(event))
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(event, depth)
        return self._mapping(event, depth)

    def _sequence(self, start: yaml.Event, depth: int) -> Sequence:
        items: list[Node] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._node(event, depth + 1))
        return Sequence(tuple(items), self._place(start, event))

    def _mapping(self, start: yaml.Event, depth: int) -> Mapping:
        entries: dict[str, tuple[Scalar, Node]] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._node(event, depth + 1)
            value = self._node(next(self._events), depth + 1)
            if not isinstance(key, Scalar):
                self.diagnostics.append(Diagnostic("yaml-key", key.place, "a key must be a text"))
            elif isinstance(event, yaml.ScalarEvent) and not event.style and key.text == "<<":
                self._report("yaml-merge", event, "<< would merge another mapping", "write the keys out")
            elif key.text in entries:
                first = entries[key.text][0].place
                message = f"the key {key.text!r} is given twice, first at {first}"
                self.diagnostics.append(Diagnostic("yaml-duplicate", key.place, message, "keep one of the two"))
            elif not isinstance(event, yaml.AliasEvent):
                entries[key.text] = (key, value)
        return Mapping(tuple(entries.values()), self._place(start, event))

    def _check_properties(self, event: yaml.Event) -> None:
        """Refuse an anchor, and a tag (every value is text)."""
        if anchor := getattr(event, "anchor", None):
            self._report("yaml-anchor", event, f"&{anchor} is an anchor", "write the value out where it is needed")
        if tag := getattr(event, "tag", None):
            self._report("yaml-tag", event, f"{tag} is a tag", "remove it: every value is read as text")

    def _report(self, code: str, event: yaml.Event, message: str, hint: str) -> None:
        self.diagnostics.append(Diagnostic(code, self._place(event), message, hint))

    def _place(self, event: yaml.Event, last: yaml.Event | None = None) -> Place:
        """Give the place of a node, without the lines behind it that the parser counts in."""
        start = _offset(event.start_mark)
        text = self._source.text[start : _offset((last or event).end_mark)]
        if "\n" in text:
            text = _COMMENTS_BEHIND.sub("", text)
        return self._source.place(start, start + len(text.rstrip()))
