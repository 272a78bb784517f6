"""What belongs to the words of a page: marks, links, references, terms."""

from __future__ import annotations

from typing import NamedTuple


class LanguageView(NamedTuple):
    """A language: its code, its own name and `ltr` or `rtl`."""

    code: str
    name: str
    direction: str


class Accent(NamedTuple):
    """A stretch of a text, from `start` up to, not including, `end`, that stands for a game's word."""

    start: int
    end: int
    word: str


class MarkView(NamedTuple):
    """One bracketed text; `checked` where an engine's answer agreed with it (claims and denials)."""

    text: str
    checked: bool
    accents: tuple[Accent, ...] = ()
    """In order, without overlap."""


class LinkView(NamedTuple):
    """Where a link or image leads; None for a page that is announced but not there yet."""

    href: str | None
    references: tuple[ReferenceView, ...] = ()
    """The rules stated there that the text around it is held against."""


class ReferenceView(NamedTuple):
    """A rule to cite: its § number and the address of its home."""

    number: int
    href: str


class TwinView(NamedTuple):
    """The same section in another language."""

    language: str
    title: str
    href: str


class CountView(NamedTuple):
    """A number as the language writes it, with its plural category (`one`, `other` …)."""

    text: str
    form: str


class DateView(NamedTuple):
    """A day, as the language writes it and as machines read it."""

    text: str
    iso: str


class PhraseView(NamedTuple):
    """A short text that the engine drew, such as a result; `checked` where an author typed the same."""

    text: str
    word: str = ""
    checked: bool = False
    figure: bool = True
    """Whether the text is a figure: where one is expected, a dash is drawn for any other, which is only read out."""
    workings: str = ""
    """Where it is told how it was computed; empty where nothing is."""


class NameView(NamedTuple):
    """What another language calls something."""

    language: str
    text: str


class MentionView(NamedTuple):
    """A stretch of a text, from `start` up to, not including, `end`, that names a term; `href` is its definition."""

    start: int
    end: int
    href: str
    section: str
    """The anchor of the main section that it stands in; empty before the first one."""


class TermView(NamedTuple):
    """What stands beside a term that is defined: its names in the other languages, and the rules it rests on."""

    names: tuple[NameView, ...]
    references: tuple[ReferenceView, ...] = ()
