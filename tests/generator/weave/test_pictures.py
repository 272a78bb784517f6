"""Where the bars and lines of a picture lie: the figures are worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES
from engine.api import Amount, Payout, Rate, Share, YesNo
from generator.ask import Grid
from generator.checking import examine
from generator.quantity import quantity
from generator.view import BarView, LabelView
from generator.weave.pictures import LINE_OF_TEXT, WHOLE, Scale, bars, plot, spread
from tests.generator.site.sample import site

sizes = st.fractions(min_value=-20, max_value=20, max_denominator=1000)


def grid(text: str) -> Grid:
    """The grid of a page in English."""
    (page, _) = examine(site({"*.md": f"# T\n\n{text}\n"}), GAMES).pages
    (only,) = page.documents["en"].grids
    return only


def test_bars_are_as_long_as_their_values_from_a_common_zero() -> None:
    assert bars([Fraction(1), Fraction(4), Fraction(2)]) == (
        BarView(0, 250, 0),
        BarView(0, 1000, 0),
        BarView(0, 500, 0),
    )


def test_a_value_below_zero_is_drawn_on_the_other_side() -> None:
    assert bars([Fraction(3), Fraction(-1), Fraction(0)]) == (
        BarView(250, 750, 250),
        BarView(0, 250, 250),
        BarView(250, 0, 250),
    )


def test_values_below_zero_alone_reach_back_from_the_end() -> None:
    assert bars([Fraction(-1), Fraction(-4)]) == (BarView(750, 250, 1000), BarView(0, 1000, 1000))


def test_nothing_is_drawn_of_zero_alone() -> None:
    assert bars([Fraction(0)]) == (BarView(0, 0, 0),)


@given(st.lists(sizes, min_size=1).filter(any))
def test_bars_are_proportional_to_a_thousandth(values: list[Fraction]) -> None:
    ends = [Fraction(0), *values]
    whole = max(ends) - min(ends)
    for value, bar in zip(values, bars(values), strict=True):
        assert abs(bar.length - abs(value) / whole * WHOLE) <= 1
        assert 0 <= bar.start <= bar.start + bar.length <= WHOLE
        assert bar.zero == (bar.start if value >= 0 else bar.start + bar.length)


def test_a_scale_rounds_to_the_nearest_thousandth() -> None:
    scale = Scale(Fraction(0), Fraction(3))
    assert [scale.place(Fraction(number)) for number in range(4)] == [0, 333, 667, 1000]


def test_a_line_has_a_point_for_each_column_and_its_cells_at_its_ends() -> None:
    drawn = plot(
        grid(
            "::: plot total(row,column)\n| a | 2 | 3 | 5 |\n|---|---|---|---|\n"
            "| 2 | 4 | 5 | 7 |\n| 9 | 1 | 2 | 4 |\n:::"
        )
    )
    low, high = drawn.curves[1], drawn.curves[0]
    assert (high.name, high.points) == (("2",), ((0, 500), (500, 333), (1000, 0)))
    assert (high.first, high.last) == (LabelView("4", 500), LabelView("7", 0))
    assert low.points == ((0, 1000), (500, 833), (1000, 500))
    assert drawn.columns == (LabelView("2", 0), LabelView("3", 500), LabelView("5", 1000))
    assert drawn.zero is None


def test_a_line_of_one_value_lies_in_the_middle() -> None:
    drawn = plot(grid("::: plot total(row,column)\n| a | 2 | 2 |\n|---|---|---|\n| 2 | 4 | 4 |\n:::"))
    assert drawn.curves[0].points == ((0, 500), (1000, 500))


def test_labels_that_stand_apart_stay_where_they_are() -> None:
    assert spread([0, 500, 1000]) == (0, 500, 1000)


def test_labels_that_would_overlap_make_room_in_their_order() -> None:
    assert spread([500, 510, 490]) == (500 + LINE_OF_TEXT - 10, 510 + 2 * LINE_OF_TEXT - 20, 490)
    assert spread([1000, 990]) == (1000, 1000 - LINE_OF_TEXT)


def test_a_long_name_is_set_in_lines_that_have_room_below_each_other() -> None:
    rows = "| an ace, a six and a nine | 8 | 9 |\n| 6 | 8 | 9 |\n"
    drawn = plot(grid(f"::: plot total(row,column)\n| a | 2 | 3 |\n|---|---|---|\n{rows}:::"))
    assert [curve.name for curve in drawn.curves] == [("an ace, a six and", "a nine"), ("6",)]
    assert [curve.last.place for curve in drawn.curves] == [0, 2 * LINE_OF_TEXT]
    assert [curve.first.place for curve in drawn.curves] == [WHOLE - LINE_OF_TEXT, WHOLE]


@given(st.lists(st.integers(0, WHOLE), min_size=1, max_size=6), st.integers(1, 3))
def test_labels_never_overlap_or_leave_the_picture(places: list[int], lines: int) -> None:
    moved = spread(places, lines)
    inside = sorted(moved)
    assert all(higher - lower >= min(lines * LINE_OF_TEXT, WHOLE // len(places)) for lower, higher in pairwise(inside))
    assert inside[0] >= 0
    assert inside[-1] <= WHOLE


@pytest.mark.parametrize(
    ("answer", "size"),
    [
        (5, Fraction(5)),
        (Share(Fraction(1, 3)), Fraction(1, 3)),
        (Rate(Fraction(-1, 3), YesNo.YES), Fraction(-1, 3)),
        (Amount(Fraction(7, 2)), Fraction(7, 2)),
        (Payout(Fraction(19, 20)), Fraction(19, 20)),
        (YesNo.YES, None),
        ((), None),
    ],
)
def test_a_figure_has_a_size_and_a_word_has_none(answer: object, size: Fraction | None) -> None:
    assert quantity(answer) == size  # type: ignore[arg-type]  # answers of every type, in one list
