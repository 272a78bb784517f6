"""What the engine adds to an exercise: the cards to look at, and which choice is right."""

from __future__ import annotations

from typing import NamedTuple

from generator.view.rounds import HandView
from generator.view.texts import ReferenceView


class RightView(NamedTuple):
    """The right choice: its place among the choices from 0, the mark that claims it, and the rules it comes down to."""

    choice: int
    mark: int
    references: tuple[ReferenceView, ...] = ()


class ExerciseView(NamedTuple):
    """An exercise by its number on the page; its hands have cards and nothing that was worked out from them."""

    number: int
    right: RightView
    hands: tuple[HandView, ...] = ()
