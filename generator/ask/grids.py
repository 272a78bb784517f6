"""Binds every cell of a table to a question by the headers of its row and its column.

Cells and headers become marks like any other, so that they are answered, compared, accepted and counted the same way:
a header is an input named `row` or `column`, a cell is a claim.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.api import Answer
from generator.ask import arguments, grammar
from generator.ask.asked import Asked, Grid
from generator.ask.desk import Refusal
from generator.ask.questions import Room, answer
from generator.diagnostics import Diagnostic
from generator.document import Block, Document, Mark, MarkKind, Placed, Range
from generator.language import Kind, Unreadable, every, neutral

ROW, COLUMN = "row", "column"
"""The names by which a grid's question takes the headers of a cell."""


def bind(block: Block, room: Room) -> tuple[Grid | None, list[Diagnostic]]:
    """Bind the table inside a `::: grid question` and answer every cell."""
    if len(block.words) != 1:
        hint = "write `::: grid question(row,column)`, with the names of its parameters where they are needed"
        return None, [Diagnostic("grid-question", block.name.place, "a grid names one question for its cells", hint)]
    question = block.words[0]
    table, found = _table(block, room.document)
    if found or not table:
        return None, found or [Diagnostic("grid-table", block.name.place, "there is no table in this grid")]
    (_, *columns), *rows = table
    column_marks = tuple(_mark(cell, block, name=COLUMN) for cell in columns)
    row_marks = tuple(_mark(row[0], block, name=ROW) for row in rows)
    found += _headers(question, row_marks, column_marks, room)
    cells = []
    for row_mark, (_, *texts) in zip(row_marks, rows, strict=True):
        results = [
            answer(_mark(text, block, question), question, {ROW: row_mark, COLUMN: column_mark}, room)
            for text, column_mark in zip(texts, column_marks, strict=True)
        ]
        found += [result for result in results if isinstance(result, Diagnostic) and result not in found]
        cells.append(tuple(result if isinstance(result, Asked) else None for result in results))
    return Grid(block, row_marks, column_marks, tuple(cells)), found


@dataclass(frozen=True, slots=True)
class _Cell:
    """A cell's text with the index of its inline token."""

    text: Placed
    token: int


def _table(block: Block, document: Document) -> tuple[list[list[_Cell]], list[Diagnostic]]:
    """The cells of the table inside a block, row by row; each must be plain text."""
    rows: list[list[_Cell]] = []
    found: list[Diagnostic] = []
    for index in range(block.tokens.start, block.tokens.end):
        token = document.tokens[index]
        if token.type == "tr_open":
            rows.append([])
        elif token.type in {"th_open", "td_open"}:
            texts = [text.content for text in document.texts if text.token == index + 1]
            marked = [mark.shown for mark in document.marks if mark.token == index + 1]
            if len(texts) == 1 and not marked:
                rows[-1].append(_Cell(texts[0], index + 1))
            else:
                place = (texts + marked)[0].place if texts or marked else block.name.place
                message = "a cell of a grid holds plain text and nothing else"
                found.append(
                    Diagnostic("grid-cell", place, message, "the grid's question binds it: leave out any braces")
                )
    return rows, found


def _mark(cell: _Cell, block: Block, question: Placed | None = None, name: str | None = None) -> Mark:
    """A header as an input, or a cell as a claim."""
    return Mark(
        index=-1,
        kind=MarkKind.INPUT if name else MarkKind.CLAIM,
        shown=cell.text,
        token=cell.token,
        scope=block.tokens,
        block=Range(cell.token, cell.token + 1),
        section=block.section,
        name=Placed(name, cell.text.place) if name else None,
        question=question,
    )


def _headers(question: Placed, rows: Sequence[Mark], columns: Sequence[Mark], room: Room) -> Iterator[Diagnostic]:
    """Headers that stand for the same value twice, and values of a parameter that no header stands for."""
    call = grammar.parse(question.text)
    if not isinstance(call, grammar.Call) or not rows or not columns:
        return
    game = room.desk.find(call.game or room.page.game_name, call.name)
    if isinstance(game, Refusal):
        return
    parameters = room.desk.parameters(game.questions[call.name])
    given = arguments.by_parameter(call, parameters, {ROW: rows[0], COLUMN: columns[0]})
    if isinstance(given, Refusal):
        return
    for headers, name in ((rows, ROW), (columns, COLUMN)):
        for parameter in parameters:
            if given.get(parameter.name) == [name]:
                values = [room.desk.argument(mark.shown.text, parameter.kind, room.language) for mark in headers]
                stands_for = list(zip(headers, values, strict=True))
                yield from _twice(stands_for)
                yield from _missing(stands_for, parameter.kind, question)


def _twice(stands_for: Sequence[tuple[Mark, Sequence[Answer] | Unreadable]]) -> Iterator[Diagnostic]:
    """Two headers that stand for the same value."""
    for (one, values), (other, others) in combinations(stands_for, 2):
        if not isinstance(values, Unreadable) and not isinstance(others, Unreadable) and set(values) & set(others):
            message = f"“{other.shown.text}” heads this grid twice, first at {one.shown.place}"
            yield Diagnostic("grid-header-twice", other.shown.place, message, "each value has one row and one column")


def _missing(
    stands_for: Sequence[tuple[Mark, Sequence[Answer] | Unreadable]], kind: Kind, question: Placed
) -> Iterator[Diagnostic]:
    """Values of a parameter that no header stands for."""
    present = {value for _, values in stands_for if not isinstance(values, Unreadable) for value in values}
    missing = [neutral(value) for value in every(kind) if value not in present]
    if missing:
        message = f"this grid has no header for {', '.join(missing)}"
        yield Diagnostic("grid-header-missing", question.place, message, "a grid shows the whole of what it asks")
