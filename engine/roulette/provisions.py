"""Where each rule of roulette is written, and which rule each entry of `Rules` belongs to."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.roulette.symbols import OutsideBet
from engine.roulette.words import RouletteBet, Wheel, ZeroRule

PRACTICE, MACAU = "practice", "macau-60-2004"

WHEEL = MappingProxyType({Wheel.SINGLE_ZERO: "wheel-single-zero", Wheel.DOUBLE_ZERO: "wheel-double-zero"})
COLOURS, ZERO_COLOUR = "pocket-colours", "zero-without-colour"
NO_ZERO_OUTSIDE = "zero-in-no-outside-bet"
LAYOUT = "layout"
INSIDE = MappingProxyType(
    {
        RouletteBet.STRAIGHT: "bet-straight",
        RouletteBet.SPLIT: "bet-split",
        RouletteBet.STREET: "bet-street",
        RouletteBet.TRIO: "bet-trio",
        RouletteBet.CORNER: "bet-corner",
        RouletteBet.FIRST_FOUR: "bet-first-four",
        RouletteBet.FIVE_NUMBER: "bet-five-number",
        RouletteBet.SIX_LINE: "bet-six-line",
    }
)
DOZENS, HALVES, PARITY = "bet-dozen", "bet-low-high", "bet-odd-even"
BOX = MappingProxyType(
    {
        OutsideBet.FIRST_COLUMN: LAYOUT,
        OutsideBet.SECOND_COLUMN: LAYOUT,
        OutsideBet.THIRD_COLUMN: LAYOUT,
        OutsideBet.FIRST_DOZEN: DOZENS,
        OutsideBet.SECOND_DOZEN: DOZENS,
        OutsideBet.THIRD_DOZEN: DOZENS,
        OutsideBet.RED: COLOURS,
        OutsideBet.BLACK: COLOURS,
        OutsideBet.ODD: PARITY,
        OutsideBet.EVEN: PARITY,
        OutsideBet.LOW: HALVES,
        OutsideBet.HIGH: HALVES,
    }
)
"""For each outside bet: the rule that says which numbers it covers."""
PAYMENT, WHOLE_UNITS = "payment-by-numbers", "payment-in-whole-units"
EVEN_MONEY = "zero-rules-for-even-money"
ZERO = MappingProxyType(
    {
        ZeroRule.NONE: "even-money-lost-at-zero",
        ZeroRule.LA_PARTAGE: "la-partage",
        ZeroRule.EN_PRISON: "en-prison",
        ZeroRule.EN_PRISON_ONCE: "en-prison-once",
    }
)
HELD = "en-prison"
"""The rule that says what becomes of a bet that is held."""

_IDS = (
    *WHEEL.values(),
    COLOURS,
    ZERO_COLOUR,
    NO_ZERO_OUTSIDE,
    LAYOUT,
    *INSIDE.values(),
    DOZENS,
    HALVES,
    PARITY,
    PAYMENT,
    WHOLE_UNITS,
    EVEN_MONEY,
    *ZERO.values(),
)
PROVISIONS = tuple(Provision(rule, MACAU if rule == ZERO_COLOUR else PRACTICE) for rule in _IDS)
