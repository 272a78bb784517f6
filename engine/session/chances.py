"""What a bet of one unit comes to in a round, by the rules of the game that the round is a round of.

Nothing here says how often anything happens: the games count their cards and their pockets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import gcd
from types import MappingProxyType
from typing import NamedTuple

from engine.api import Fault, Unanswerable
from engine.baccarat import EXACTLY, Wager, endings
from engine.baccarat.bets.settlement import apply
from engine.baccarat.bets.settling import wager_due
from engine.decks import Decks
from engine.roulette import RouletteBet, Wheel, ZeroRule, covers
from engine.roulette.odds import result
from engine.session.rules import Rules
from engine.session.symbols import Equipment
from engine.session.words import SessionBet
from engine.stakes import Basis

_WAGERS = MappingProxyType(
    {SessionBet.PLAYER: Wager.PLAYER, SessionBet.BANKER_5: Wager.BANKER_5, SessionBet.TIE_8: Wager.TIE_8}
)
_ROULETTE = MappingProxyType({SessionBet.RED: RouletteBet.RED, SessionBet.STRAIGHT: RouletteBet.STRAIGHT})


class Chances(NamedTuple):
    """How often one unit staked comes to each profit, a loss below 0, in whole numbers without a common divisor."""

    weights: Mapping[Fraction, int]

    @property
    def whole(self) -> int:
        """All of them together."""
        return sum(self.weights.values())

    @property
    def loss(self) -> Fraction:
        """What one unit staked loses on average: the house edge."""
        return -sum((profit * weight for profit, weight in self.weights.items()), Fraction(0)) / self.whole

    def chance(self, sign: int) -> Fraction:
        """How likely a win is, a loss (below 0), or neither (0)."""
        found = (weight for profit, weight in self.weights.items() if (profit > 0) - (profit < 0) == sign)
        return Fraction(sum(found), self.whole)


@lru_cache(maxsize=64)
def chances(rules: Rules, bet: SessionBet, on: Equipment, basis: Basis) -> Chances:
    """Count what a bet comes to, in all rounds or only in those after which it is not returned.

    Raises Unanswerable for a bet that is not made on this equipment, and as the games do.
    """
    counted: Counter[Fraction] = Counter()
    for profit, weight in _counts(rules, bet, on):
        if profit or basis is Basis.MADE:
            counted[profit] += weight
    divisor = gcd(*counted.values())
    return Chances(MappingProxyType({profit: counted[profit] // divisor for profit in sorted(counted)}))


def _counts(rules: Rules, bet: SessionBet, on: Equipment) -> Iterator[tuple[Fraction, int]]:
    if bet in _WAGERS and isinstance(on.device, Decks):
        for ending, count in endings(on.device, rules.baccarat).items():
            yield apply(wager_due(rules.baccarat, _WAGERS[bet], ending).due, Fraction(1), EXACTLY).profit, count
    elif bet in _ROULETTE and isinstance(on.device, Wheel):
        covered = covers(_ROULETTE[bet], on.device, rules.roulette)[0]
        for pocket in rules.roulette.order(on.device):
            yield result(rules.roulette, covered, pocket, ZeroRule.NONE, on.device).profit, 1
    else:
        raise Unanswerable(Fault("bet-on-other-equipment", "", {"bet": bet, "on": on}))
