"""Every question of the game asked, with values of each type that it takes."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import product
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest

from engine.api import Amount, Between, Outcome, Question, Unanswerable, Verdict, Word
from engine.baccarat import BACCARAT, STANDARD
from engine.baccarat.roads.words import Record
from engine.cards import hand
from engine.decks import Decks

_FEW = 10
RECORD = "TPBBBBBBBPBPPP"
"""A record of which every rule of the roads makes something."""


@pytest.fixture(scope="session")
def scoreboard() -> Outcome:
    """Give what a scoreboard shows of that record."""
    (record,) = Record.parse(RECORD)
    outcome = BACCARAT.forms["road"](STANDARD, record)
    assert isinstance(outcome, Outcome)
    return outcome


@pytest.fixture(scope="session")
def answered() -> tuple[tuple[str, Verdict[Any]], ...]:
    """Give each question's name with the verdict on each of its arguments, where they fit each other."""
    return tuple((name, verdict) for name, question in BACCARAT.questions.items() for verdict in verdicts(question))


def verdicts(question: Question) -> Iterator[Verdict[Any]]:
    """Ask a question of every combination of what its required parameters take."""
    hints = get_type_hints(question, include_extras=True)
    _, *parameters = inspect.signature(question).parameters.values()
    required = [parameter for parameter in parameters if parameter.default is inspect.Parameter.empty]
    spread = any(parameter.kind is inspect.Parameter.VAR_POSITIONAL for parameter in required)
    given = (
        [hand("7 8"), hand("4 4 K"), hand("7S 7S")]
        if spread
        else product(*(taken(hints[each.name]) for each in required))
    )
    for arguments in given:
        with suppress(Unanswerable):
            yield question(STANDARD, *arguments)


def taken(hint: Any) -> Sequence[Any]:  # noqa: ANN401 - any annotation
    """Give values that a parameter takes: all of a few, one of many."""
    base, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    for mark in marks:
        if isinstance(mark, Between):
            return mark.values()[:_FEW] if len(mark.values()) <= _FEW else [mark.low]
    if base is Record:
        return Record.parse(RECORD)
    if base is Amount:
        return [Amount(Fraction(20))]
    if base is Decks:
        return [Decks(8), Decks(None)]
    return list(base) if issubclass(base, Word) else base.every()
