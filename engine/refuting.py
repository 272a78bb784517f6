"""False statements that a game can refute, and how a case that does so is told: what the games share."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Self

from engine.api import CLAIMED, Answer, Fault, Outcome, Step, Verdict

FAULTS = MappingProxyType({"not-refuted": "statement"})
"""What is told where the rules are as a statement says."""


class FalseStatement(Enum):
    """A closed list of false statements; the value of each is its language-neutral text. What it says is data."""

    def __str__(self) -> str:
        """Give the language-neutral text."""
        return str(self.value)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the statement of a text; none for any other text."""
        return tuple(statement for statement in cls if statement.value == text)

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give all of them."""
        return tuple(cls)


def not_refuted(statement: FalseStatement) -> tuple[Fault, ...]:
    """Say that by the rules nothing refutes a statement."""
    return (Fault("not-refuted", "statement", {"statement": statement}),)


def claimed(
    right: Mapping[str, Answer], wrong: Mapping[str, Answer], steps: tuple[Step, ...]
) -> Mapping[str, Verdict[Answer]]:
    """Give what a statement makes of each path that has another answer by the rules, with the steps it contradicts."""
    return {
        CLAIMED + path: Verdict(answer, steps)
        for path, answer in wrong.items()
        if path in right and answer != right[path]
    }


def refuted(right: Outcome, wrong: Outcome) -> Outcome | None:
    """Give a case with what a statement makes of it, by the rules and as the statement has it; None if nothing differs.

    What the statement contradicts is the first step by the rules that is not taken as it has it.
    """
    contradicted = tuple(told for told in right.steps if told not in wrong.steps)[:1]
    told = claimed(_values(right), _values(wrong), contradicted)
    return Outcome({**right.answers, **told}, right.steps) if told else None


def _values(outcome: Outcome) -> Mapping[str, Answer]:
    return {path: verdict.value for path, verdict in outcome.answers.items()}
