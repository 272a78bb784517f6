"""How often rounds end in each way: exact counts, by counting and not by dealing every round.

The basis is every ordered sequence of six cards, the most that a round takes; cards that a round leaves in the shoe
are filled in every way, so that all rounds weigh alike. Since every order of the same cards is as frequent as any
other, the hands may be filled one after the other: the order of dealing changes no count.

Of an infinite deck no card drawn is missed. Its basis is every sequence of six ranks, each rank as likely as any other
at every draw; where suits matter, every sequence of the 52 cards.
"""

from __future__ import annotations

from engine.baccarat.odds.basis import sequences
from engine.baccarat.odds.endings import Ending, endings
from engine.baccarat.odds.outcomes import OutcomeCounts, count_outcomes
from engine.baccarat.odds.pairs import PairCounts, Pairs, pair_counts
from engine.baccarat.odds.starts import first_totals

__all__ = [
    "Ending",
    "OutcomeCounts",
    "PairCounts",
    "Pairs",
    "count_outcomes",
    "endings",
    "first_totals",
    "pair_counts",
    "sequences",
]
