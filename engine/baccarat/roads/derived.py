"""The three roads that are made from the Big Road: from its heights alone, not from where its cells are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.baccarat.roads.rules import RoadRules
from engine.baccarat.roads.words import Derived, Hue


class Entry(NamedTuple):
    """An entry of a derived road, made when the Big Road's entry in a column and row (both from 1) was made.

    `other` is the height of the column looked back at. At the head of a column it is compared with `height`, the
    height of the column just ended; further down, with the row itself.
    """

    column: int
    row: int
    height: int
    other: int
    hue: Hue


def entries(rules: RoadRules, road: Derived, heights: Sequence[int]) -> Iterator[Entry]:
    """Give the entries of a derived road, in the order in which the Big Road grew."""
    back = rules.distance(road)
    for column, height in enumerate(heights, start=1):
        if column > back + 1:
            before, other = heights[column - 2], heights[column - 2 - back]
            yield Entry(column, 1, before, other, rules.head(before, other))
        if column > back:
            other = heights[column - 1 - back]
            for row in range(2, height + 1):
                yield Entry(column, row, row, other, rules.lower(row, other))


def hues(rules: RoadRules, road: Derived, heights: Sequence[int]) -> tuple[Hue, ...]:
    """Give the colours of a derived road."""
    return tuple(entry.hue for entry in entries(rules, road, heights))
