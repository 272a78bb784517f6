"""Payouts: “8:1”, “8 to 1”, “19:20”, “0.95:1”; what is won stands first."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from engine.api import Payout
from generator.language.data import Node
from generator.language.numbers import Numbers
from generator.language.results import DIGITS, WORDS, Reading, Trait, Unreadable, Written
from generator.language.templates import Template

_PER_ONE = Trait("payout", "decimal")
_LONGEST_DECIMAL = 12
"""Decimal places beyond which a payout is only written as a ratio."""


class Payouts(NamedTuple):
    """How a language writes a payout: patterns of what is won for what was staked, the preferred one first."""

    numbers: Numbers
    patterns: tuple[Template, ...]

    @classmethod
    def load(cls, node: Node, numbers: Numbers) -> Payouts:
        """Compile the section `payouts`."""
        return cls(numbers, node.templates("won", "staked"))

    def read(self, text: str) -> Iterator[Reading[Payout] | Unreadable]:
        """Read a folded text as a payout."""
        for template in self.patterns:
            for match in template.match(text):
                ends = (tuple(self.numbers.read_exact(match[end].text)) for end in ("won", "staked"))
                for won, staked in product(*ends):
                    if staked.value <= 0:
                        yield Unreadable("a payout is for a stake above 0")
                    else:
                        decimal = {_PER_ONE} if won.value.denominator > 1 else set()
                        style = won.style | staked.style | decimal | {Trait("ratio", template.text)}
                        yield Reading(Payout(won.value / staked.value), style)

    def written(self, payout: Payout) -> Iterator[Written]:
        """Give the ways to write a payout in lowest terms, then for one unit staked where that is a short decimal."""
        won, staked = payout.per_unit.as_integer_ratio()
        for template in self.patterns:
            ratio = Trait("ratio", template.text)
            for numerals in (DIGITS, WORDS):
                parts = [
                    next((way for way in self.numbers.written(number) if numerals in way.style), None)
                    for number in (won, staked)
                ]
                if parts[0] and parts[1]:
                    text = template.fill(won=parts[0].text, staked=parts[1].text)
                    yield Written(text, parts[0].style | parts[1].style | {ratio})
            decimal = _decimal(payout.per_unit)
            if decimal is not None:
                for way in self.numbers.in_digits(decimal):
                    yield Written(template.fill(won=way.text, staked="1"), way.style | {ratio, _PER_ONE})


def _decimal(number: Fraction) -> Decimal | None:
    """Give a number that is no whole one as an exact decimal, if it has a short one."""
    scaled = number * 10**_LONGEST_DECIMAL
    if number.denominator == 1 or scaled.denominator > 1:
        return None
    return Decimal(int(scaled)).scaleb(-_LONGEST_DECIMAL).normalize()
