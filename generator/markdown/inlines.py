"""Reads one inline: its marks, visible texts and links, and what went wrong in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from markdown_it.token import Token

from generator.diagnostics import Diagnostic, Place
from generator.document import Link, MarkKind, Placed, Text, TextKind
from generator.markdown.definitions import Definition
from generator.markdown.destinations import Destination, pieces, read_destination
from generator.markdown.marks import NAME, REASONS
from generator.markdown.origin import Origin
from generator.markdown.strays import blot, find_strays, is_like_mark
from generator.near import near_match
from generator.source import Source


class Written(NamedTuple):
    """A mark as it is written, before its place among the blocks is known; `token` is its own inline token."""

    kind: MarkKind
    shown: Placed
    name: Placed | None
    question: Placed | None
    reason: Placed | None
    token: Token


class Inline(NamedTuple):
    """What one inline holds; `plain` is what a reader sees of it."""

    plain: str
    marks: tuple[Written, ...]
    texts: tuple[Text, ...]
    links: tuple[tuple[Token, Link], ...]
    """Each link or image with the token that opens it."""
    labels: frozenset[str]
    """The labels of the definitions that its links use."""
    diagnostics: tuple[Diagnostic, ...]


class Setting(NamedTuple):
    """Where an inline stands; `token` is its index."""

    source: Source
    definitions: Mapping[str, Definition]
    token: int
    kind: TextKind
    section: str


def read_inline(setting: Setting, token: Token) -> Inline:
    """Read an inline token; its children of type `text_special` become plain texts, which can be rendered."""
    reader = _Reader(setting, token)
    children = token.children or []
    if len(children) == 1 and children[0].type == "text" and children[0].content == token.content:
        reader.read_plain(setting.kind)
    else:
        reader.read(children, 0, setting.kind)
    reader.check_strays()
    return Inline(
        _plain(children),
        tuple(reader.marks),
        tuple(reader.texts),
        tuple(reader.links),
        frozenset(reader.labels),
        tuple(reader.diagnostics),
    )


def _plain(tokens: Sequence[Token]) -> str:
    if len(tokens) == 1 and tokens[0].type == "text":
        return tokens[0].content
    parts = (
        " " if token.type in ("softbreak", "hardbreak") else _plain(token.children) if token.children else token.content
        for token in tokens
    )
    return "".join(parts)


class _Reader:
    """Walks the tokens of one inline and collects what they hold. Spans are offsets in its content."""

    def __init__(self, setting: Setting, token: Token) -> None:
        self.marks: list[Written] = []
        self.texts: list[Text] = []
        self.links: list[tuple[Token, Link]] = []
        self.labels: set[str] = set()
        self.diagnostics: list[Diagnostic] = []
        self._setting = setting
        self._content = token.content
        self._origin: Origin = token.meta["origin"]
        self._blots: list[tuple[int, int]] = []
        self._run = (0, 0)
        self._apart: Place | None = None

    def read(self, tokens: Sequence[Token], base: int, kind: TextKind) -> None:
        """Read the tokens of the inline, or those of an image's alternative, which start at `base`."""
        self._run = (base, base)
        opened: list[Token] = []
        for token in tokens:
            start = base + token.meta["at"]
            match token.type:
                case "text" if opened and opened[-1].markup == "autolink":
                    pass
                case "text":
                    self._extend(start, start + len(token.content), kind)
                case "text_special":
                    self._special(token, start, kind)
                case "code_inline":
                    self._flush(kind)
                    self._code(token, start, base + token.meta["end"])
                case "mark" if kind is not TextKind.ALTERNATIVE:
                    self._mark(token)
                case "image":
                    self._flush(kind)
                    self._image(token, start, base + token.meta["end"])
                    self._run = (start, start)
                case "link_open":
                    opened.append(token)
                case "link_close":
                    self._flush(kind)
                    self._link_close(opened.pop(), token, start, base + token.meta["end"], kind)
        self._flush(kind)

    def read_plain(self, kind: TextKind) -> None:
        """Read an inline that is a text and nothing else."""
        self._run = (0, len(self._content))
        self._flush(kind)

    def check_strays(self) -> None:
        """Report what looks like ours but was not read."""
        for stray in find_strays(blot(self._content, self._blots)):
            place = self._placed(stray.start, stray.end).place
            self.diagnostics.append(Diagnostic(stray.code, place, stray.message, stray.hint))

    def _placed(self, start: int, end: int, text: str | None = None) -> Placed:
        shown = self._content[start:end] if text is None else text
        return Placed(shown, self._setting.source.place(*self._origin.span(start, end)))

    def _text(self, start: int, end: int, kind: TextKind, text: str | None = None) -> None:
        placed = self._placed(start, end, text)
        if placed.text:
            self.texts.append(Text(placed, kind, self._setting.token, self._setting.section, self._apart))

    def _extend(self, start: int, end: int, kind: TextKind) -> None:
        """Join texts that stand side by side: the tokens of a word with an underscore, say."""
        if start != self._run[1]:
            self._flush(kind)
            self._run = (start, start)
        self._run = (self._run[0], end)

    def _flush(self, kind: TextKind) -> None:
        start, end = self._run
        self._run = (end, end)
        for stretch in self._origin.stretches(start, end):
            self._text(stretch.start, stretch.end, kind)

    def _special(self, token: Token, start: int, kind: TextKind) -> None:
        """An escape or an entity is a text of its own: its characters are not those of the source."""
        self._flush(kind)
        end = start + len(token.markup)
        self._blots.append((start, end))
        self._text(start, end, kind, token.content)
        self._run = (end, end)
        token.type = "text"

    def _code(self, token: Token, start: int, end: int) -> None:
        self._blots.append((start, end))
        position = start + len(token.markup)
        for line in self._content[position : end - len(token.markup)].split("\n"):
            indent = len(line) - len(line.lstrip())
            for stretch in self._origin.stretches(position + indent, position + len(line.rstrip())):
                self._text(stretch.start, stretch.end, TextKind.CODE)
            position += len(line) + 1

    def _mark(self, token: Token) -> None:
        match, body = token.meta["match"], token.meta["body"]
        parts = (self._part(match.start("body"), part) for part in (body.name, body.question, body.reason))
        name, question, reason = parts
        self._blots.append(match.span())
        start, end = match.span("shown")
        shown = self._placed(start, end, token.content)
        self.marks.append(Written(body.kind, shown, name, question, reason, token))
        if name and not NAME.fullmatch(name.text):
            hint = "a name is a lower-case letter, then letters, digits, _ or -; a question alone starts with ="
            self._report("input-name", name, f"{name.text!r} is no name for an input", hint)
        if reason and reason.text not in REASONS:
            hint = near_match(reason.text, REASONS)
            self._report("exemption-reason", reason, f"{reason.text!r} is no reason for an exemption", hint)

    def _part(self, start: int, part: tuple[int, int] | None) -> Placed | None:
        return self._placed(start + part[0], start + part[1]) if part else None

    def _report(self, code: str, placed: Placed, message: str, hint: str) -> None:
        self.diagnostics.append(Diagnostic(code, placed.place, message, hint))

    def _image(self, token: Token, start: int, end: int) -> None:
        label = start + len("![")
        around = self._apart
        self._apart = around or self._placed(label, label + len(token.content)).place
        self.read(token.children or [], label, TextKind.ALTERNATIVE)
        self._apart = around
        self._link(token, label + len(token.content), end, is_image=True)

    def _link_close(self, opening: Token, closing: Token, start: int, end: int, kind: TextKind) -> None:
        if closing.markup != "autolink":
            self._link(opening, start, end, is_image=False)
            return
        self._blots.append((start, end))
        self._text(start + 1, end - 1, kind)
        self._add_link(opening, self._placed(start + 1, end - 1), is_image=False)

    def _link(self, token: Token, label_end: int, end: int, *, is_image: bool) -> None:
        """Read the target and title of a link or image whose text ends at `label_end`."""
        label = token.meta.get("label")
        if label is None:
            destination = read_destination(self._content, label_end + len("]("), end)
            self._blot_link(label_end, destination)
            self._add_link(token, self._placed(*destination.target), is_image=is_image)
            around, self._apart = self._apart, self._placed(*destination.title).place
            for start, stop, text in pieces(self._content, *destination.title):
                self._text(start, stop, TextKind.TITLE, text)
            self._apart = around
            return
        self._blots.append((label_end, end))
        self.labels.add(label)
        definition = self._setting.definitions[label]
        target = definition.destination.target
        place = self._setting.source.place(*definition.origin.span(*target))
        self._add_link(token, Placed(definition.content[slice(*target)], place), is_image=is_image)

    def _blot_link(self, label_end: int, destination: Destination) -> None:
        """Blot out what would make a link that was read look broken, but not its title nor braces in its target."""
        start, end = destination.target
        if not is_like_mark(self._content[start:end]):
            self._blots.append((label_end, label_end + 1))
        if self._content.startswith("<", start - 1):
            self._blots.append((start - 1, start))

    def _add_link(self, token: Token, target: Placed, *, is_image: bool) -> None:
        self.links.append((token, Link(target, self._setting.token, self._setting.section, is_image)))
