"""Scoreboards as a part of the game, and how their boards are drawn."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import DrawnBoard, Look, Shape, Symbol
from engine.baccarat.roads import growing
from engine.baccarat.roads.forms import PATHS, RUNS, road
from engine.baccarat.roads.mutants import mutants
from engine.baccarat.roads.provisions import PROVISIONS
from engine.baccarat.roads.questions import QUESTIONS
from engine.baccarat.roads.words import (
    Before,
    Derived,
    Entered,
    HeightGap,
    Hue,
    Onward,
    Record,
    Result,
    Road,
    RoadCell,
    Streak,
    Tally,
)
from engine.baccarat.words import Winner
from engine.parts import Part, merged

_SENTENCES = {
    "recorded-rounds": "results rounds",
    "bead-plate": "rows",
    "streaks": "results heights",
    "big-road-rows": "rows",
    "dragon-tail": "rows",
    "tie-marks": "ties",
    "early-ties": "ties",
    "road-distance": "road columns",
    "derived-head": "one other hue",
    "derived-beside": "row height hue",
    "derived-below": "row height hue",
    "derived-far-below": "row height hue",
    "next-round": "results player banker winner",
    "streak-opens": "",
    "streak-continues": "",
    "tie-marks-last": "",
    "tie-marks-first": "",
    "top-taken": "",
    "compares-opens": "",
    "compares-continues": "",
    "heights-alike": "hue",
    "heights-unlike": "hue",
    "gap-beside": "hue",
    "gap-below": "hue",
    "gap-far-below": "hue",
}
_FAULTS = {"unreadable-result": "result round", "record-beyond-shoe": ""}


def _looks(shape: Shape) -> MappingProxyType[Symbol, Look]:
    return MappingProxyType({result: Look(shape, result.winner) for result in Result})


def _hues(red: Shape, blue: Shape) -> MappingProxyType[Symbol, Look]:
    """Looks without a colour: red and blue would be taken for the Banker and the Player."""
    return MappingProxyType({Hue.RED: Look(red), Hue.BLUE: Look(blue)})


_HUES = {
    Derived.BIG_EYE_BOY: _hues(Shape.DISC, Shape.RING),
    Derived.SMALL_ROAD: _hues(Shape.DISC, Shape.RING),
    Derived.COCKROACH_PIG: _hues(Shape.STROKE, Shape.DASHES),
}

_BOARDS = (
    DrawnBoard(Road.BEAD_PLATE, "bead", _looks(Shape.DISC)),
    DrawnBoard(Road.BIG_ROAD, "big_road", _looks(Shape.RING), marks="ties", mark=Winner.TIE),
    *(DrawnBoard(Road(derived.value), f"{path}.board", _HUES[derived]) for derived, path in RUNS.items()),
)

ROADS = Part(
    provisions=PROVISIONS,
    questions=merged((QUESTIONS, growing.QUESTIONS)),
    forms={"road": road},
    sentences=_SENTENCES,
    faults=_FAULTS,
    words=(Road, Derived, Before, Streak, Entered, RoadCell, Onward, HeightGap),
    symbols=(Result, Hue, Tally, Record),
    paths=PATHS,
    boards=_BOARDS,
    mutants=mutants,
)
