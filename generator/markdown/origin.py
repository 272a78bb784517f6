"""Where the characters of a derived text come from."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Stretch(NamedTuple):
    """A part of a text whose characters stand side by side in the source."""

    start: int
    end: int
    source: int
    """The offset of the first character in the source."""


class Origin(NamedTuple):
    """Maps offsets in an inline's content, from which Markdown took away indents and markers, to the source."""

    starts: tuple[int, ...]
    sources: tuple[int, ...]

    @classmethod
    def of(cls, pairs: Iterable[tuple[int, int]]) -> Origin:
        """Give the origin of a text from the offset of each stretch in the text and in the source, in order."""
        starts, sources = zip(*pairs, strict=True)
        return cls(starts, sources)

    def at(self, offset: int) -> int:
        """Give the source offset of the character at an offset."""
        stretch = max(bisect_right(self.starts, offset) - 1, 0)
        return self.sources[stretch] + offset - self.starts[stretch]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Give the source offsets of a part of the text: from its first character to just behind its last."""
        if len(self.starts) == 1:  # as most texts have it
            moved = self.sources[0] - self.starts[0]
            return start + moved, max(start, end) + moved
        if end <= start:
            return self.at(start), self.at(start)
        return self.at(start), self.at(end - 1) + 1

    def stretches(self, start: int, end: int) -> Iterator[Stretch]:
        """Cut a part of the text where its characters do not stand side by side in the source."""
        if len(self.starts) == 1 and start < end:
            yield Stretch(start, end, self.at(start))
            return
        while start < end:
            following = bisect_right(self.starts, start)
            cut = min(end, self.starts[following]) if following < len(self.starts) else end
            yield Stretch(start, cut, self.at(start))
            start = cut


def of_lines(text: str, content: str, lines: Iterable[tuple[int, int]]) -> Origin:
    """Give the origin of a content that was cut from lines of a text.

    `lines` holds for each line the offsets of its first character that is no blank and of its end. The content keeps
    each line but for blanks at its ends; lines of nothing but exotic blanks at the very start may be missing from it.
    """
    pairs: list[tuple[int, int]] = []
    position = 0
    remaining = iter(lines)
    for line in content.split("\n"):
        body = line.lstrip(" \t")
        found = next((found for start, end in remaining if (found := text.find(body, start, end)) >= 0), None)
        if found is None:
            break
        indent = len(line) - len(body)
        if indent:
            pairs.append((position, found))
        pairs.append((position + indent, found))
        position += len(line) + 1
    return Origin.of(pairs)
