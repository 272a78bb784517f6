"""Weaves the rings of an example, such as a wheel, as far as its author expects them."""

from __future__ import annotations

from math import ceil, cos, floor, pi, sin

from engine.api import DrawnRing, Symbol
from generator.ask import Played
from generator.language import Language, write
from generator.view import RingPlaceView, RingsView, RingView
from generator.weave.boards import lettered, piece_of, unlettered

_PIECE = 24
"""The width of a piece, which has that much of the circle to itself."""


def weave_rings(played: Played, language: Language) -> RingsView:
    """Weave each ring of its game that an example's author expects."""
    expected = (ring for ring in played.game.rings if ring.around in played.example.expect)
    return RingsView(tuple(_ring(ring, played, language) for ring in expected))


def _ring(drawn: DrawnRing, played: Played, language: Language) -> RingView:
    """Weave a ring with a key of what stands on it."""
    around, letters = (_symbols(path, played) for path in (drawn.around, drawn.letters))
    pieces = {symbol: piece_of(symbol, look, language) for symbol, look in drawn.looks.items() if symbol in around}
    radius = ceil(_PIECE * len(around) / (2 * pi))
    middles = (_on_circle(number, len(around), radius) for number in range(len(around)))
    return RingView(
        name=write(drawn.name, language),
        size=2 * radius + _PIECE,
        places=tuple(
            RingPlaceView(x, y, lettered(pieces[symbol], letter, language))
            for (x, y), symbol, letter in zip(middles, around, letters, strict=True)
        ),
        key=tuple(unlettered(pieces.values())),
    )


def _on_circle(number: int, of: int, radius: int) -> tuple[int, int]:
    """Where a place lies from the middle of the circle, in whole units: clockwise from the top."""
    angle = 2 * pi * number / of
    return floor(radius * sin(angle) + 0.5), floor(-radius * cos(angle) + 0.5)


def _symbols(path: str, played: Played) -> tuple[Symbol, ...]:
    """The symbols at a path of an outcome; none where there are none."""
    verdict = played.outcome.answers.get(path)
    return verdict.value if verdict and isinstance(verdict.value, tuple) else ()
