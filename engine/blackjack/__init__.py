"""Blackjack: rules as data with what houses decide, hands with reasons, exact odds.

>>> hand_value("A 7"), is_soft("A 7"), is_natural("A K")
(18, True, True)
>>> [str(move) for move in legal_moves("8 8", "6")]
['hit', 'stand', 'double', 'split', 'surrender']
>>> [str(move) for move in legal_moves("5 6", "6", house=House(surrender=SurrenderRule.NONE))]
['hit', 'stand', 'double']
>>> settle("A K", "7 7 7", 20).profit
Fraction(30, 1)
>>> settle("A K", "7 7 7", moves=(Move.SPLIT,)).result
<HandResult.PUSH: 'push'>
>>> [(fault.code, fault.path) for fault in settle("9 9", "6 10").faults]
[('dealer-card-missing', 'dealer.3')]
>>> str(dealer_finals("A")[DealerFinal(natural=True)])
'4/13'
>>> str(natural_chance(6))
'192/4043'
"""

from __future__ import annotations

from engine.blackjack.game import BLACKJACK
from engine.blackjack.house import House, HouseOption, HouseTopic
from engine.blackjack.odds import insurance_edge, natural_chance, payment_edge
from engine.blackjack.plain import SettledHand, dealer_finals, hand_value, is_natural, is_soft, legal_moves, settle
from engine.blackjack.rules import STANDARD, Rules
from engine.blackjack.words import (
    Awaited,
    Bust,
    DealerAction,
    DealerFinal,
    DealerRule,
    DoubleOn,
    HandResult,
    Meeting,
    Move,
    NaturalHand,
    NaturalPay,
    NaturalSeats,
    Phase,
    Seat,
    Softness,
    SplitBy,
    SurrenderRule,
)
from engine.decks import Decks

__all__ = [
    "BLACKJACK",
    "STANDARD",
    "Awaited",
    "Bust",
    "DealerAction",
    "DealerFinal",
    "DealerRule",
    "Decks",
    "DoubleOn",
    "HandResult",
    "House",
    "HouseOption",
    "HouseTopic",
    "Meeting",
    "Move",
    "NaturalHand",
    "NaturalPay",
    "NaturalSeats",
    "Phase",
    "Rules",
    "Seat",
    "SettledHand",
    "Softness",
    "SplitBy",
    "SurrenderRule",
    "dealer_finals",
    "hand_value",
    "insurance_edge",
    "is_natural",
    "is_soft",
    "legal_moves",
    "natural_chance",
    "payment_edge",
    "settle",
]
