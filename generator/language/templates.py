"""Patterns with holes, such as `{low} to {high}`: filled to write a text, matched to read one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from generator.language.folding import key

_HOLE = re.compile(r"\{([a-z]+)\}")


class Piece(NamedTuple):
    """What stands in a hole of a pattern, and where it starts in the text."""

    text: str
    start: int


Match = Mapping[str, Piece]
"""What stands in each hole."""


class Template(NamedTuple):
    """A pattern: its text as written in the data, what stands around its holes (folded), and the holes in order.

    `longest` is the longest piece of what stands around them: few texts hold it, and no other fits.
    """

    text: str
    around: tuple[str, ...]
    holes: tuple[str, ...]
    longest: str

    @classmethod
    def of(cls, text: str) -> Template:
        """Compile a pattern."""
        parts = _HOLE.split(key(text))
        around = tuple(parts[::2])
        return cls(text, around, tuple(parts[1::2]), max(around, key=len))

    @property
    def is_sign(self) -> bool:
        """Tell a pattern of signs, such as a dash, from one of words."""
        return not any(letter.isalpha() for part in self.around for letter in part)

    def fill(self, **texts: str) -> str:
        """Write the pattern with a text in each hole."""
        return _HOLE.sub(lambda hole: texts[hole[1]], self.text)

    def match(self, text: str) -> Iterable[Match]:
        """Give every way in which a folded text fits the pattern; no hole is ever empty."""
        around = self.around
        if self.longest in text and text.startswith(around[0]) and text.endswith(around[-1]):
            return self._match(text, len(around[0]), 0)
        return ()

    def _match(self, text: str, start: int, hole: int) -> Iterator[Match]:
        if hole == len(self.holes):
            if start == len(text):
                yield {}
            return
        behind = self.around[hole + 1]
        last = hole == len(self.holes) - 1
        at = text.find(behind, max(start + 1, len(text) - len(behind)) if last else start + 1)
        while at != -1:
            for others in self._match(text, at + len(behind), hole + 1):
                yield {self.holes[hole]: Piece(text[start:at], start), **others}
            at = text.find(behind, at + 1)
