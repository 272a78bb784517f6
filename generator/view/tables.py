"""What is known of an author's tables, and the pictures drawn of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from generator.view.texts import CountView, ReferenceView


class BarView(NamedTuple):
    """A bar: from `start`, `length` long, with zero at `zero`, in thousandths of the width that a grid's bars share."""

    start: int
    length: int
    zero: int


class LabelView(NamedTuple):
    """A text at the edge of a picture: `place` in thousandths of its height, or of its width, from the top left."""

    text: str
    place: int


class CurveView(NamedTuple):
    """A line of a plot: its name, its points from the left, and what stands at its ends."""

    name: tuple[str, ...]
    """In lines short enough to stand beside the plot."""
    points: tuple[tuple[int, int], ...]
    """Across and down, in thousandths of the plot's width and height."""
    first: LabelView
    last: LabelView


class PlotView(NamedTuple):
    """Lines over a common scale; `zero` is where zero lies between values on both sides of it."""

    curves: tuple[CurveView, ...]
    columns: tuple[LabelView, ...]
    zero: int | None = None


@dataclass(frozen=True, slots=True)
class GridView:
    """What is known of the author's table in a grid, keyed by the index of a cell's opening token."""

    words: Mapping[int, str]
    """The word that each body cell stands for, where pages mark it by a sign; other cells show their text."""
    references: Mapping[int, tuple[ReferenceView, ...]] = field(default_factory=dict)
    """The rules that a row's or a column's head belongs to."""
    apart: frozenset[int] = frozenset()
    """Heads of columns that are set apart, such as the one for no card at all."""
    figures: bool = False
    """Whether every cell is a figure: such cells stand with their last digits below each other."""
    bars: tuple[BarView, ...] = ()
    """The bar beside the cell of each row, where the cells are drawn as bars."""
    plot: PlotView | None = None
    """What is drawn above a table whose rows are lines."""
    workings: str = ""
    """Where it is told how its cells were computed; empty where nothing is."""
    recomputed: CountView | None = None
    """How many of its cells were."""
