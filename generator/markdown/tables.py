"""Tables: where each cell stands, and rows that do not fit."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from markdown_it.common.utils import MD_TRIM_CHARS
from markdown_it.token import Token

from generator.diagnostics import Diagnostic
from generator.markdown.origin import Origin
from generator.source import Source

_PIPE = re.compile(r"\|")
_ESCAPED_PIPE = re.compile(r"\\\|")
_BACKTICKS = re.compile(r"`+")
_ALIGNMENTS = {"left": "align-start", "center": "align-center", "right": "align-end"}


def split_row(text: str, start: int, end: int) -> tuple[tuple[int, int], ...]:
    """Give the offsets of a row's cells, blanks around them left out, just as markdown-it-py splits the row."""
    start, end = _trim(text, start, end)
    pipes = [pipe.start() for pipe in _PIPE.finditer(text, start, end) if not _is_escaped(text, pipe.start(), start)]
    edges = [start - 1, *pipes, end]
    cells = [(left + 1, right) for left, right in pairwise(edges)]
    if cells[0][0] == cells[0][1]:
        cells = cells[1:]
    if cells and cells[-1][0] == cells[-1][1]:
        cells = cells[:-1]
    return tuple(_trim(text, *cell) for cell in cells)


def cell_origin(text: str, start: int, end: int) -> Origin:
    r"""Give the origin of a cell's content: it is the cell without the backslash of each `\|`."""
    pairs = [(0, start)]
    for dropped, pipe in enumerate(_ESCAPED_PIPE.finditer(text, start, end), 1):
        pairs.append((pipe.end() - 1 - start - dropped, pipe.end() - 1))
    return Origin.of(pairs)


def _is_escaped(text: str, pipe: int, start: int) -> bool:
    return pipe > start and text[pipe - 1] == "\\"


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    part = text[start:end]
    start += len(part) - len(part.lstrip(MD_TRIM_CHARS))
    return start, max(start, start + len(part.strip(MD_TRIM_CHARS)))


def align_by_class(tokens: Sequence[Token]) -> None:
    """Turn the inline style of an aligned cell, which a strict content policy blocks, into a class."""
    for token in tokens:
        if token.type in ("th_open", "td_open") and token.attrs:
            style = str(token.attrs.pop("style"))
            token.attrs["class"] = _ALIGNMENTS[style.removeprefix("text-align:")]


def check_rows(source: Source, tokens: Sequence[Token]) -> Iterator[Diagnostic]:
    """Find rows that have not as many cells as the header, and pipes in code, which split a cell."""
    columns = 0
    for token in tokens:
        if token.type == "thead_open":
            columns = 0
        elif token.type == "th_open":
            columns += 1
        elif token.type == "tr_open":
            pipe = _pipe_in_code(source.text, *token.meta["line"])
            if pipe is not None:
                place = source.place(pipe, pipe + 1)
                yield Diagnostic("table-pipe", place, "a pipe in code splits the cell", r"write it as \|")
            elif columns:
                yield from _check_count(source, token, columns)


def _check_count(source: Source, row: Token, columns: int) -> Iterator[Diagnostic]:
    cells = row.meta["cells"]
    if len(cells) == columns:
        return
    message = f"the row has {len(cells)} cells, the table {columns} columns"
    if len(cells) > columns:
        place = source.place(cells[columns][0], cells[-1][1])
        yield Diagnostic("table-row", place, message, r"a pipe inside a cell is written \|")
    else:
        end = row.meta["line"][1]
        yield Diagnostic("table-row", source.place(end, end), message, "an empty cell still needs its pipe")


def _pipe_in_code(text: str, start: int, end: int) -> int | None:
    r"""Find the first unescaped pipe of a row between backticks that would close each other if it were not there."""
    runs = list(_BACKTICKS.finditer(text, start, end))
    last_of_length = {len(run[0]): run for run in runs}
    opened = None
    for run in runs:
        if opened is None:
            is_closed = last_of_length[len(run[0])] is not run
            opened = run if is_closed and not _is_escaped(text, run.start(), start) else None
        elif len(run[0]) == len(opened[0]):
            for pipe in _PIPE.finditer(text, opened.end(), run.start()):
                if not _is_escaped(text, pipe.start(), start):
                    return pipe.start()
            opened = None
    return None
