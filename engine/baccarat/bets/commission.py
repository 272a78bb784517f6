"""What a commission comes to in coins."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from engine.api import Amount, Fault, Unanswerable
from engine.baccarat.bets.words import Rounding


@dataclass(frozen=True, slots=True)
class Charge:
    """How a commission is taken: rounded to whole coins of the smallest kind, or as it comes out."""

    rounding: Rounding
    coin: Fraction


EXACTLY = Charge(Rounding.EXACT, Fraction(1))


def check_charge(stake: Fraction, charge: Charge) -> None:
    """Raise Unanswerable for what is no stake or no coin, or where a stake would be rounded that is not in coins."""
    for name, amount in (("stake", stake), ("coin", charge.coin)):
        if amount <= 0:
            raise Unanswerable(Fault("not-above-zero", name, {"amount": Amount(amount)}))
    if charge.rounding is not Rounding.EXACT and stake % charge.coin:
        raise Unanswerable(Fault("stake-not-in-coins", "", {"stake": Amount(stake), "coin": Amount(charge.coin)}))


def rounded(commission: Fraction, charge: Charge) -> Fraction:
    """Round a commission as it is taken."""
    match charge.rounding:
        case Rounding.UP:
            return ceil(commission / charge.coin) * charge.coin
        case Rounding.DOWN:
            return floor(commission / charge.coin) * charge.coin
        case Rounding.EXACT:
            return commission
