"""A parsed Markdown page: what later stages know of it.

The Markdown reader makes these values; checks, answers and rendering read them. Token indexes are indexes into
`Document.tokens`, the block tokens of markdown-it-py in document order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import NamedTuple

from markdown_it.token import Token

from generator.diagnostics import Place


class Placed(NamedTuple):
    """A piece of text with its place."""

    text: str
    place: Place


class Dated(NamedTuple):
    """A day on which somebody last checked something, with the place that says so."""

    day: date
    place: Place


class MarkKind(Enum):
    """What the braces behind a bracketed text make of it."""

    CLAIM = "claim"  # [15]{=sum(7,8)}
    INPUT = "input"  # [7 and 8]{h=}
    BOTH = "both"  # [0-5]{d=draws_on(p)}
    DENIAL = "denial"  # [11]{!=value(c)}
    EXEMPTION = "exemption"  # [1998]{!year}


@dataclass(frozen=True, slots=True)
class Range:
    """Token indexes from `start` up to, not including, `end`."""

    start: int
    end: int

    def __contains__(self, index: int) -> bool:
        """Tell whether a token index lies inside."""
        return self.start <= index < self.end


@dataclass(frozen=True, slots=True)
class Mark:
    """One bracketed text with braces behind it, `[shown]{...}`.

    `index` counts marks in document order; the inline token of type `mark` carries it as `meta["mark"]`.
    `scope` is where an input's name is seen; `block` is the innermost list item, table row, quote, container or else
    paragraph or heading. `question` is set for claims, denials and both; `name` for inputs and both; `reason` for
    exemptions.
    """

    index: int
    kind: MarkKind
    shown: Placed
    token: int
    scope: Range
    block: Range
    section: str
    name: Placed | None = None
    question: Placed | None = None
    reason: Placed | None = None


class TextKind(Enum):
    """Where a reader meets a text."""

    PROSE = "prose"
    HEADING = "heading"
    CELL = "cell"
    CODE = "code"  # inline code
    ALTERNATIVE = "alternative"  # of an image
    TITLE = "title"  # of a link or image


class Text(NamedTuple):
    """A run of text on one line outside every mark, blanks between two others too, for the checks of running text."""

    content: Placed
    kind: TextKind
    token: int
    section: str
    apart: Place | None = None
    """The whole alternative or title that it is a piece of; None in the running text of its block."""


class Link(NamedTuple):
    """A link or image target as written."""

    target: Placed
    token: int
    section: str
    image: bool = False


class Block(NamedTuple):
    """A container `::: name words ...`; `tokens` holds its inside, without the container's own two tokens."""

    name: Placed
    words: tuple[Placed, ...]
    tokens: Range
    section: str


class Attributes(NamedTuple):
    """A line `{#anchor key=value ...}`: it belongs to the block right behind it."""

    anchor: Placed | None
    keys: Mapping[str, Placed]
    place: Place
    token: int
    """The index of the block token that the attributes belong to."""
    checked: Dated | None = None
    """The day on which the facts of the block were last checked, its place that of the date."""


class Section(NamedTuple):
    """A heading and what follows it, up to the next heading of its level or above."""

    anchor: str
    level: int
    heading: Placed
    heading_token: int
    """The index of the heading's inline token."""
    tokens: Range
    """From the heading's opening token to the section's end, sub-sections included."""
    attributes: Attributes | None


class Document(NamedTuple):
    """One language's text of a page."""

    file: str
    language: str
    tokens: tuple[Token, ...]
    sections: tuple[Section, ...]
    marks: tuple[Mark, ...]
    texts: tuple[Text, ...]
    links: tuple[Link, ...]
    blocks: tuple[Block, ...]
    attributes: tuple[Attributes, ...]
