"""Roulette: both wheels, the layout, every bet with what it covers and pays, and exact house edges.

>>> from engine.roulette import bets, covers, edge, pays, wheel
>>> [str(pocket) for pocket in wheel()[:5]], len(wheel(Wheel.DOUBLE_ZERO))
(['0', '32', '15', '19', '4'], 38)
>>> len(covers(RouletteBet.SPLIT)), len(bets())
(60, 157)
>>> pays(5)
Fraction(6, 1)
>>> edge(RouletteBet.RED).value, edge(RouletteBet.FIVE_NUMBER, Wheel.DOUBLE_ZERO).value
(Fraction(1, 37), Fraction(3, 38))
>>> edge(RouletteBet.RED, rule=ZeroRule.EN_PRISON_ONCE).value
Fraction(19, 1369)
>>> outside(Pocket("0")), [str(box) for box in outside(Pocket("17"))]
((), ['second-column', 'second-dozen', 'black', 'odd', 'low'])
"""

from __future__ import annotations

from engine.roulette.game import ROULETTE
from engine.roulette.layout import Layout, Pockets
from engine.roulette.plain import Placed, bets, covers, edge, outside, pays, settled, wheel
from engine.roulette.rules import STANDARD, Rules
from engine.roulette.symbols import NUMBERS, OutsideBet, Pocket
from engine.roulette.words import (
    ChipPlace,
    PocketColour,
    PocketHalf,
    PocketParity,
    RouletteBet,
    Wheel,
    ZeroFate,
    ZeroRule,
)

__all__ = [
    "NUMBERS",
    "ROULETTE",
    "STANDARD",
    "ChipPlace",
    "Layout",
    "OutsideBet",
    "Placed",
    "Pocket",
    "PocketColour",
    "PocketHalf",
    "PocketParity",
    "Pockets",
    "RouletteBet",
    "Rules",
    "Wheel",
    "ZeroFate",
    "ZeroRule",
    "bets",
    "covers",
    "edge",
    "outside",
    "pays",
    "settled",
    "wheel",
]
