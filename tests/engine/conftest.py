"""Every question of the games asked, with values of each type that it takes."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import product
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest

from engine import GAMES
from engine.api import Amount, Between, Game, Outcome, Share, Symbol, Unanswerable, Verdict, Word
from engine.baccarat import BACCARAT, STANDARD
from engine.baccarat.roads.words import Record
from engine.cards import Card, hand
from engine.decks import Decks
from engine.roulette import Wheel
from engine.session import NO_LIMIT, Equipment, Limit

_FEW = 10
RECORD = "TPBBBBBBBPBPPP"
"""A record of which every rule of the roads makes something."""

SOME: Mapping[type, Sequence[Any]] = {
    Record: Record.parse(RECORD),
    Amount: [Amount(Fraction(20))],
    Share: [Share(Fraction(1, 20))],
    Decks: [Decks(8), Decks(None)],
    Equipment: [Equipment(Decks(8)), Equipment(Wheel.SINGLE_ZERO)],
    Limit: [NO_LIMIT, Limit(1)],
}
"""Some values of types that have many."""


@pytest.fixture(scope="session")
def scoreboard() -> Outcome:
    """Give what a scoreboard shows of that record."""
    (record,) = Record.parse(RECORD)
    outcome = BACCARAT.forms["road"](STANDARD, record)
    assert isinstance(outcome, Outcome)
    return outcome


@pytest.fixture(scope="session")
def answered() -> tuple[tuple[str, Verdict[Any]], ...]:
    """Give each question of baccarat with the verdict on each of its arguments, where they fit each other."""
    return tuple(verdicts(BACCARAT))


@pytest.fixture(scope="session")
def answered_by_all(answered: tuple[tuple[str, Verdict[Any]], ...]) -> tuple[tuple[str, Verdict[Any]], ...]:
    """Give the same of every game."""
    others = (game for game in GAMES.values() if game is not BACCARAT)
    return (*answered, *(each for game in others for each in verdicts(game)))


def verdicts(game: Game) -> Iterator[tuple[str, Verdict[Any]]]:
    """Ask each question of a game of every combination of what its required parameters take."""
    for name, question in game.questions.items():
        hints = get_type_hints(question, include_extras=True)
        _, *parameters = inspect.signature(question).parameters.values()
        spread = [one for one in parameters if one.kind is inspect.Parameter.VAR_POSITIONAL]
        required = [one for one in parameters if one.default is inspect.Parameter.empty and one not in spread]
        together = hands(hints[spread[0].name]) if spread else [()]
        for hand_, values in product(together, product(*(taken(hints[one.name]) for one in required))):
            given = dict(zip((one.name for one in required), values, strict=True))
            with suppress(Unanswerable):
                yield name, question(game.rules, *hand_, **given)


def hands(kind: type[Symbol]) -> Sequence[Sequence[Symbol]]:
    """Give symbols that stand side by side: hands of cards, else the first few of a kind."""
    if kind is Card:
        return [hand("7 8"), hand("4 4 K"), hand("7S 7S")]
    return [kind.every()[:number] for number in range(1, 7)]


def taken(hint: Any) -> Sequence[Any]:  # noqa: ANN401 - any annotation
    """Give values that a parameter takes: all of a few, one of many."""
    if get_origin(hint) is tuple:
        return hands(get_args(hint)[0])
    base, *marks = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    for mark in marks:
        if isinstance(mark, Between):
            return mark.values()[:_FEW] if len(mark.values()) <= _FEW else [mark.low]
    if base in SOME:
        return SOME[base]
    return list(base) if issubclass(base, Word) else base.every()
