"""What the ask stage hands on: every question of a page with its answer."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.api import Answer, Game, Verdict
from generator.ask.desk import Put
from generator.ask.examples import Played
from generator.content import Page
from generator.document import Block, Document, Mark, Range
from generator.language import Reading, Unreadable

NOTHING_EXPLORED: Mapping[str, Mapping[str, Table]] = MappingProxyType({})


class Asked(NamedTuple):
    """A claim or denial with the answer to its question.

    `question` is the question with every argument resolved to language-neutral text, and `game` names who answered;
    `inputs` are the marks it read; `said` is the shown text, read as an answer of the same type; `put` is how a
    function was asked, None where the question is a path into an example.
    """

    mark: Mark
    game: str
    question: str
    verdict: Verdict[Answer]
    said: Reading[Answer] | Unreadable
    inputs: tuple[Mark, ...] = ()
    put: Put | None = None

    @property
    def agrees(self) -> bool:
        """Whether the shown text says what the answer is."""
        return isinstance(self.said, Reading) and self.said.value == self.verdict.value


class Grid(NamedTuple):
    """A table whose every cell is bound to a question by its headers; the marks stand for its cells' texts."""

    block: Block
    rows: tuple[Mark, ...]
    columns: tuple[Mark, ...]
    cells: tuple[tuple[Asked | None, ...], ...]
    """Row by row; None for a cell whose question has no answer, which has its own finding."""
    bound: frozenset[int]
    """The indexes of the inline tokens whose texts are bound: all cells, and the headers that the question reads."""


class AskedDocument(NamedTuple):
    """One language's text of a page with its answers, in document order; those of grid cells among them."""

    document: Document
    answers: tuple[Asked, ...]
    grids: tuple[Grid, ...]
    refused: tuple[Mark, ...]
    """The marks whose question has no answer; each has its own finding."""
    unbound: tuple[Block, ...]
    """The grids that could not be bound; each has its own finding."""

    def within(self, tokens: Range) -> tuple[Asked, ...]:
        """Give the answers whose marks stand in a stretch of the document."""
        start, end = (bisect_left(self.answers, at, key=_token) for at in (tokens.start, tokens.end))
        return self.answers[start:end]


class Table(NamedTuple):
    """A question of a game with its answer for everything that it may be asked of."""

    game: str
    parameters: Mapping[str, tuple[Answer, ...]]
    """The values of each parameter that the table leaves open, in the order in which its question takes them."""
    verdicts: tuple[Verdict[Answer], ...]
    """For each combination of these values, those of the last parameter changing first."""


class AskedPage(NamedTuple):
    """A page whose examples are played and whose questions are answered."""

    page: Page
    played: Mapping[str, Played]
    documents: Mapping[str, AskedDocument]
    game: Game | None
    """The page's game; none where it names none, or one that does not exist."""
    tables: Mapping[str, Mapping[str, Table]] = NOTHING_EXPLORED
    """Of each explorer, its tables by their names: those that could be filled."""


def _token(asked: Asked) -> int:
    return asked.mark.token
