"""One subject of the game, such as its bets: what it adds to the rules, and to what pages may ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeVar

from engine.api import DrawnBoard, Form, Mutant, Provision, Question, Symbol, Word
from engine.baccarat.rules import Rules

V = TypeVar("V")


def _unchanging(_rules: Rules) -> Iterator[Mutant]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Part:
    """What one subject adds to the game; `sentences` and `faults` give the names of values, parted by blanks."""

    provisions: tuple[Provision, ...] = ()
    questions: Mapping[str, Question] = field(default_factory=dict)
    forms: Mapping[str, Form] = field(default_factory=dict)
    sentences: Mapping[str, str] = field(default_factory=dict)
    faults: Mapping[str, str] = field(default_factory=dict)
    words: tuple[type[Word], ...] = ()
    symbols: tuple[type[Symbol], ...] = ()
    boards: tuple[DrawnBoard, ...] = ()
    mutants: Callable[[Rules], Iterator[Mutant]] = _unchanging


def merged(tables: Iterable[Mapping[str, V]]) -> Mapping[str, V]:
    """Put the tables of all parts together. Raises ValueError for a name that two of them give."""
    names: dict[str, V] = {}
    for table in tables:
        if twice := names.keys() & table.keys():
            raise ValueError(f"two parts of the game give {', '.join(sorted(twice))}")
        names |= table
    return MappingProxyType(names)
