"""Numbers in digits, with the separators of a locale, and in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache, lru_cache
from itertools import islice

from engine.api import Between
from generator.language.data import Node, report_shared
from generator.language.folding import key
from generator.language.results import DIGITS, WORDS, Reading, Style, Trait, Unreadable, Written
from generator.language.rounding import places_of, places_trait

MINUS = "\u2212"
_GROUPED = Trait("grouping", "yes")
_UNGROUPED = Trait("grouping", "no")
_HAS_DIGIT = re.compile("[0-9]")
_WHOLE = re.compile("-?[0-9]+")
_EXACT = re.compile(r"-?[0-9]+(\.[0-9]+)?")
_TEXTS = 8192
"""More texts than a site has that may be numbers."""
_FIRST_GROUPED = 1000
"""The least number in which some locale puts a separator."""
_LONGEST = 60
"""Characters of the longest text taken for a number: far beyond any count, and short enough to convert at once."""


@dataclass(frozen=True, slots=True, eq=False)
class Numbers:
    """How a language writes numbers; `words` holds the words for 0, 1, 2 …, the one that is written first.

    Two are the same only if they are the same object: what is read by them is remembered.
    """

    locale: str
    words: tuple[tuple[str, ...], ...]
    values: Mapping[str, int]

    @classmethod
    def load(cls, locale: str, node: Node) -> Numbers:
        """Compile the list of number words."""
        nodes = {str(number): item for number, item in enumerate(node.items())}
        texts = {number: item.texts() for number, item in nodes.items()}
        report_shared(nodes, texts)
        values = {key(word): int(number) for number, words in texts.items() for word in words}
        return cls(locale, tuple(texts.values()), values)

    def read(self, text: str, bounds: Between | None = None) -> Iterator[Reading[int] | Unreadable]:
        """Read a folded text as a whole number within bounds."""
        for reading in self.read_exact(text):
            number = reading.value
            if number.denominator != 1:
                yield Unreadable(f"“{text}” is no whole number")
            elif bounds is not None and int(number) not in bounds:
                yield Unreadable(f"{number} is not within {bounds.low} to {bounds.high}")
            else:
                yield Reading(int(number), reading.style)

    def read_exact(self, text: str) -> tuple[Reading[Fraction], ...]:
        """Read a folded text as a number, in words or exactly as the locale writes it, never more loosely."""
        return _read_exact(self, text)

    @property
    def decimal_mark(self) -> str:
        """What stands between the ones and the tenths."""
        return _separators(self.locale)[0]

    def read_decimal(self, text: str) -> tuple[Reading[Decimal], ...]:
        """Read a folded text as a number with just the decimal places that it shows: `2.70` is not `2.7`."""
        return _read_decimal(self, text)

    def written_decimal(self, number: Decimal) -> Iterator[Written]:
        """Give the ways to write a number with just its decimal places."""
        if not places_of(number):
            yield from (Written(way.text, way.style | {places_trait(number)}) for way in self.written(int(number)))
            return
        sign = MINUS if number < 0 else ""
        whole, decimals = f"{number.copy_abs():f}".split(".")
        symbol, _ = _separators(self.locale)
        for style, digits in self._digits(Decimal(whole)):
            yield Written(f"{sign}{digits}{symbol}{decimals}", style | {places_trait(number)})

    def written(self, number: int) -> Iterator[Written]:
        """Give the ways to write a whole number."""
        yield from self.in_digits(Decimal(number))
        if 0 <= number < len(self.words) and self.words[number]:
            yield Written(self.words[number][0], frozenset({WORDS}))

    def in_digits(self, number: Decimal) -> Iterator[Written]:
        """Give the ways to write a number in digits."""
        sign = MINUS if number < 0 else ""
        for style, digits in self._digits(number.copy_abs()):
            yield Written(sign + digits, style)

    def from_digits(self, text: str) -> Decimal | None:
        """Give what digits come to, however loosely they are written; None where there are other letters."""
        if len(text) > _LONGEST or not _HAS_DIGIT.search(text):
            return None
        if not _WHOLE.fullmatch(text):
            decimal, group = _separators(self.locale)
            text = text.replace(group, "").replace(decimal, ".")
        return Decimal(text) if _EXACT.fullmatch(text) else None

    def _digits(self, number: Decimal) -> Iterator[tuple[Style, str]]:
        if number < _FIRST_GROUPED:
            digits = str(int(number)) if number == int(number) else _formatted(number, self.locale, grouped=True)
            yield frozenset({DIGITS}), digits
        else:
            yield frozenset({DIGITS, _GROUPED}), _formatted(number, self.locale, grouped=True)
            yield frozenset({DIGITS, _UNGROUPED}), _formatted(number, self.locale, grouped=False)


@lru_cache(maxsize=_TEXTS)
def _read_exact(numbers: Numbers, text: str) -> tuple[Reading[Fraction], ...]:
    if text in numbers.values:
        return (Reading(Fraction(numbers.values[text]), frozenset({WORDS})),)
    number = numbers.from_digits(text)
    if number is None:
        return ()
    written = (way for way in numbers.in_digits(number) if key(way.text) == text)
    return tuple(Reading(Fraction(number), way.style) for way in islice(written, 1))


@lru_cache(maxsize=_TEXTS)
def _read_decimal(numbers: Numbers, text: str) -> tuple[Reading[Decimal], ...]:
    if text in numbers.values:
        return (Reading(Decimal(numbers.values[text]), frozenset({WORDS})),)
    number = numbers.from_digits(text)
    if number is None:
        return ()
    written = (way for way in numbers.written_decimal(number) if key(way.text) == text)
    return tuple(Reading(number, way.style) for way in islice(written, 1))


@cache
def _separators(locale: str) -> tuple[str, str]:
    from babel.numbers import get_decimal_symbol, get_group_symbol  # noqa: PLC0415 - costs time; most pages need none

    return key(get_decimal_symbol(locale)), key(get_group_symbol(locale)) or " "


def _formatted(number: Decimal, locale: str, *, grouped: bool) -> str:
    from babel.numbers import format_decimal  # noqa: PLC0415 - as above

    with localcontext() as context:
        context.prec = max(context.prec, 2 * len(number.as_tuple().digits))  # Babel rounds in this context
        return str(format_decimal(number, locale=locale, decimal_quantization=False, group_separator=grouped))
