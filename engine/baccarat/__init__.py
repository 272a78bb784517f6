"""Baccarat (punto banco): rules as data, rounds with reasons, exact odds.

>>> from engine.baccarat import play
>>> play("2 3 3", "2 4").winner
<Winner.PLAYER: 'player'>
>>> [step.cell for step in play("8 K", "3 2").steps if step.rule == "natural"]
['natural/8', 'natural/5']
>>> [(fault.code, fault.path) for fault in play("4 4 2", "3 2").faults]
[('card-after-natural', 'player.3')]
>>> count_outcomes(8).tie
475627426473216
>>> settle(Wager.BANKER_NO_COMMISSION, 100, play("2 3 K", "2 4")).profit
Fraction(50, 1)
>>> side_edge(SideBet.BANKER_PAIR, 8, Basis.MADE).value
Fraction(43, 415)
>>> read_roads("BBPPPBPBB").heights
(2, 3, 1, 1, 2)
"""

from __future__ import annotations

from engine.baccarat.bets.commission import EXACTLY, Charge
from engine.baccarat.bets.edges import commission_edge, edge, rounded_edge, side_edge
from engine.baccarat.bets.settlement import Finished, Settled, settle
from engine.baccarat.bets.words import Collection, PairHands, PairKind, Rounding, SideBet, SideCase, Wager
from engine.baccarat.game import BACCARAT
from engine.baccarat.odds import Ending, OutcomeCounts, PairCounts, Pairs, count_outcomes, endings, pair_counts
from engine.baccarat.plain import banker_draws, card_value, hand_total, is_natural, player_draws
from engine.baccarat.play import Hand, Round, play
from engine.baccarat.roads.reading import Roads, read_roads
from engine.baccarat.roads.words import Hue, Result
from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.third import STOOD, Third
from engine.baccarat.words import (
    Action,
    Bet,
    Comparison,
    Naturalness,
    Naturals,
    Next,
    Position,
    Winner,
    Worth,
)
from engine.decks import Decks
from engine.stakes import Basis, Settlement

__all__ = [
    "BACCARAT",
    "EXACTLY",
    "STANDARD",
    "STOOD",
    "Action",
    "Basis",
    "Bet",
    "Charge",
    "Collection",
    "Comparison",
    "Decks",
    "Ending",
    "Finished",
    "Hand",
    "Hue",
    "Naturalness",
    "Naturals",
    "Next",
    "OutcomeCounts",
    "PairCounts",
    "PairHands",
    "PairKind",
    "Pairs",
    "Position",
    "Result",
    "Roads",
    "Round",
    "Rounding",
    "Rules",
    "Settled",
    "Settlement",
    "SideBet",
    "SideCase",
    "Third",
    "Wager",
    "Winner",
    "Worth",
    "banker_draws",
    "card_value",
    "commission_edge",
    "count_outcomes",
    "edge",
    "endings",
    "hand_total",
    "is_natural",
    "pair_counts",
    "play",
    "player_draws",
    "read_roads",
    "rounded_edge",
    "settle",
    "side_edge",
]
