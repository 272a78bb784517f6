"""An author's tables, and the grid that a table becomes when every cell of it stands for a word."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from markdown_it.token import Token
from markupsafe import Markup

from generator.render.inline import plain
from generator.render.tree import Node
from generator.render.writer import Rule, Writer, element, joined
from generator.view import ExamplesView, GridView, ReferenceView

_FIGURE = re.compile(r"[+\u2212-]?\d[\d.,:/]*%?")
"""A text that is one figure: an amount, a share, a payout."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a grid, as the template needs it."""

    text: Markup
    word: str
    apart: bool
    references: tuple[ReferenceView, ...]


def _scrolled(table: Markup, label: str) -> Markup:
    """Wrap a table so that a wide one is scrolled by itself, also with a keyboard."""
    region = Markup('<section class="scroll" tabindex="0" aria-label="{}">\n{}\n</section>\n')
    return region.format(label, table)


def label(node: Node, writer: Writer) -> str:
    """Name a table by its number on the page."""
    earlier = sum(_is_table(token, writer) for token in writer.document.tokens[: node.opening])
    return writer.ui["table"].format(number=earlier + 1)


def _is_table(token: Token, writer: Writer) -> bool:
    return token.type == "table_open" or (
        token.type == "container_open" and isinstance(writer.woven.blocks.get(token.meta["block"]), ExamplesView)
    )


def _table(node: Node, writer: Writer) -> Markup:
    head, *body = node.find("tr")
    named = bool(plain(head.children[:1], writer.woven.marks))
    figures = _figures(body, writer)
    heads = Markup().join(
        _cell(cell, "th", writer, scope="col", figure=number in figures) for number, cell in enumerate(head.children)
    )
    rows = (_row(row, writer, figures, named=named) for row in body)
    table = Markup("<table>\n<thead>\n<tr>{}</tr>\n</thead>\n<tbody>\n{}\n</tbody>\n</table>")
    return _scrolled(table.format(heads, Markup("\n").join(rows)), label(node, writer))


def _figures(body: Sequence[Node], writer: Writer) -> Collection[int]:
    """The columns, after the first, that hold nothing but figures."""
    columns = zip(*(row.children for row in body), strict=True)
    return {
        number
        for number, column in enumerate(columns)
        if number and all(_FIGURE.fullmatch(plain(cell.children, writer.woven.marks)) for cell in column)
    }


def _row(row: Node, writer: Writer, figures: Collection[int], *, named: bool) -> Markup:
    """Write a row of the body; its first cell heads it where the column of first cells has a name."""
    first, *others = row.children
    start = _cell(first, "th", writer, scope="row") if named else _cell(first, "td", writer)
    cells = (_cell(cell, "td", writer, figure=number in figures) for number, cell in enumerate(others, start=1))
    return element("tr", joined(start, *cells))


def _cell(cell: Node, tag: str, writer: Writer, *, scope: str = "", figure: bool = False) -> Markup:
    """Write a cell; figures stand under each other by their ends, unless the author aligned them."""
    aligned = str(cell.token.attrs.get("class", "")) or ("align-end" if figure else "")
    return element(tag, writer.write(cell.children), scope=scope, class_=aligned)


def grid(node: Node, view: GridView, writer: Writer) -> Markup:
    """Write a grid: the table of a container with signs for its words, and the text around it as the caption."""
    (table,) = (child for child in node.children if child.kind == "table")
    head, *body = table.find("tr")
    corner, *heads = _cells(head, view, writer, apart=())
    apart = [cell.apart for cell in heads]
    title, _, across = corner.text.partition(Markup(" / "))
    return writer.draw(
        "grid",
        name=f"b{node.opening}_",
        caption=writer.write(child for child in node.children if child is not table),
        title=title,
        across=across,
        runs=[(apart, list(run)) for apart, run in groupby(heads, key=lambda cell: cell.apart)],
        rows=[_cells(row, view, writer, apart) for row in body],
        figures=view.figures,
        bars=view.bars,
        plot=view.plot,
        workings=view.workings,
        recomputed=view.recomputed,
        key=_key(body, view, writer),
    )


def _cells(row: Node, view: GridView, writer: Writer, apart: Sequence[bool]) -> list[Cell]:
    """Give the cells of a row; those of the body are set apart as the heads of their columns are."""
    columns = (False, *apart)
    return [
        Cell(
            text=writer.write(cell.children),
            word=view.words.get(cell.opening, ""),
            apart=columns[number] if apart else cell.opening in view.apart,
            references=view.references.get(cell.opening, ()),
        )
        for number, cell in enumerate(row.children)
    ]


def _key(body: Sequence[Node], view: GridView, writer: Writer) -> dict[str, str]:
    """Give each word of a grid with the text that stands for it first."""
    key: dict[str, str] = {}
    for row in body:
        for cell in row.children:
            if word := view.words.get(cell.opening):
                key.setdefault(word, plain(cell.children, writer.woven.marks))
    return key


RULES: Mapping[str, Rule] = {"table": _table}
