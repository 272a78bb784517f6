"""What a scoreboard shows of a record, as pages ask for it: each board and figure with the steps that led to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.api import Board, Symbol, Verdict
from engine.baccarat.roads import derived, layout, steps
from engine.baccarat.roads.layout import Cell
from engine.baccarat.roads.rules import RoadRules
from engine.baccarat.roads.words import Derived, Hue, Record, Tally


def bead(rules: RoadRules, record: Record) -> Verdict[Board]:
    """The bead plate."""
    return Verdict(_board(rules.bead_rows, layout.in_columns(record.results, rules.bead_rows)), (steps.bead(rules),))


def heights(record: Record) -> Verdict[tuple[Tally, ...]]:
    """The length of each streak."""
    tallies = tuple(map(Tally, layout.heights(layout.wins(record.results))))
    return Verdict(tallies, (steps.streaks(record, tallies),))


def big_road(rules: RoadRules, record: Record) -> Verdict[Board]:
    """The Big Road, its ties left out."""
    cells = layout.in_streaks(layout.wins(record.results), rules.big_road_rows)
    return Verdict(_board(rules.big_road_rows, cells), steps.laid(rules, cells))


def ties(rules: RoadRules, record: Record) -> Verdict[Board]:
    """The number of ties on each cell of the Big Road that has any."""
    tallies = {place: Tally(count) for place, count in _marks(rules, record).items()}
    return Verdict(Board.of(rules.big_road_rows, tallies), marked_ties(rules, record).steps)


def marked_ties(rules: RoadRules, record: Record) -> Verdict[int]:
    """The number of ties on the whole Big Road."""
    marked = sum(_marks(rules, record).values())
    return Verdict(marked, steps.tied(rules, record, marked))


def _marks(rules: RoadRules, record: Record) -> Mapping[tuple[int, int], int]:
    cells = layout.in_streaks(layout.wins(record.results), rules.big_road_rows)
    return layout.ties(record.results, cells, early=rules.early_ties)


def run(rules: RoadRules, road: Derived, record: Record) -> Verdict[tuple[Hue, ...]]:
    """The colours of a derived road, in the order in which they were entered."""
    counted = heights(record)
    entries = tuple(derived.entries(rules, road, [tally.count for tally in counted.value]))
    told = (*counted.steps, steps.distance(rules, road), *map(steps.entry, entries))
    return Verdict(tuple(entry.hue for entry in entries), told)


def laid_out(rules: RoadRules, entered: Verdict[tuple[Hue, ...]]) -> Verdict[Board]:
    """A derived road as it is drawn: like the Big Road, with its colours in the place of sides."""
    cells = layout.in_streaks(entered.value, rules.big_road_rows)
    return Verdict(_board(rules.big_road_rows, cells), (*entered.steps, *steps.laid(rules, cells)))


def _board(rows: int, cells: Iterable[Cell[Symbol]]) -> Board:
    return Board.of(rows, {(cell.column, cell.row): cell.sign for cell in cells})
