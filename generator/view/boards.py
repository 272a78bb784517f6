"""What the engine draws of boards: symbols on cells."""

from __future__ import annotations

from typing import NamedTuple


class PieceView(NamedTuple):
    """What is drawn in a place of a board: `shape` names it, `letter` stands in it, `text` says what it is."""

    shape: str
    word: str
    letter: str
    text: str


class PlaceView(NamedTuple):
    """A place of a board, with the number of marks across it, empty for none."""

    piece: PieceView | None
    marks: str = ""


class BoardView(NamedTuple):
    """A drawn board of so many columns and rows; `lines` are the rows from the top, as far as they are in use."""

    name: str
    columns: int
    rows: int
    lines: tuple[tuple[PlaceView, ...], ...]
    key: tuple[PieceView, ...]
    """Each kind of piece and mark on it, once."""
    mark: PieceView | None = None
    """What a mark across a place is; None where there is none."""


class BoardsView(NamedTuple):
    """The drawn boards of an example."""

    boards: tuple[BoardView, ...]


class RingPlaceView(NamedTuple):
    """A place on a ring: how far to the right and down from the ring's middle that of its piece lies."""

    x: int
    y: int
    piece: PieceView


class RingView(NamedTuple):
    """Pieces round a circle, in order from the top, in a square picture of so many units a side."""

    name: str
    size: int
    places: tuple[RingPlaceView, ...]
    key: tuple[PieceView, ...]
    """Each kind of piece on it, once."""


class RingsView(NamedTuple):
    """The drawn rings of an example."""

    rings: tuple[RingView, ...]
