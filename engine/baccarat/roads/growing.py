"""How boards grow by one result: the rules of `layout` and `derived`, asked case by case.

A record has no longest length, so no table can hold every board. But what a new result does to a board depends on few
things beside it, and of these there are tables: whoever keeps the board in mind can walk through them.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import Between, Question, Step, Verdict, YesNo, step
from engine.baccarat.roads import layout, steps
from engine.baccarat.roads.rules import RoadRules
from engine.baccarat.roads.words import Before, Derived, Entered, HeightGap, Hue, Onward, Result, RoadCell, Streak
from engine.baccarat.rules import Rules
from engine.baccarat.words import Count

Row: TypeAlias = Annotated[int, Between(1, 6)]
"""A row of a board, from the top."""

_ENTERED = MappingProxyType({Before.NONE: Streak.OPENS, Before.OTHER: Streak.OPENS, Before.SAME: Streak.CONTINUES})
_HEIGHTS = MappingProxyType(
    {HeightGap.SHORTER: (1, 2), HeightGap.EQUAL: (2, 2), HeightGap.ONE_LONGER: (3, 2), HeightGap.LONGER: (4, 2)}
)
"""For each gap, two heights that lie so far apart: no entry depends on more than the gap."""


def bead_onward(rules: Rules, row: Row) -> Verdict[Onward]:
    """Where the bead plate goes on after an entry in some row."""
    down = row < rules.roads.bead_rows
    return Verdict(Onward.DOWN if down else Onward.NEXT_COLUMN, (steps.bead(rules.roads),))


def result_enters(rules: Rules, result: Result, before: Before) -> Verdict[Entered]:
    """What a result does to the Big Road, by the win before it; that of a tie is the same or another one alike."""
    if result is not Result.TIE:
        opened = hue_enters(rules, before)
        return Verdict(Entered[opened.value.name], opened.steps)
    if before is not Before.NONE:
        return Verdict(Entered.MARKS_LAST, (step("tie-marks-last", "tie-mark", ""),))
    if rules.roads.early_ties:
        return Verdict(Entered.MARKS_FIRST, (step("tie-marks-first", "tie-mark", "roads/early-ties"),))
    return Verdict(Entered.LEFT_OUT, (step("early-ties", "tie-mark", "roads/early-ties", ties=0),))


def hue_enters(_rules: Rules, before: Before) -> Verdict[Streak]:
    """What a win, or a colour of a derived road, does to its board, by the one before it."""
    entered = _ENTERED[before]
    return Verdict(entered, (step(f"streak-{entered.value}", "big-road", ""),))


def streak_starts(rules: Rules, top: RoadCell) -> Verdict[Onward]:
    """Whether a streak starts in a column, by its top, or further to the right; looked for from the last start on."""
    if layout.starts(taken=top is RoadCell.TAKEN):
        return Verdict(Onward.DOWN, (steps.column(rules.roads),))
    return Verdict(Onward.RIGHT, (step("top-taken", "dragon-tail", ""),))


def streak_onward(rules: Rules, row: Row, below: RoadCell, turned: YesNo) -> Verdict[Onward]:
    """Where a streak goes on from some row, by the cell below and by whether it has turned before."""
    blocked = row >= rules.roads.big_road_rows or below is RoadCell.TAKEN
    if layout.turns(blocked=blocked, before=turned is YesNo.YES):
        return Verdict(Onward.RIGHT, (steps.turned(rules.roads),))
    return Verdict(Onward.DOWN, (steps.column(rules.roads),))


def column_compared(_rules: Rules, streak: Streak) -> Verdict[Count]:
    """How many columns back lies what a derived road compares: the column before, or that of the entry itself."""
    back = 1 if streak is Streak.OPENS else 0
    return Verdict(back, (step(f"compares-{streak.value}", _RULES[streak], ""),))


def column_beside(rules: Rules, road: Derived, streak: Streak) -> Verdict[Count]:
    """How many columns back, from the entry itself, lies the column that a derived road compares that with."""
    back = column_compared(rules, streak)
    return Verdict(back.value + rules.roads.distance(road), (*back.steps, steps.distance(rules.roads, road)))


def gap_entry(rules: Rules, streak: Streak, gap: HeightGap) -> Verdict[Hue]:
    """The entry of a derived road, by how much higher the one column is than the other, as far as both are filled."""
    one, other = _HEIGHTS[gap]
    entry = _head if streak is Streak.OPENS else _lower
    hue, told = entry(rules.roads, one, other)
    return Verdict(hue, (told,))


def _head(rules: RoadRules, one: int, other: int) -> tuple[Hue, Step]:
    hue = rules.head(one, other)
    name, cell = ("heights-alike", "heights-equal") if one == other else ("heights-unlike", "heights-differ")
    return hue, step(name, "derived-head", f"roads/{cell}", hue=hue)


def _lower(rules: RoadRules, row: int, height: int) -> tuple[Hue, Step]:
    hue = rules.lower(row, height)
    entered = steps.lower(row, height, hue)
    return hue, step(f"gap-{entered.name.removeprefix('derived-')}", entered.rule, entered.cell, hue=hue)


_RULES = MappingProxyType({Streak.OPENS: "derived-head", Streak.CONTINUES: "derived-lower"})

QUESTIONS = MappingProxyType[str, Question](
    {
        "bead_onward": bead_onward,
        "result_enters": result_enters,
        "hue_enters": hue_enters,
        "streak_starts": streak_starts,
        "streak_onward": streak_onward,
        "column_compared": column_compared,
        "column_beside": column_beside,
        "gap_entry": gap_entry,
    }
)
