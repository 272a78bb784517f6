"""Targets and titles of links and images, as they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from markdown_it.common.utils import unescapeAll
from markdown_it.helpers import parseLinkDestination, parseLinkTitle

_BLANKS = re.compile(r"[ \t\n]*")
_PIECE = re.compile(
    r"\\[!-/:-@\[-`{-~]|&\#?[A-Za-z0-9]{1,32};|\n|(?:[^\\&\n]|\\(?![!-/:-@\[-`{-~])|&(?!\#?[A-Za-z0-9]{1,32};))+"
)


@dataclass(frozen=True, slots=True)
class Destination:
    """Offsets of a target, without angle brackets, and of a title, without its quotes."""

    target: tuple[int, int]
    title: tuple[int, int]
    """An empty span where there is none."""


def read_destination(text: str, start: int, end: int) -> Destination:
    """Read what stands between the brackets of `](target "title")`, or behind the colon of a definition."""
    start = _skip_blanks(text, start)
    target = parseLinkDestination(text, start, end)
    behind = target.pos if target.ok else start
    angled = int(target.ok and text.startswith("<", start))
    title_start = _skip_blanks(text, behind)
    title = parseLinkTitle(text, title_start, end)
    has_title = title.ok and title_start > behind
    return Destination(
        (start + angled, behind - angled), (title_start + 1, title.pos - 1) if has_title else (behind, behind)
    )


def _skip_blanks(text: str, start: int) -> int:
    blanks = _BLANKS.match(text, start)
    return blanks.end() if blanks else start


def pieces(text: str, start: int, end: int) -> Iterator[tuple[int, int, str]]:
    """Cut a title into stretches of one line, escapes and entities: offsets and what a reader sees of each."""
    for piece in _PIECE.finditer(text, start, end):
        if piece[0] != "\n":
            yield piece.start(), piece.end(), unescapeAll(piece[0])
