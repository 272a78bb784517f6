"""What the engine adds to each exercise of a page."""

from __future__ import annotations

from collections.abc import Mapping

from generator.ask import AskedPage
from generator.ask.asked import AskedDocument
from generator.document import MarkKind
from generator.exercises import Exercise, exercises
from generator.view import ExerciseView, HandView, RightView
from generator.weave.drawn import Pen


def weave_exercises(page: AskedPage, code: str, pen: Pen) -> Mapping[int, ExerciseView]:
    """Give what belongs to each exercise in one language, by the index of its block."""
    asked = page.documents[code]
    indexes = {id(block): index for index, block in enumerate(asked.document.blocks)}
    return {
        indexes[id(exercise.block)]: ExerciseView(
            exercise.number, _right(exercise, asked, pen), _hands(exercise, page, pen)
        )
        for exercise in exercises(asked.document)
    }


def _right(exercise: Exercise, asked: AskedDocument, pen: Pen) -> RightView:
    """The choice that is claimed to be right, with the rule that its claim came down to last."""
    return next(
        RightView(number, one.mark.index, pen.cite((one.game, step) for step in one.verdict.steps[-1:]))
        for number, choice in enumerate(exercise.choices)
        for one in asked.within(choice)
        if one.mark.kind is not MarkKind.DENIAL
    )


def _hands(exercise: Exercise, page: AskedPage, pen: Pen) -> tuple[HandView, ...]:
    """The cards to look at: the starting cards of each hand, and all those of the hands that the exercise names."""
    if exercise.example is None:
        return ()
    whole = frozenset(word.text for word in exercise.block.words[1:])
    return pen.cards(page.played[exercise.example.text], whole)
