"""What a text is read as: the kinds that the types of parameters and answers come to."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, TypeAlias, get_args, get_origin

from engine.api import Amount, Answer, Between, Board, Payout, Policy, Rate, Share, Symbol, ValueSet, Word

_MOST_LISTED = 100
"""More numbers than a table has rows for."""


@dataclass(frozen=True, slots=True)
class NumberKind:
    """A whole number, within bounds where there are any."""

    bounds: Between | None = None


@dataclass(frozen=True, slots=True)
class WordKind:
    """A member of a closed list."""

    words: type[Word]


@dataclass(frozen=True, slots=True)
class SymbolKind:
    """One symbol, such as a card."""

    symbols: type[Symbol]


@dataclass(frozen=True, slots=True)
class HandKind:
    """Symbols side by side, such as the cards of a hand."""

    symbols: type[Symbol] | None
    """None only for an answer of no symbols, which tells no more."""


@dataclass(frozen=True, slots=True)
class SetKind:
    """A set of the numbers of a domain."""

    domain: Between


@dataclass(frozen=True, slots=True)
class PolicyKind:
    """What is done, in the words of a closed list, for each number of a domain."""

    over: str
    domain: Between
    words: type[Word]


@dataclass(frozen=True, slots=True)
class PayoutKind:
    """What a winning bet pays."""


@dataclass(frozen=True, slots=True)
class ShareKind:
    """A part of a whole; `exact` is the one that a rounded text stands for."""

    exact: Fraction | None = None


@dataclass(frozen=True, slots=True)
class RateKind:
    """A part of a stake; `like` gives the basis of a text that names none, and is what a rounded one stands for."""

    like: Rate


@dataclass(frozen=True, slots=True)
class AmountKind:
    """A number that need not be whole; `exact` is the one that a rounded text stands for."""

    exact: Fraction | None = None


@dataclass(frozen=True, slots=True)
class BoardKind:
    """Symbols on the cells of a board of so many rows."""

    symbols: type[Symbol] | None
    """None only for an empty board, which tells no more."""
    rows: int


FractionKind: TypeAlias = PayoutKind | ShareKind | RateKind | AmountKind
Kind: TypeAlias = NumberKind | WordKind | SymbolKind | HandKind | SetKind | PolicyKind | BoardKind | FractionKind


def kind_of(annotation: Any, *, variadic: bool = False) -> Kind:  # noqa: ANN401 - an annotation is any object
    """Give the kind that a parameter of a question is read as, from its resolved annotation.

    `variadic` marks `*cards: Card`, read as a hand. A set needs its domain: `Annotated[ValueSet, Between(0, 9)]`.
    No parameter is a rate: a text alone does not tell its basis.
    Raises TypeError for an annotation that no text is read as: that is a mistake in the game.
    """
    plain, bounds = annotation, None
    if get_origin(annotation) is Annotated:
        plain, *marks = get_args(annotation)
        bounds = next((mark for mark in marks if isinstance(mark, Between)), None)
    if get_origin(plain) is tuple and get_args(plain)[1:] == (...,):
        plain, variadic = get_args(plain)[0], True
    if isinstance(plain, type):
        if issubclass(plain, Symbol) and not issubclass(plain, Word):
            return HandKind(plain) if variadic else SymbolKind(plain)
        scalar = _scalar_kind(plain, bounds)
        if scalar is not None and not variadic:
            return scalar
    raise TypeError(f"no text is read as {annotation!r}")


def _scalar_kind(plain: type, bounds: Between | None) -> Kind | None:
    if plain is int:
        return NumberKind(bounds)
    if issubclass(plain, Word):
        return WordKind(plain)
    if plain is ValueSet and bounds is not None:
        return SetKind(bounds)
    return _FRACTIONS.get(plain)


_FRACTIONS: dict[type, Kind] = {Payout: PayoutKind(), Share: ShareKind(), Amount: AmountKind()}


def every(kind: Kind) -> tuple[Answer, ...]:
    """Give all values of a kind, where there are so few that a complete table shows each; else none."""
    match kind:
        case NumberKind(Between() as bounds) if bounds.high - bounds.low < _MOST_LISTED:
            return tuple(bounds.values())
        case WordKind(words):
            return tuple(words)
        case SymbolKind(symbols):
            return symbols.every()
        case _:
            return ()


def kind_of_answer(answer: Answer) -> Kind:  # noqa: C901, PLR0911 - one return for each type
    """Give the kind that a text is read as to compare it with an answer."""
    match answer:
        case int():
            return NumberKind()
        case Word():
            return WordKind(type(answer))
        case ValueSet():
            return SetKind(answer.domain)
        case Policy():
            return PolicyKind(answer.over, answer.domain, type(answer.actions[0]))
        case Payout():
            return PayoutKind()
        case Share():
            return ShareKind(answer.value)
        case Rate():
            return RateKind(answer)
        case Amount():
            return AmountKind(answer.value)
        case tuple():
            return HandKind(type(answer[0]) if answer else None)
        case Board():
            return BoardKind(next(map(type, answer.placed().values()), None), len(answer.lines))
        case _:
            return SymbolKind(type(answer))
