"""Boards as drawings that every language shares: `XOX ..O`, rows from the top, `.` for an empty cell.

A symbol whose text has more letters than one stands in round brackets: `X(12)`. An empty board is `none`.
"""

from __future__ import annotations

import re

from engine.api import Board, Symbol
from generator.language.kinds import BoardKind

_CELL = re.compile(r"\(([^()\s]+)\)|(\S)")
_EMPTY = "."
_NOTHING = "none"


def drawn(board: Board) -> str:
    """Draw a board down to its last row in use."""
    used = (number for number, line in enumerate(board.lines, start=1) if any(line))
    lines = board.lines[: max(used, default=0)]
    return " ".join("".join(map(_cell, line)) for line in lines) or _NOTHING


def _cell(symbol: Symbol | None) -> str:
    text = _EMPTY if symbol is None else str(symbol)
    return text if len(text) == 1 else f"({text})"


def read_board(text: str, kind: BoardKind) -> Board | None:
    """Read a drawing; rows may end where nothing follows. None for what is no drawing of such a board."""
    lines = text.split() if text != _NOTHING else []
    symbols: dict[tuple[int, int], Symbol] = {}
    for row, line in enumerate(lines):
        for column, cell in enumerate(_CELL.finditer(line)):
            if cell[0] != _EMPTY:
                parsed = kind.symbols.parse(cell[1] or cell[2]) if kind.symbols else ()
                if len(parsed) != 1:
                    return None
                symbols[column, row] = parsed[0]
    return Board.of(kind.rows, symbols) if len(lines) <= kind.rows else None
