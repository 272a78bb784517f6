"""How a game replies: a verdict with the steps that led to it, an outcome of a deal, or a fault."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from engine.api.answers import Answer

A_co = TypeVar("A_co", bound=Answer, covariant=True)

CLAIMED = "claimed."
"""Paths of an outcome that begin so say what a false statement makes of the path behind it: `claimed.winner`.

They stand only where that is another answer, so that what is expected of both refutes the statement; their steps tell
the rule that the statement contradicts.
"""


class Step(NamedTuple):
    """One thing that was looked at on the way to an answer.

    `name` picks the sentence that tells it; `rule` is the id of the provision that was applied; `cell` names the one
    entry of the rules that was read (`banker/6/3`), and is empty where none was, as in an addition; `values` fill the
    sentence.
    """

    name: str
    rule: str
    cell: str
    values: Mapping[str, Answer]


def step(name: str, rule: str, cell: str, **values: Answer) -> Step:
    """Make a step with the values that its sentence tells."""
    return Step(name, rule, cell, values)


class Verdict(NamedTuple, Generic[A_co]):
    """An answer with the steps that led to it."""

    value: A_co
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a deal: `code` picks the sentence, `path` names the place (`player.3`)."""

    code: str
    path: str
    values: Mapping[str, Answer] = field(default_factory=dict)


class Unanswerable(ValueError):  # noqa: N818 - it says what a question is, and is told as a fault
    """A question has no answer; `fault` says why, its path naming the parameter to blame."""

    def __init__(self, fault: Fault) -> None:
        """Keep the fault."""
        super().__init__(f"{fault.code} ({fault.path})" if fault.path else fault.code)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an example: each path that can be asked (`player.total`, `winner`) with its verdict."""

    answers: Mapping[str, Verdict[Answer]]
    steps: tuple[Step, ...]
