"""Binds every cell of a table to a question by the headers of its row and its column.

Cells and headers become marks like any other, so that they are answered, compared, accepted and counted the same way:
a header is an input named `row` or `column`, a cell is a claim. What else the question takes are inputs that it sees:
above the table in its block, in the paragraph that introduces that, in a heading.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.api import Answer
from generator.ask import arguments, grammar
from generator.ask.asked import Asked, Grid
from generator.ask.desk import Refusal
from generator.ask.questions import Room, answer
from generator.diagnostics import Diagnostic, Place
from generator.document import Block, Document, Mark, MarkKind, Placed, Range
from generator.language import Kind, Unreadable, every, neutral

ROW, COLUMN = "row", "column"
"""The names by which a grid's question takes the headers of a cell."""

_FOR_INSTANCE = "for instance `::: grid question(row,parameter=column)`"
_FEWEST = 2
"""The rows, and the cells of a row, that a table needs for a header and a cell."""


def bind(block: Block, inputs: Mapping[str, Mark], room: Room) -> tuple[Grid | None, list[Diagnostic]]:
    """Bind the table inside a `::: grid question` and answer every cell; `inputs` are those that its question sees."""
    if len(block.words) != 1:
        message = "a grid names one question for its cells"
        return None, [Diagnostic("grid-question", block.name.place, message, _FOR_INSTANCE)]
    question = block.words[0]
    read = _headers_read(question)
    if not read:
        message = "the question of a grid takes what its headers say, as `row`, `column` or both"
        return None, [Diagnostic("grid-question", question.place, message, _FOR_INSTANCE)]
    table, found = _table(block, room.document)
    if found:
        return None, found
    (_, *columns), *rows = table
    body = [cell for _, *cells in rows for cell in cells]
    heads = [*([row[0] for row in rows] if ROW in read else ()), *(columns if COLUMN in read else ())]
    if found := [cell.fault for cell in (*heads, *body) if cell.fault]:
        return None, found
    column_marks = tuple(_mark(cell, block, name=COLUMN) for cell in columns)
    row_marks = tuple(_mark(row[0], block, name=ROW) for row in rows)
    found += _headers(question, row_marks, column_marks, room)
    cells = []
    for row_mark, (_, *texts) in zip(row_marks, rows, strict=True):
        results = [
            answer(_mark(text, block, question), question, {**inputs, ROW: row_mark, COLUMN: column_mark}, room)
            for text, column_mark in zip(texts, column_marks, strict=True)
        ]
        found += [result for result in results if isinstance(result, Diagnostic) and result not in found]
        cells.append(tuple(result if isinstance(result, Asked) else None for result in results))
    return Grid(block, row_marks, column_marks, tuple(cells), frozenset(cell.token for cell in (*heads, *body))), found


class _Cell(NamedTuple):
    """A cell's text with the index of its inline token, and what is wrong with it where it must be read."""

    text: Placed
    token: int
    fault: Diagnostic | None = None


def _headers_read(question: Placed) -> frozenset[str]:
    """Which headers a question takes; both of a text that is no question, which each cell then tells."""
    asked = grammar.parse(question.text)
    if isinstance(asked, grammar.Malformed):
        return frozenset({ROW, COLUMN})
    given = asked.arguments or () if isinstance(asked, grammar.Call) else ()
    return frozenset({ROW, COLUMN} & {argument.text for argument in given})


def _table(block: Block, document: Document) -> tuple[list[list[_Cell]], list[Diagnostic]]:
    """The cells of the one table inside a block, row by row."""
    rows: list[list[_Cell]] = []
    tables = 0
    start = block.name.place
    texts, marked = _by_token(document, block.tokens)
    for index in range(block.tokens.start, block.tokens.end):
        token = document.tokens[index]
        tables += token.type == "table_open"
        if token.type == "tr_open":
            rows.append([])
            line = token.map[0] + 1 if token.map else start.line
            start = Place(start.file, line, end_line=line)
        elif token.type in {"th_open", "td_open"}:
            rows[-1].append(_cell(index + 1, texts[index + 1], marked[index + 1], start))
    if tables != 1 or min(len(rows), len(rows[0])) < _FEWEST:
        message = "a grid holds one table, with a row and a column besides its headers"
        return [], [Diagnostic("grid-table", block.name.place, message)]
    return rows, []


def _by_token(document: Document, span: Range) -> tuple[Mapping[int, list[Placed]], Mapping[int, list[Placed]]]:
    """The texts, and the shown texts of the marks, of a stretch of a document, by the index of their inline token."""
    texts, marked = defaultdict[int, list[Placed]](list), defaultdict[int, list[Placed]](list)
    for text in document.texts:
        if text.token in span:
            texts[text.token].append(text.content)
    for mark in document.marks:
        if mark.token in span:
            marked[mark.token].append(mark.shown)
    return texts, marked


def _cell(token: int, texts: Sequence[Placed], marked: Sequence[Placed], start_of_row: Place) -> _Cell:
    """Read a cell, which must be plain text; an empty one has no place but its row's."""
    if len(texts) == 1 and not marked:
        return _Cell(texts[0], token)
    first = next(iter([*texts, *marked]), Placed("", start_of_row))
    message = "a cell of a grid holds plain text and nothing else"
    hint = "the grid's question binds it: type what you expect, without braces"
    return _Cell(first, token, Diagnostic("grid-cell", first.place, message, hint))


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
