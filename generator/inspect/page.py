"""Reads one built file: its ids, all that it refers to, and what no page of ours may hold."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from html.parser import HTMLParser
from typing import NamedTuple

from generator.diagnostics import Diagnostic, Place
from generator.inspect.policy import DATA, SCRIPT, Fault, data_faults, tag_faults
from generator.inspect.references import Kind, references

_REFUSED = frozenset({"base", "script", "style"})  # refused even without an attribute
_NAMED = re.compile(r"<[a-zA-Z]")
_CLOSED = ("</", "<!", "<?")
_SIMPLE_TAG = re.compile(r'<(?P<tag>[a-z][a-z0-9]*)(?P<attributes>(?: [a-z][a-z0-9:-]*="[^"<>&]*")*)/?>')
_ATTRIBUTE = re.compile(r' ([^ ="]+)="([^"]*)"')
_PLAIN = frozenset(
    {"alt", "aria-hidden", "aria-label", "class", "colspan", "cx", "cy", "d", "dir", "dy", "focusable", "height"}
    | {"hidden", "overflow", "points", "preserveaspectratio", "r", "role", "rowspan", "rx", "ry", "scope", "tabindex"}
    | {"text-anchor", "transform", "viewbox", "width", "x", "x1", "x2", "y", "y1", "y2"}
)
"""Attributes that refer to nothing and that any page may hold: most tags have no others."""
_DULL = re.compile(
    r"(?>(?:[^<]+|</[a-z][a-z0-9]*>"
    rf"|<(?!(?:{'|'.join(sorted(_REFUSED))})\b)[a-z][a-z0-9]*"
    rf'(?: (?:{"|".join(sorted(_PLAIN | {"preserveAspectRatio", "viewBox"}))})="[^"<>&]*")*/?>)*)'
    r'(?P<tag><(?:a|dt)(?: class="[^"<>&]*")?(?: id="(?P<id>[^"<>&]+)")?(?: href="(?!//)(?P<href>[^"<>&:]+)")?>)?'
)
"""Text, end tags, and tags with such attributes only; then, if one comes next, a link to a file of the site or a term.

