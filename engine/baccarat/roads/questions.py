"""What a page may ask of scoreboards."""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import Between, Question, Verdict, step
from engine.baccarat.roads import board, shoe, steps
from engine.baccarat.roads.words import Derived, Hue, Record, Result, Tally
from engine.baccarat.rules import Rules
from engine.baccarat.words import Count

AtLeastOne: TypeAlias = Annotated[int, Between(1, 1000)]
Lower: TypeAlias = Annotated[int, Between(2, 1000)]


def rounds(_rules: Rules, results: Record) -> Verdict[Count]:
    """How many rounds a record holds, ties included: so many places it takes on the bead plate."""
    number = len(results.results)
    return Verdict(number, (step("recorded-rounds", "bead-plate", "", results=results, rounds=number),))


def bead_rows(rules: Rules) -> Verdict[Count]:
    """How many rows the bead plate has."""
    return Verdict(rules.roads.bead_rows, (steps.bead(rules.roads),))


def big_road_rows(rules: Rules) -> Verdict[Count]:
    """How many rows the Big Road has."""
    return Verdict(rules.roads.big_road_rows, steps.laid(rules.roads, ()))


def width(rules: Rules, results: Record) -> Verdict[Count]:
    """How many columns a record takes on the Big Road, dragon tails included."""
    laid = board.big_road(rules.roads, results)
    return Verdict(len(laid.value.lines[0]), laid.steps)


def marked_ties(rules: Rules, results: Record) -> Verdict[Count]:
    """How many ties of a record are marked on the Big Road."""
    return board.marked_ties(rules.roads, results)


def heights(_rules: Rules, results: Record) -> Verdict[tuple[Tally, ...]]:
    """How many wins each column of the Big Road stands for, in order: the lengths of the streaks."""
    return board.heights(results)


def big_eye(rules: Rules, results: Record) -> Verdict[tuple[Hue, ...]]:
    """The colours of Big Eye Boy, in the order in which they are entered."""
    return board.run(rules.roads, Derived.BIG_EYE_BOY, results)


def small_road(rules: Rules, results: Record) -> Verdict[tuple[Hue, ...]]:
    """The colours of the Small Road, in the order in which they are entered."""
    return board.run(rules.roads, Derived.SMALL_ROAD, results)


def cockroach_pig(rules: Rules, results: Record) -> Verdict[tuple[Hue, ...]]:
    """The colours of Cockroach Pig, in the order in which they are entered."""
    return board.run(rules.roads, Derived.COCKROACH_PIG, results)


def distance(rules: Rules, road: Derived) -> Verdict[Count]:
    """How many columns back a derived road looks."""
    return Verdict(rules.roads.distance(road), (steps.distance(rules.roads, road),))


def head_entry(rules: Rules, one: AtLeastOne, other: AtLeastOne) -> Verdict[Hue]:
    """The entry for the head of a column: the column before it is `one` high, the one compared with it `other`."""
    hue = rules.roads.head(one, other)
    return Verdict(hue, (steps.head(one, other, hue),))


def lower_entry(rules: Rules, row: Lower, height: AtLeastOne) -> Verdict[Hue]:
    """The entry for a row from 2 of a column, by the height of the column compared with it."""
    hue = rules.roads.lower(row, height)
    return Verdict(hue, (steps.lower(row, height, hue),))


def next_results(rules: Rules, results: Record) -> Verdict[tuple[Result, ...]]:
    """Results that the round after a record can have: each is shown by a round dealt from the same shoe."""
    deals = shoe.following(rules, results)
    told = (
        step("next-round", "comparison", "", results=results, player=deal.player, banker=deal.banker, winner=won.winner)
        for won, deal in deals.items()
    )
    return Verdict(tuple(deals), tuple(told))


QUESTIONS = MappingProxyType[str, Question](
    {
        "rounds": rounds,
        "bead_rows": bead_rows,
        "big_road_rows": big_road_rows,
        "width": width,
        "marked_ties": marked_ties,
        "heights": heights,
        "big_eye": big_eye,
        "small_road": small_road,
        "cockroach_pig": cockroach_pig,
        "distance": distance,
        "head_entry": head_entry,
        "lower_entry": lower_entry,
        "next_results": next_results,
    }
)
