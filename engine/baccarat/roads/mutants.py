"""The rules of the roads with one entry changed, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.api import Mutant
from engine.baccarat.roads.rules import RoadRules
from engine.baccarat.roads.words import Derived, Hue
from engine.baccarat.rules import Rules

_OTHER = {Hue.RED: Hue.BLUE, Hue.BLUE: Hue.RED}


def mutants(rules: Rules) -> Iterator[Mutant]:
    """Give every change of one entry, in the order of the entries."""
    for cell, roads in _changes(rules.roads):
        yield Mutant(f"roads/{cell}", replace(rules, roads=roads))


def _changes(roads: RoadRules) -> Iterator[tuple[str, RoadRules]]:
    yield "bead-rows", replace(roads, bead_rows=roads.bead_rows - 1)
    yield "big-road-rows", replace(roads, big_road_rows=roads.big_road_rows - 1)
    yield "early-ties", replace(roads, early_ties=not roads.early_ties)
    for number, road in enumerate(Derived):
        one, two, three = (back + (number == at) for at, back in enumerate(roads.distances))
        yield f"distance/{road.value}", replace(roads, distances=(one, two, three))
    yield "heights-equal", replace(roads, heights_equal=_OTHER[roads.heights_equal])
    yield "heights-differ", replace(roads, heights_differ=_OTHER[roads.heights_differ])
    yield "beside-entry", replace(roads, beside_entry=_OTHER[roads.beside_entry])
    yield "below-end", replace(roads, below_end=_OTHER[roads.below_end])
    yield "far-below-end", replace(roads, far_below_end=_OTHER[roads.far_below_end])
