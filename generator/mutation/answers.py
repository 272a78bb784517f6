"""Other answers of the same type: the next number, another word, a set with one member more or less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from typing import TypeVar

from engine.api import Amount, Answer, Payout, Policy, Rate, Share, Symbol, ValueSet, Word
from generator.ask import Asked, Desk
from generator.document import MarkKind
from generator.language import Kind, Language, Reading, Unreadable, ways, write

T = TypeVar("T")

_FINEST = 8
"""Decimal places of the least change of a fraction; a coarser one shows in a text that rounds."""
_FEW = 10
"""Numbers that are tried in turn, from 0 on, where a symbol has none of its own."""
_MOST_WAYS = 50
"""Ways to write a value that are tried until one reads as it should."""


def others(answer: Answer) -> Iterator[Answer]:
    """Give answers that differ from one a little, the nearest first."""
    match answer:
        case int():
            yield from (answer + 1, answer - 1)
        case Word():
            yield from _behind(answer, tuple(type(answer)))
        case ValueSet():
            yield from (replace(answer, members=answer.members ^ {number}) for number in answer.domain.values())
        case Policy():
            yield from _policies(answer)
        case Payout():
            yield Payout(answer.per_unit + 1)
        case Share() | Rate() | Amount():
            yield from _fractions(answer)
        case tuple():
            yield from ((*answer[:-1], other) for last in answer[-1:] for other in _symbols(last))
        case Symbol():
            yield from _symbols(answer)


def _policies(policy: Policy) -> Iterator[Policy]:
    """Policies that do another thing for one of the numbers."""
    for index, action in enumerate(policy.actions):
        for other in _behind(action, tuple(type(action))):
            yield replace(policy, actions=(*policy.actions[:index], other, *policy.actions[index + 1 :]))


def _fractions(answer: Share | Rate | Amount) -> Iterator[Answer]:
    """Fractions that are off in a decimal place, the last one first; then a rate on another basis."""
    for value in _around(answer.value):
        if not isinstance(answer, Share) or 0 <= value <= 1:
            yield replace(answer, value=value)
    if isinstance(answer, Rate):
        yield from (replace(answer, basis=basis) for basis in _behind(answer.basis, tuple(type(answer.basis))))


def _around(value: Fraction) -> Iterator[Fraction]:
    for places in range(_FINEST, -1, -1):
        yield from (value + Fraction(1, 10**places), value - Fraction(1, 10**places))


def _symbols(symbol: Symbol) -> Iterator[Symbol]:
    """The others of a kind; of one that has no list of all, those of the next numbers and that of a letter less."""
    kind, text = type(symbol), str(symbol)
    if listed := kind.every():
        yield from _behind(symbol, listed)
        return
    numbers = range(int(text) + 1, int(text) - 2, -2) if text.isdecimal() else range(_FEW)
    for other in (*map(str, numbers), text[:-1]):
        yield from (found for found in kind.parse(other) if found != symbol)


def _behind(one: T, listed: Sequence[T]) -> Iterator[T]:
    """The others of a list, from the one behind onwards."""
    start = listed.index(one) + 1 if one in listed else 0
    return (other for other in (*listed[start:], *listed[:start]) if other != one)


def other_claim(asked: Asked, desk: Desk, language: Language) -> str:
    """Give the text of a wrong claim; for a denial, what must not be denied."""
    answer = asked.verdict.value
    if asked.mark.kind is MarkKind.DENIAL:
        return write(answer, language)
    for text in _wrong_texts(asked, language):
        said = desk.answer(text, answer, language)
        if isinstance(said, Reading) and said.value != answer:
            return text
    return _doubled(asked.mark.shown.text)


def _wrong_texts(asked: Asked, language: Language) -> Iterator[str]:
    """Texts of other answers: a fraction in the places that the page shows, as by a slip of a digit."""
    answer = asked.verdict.value
    if isinstance(answer, Share | Rate | Amount) and isinstance(asked.said, Reading):
        return (write(other, language, asked.said.style) for other in others(answer))
    return _texts(others(answer), language)


def other_input(shown: str, kind: Kind, desk: Desk, language: Language) -> str:
    """Give a text that reads as an input of the same kind and stands for something else."""
    values = desk.argument(shown, kind, language)
    if not isinstance(values, Unreadable):
        for text in _texts(_fewer_or_others(values), language):
            read = desk.argument(text, kind, language)
            if not isinstance(read, Unreadable) and set(read) != set(values):
                return text
    return _doubled(shown)


def _fewer_or_others(values: Sequence[Answer]) -> Iterator[Answer]:
    """One of several values alone, or others in place of a single one."""
    return iter(values[-1:]) if len(values) > 1 else others(values[0])


def _texts(answers: Iterator[Answer], language: Language) -> Iterator[str]:
    return (way.text for answer in answers for way in islice(ways(answer, language), _MOST_WAYS))


def _doubled(text: str) -> str:
    """A text that says nothing sensible, for want of a better change."""
    return f"{text} {text}"
