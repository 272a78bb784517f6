"""What a number that is shown with some decimal places says of an exact value."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import islice
from typing import NamedTuple

from generator.language.results import Style, Trait

_MOST_OFFERED = 8
"""Decimal places up to which every precision is offered."""
_MOST_NEEDED = 50
"""Decimal places that may be needed to tell a value from nothing, or from the whole."""
_PLACES = "places"


def places_of(shown: Decimal) -> int:
    """Give the decimal places that a number shows: two for `2.70`."""
    return max(0, -int(shown.as_tuple().exponent))


def places_trait(shown: Decimal) -> Trait:
    """Give the precision of a number as a feature of its text."""
    return Trait(_PLACES, str(places_of(shown)))


def rounded(value: Fraction, places: int) -> Decimal:
    """Round to so many decimal places, a half away from zero: what one side gains rounds as what the other loses."""
    numerator, denominator = value.as_integer_ratio()
    units = (2 * abs(numerator) * 10**places + denominator) // (2 * denominator)  # nothing is reduced on the way
    return Decimal((int(value < 0), tuple(map(int, str(units))), -places))


class Scale(NamedTuple):
    """How values are shown: `times` each, in percent 100, and with `usual` decimal places unless fewer say it all."""

    times: int
    usual: int

    def meant(self, shown: Decimal, exact: Fraction | None) -> Fraction:
        """Give what a shown number stands for: the exact value if that rounds to it, else its own.

        A text that says *nothing* or *all* says more than its digits: 0 and 1 never stand for what is only near them.
        """
        own = Fraction(shown) / self.times
        nothing_or_all = own.denominator == 1 and abs(own) <= 1
        if exact is None or nothing_or_all or rounded(exact * self.times, places_of(shown)) != shown:
            return own
        return exact

    def shown(self, exact: Fraction, style: Style) -> Iterator[Decimal]:
        """Give the numbers that stand for an exact value, the usual one first and one in the precision of a style."""
        value = exact * self.times
        short = (places for places in range(self.usual) if 10**places % value.denominator == 0)
        least = next(short, self.usual)
        enough = (places for places in range(least, _MOST_NEEDED) if self._holds(rounded(value, places), value))
        wanted = (int(trait.value) for trait in style if trait.name == _PLACES)
        for places in dict.fromkeys((*islice(enough, 1), *wanted, *range(_MOST_OFFERED + 1))):
            if self._holds(number := rounded(value, places), value):
                yield number

    def _holds(self, number: Decimal, value: Fraction) -> bool:
        """Tell whether a rounded number stands for its value: `meant`, of what needs no rounding any more."""
        return abs(number) not in {0, self.times} or number == value
