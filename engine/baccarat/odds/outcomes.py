"""How often each winner comes."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.baccarat.odds.endings import endings
from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.words import Winner
from engine.decks import Decks, DecksLike


class OutcomeCounts(NamedTuple):
    """Numbers of six-card sequences that each outcome comes from."""

    player: int
    banker: int
    tie: int

    @property
    def total(self) -> int:
        """Number of all sequences."""
        return self.player + self.banker + self.tie


def count_outcomes(decks: DecksLike, rules: Rules = STANDARD) -> OutcomeCounts:
    """Count the sequences of a full shoe that each outcome comes from; None for an infinite deck.

    Raises ValueError for a number of decks that the rules do not know, and for rules by which a hand starts with other
    than two cards or takes more than one more.

    >>> count_outcomes(8).banker
    2292252566437888
    """
    shoe = Decks.of(decks)
    if shoe.count is not None and shoe.count not in rules.decks:
        raise ValueError(f"a shoe holds {rules.decks.low} to {rules.decks.high} decks, not {shoe.count}")
    counts: Counter[Winner] = Counter()
    for ending, count in endings(shoe, rules).items():
        counts[rules.winner(ending.player, ending.banker)] += count
    return OutcomeCounts(counts[Winner.PLAYER], counts[Winner.BANKER], counts[Winner.TIE])
