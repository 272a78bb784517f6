"""The steps that lead to what stands on a board: each tells of one entry of the rules, or of none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.api import Answer, Step, Symbol, step
from engine.baccarat.roads import layout
from engine.baccarat.roads.derived import Entry
from engine.baccarat.roads.layout import Cell
from engine.baccarat.roads.provisions import DERIVED
from engine.baccarat.roads.rules import RoadRules
from engine.baccarat.roads.words import Derived, Hue, Record, Tally


def bead(rules: RoadRules) -> Step:
    """How the bead plate is filled."""
    return step("bead-plate", "bead-plate", "roads/bead-rows", rows=rules.bead_rows)


def streaks(results: Record, heights: tuple[Tally, ...]) -> Step:
    """What a record comes to in streaks."""
    return step("streaks", "big-road", "", results=results, heights=heights)


def laid(rules: RoadRules, cells: Sequence[Cell[Symbol]]) -> tuple[Step, ...]:
    """How the Big Road is laid out, and whether one of its streaks had to turn."""
    tail = any((one.row, one.sign) == (other.row, other.sign) for one, other in pairwise(cells))
    return (column(rules), turned(rules)) if tail else (column(rules),)


def column(rules: RoadRules) -> Step:
    """That a streak goes down a column."""
    return step("big-road-rows", "big-road", "roads/big-road-rows", rows=rules.big_road_rows)


def turned(rules: RoadRules) -> Step:
    """That a streak turns where it can go no further down."""
    return step("dragon-tail", "dragon-tail", "roads/big-road-rows", rows=rules.big_road_rows)


def tied(rules: RoadRules, record: Record, ties: int) -> tuple[Step, ...]:
    """How many ties are marked, and what becomes of those before the first win, where there are any."""
    marked = step("tie-marks", "tie-mark", "", ties=ties)
    early = layout.leading_ties(record.results)
    if not early:
        return (marked,)
    return (step("early-ties", "tie-mark", "roads/early-ties", ties=early if rules.early_ties else 0), marked)


def distance(rules: RoadRules, road: Derived) -> Step:
    """How far back a derived road looks."""
    columns = rules.distance(road)
    return step("road-distance", DERIVED[road], f"roads/distance/{road.value}", road=road, columns=columns)


def entry(made: Entry) -> Step:
    """Why an entry of a derived road has its colour."""
    return head(made.height, made.other, made.hue) if made.row == 1 else lower(made.row, made.other, made.hue)


def head(one: int, other: int, hue: Hue) -> Step:
    """The entry for the head of a column."""
    cell = "roads/heights-equal" if one == other else "roads/heights-differ"
    return step("derived-head", "derived-head", cell, one=one, other=other, hue=hue)


def lower(row: int, height: int, hue: Hue) -> Step:
    """The entry for a row further down."""
    values: dict[str, Answer] = {"row": row, "height": height, "hue": hue}
    if row <= height:
        return step("derived-beside", "derived-lower", "roads/beside-entry", **values)
    if row == height + 1:
        return step("derived-below", "derived-lower", "roads/below-end", **values)
    return step("derived-far-below", "derived-far-below", "roads/far-below-end", **values)
