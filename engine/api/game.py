"""A rules engine as a whole: its questions, the ways to give a deal, its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from engine.api.answers import Symbol, Word
from engine.api.drawing import DrawnBoard, DrawnHand, DrawnRing
from engine.api.replies import Fault, Outcome, Verdict


class Provision(NamedTuple):
    """One rule of a game: its id, and the id of the source that it rests on, of which a site may tell more."""

    id: str
    source: str


class Mutant(NamedTuple):
    """The rules with one entry changed; `cell` names the entry as `Step.cell` does."""

    cell: str
    rules: Any


Question: TypeAlias = Callable[..., Verdict[Any]]
"""A typed function. Its first parameter takes the rules, by position; the others are read from text by their type.

It raises `Unanswerable` where its arguments fit their types but not each other, or not the rules.
"""


Form: TypeAlias = Callable[..., Outcome | tuple[Fault, ...]]
"""A way to give a deal. Parameters as in a question; the reply is an outcome, or every fault of the deal."""


def _unchanging(_rules: Any) -> tuple[Mutant, ...]:  # noqa: ANN401 - any game's rules
    """Give no change: for a game without entries."""
    return ()


@dataclass(frozen=True, slots=True)
class Game:
    """A rules engine that pages may question."""

    name: str
    rules: Any
    provisions: tuple[Provision, ...]
    questions: Mapping[str, Question]
    forms: Mapping[str, Form]
    sentences: Mapping[str, frozenset[str]]
    """Each step name that a trace may hold, with the names of the values that its sentence may use."""
    faults: Mapping[str, frozenset[str]]
    """Each fault code, with the names of the values that its sentence may use."""
    words: tuple[type[Word], ...]
    """Every closed list of words that an answer, a parameter or a step value may come from."""
    symbols: tuple[type[Symbol], ...]
    """Every kind of symbol that an answer, a parameter or a step value may be."""
    paths: frozenset[str] = frozenset()
    """Every path that an outcome of a form may give; `CLAIMED` stands for all that begin so."""
    hands: tuple[DrawnHand, ...] = ()
    """The hands of an outcome as they are drawn side by side."""
    boards: tuple[DrawnBoard, ...] = ()
    """The boards of an outcome as they are drawn one below the other."""
    rings: tuple[DrawnRing, ...] = ()
    """The rings of an outcome as they are drawn one below the other."""
    results: tuple[str, ...] = ()
    """The paths that tell how an outcome ended, the best first: the first one known is shown."""
    checks: frozenset[str] = frozenset()
    """The names of the steps that a table of examples tells."""
    signs: tuple[Word, ...] = ()
    """The words that pages mark by colour or sign, for the key at a page's foot."""
    mutants: Callable[[Any], tuple[Mutant, ...]] = _unchanging
    """Gives, from the rules, every change of one entry that a step may name: what the pages must be able to notice."""
