"""What readers may try by a script: the place for it on a page, and the tables that answer it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from generator.view.rounds import StepView


class ExplorerView(NamedTuple):
    """A place of an explorer; `tables` is the way to the file that holds its page's tables."""

    name: str
    tables: str
    anchor: str
    """What links lead to; empty for all places of an explorer but its first."""


class ValueView(NamedTuple):
    """A value in the text that all languages share, by which scripts know it, and as readers see it."""

    neutral: str
    text: str


class TableView(NamedTuple):
    """All answers to one question."""

    parameters: Mapping[str, tuple[ValueView, ...]]
    answers: tuple[ValueView, ...]
    """Each that there is, once."""
    rows: tuple[tuple[int, ...], ...]
    """For each combination of values, those of the last parameter changing first: the answer, then the sentences that
    tell how it came about, all by their numbers."""


class TablesView(NamedTuple):
    """The tables of all explorers of a page, in one language; every `href` is relative to the page."""

    texts: Mapping[str, str]
    """The interface texts that their scripts show."""
    sentences: tuple[StepView, ...]
    """Each that a table tells, once."""
    explorers: Mapping[str, Mapping[str, TableView]]
