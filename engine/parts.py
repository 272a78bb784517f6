"""A game put together from its subjects, such as its bets: each adds to what pages may ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

from engine.api import DrawnBoard, DrawnHand, DrawnRing, Form, Game, Mutant, Provision, Question, Symbol, Word

R = TypeVar("R")
V = TypeVar("V")


def _unchanging(_rules: object) -> Iterator[Mutant]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Part(Generic[R]):
    """What one subject adds to a game; `sentences` and `faults` give the names of values, parted by blanks."""

    provisions: tuple[Provision, ...] = ()
    questions: Mapping[str, Question] = field(default_factory=dict)
    forms: Mapping[str, Form] = field(default_factory=dict)
    sentences: Mapping[str, str] = field(default_factory=dict)
    faults: Mapping[str, str] = field(default_factory=dict)
    words: tuple[type[Word], ...] = ()
    symbols: tuple[type[Symbol], ...] = ()
    paths: tuple[str, ...] = ()
    boards: tuple[DrawnBoard, ...] = ()
    rings: tuple[DrawnRing, ...] = ()
    mutants: Callable[[R], Iterator[Mutant]] = _unchanging


class Drawing(NamedTuple):
    """What of a game's outcomes is drawn, by any of its parts: see the entries of `Game` of the same names."""

    hands: tuple[DrawnHand, ...] = ()
    results: tuple[str, ...] = ()
    checks: frozenset[str] = frozenset()
    signs: tuple[Word, ...] = ()


def assembled(name: str, rules: R, parts: tuple[Part[R], ...], drawing: Drawing | None = None) -> Game:
    """Put a game together. Raises ValueError for a name that two of its parts give."""
    drawing = drawing or Drawing()
    return Game(
        name=name,
        rules=rules,
        provisions=tuple(provision for part in parts for provision in part.provisions),
        questions=merged(part.questions for part in parts),
        forms=merged(part.forms for part in parts),
        sentences=_named(part.sentences for part in parts),
        faults=_named(part.faults for part in parts),
        words=tuple(words for part in parts for words in part.words),
        symbols=tuple(symbols for part in parts for symbols in part.symbols),
        paths=frozenset(path for part in parts for path in part.paths),
        hands=drawing.hands,
        boards=tuple(board for part in parts for board in part.boards),
        rings=tuple(ring for part in parts for ring in part.rings),
        results=drawing.results,
        checks=drawing.checks,
        signs=drawing.signs,
        mutants=partial(_mutants, tuple(part.mutants for part in parts)),
    )


def _mutants(of_parts: Iterable[Callable[[R], Iterator[Mutant]]], rules: R) -> tuple[Mutant, ...]:
    """Every change of one entry, part by part: a function of the module, so that a game can go to another process."""
    return tuple(mutant for mutants in of_parts for mutant in mutants(rules))


def merged(tables: Iterable[Mapping[str, V]]) -> Mapping[str, V]:
    """Put the tables of all parts together. Raises ValueError for a name that two of them give."""
    names: dict[str, V] = {}
    for table in tables:
        if twice := names.keys() & table.keys():
            raise ValueError(f"two parts of the game give {', '.join(sorted(twice))}")
        names |= table
    return MappingProxyType(names)


def _named(tables: Iterable[Mapping[str, str]]) -> Mapping[str, frozenset[str]]:
    """The names of values by the sentence that tells them."""
    return MappingProxyType({name: frozenset(values.split()) for name, values in merged(tables).items()})
