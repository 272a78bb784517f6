"""The rules of the roads as one immutable value."""

from __future__ import annotations

from dataclasses import dataclass

from engine.baccarat.roads.words import Derived, Hue

_DERIVED = tuple(Derived)


@dataclass(frozen=True, slots=True)
class RoadRules:
    """All that decides what a scoreboard shows of a record of results."""

    bead_rows: int
    """Rows of the bead plate."""
    big_road_rows: int
    """Rows of the Big Road, and of the derived roads, which are laid out like it."""
    early_ties: bool
    """Whether ties before the first win are marked, on the first cell; where not, they are left out."""
    distances: tuple[int, int, int]
    """For each of `Derived`: how many columns back its entries look."""
    heights_equal: Hue
    """At the head of a column: the column before is as high as the one compared with it."""
    heights_differ: Hue
    """Likewise: it is not."""
    beside_entry: Hue
    """Further down: the column compared has an entry in this row."""
    below_end: Hue
    """Likewise: it ends in the row right above."""
    far_below_end: Hue
    """Likewise: it ends higher up. Boards do not agree on this one."""

    def distance(self, road: Derived) -> int:
        """How many columns back a road looks."""
        return self.distances[_DERIVED.index(road)]

    def head(self, one: int, other: int) -> Hue:
        """The entry for the head of a column, by the heights of the column before and of the one compared with it."""
        return self.heights_equal if one == other else self.heights_differ

    def lower(self, row: int, height: int) -> Hue:
        """The entry for a row from 2, by the height of the column compared."""
        if row <= height:
            return self.beside_entry
        return self.below_end if row == height + 1 else self.far_below_end


ROADS = RoadRules(
    bead_rows=6,
    big_road_rows=6,
    early_ties=True,
    distances=(1, 2, 3),
    heights_equal=Hue.RED,
    heights_differ=Hue.BLUE,
    beside_entry=Hue.RED,
    below_end=Hue.BLUE,
    far_below_end=Hue.RED,
)
"""Scoreboards as most houses show them; that a column which ended long before gives red is a convention among two."""
