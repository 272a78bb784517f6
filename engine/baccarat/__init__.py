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

from engine.baccarat.game import BACCARAT
from engine.baccarat.odds import OutcomeCounts, count_outcomes
from engine.baccarat.plain import banker_draws, card_value, hand_total, is_natural, player_draws
from engine.baccarat.play import Hand, Round, play
from engine.baccarat.roads.reading import Roads, read_roads
from engine.baccarat.roads.words import Hue, Result
from engine.baccarat.rules import STANDARD, BetTerms, Rules
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
    "STANDARD",
    "STOOD",
    "Action",
    "Bet",
    "BetTerms",
    "Comparison",
    "Hand",
    "Hue",
    "Naturalness",
    "Naturals",
    "Next",
    "OutcomeCounts",
    "Position",
    "Result",
    "Roads",
    "Round",
    "Rules",
    "Settlement",
    "Third",
    "Winner",
    "Worth",
    "banker_draws",
    "card_value",
    "count_outcomes",
    "hand_total",
    "is_natural",
    "play",
    "player_draws",
    "read_roads",
]