Nearly all that refers to anything, or has a name, is such a tag: a page may have a thousand of them.
"""
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_FETCH = re.compile(r"""(?:url\(|@import(?=\s*["']))\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^)"'\s]*))""", re.IGNORECASE)


class Markup(NamedTuple):
    """A tag, or a whole style sheet, as written: `start` is the offset in all of its file, which is `page`."""

    file: str
    page: str
    start: int
    text: str

    def find(self, value: str, offset: int = 0) -> Place:
        """Give the place of a value from an offset on; that of the whole where the value is written in another way."""
        forms = [text for text in (value, html.escape(value)) if text and text in self.text]
        written = forms[0] if forms else self.text
        start = self.start + self.text.index(written, offset if forms else 0)
        return Place(self.file, *self._at(start), *self._at(start + len(written)))

    def _at(self, offset: int) -> tuple[int, int]:
        """The line and the column of an offset, both counted from 1."""
        return self.page.count("\n", 0, offset) + 1, offset - self.page.rfind("\n", 0, offset)


class Reference(NamedTuple):
    """One thing that a file refers to, as written but for blanks around it."""

    kind: Kind
    value: str
    markup: Markup
    offset: int = 0

    @property
    def place(self) -> Place:
        """The place of the reference, worked out only where it is asked for: most references are right."""
        return self.markup.find(self.value, self.offset)


@dataclass(frozen=True, slots=True)
class Page:
    """What an inspection needs to know of a file."""

    ids: frozenset[str] = frozenset()
    references: tuple[Reference, ...] = ()
    findings: tuple[Diagnostic, ...] = ()


def read_html(text: str, file: str) -> Page:
    """Read an HTML page; `file` is its name for diagnostics."""
    reader = _Reader(file)
    reader.read(text)
    if not reader.language:
        message = "The page does not say in which language it is: its `html` element has no `lang`."
        reader.findings.append(Diagnostic("page-language", Place(file), message))
    return Page(frozenset(reader.ids), tuple(reader.references), tuple(reader.findings))


def read_svg(text: str, file: str) -> Page:
    """Read an SVG file: other files use its ids, and it may refer to files. It may hold styles, but no script."""
    reader = _Reader(file)
    reader.read(text)
    scripts = (finding for finding in reader.findings if finding.code == SCRIPT)
    return Page(frozenset(reader.ids), tuple(reader.references), tuple(scripts))


def read_css(text: str, file: str) -> Page:
    """Read a style sheet: the files that it fetches."""
    bare = _COMMENT.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), text)
    return Page(references=tuple(_fetches(bare, file)))


def _fetches(text: str, file: str) -> Iterator[Reference]:
    sheet = Markup(file, text, 0, text)
    for found in _FETCH.finditer(text):
        group = found.lastindex or 0
        yield Reference(Kind.REQUEST, found[group].strip(), sheet, found.start(group))


class _Tag(NamedTuple):
    """What a tag says, wherever it stands: many stand on many pages."""

    id: str | None
    language: bool
    """Whether it says in which language the page is."""
    faults: tuple[Fault, ...]
    references: tuple[tuple[Kind, str], ...]

    @classmethod
    def of(cls, tag: str, values: Mapping[str, str]) -> _Tag:
        """Read a tag by its name and its attributes."""
        return cls(
            id=values.get("id"),
            language=tag == "html" and bool(values.get("lang", "").strip()),
            faults=tuple(tag_faults(tag, values)),
            references=tuple((kind, value.strip()) for kind, value in references(tag, values)),
        )


@lru_cache(maxsize=8192)
def _simple(text: str) -> _Tag:
    """Read a tag that is written in the simplest way."""
    name = text[1:].partition(" ")[0].rstrip("/>")
    return _Tag.of(name, dict(_ATTRIBUTE.findall(text)))


class _Reader(HTMLParser):
    """Collects what a page holds: most tags are gone past or read at once, the others by the standard library's parser.

    What stands between tags, end tags and tags that say only what they look like are most of a page.
    """

    def __init__(self, file: str) -> None:
        super().__init__()
        self.file = file
        self.language = False
        self.ids: dict[str, Markup] = {}
        self.references: list[Reference] = []
        self.findings: list[Diagnostic] = []
        self._is_data = False

    def read(self, text: str) -> None:
        """Walk through a whole file."""
        self.rawdata = text
        whole = Markup(self.file, text, 0, text)
        at = 0
        while at < len(text):
            found = _DULL.match(text, at)
            if found and found["href"]:
                self.references.append(Reference(Kind.LINK, found["href"].strip(), whole, found.start("href")))
            if found and found["id"]:
                self._take_id(found["id"], Markup(self.file, text, found.start("tag"), found["tag"]))
            at = found.end() if found and found.end() > at else self._behind(at)

    def _behind(self, at: int) -> int:
        """Take what begins with an angle bracket and give the offset behind it: that of the end, where it has none."""
        text = self.rawdata
        simple = _SIMPLE_TAG.match(text, at)
        if simple and simple["tag"] not in _REFUSED:
            self._take(_simple(simple[0]), at, simple[0])
            return simple.end()
        if text.startswith("<!--", at):
            end = text.find("-->", at)
            return end + len("-->") if end >= 0 else len(text)
        if not _NAMED.match(text, at):
            end = text.find(">", at)
            return end + 1 if end >= 0 and text.startswith(_CLOSED, at) else at + 1
        self._start = at
        end = self.parse_starttag(at)
        if end < 0:
            return len(text)
        closing = re.compile(f"</{self.cdata_elem}", re.IGNORECASE).search(text, end) if self.cdata_elem else None
        self.clear_cdata_mode()
        if not closing:
            return end
        if self._is_data:
            self._take_data(text[end : closing.start()], Markup(self.file, text, at, text[at:end]))
        return closing.start()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take a tag that the library read."""
        self._is_data = tag == "script" and (dict(attrs).get("type"), "src" in dict(attrs)) == (DATA, False)
        read = _Tag.of(tag, {name: value or "" for name, value in attrs})
        self._take(read, self._start, self.get_starttag_text() or "")

    def _take(self, tag: _Tag, start: int, text: str) -> None:
        """Note what a tag refers to, and what is wrong with it."""
        markup = Markup(self.file, self.rawdata, start, text)
        self.language = self.language or tag.language
        self.findings += [fault.at(markup.find("")) for fault in tag.faults]
        if tag.id is not None:
            self._take_id(tag.id, markup)
        self.references += [Reference(kind, value, markup) for kind, value in tag.references]

    def _take_data(self, data: str, markup: Markup) -> None:
        """Hold data for machines against their form: a fault in them is told by no browser."""
        self.findings += [fault.at(markup.find("")) for fault in data_faults(data)]

    def _take_id(self, name: str, markup: Markup) -> None:
        if self.ids.setdefault(name, markup) is not markup:
            first = self.ids[name].find(name)
            message = f"The id `{name}` stands here and in line {first.line}, column {first.column}."
            fault = Fault("duplicate-id", message, "Give each anchor of a page its own name.")
            self.findings.append(fault.at(markup.find(name)))
