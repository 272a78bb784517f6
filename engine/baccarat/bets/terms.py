"""The terms of bets: what must come out for a bet to be paid, and how much.

Figures are per unit staked. `pays` is None where the stake is returned instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from engine.api import Answer
from engine.baccarat.bets.words import PairHands, PairKind, SideCase
from engine.baccarat.words import Bet, Comparison, Naturalness, Position
from engine.stakes import Settlement

Settlements: TypeAlias = tuple[Settlement, Settlement, Settlement]
"""What becomes of a bet for each winner, in the order of `Winner`."""


@dataclass(frozen=True, slots=True)
class SpecialWin:
    """A win that a version settles otherwise: with this total, and where `cards` is given with so many cards."""

    total: int
    pays: Fraction | None
    cards: int | None = None


@dataclass(frozen=True, slots=True)
class WagerTerms:
    """The terms of a main bet: what a win pays, the part of it that is taken as commission, and an exception."""

    bet: Bet
    pays: Fraction
    commission: Fraction = Fraction(0)
    special: SpecialWin | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCase:
    """A case of a side bet on a hand: how that hand must end, and what the bet then pays.

    `result` says how its final total must stand to the other's, by the rule that decides the round; the other demands
    are made where they are given. `margin` is the difference between the two totals.
    """

    case: SideCase
    pays: Fraction | None
    result: Comparison = Comparison.HIGHER
    natural: Naturalness | None = None
    total: int | None = None
    cards: int | None = None
    margin: int | None = None

    def demands(self) -> Iterator[tuple[str, Answer]]:
        """Give what must hold, by the names of the entries."""
        yield "result", self.result
        for name in ("natural", "total", "cards", "margin"):
            if (wanted := getattr(self, name)) is not None:
                yield name, wanted


@dataclass(frozen=True, slots=True, kw_only=True)
class PairCase:
    """A case of a side bet on pairs: which hands must start with one, and what the bet then pays."""

    case: SideCase
    pays: Fraction | None
    hands: PairHands

    def demands(self) -> Iterator[tuple[str, Answer]]:
        """Give what must hold, by the names of the entries."""
        yield "hands", self.hands


@dataclass(frozen=True, slots=True)
class HandBet:
    """A side bet on how a hand ends. The first of its cases that holds is the one that counts."""

    hand: Position
    cases: tuple[HandCase, ...]


@dataclass(frozen=True, slots=True)
class PairBet:
    """A side bet on pairs of one kind among the starting cards; likewise."""

    pair: PairKind
    cases: tuple[PairCase, ...]


SideTerms: TypeAlias = HandBet | PairBet
