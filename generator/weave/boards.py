"""Weaves the boards of an example, as far as its author expects them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TypeAlias

from engine.api import Board, DrawnBoard, Look, Shape, Symbol, Word
from generator.ask import Played
from generator.language import Language, write
from generator.view import BoardsView, BoardView, PieceView, PlaceView

_FEWEST_COLUMNS = 8
"""A board is drawn as wide as this at least, so that it looks like one while little stands on it, too."""

Symbols: TypeAlias = Mapping[tuple[int, int], Symbol]
"""What stands on a board, by column and row."""


def weave_boards(played: Played, language: Language) -> BoardsView:
    """Weave each board of its game that an example's author expects."""
    expected = (board for board in played.game.boards if board.cells in played.example.expect)
    return BoardsView(tuple(_board(board, played, language) for board in expected))


def _board(drawn: DrawnBoard, played: Played, language: Language) -> BoardView:
    """Weave a board with its marks, and a key of what stands on it."""
    board = _of(drawn.cells, played)
    cells, marks = board.placed(), _of(drawn.marks, played).placed()
    columns, rows = _used(cells.keys() | marks.keys())
    pieces = {symbol: _piece(symbol, look, language) for symbol, look in drawn.looks.items()}
    stroke = _stroke(drawn.mark, language) if drawn.mark and marks else None
    key = [piece for symbol, piece in pieces.items() if symbol in cells.values()]
    return BoardView(
        name=write(drawn.name, language),
        columns=max(_FEWEST_COLUMNS, len(columns)),
        rows=len(board.lines),
        lines=tuple(tuple(_place((column, row), cells, marks, pieces) for column in columns) for row in rows),
        key=(*key, stroke) if stroke else tuple(key),
        mark=stroke,
    )


def _of(path: str, played: Played) -> Board:
    """The board at a path of an outcome; an empty one where there is none."""
    verdict = played.outcome.answers.get(path)
    return verdict.value if verdict and isinstance(verdict.value, Board) else Board(())


def _used(places: Collection[tuple[int, int]]) -> tuple[range, range]:
    """The columns and the rows as far as they are in use."""
    columns, rows = ([place[number] for place in places] for number in (0, 1))
    return range(1 + max(columns, default=-1)), range(1 + max(rows, default=-1))


def _place(at: tuple[int, int], cells: Symbols, marks: Symbols, pieces: Mapping[Symbol, PieceView]) -> PlaceView:
    return PlaceView(pieces[cells[at]] if at in cells else None, str(marks.get(at, "")))


def _piece(symbol: Symbol, look: Look, language: Language) -> PieceView:
    letter = str(symbol) if look.word else ""
    return PieceView(look.shape.value, _word(look.word), letter, write(symbol, language))


def _stroke(mark: Word, language: Language) -> PieceView:
    return PieceView(Shape.STROKE.value, _word(mark), "", write(mark, language))


def _word(word: Word | None) -> str:
    return str(word.value) if word else ""
