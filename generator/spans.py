"""Numbers that follow each other, told by their ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby


def spans(numbers: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Give the first and the last of each run of numbers in order, once where they are one: 1 2 3 5 as 1–3 and 5."""
    for _, run in groupby(enumerate(sorted(set(numbers))), key=lambda item: item[1] - item[0]):
        first, *others = (number for _, number in run)
        yield (first, *others[-1:])
