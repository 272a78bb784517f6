"""Numbers that need not be whole, such as units returned: “195”, “1.95”, “−1.2351”."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from engine.api import Amount
from generator.language.numbers import Numbers
from generator.language.results import PLAIN, Reading, Style, Written
from generator.language.rounding import Scale, places_of

_SCALE = Scale(times=1, usual=4)


class Amounts(NamedTuple):
    """How a language writes an amount: whole ones like any number, others as a decimal."""

    numbers: Numbers

    def read(self, text: str, exact: Fraction | None) -> Iterator[Reading[Amount]]:
        """Read a folded text as an amount, as the exact one if that rounds to it.

        A text without decimals stands only for a whole amount: 10 units are not 9.5.
        """
        for reading in self.numbers.read_decimal(text):
            near = exact if places_of(reading.value) else None
            yield Reading(Amount(_SCALE.meant(reading.value, near)), reading.style)

    def written(self, amount: Amount, style: Style = PLAIN) -> Iterator[Written]:
        """Give the ways to write an amount, by precision."""
        for number in _SCALE.shown(amount.value, style):
            if places_of(number) or amount.value.denominator == 1:
                yield from self.numbers.written_decimal(number)
