"""Weaves the boards of an example, as far as its author expects them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from engine.api import Board, DrawnBoard, Look, Shape, Symbol, Word
from generator.ask import Played
from generator.language import Language, write
from generator.view import BoardsView, BoardView, PieceView, PlaceView

Symbols: TypeAlias = Mapping[tuple[int, int], Symbol]
"""What stands on a board, by column and row."""


def weave_boards(played: Played, language: Language) -> BoardsView:
    """Weave each board of its game that an example's author expects."""
    expected = (board for board in played.game.boards if board.cells in played.example.expect)
    return BoardsView(tuple(_board(board, played, language) for board in expected))


class _Layers(NamedTuple):
    """What lies over one another on a board."""

    cells: Symbols
    marks: Symbols
    letters: Symbols


def _board(drawn: DrawnBoard, played: Played, language: Language) -> BoardView:
    """Weave a board with its marks, and a key of what stands on it."""
    layers = _Layers(*(_of(path, played).placed() for path in (drawn.cells, drawn.marks, drawn.letters)))
    columns, rows = _used(layers.cells.keys() | layers.marks.keys())
    there = frozenset(layers.cells.values())
    pieces = {symbol: piece_of(symbol, look, language) for symbol, look in drawn.looks.items() if symbol in there}
    stroke = _stroke(drawn.mark, language) if drawn.mark and layers.marks else None
    return BoardView(
        name=write(drawn.name, language),
        columns=max(drawn.columns, len(columns)),
        rows=len(_of(drawn.cells, played).lines),
        lines=tuple(tuple(_place((column, row), layers, pieces, language) for column in columns) for row in rows),
        key=(*_key(drawn, pieces.values()), *filter(None, [stroke])),
        mark=stroke,
    )


def _key(drawn: DrawnBoard, pieces: Iterable[PieceView]) -> Iterator[PieceView]:
    """What a key tells of pieces: all of them, unless letters stand in them that are none of theirs."""
    if drawn.keyed:
        yield from unlettered(pieces) if drawn.letters else pieces


def unlettered(pieces: Iterable[PieceView]) -> Iterator[PieceView]:
    """Pieces as they look without letters: what is nothing but its letter is left out."""
    return (piece._replace(letter="") for piece in pieces if piece.shape != Shape.BARE.value)


def _of(path: str, played: Played) -> Board:
    """The board at a path of an outcome; an empty one where there is none."""
    verdict = played.outcome.answers.get(path)
    return verdict.value if verdict and isinstance(verdict.value, Board) else Board(())


def _used(places: Collection[tuple[int, int]]) -> tuple[range, range]:
    """The columns and the rows as far as they are in use."""
    columns, rows = ([place[number] for place in places] for number in (0, 1))
    return range(1 + max(columns, default=-1)), range(1 + max(rows, default=-1))


def _place(at: tuple[int, int], layers: _Layers, pieces: Mapping[Symbol, PieceView], language: Language) -> PlaceView:
    """A place with its piece, in which a letter of its own may stand."""
    piece = pieces[layers.cells[at]] if at in layers.cells else None
    if piece and at in layers.letters:
        piece = lettered(piece, layers.letters[at], language)
    return PlaceView(piece, str(layers.marks.get(at, "")))


def lettered(piece: PieceView, letter: Symbol, language: Language) -> PieceView:
    """A piece with another symbol standing in it."""
    return piece._replace(letter=str(letter), text=f"{write(letter, language)} ({piece.text})")


def piece_of(symbol: Symbol, look: Look, language: Language) -> PieceView:
    """A symbol as it looks, with its own text in it where it stands for a word."""
    letter = str(symbol) if look.word else ""
    return PieceView(look.shape.value, _word(look.word), letter, write(symbol, language))


def _stroke(mark: Word, language: Language) -> PieceView:
    return PieceView(Shape.STROKE.value, _word(mark), "", write(mark, language))


def _word(word: Word | None) -> str:
    return str(word.value) if word else ""
