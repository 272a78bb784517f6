"""What a script may show beside a text: the definition of a term, or how a figure was computed."""

from __future__ import annotations

from typing import NamedTuple

from generator.view.rounds import StepView
from generator.view.sources import CitationView


class NoteView(NamedTuple):
    """A note; every `href` of it is relative to the file that holds it."""

    title: str
    """What is explained: a question, or a term."""
    answer: str
    """Empty where there is none."""
    lines: tuple[StepView, ...]
    links: tuple[CitationView, ...]
    """Where more is told."""
