"""Baccarat (punto banco): rules as data, rounds with reasons, exact odds.

>>> from engine.baccarat import play
>>> play("2 3 3", "2 4").winner
<Winner.PLAYER: 'player'>
>>> [step.cell for step in play("8 K", "3 2").steps if step.rule == "natural"]
['natural/8', 'natural/5']
>>> [(fault.code, fault.path) for fault in play("4 4 2", "3 2").faults]
[('card-after-natural', 'player.3')]
>>> read_roads("BBPPPBPBB").heights
(2, 3, 1, 1, 2)
"""

from __future__ import annotations

from engine.baccarat.bets.commission import EXACTLY, Charge
from engine.baccarat.bets.edges import edge, rounded_edge, side_edge
from engine.baccarat.bets.settlement import Finished, Settled, settle
from engine.baccarat.bets.words import Collection, PairHands, PairKind, Rounding, SideBet, SideCase, Wager
from engine.baccarat.game import BACCARAT
from engine.baccarat.odds import OutcomeCounts, count_outcomes
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
    Settlement,
    Winner,
    Worth,
)

__all__ = [
    "BACCARAT",
    "EXACTLY",
    "STANDARD",
    "STOOD",
    "Action",
    "Bet",
    "Charge",
    "Collection",
    "Comparison",
    "Finished",
    "Hand",
    "Hue",
    "Naturalness",
    "Naturals",
    "Next",
    "OutcomeCounts",
    "PairHands",
    "PairKind",
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
    "count_outcomes",
    "edge",
    "hand_total",
    "is_natural",
    "play",
    "player_draws",
    "read_roads",
    "rounded_edge",
    "settle",
    "side_edge",
]
