"""Reading a text of a page to compare it with an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

from engine.api import Answer, ValueSet
from generator.language.boards import read_board
from generator.language.folding import first_letter_variants, fold
from generator.language.kinds import (
    AmountKind,
    BoardKind,
    FractionKind,
    HandKind,
    Kind,
    NumberKind,
    PayoutKind,
    PolicyKind,
    RateKind,
    SetKind,
    ShareKind,
    SymbolKind,
    WordKind,
    kind_of_answer,
)
from generator.language.language import Language
from generator.language.results import CAPITAL, Accent, Reading, Unreadable, single

T = TypeVar("T")
Result: TypeAlias = Reading[Answer] | Unreadable


def read_answer(text: str, like: Answer, language: Language) -> Result:
    """Read a text as an answer of the same type, over the same domain; a text that does not read has a reason.

    A rounded text reads as the very answer that rounds to it.
    """
    kind = kind_of_answer(like)
    return first_letter_free(text, lambda folded: readings(folded, kind, language))


def holds(text: str, answer: Answer, language: Language) -> bool:
    """Tell whether a text says exactly what the answer is."""
    reading = read_answer(text, answer, language)
    return isinstance(reading, Reading) and reading.value == answer


def readings(text: str, kind: Kind, language: Language) -> Iterator[Result]:
    """Give everything that a folded text may stand for as one value of a kind."""
    match kind:
        case NumberKind(bounds):
            yield from language.numbers.read(text, bounds)
        case WordKind(words):
            yield from language.words.read(text, words)
        case SymbolKind(symbols):
            for one in language.symbols.read(text, symbols):
                several = Unreadable(f"“{text}” stands for more than one")
                yield Reading(one.value[0], one.style) if len(one.value) == 1 else several
        case HandKind(symbols):
            yield from language.symbols.read_hand(text, symbols)
        case SetKind(domain):
            for some in language.sets.read(text, domain):
                yield Reading(ValueSet(some.value, domain), some.style) if isinstance(some, Reading) else some
        case PolicyKind():
            yield from language.policies.read(text, kind)
        case BoardKind():
            board = read_board(text, kind)
            yield Unreadable(f"“{text}” draws no such board") if board is None else Reading(board)
        case _:
            yield from _fractions(text, kind, language)


def _fractions(text: str, kind: FractionKind, language: Language) -> Iterator[Result]:
    match kind:
        case PayoutKind():
            yield from language.payouts.read(text)
        case ShareKind(exact):
            yield from language.shares.read(text, exact)
        case RateKind(like):
            yield from language.rates.read(text, like)
        case AmountKind(exact):
            yield from language.amounts.read(text, exact)


def first_letter_free(text: str, read: Callable[[str], Iterator[Reading[T] | Unreadable]]) -> Reading[T] | Unreadable:
    """Read a text whatever the case of its first letter; accents are places in the text as given."""
    folded = fold(text)

    def results() -> Iterator[Reading[T] | Unreadable]:
        for variant in first_letter_variants(folded.text):
            capital = {CAPITAL} if variant[:1] != folded.text[:1] and folded.text[:1].isupper() else set()
            for result in read(variant):
                if isinstance(result, Unreadable):
                    yield result
                else:
                    accent = tuple(Accent(*folded.span(start, end), word) for start, end, word in result.accent)
                    yield Reading(result.value, result.style | capital, accent)

    return single(results(), f"“{text}” does not read as what is asked for")
