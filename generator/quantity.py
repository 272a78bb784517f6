"""The size of an answer, for what is drawn to scale."""

from __future__ import annotations

from fractions import Fraction

from engine.api import Amount, Answer, Payout, Rate, Share


def quantity(answer: Answer) -> Fraction | None:
    """Give how much an answer is, exactly; None for one that has no size, such as a word."""
    match answer:
        case int():
            return Fraction(answer)
        case Share(value) | Amount(value) | Payout(value) | Rate(value, _):
            return value
        case _:
            return None
