"""Reading a record of results: letters in, all roads or every fault out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.api import Fault
from engine.baccarat.roads import derived, layout
from engine.baccarat.roads.layout import Cell
from engine.baccarat.roads.words import Derived, Hue, Result
from engine.baccarat.rules import STANDARD, Rules
from engine.cards import Unreadable


@dataclass(frozen=True, slots=True)
class Roads:
    """What a scoreboard shows; columns and rows are counted from 0.

    `heights` are the lengths of the streaks, `ties` the number of ties on each cell of the Big Road that has any, with
    `leading_ties` of them before the first win. With `faults` nothing else is there.
    """

    results: tuple[Result, ...] = ()
    heights: tuple[int, ...] = ()
    bead: tuple[Cell[Result], ...] = ()
    cells: tuple[Cell[Result], ...] = ()
    ties: Mapping[tuple[int, int], int] = field(default_factory=dict)
    leading_ties: int = 0
    big_eye: tuple[Hue, ...] = ()
    small_road: tuple[Hue, ...] = ()
    cockroach_pig: tuple[Hue, ...] = ()
    faults: tuple[Fault, ...] = ()


def read_roads(results: str, rules: Rules = STANDARD) -> Roads:
    """Read a record: a letter for each round, B, P or T, oldest first.

    Never raises for any text: a letter that stands for no result is a fault, its path the letter's number from 1.
    """
    if faults := tuple(_faults(results)):
        return Roads(faults=faults)
    return _roads(tuple(map(Result, results)), rules)


def _faults(results: str) -> Iterable[Fault]:
    for number, letter in enumerate(results, start=1):
        if not Result.parse(letter):
            yield Fault("unreadable-result", f"results.{number}", {"result": Unreadable(letter), "round": number})


def _roads(results: tuple[Result, ...], rules: Rules) -> Roads:
    wins = layout.wins(results)
    heights = layout.heights(wins)
    cells = layout.in_streaks(wins, rules.roads.big_road_rows)
    big_eye, small_road, cockroach_pig = (derived.hues(rules.roads, road, heights) for road in Derived)
    return Roads(
        results=results,
        heights=heights,
        bead=layout.in_columns(results, rules.roads.bead_rows),
        cells=cells,
        ties=layout.ties(results, cells, early=rules.roads.early_ties),
        leading_ties=layout.leading_ties(results),
        big_eye=big_eye,
        small_road=small_road,
        cockroach_pig=cockroach_pig,
    )
