"""Bars and lines as they stand in a page, beside and above the table that says the same."""

from __future__ import annotations

import re

from generator.view import BarView, CurveView, GridView, LabelView, PlotView, Woven
from tests.generator.render.sample import body

TABLE = "| Bet / decks | 6 | infinite |\n|---|---|---|\n| A | 1 | 2 |\n| B | 3 | 4 |\n"
LINES = PlotView(
    curves=(
        CurveView(("A",), ((0, 1000), (1000, 667)), LabelView("1", 1000), LabelView("2", 667)),
        CurveView(("B and", "more"), ((0, 333), (1000, 5)), LabelView("3", 333), LabelView("4 → 5", 5)),
    ),
    columns=(LabelView("6", 0), LabelView("infinite", 1000)),
    zero=250,
)


def _bars() -> str:
    view = GridView({}, bars=(BarView(250, 750, 250), BarView(0, 250, 250)))
    return body("::: bars q\n| Bet | Edge |\n|---|---|\n| A | 3 |\n| B | −1 |\n:::", Woven(blocks={0: view}))


def _plot() -> str:
    return body(f"::: plot q\n{TABLE}:::", Woven(blocks={0: GridView({}, plot=LINES)}))


def test_a_bar_stands_beside_its_figure_and_is_not_read_out() -> None:
    html = _bars()
    assert html.startswith('<figure class="grid bars">')
    assert (
        '<td>3</td><td class="bar" aria-hidden="true"><svg><rect x="25.0%" width="75.0%" height="100%"/>'
        '<line x1="25.0%" x2="25.0%" y2="100%"/></svg></td>'
    ) in html
    assert '<td>−1</td><td class="bar" aria-hidden="true"><svg' in html


def test_the_head_of_a_table_of_bars_is_as_wide_as_its_rows() -> None:
    assert '<th scope="col">Edge </th><td class="bar" aria-hidden="true"></td></tr>' in _bars()


def test_lines_stand_above_their_table_and_are_not_read_out() -> None:
    html = _plot()
    assert html.startswith('<figure class="grid plot"> <div class="curves long" aria-hidden="true">')
    drawn, table = html.split("</div>", 1)
    assert table.count("<tr>") == 4
    assert "<table" not in drawn


def test_a_line_goes_from_point_to_point_with_a_mark_on_each() -> None:
    html = _plot()
    assert '<line class="line line-0" x1="0.0%" y1="100.0%" x2="100.0%" y2="66.7%"/>' in html
    assert '<line class="line line-1" x1="0.0%" y1="33.3%" x2="100.0%" y2="0.5%"/>' in html
    assert [html.count(f'<path class="mark mark-{number}"') for number in range(3)] == [3, 3, 0]


def test_a_line_is_named_at_its_end_and_by_a_sample_in_its_row() -> None:
    html = _plot()
    assert '<text y="66.7%"><tspan x="0" dy=".35em">A</tspan></text>' in html
    assert '<text y="0.5%"><tspan x="0" dy=".35em">B and</tspan><tspan x="0" dy="1.2em">more</tspan></text>' in html
    rows = re.findall(
        r'<th scope="row">\s*<svg class="sample".*?<line class="line (line-\d)".*?</svg> ([AB])\s*</th>', html
    )
    assert rows == [("line-0", "A"), ("line-1", "B")]


def test_a_plot_says_no_figure_but_those_of_its_table() -> None:
    drawn = _plot().split("</div>", 1)[0]
    assert re.findall(r"<t(?:ext|span)[^>]*>([^<]+)<", drawn) == [
        *("1", "3", "6", "infinite", "2", "4 → 5"),
        *("A", "B and", "more"),
    ]


def _columns(*names: str) -> list[tuple[str, str, str]]:
    """Of each column of a plot: what else is said of its name, how far that hangs down, and the name."""
    columns = tuple(LabelView(name, 100 * number) for number, name in enumerate(names))
    html = body(f"::: plot q\n{TABLE}:::", Woven(blocks={0: GridView({}, plot=LINES._replace(columns=columns))}))
    return re.findall(r'<text( class="between")? x="[^"]*" y="100%" dy="(\S+)" text-anchor="middle">([^<]*)<', html)


def test_long_names_of_columns_stand_on_two_lines_by_turns() -> None:
    assert [drop for _, drop, _ in _columns("1 deck", "2 decks", "infinite")] == ["3em", "1.75em", "3em"]
    assert [drop for _, drop, _ in _columns("6", "7", "infinite")] == ["1.75em", "1.75em", "3em"]


def test_of_many_columns_every_other_may_go_unnamed_where_there_is_little_room() -> None:
    assert [name for between, _, name in _columns(*"012345678") if between] == ["1", "3", "5", "7"]
    assert not any(between for between, _, _ in _columns(*"01234567"))


def test_zero_is_a_line_where_values_lie_on_both_sides() -> None:
    assert '<line class="zero" x2="100%" y1="25.0%" y2="25.0%"/>' in _plot()
