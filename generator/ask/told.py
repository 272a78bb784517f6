"""A trace in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable

from engine.api import Step
from generator.language import Language, fill


def sentence(step: Step, language: Language) -> str:
    """Tell one step."""
    return fill(language.steps[step.name], step.values, language)


def told(steps: Iterable[Step], language: Language) -> str:
    """Tell a trace for a message: each step on a line of its own, with the rule that was applied."""
    return "".join(f"\n  - {sentence(step, language)} [{step.rule}]" for step in steps)
