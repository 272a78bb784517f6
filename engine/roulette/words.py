"""The closed lists of words that roulette is told in."""

from __future__ import annotations

from engine.api import Word


class Wheel(Word):
    """The two wheels, by how many zeros they have."""

    SINGLE_ZERO = "single-zero"
    DOUBLE_ZERO = "double-zero"


class RouletteBet(Word):
    """The bets by their names; a column and a dozen are one name for three bets each."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    TRIO = "trio"
    CORNER = "corner"
    FIRST_FOUR = "first-four"
    FIVE_NUMBER = "five-number"
    SIX_LINE = "six-line"
    COLUMN = "column"
    DOZEN = "dozen"
    RED = "red"
    BLACK = "black"
    ODD = "odd"
    EVEN = "even"
    LOW = "low"
    HIGH = "high"


class ChipPlace(Word):
    """Where on the layout the chip of an inside bet lies."""

    NUMBER = "on-a-number"
    LINE = "on-a-line"
    CROSSING = "on-a-crossing"
    ROW_END = "at-the-end-of-a-row"
    LINE_END = "at-the-end-of-a-line"


class PocketColour(Word):
    """The colour of a pocket, as far as bets are concerned."""

    RED = "red"
    BLACK = "black"
    NEITHER = "neither-colour"


class PocketParity(Word):
    """Whether a pocket counts as odd or as even."""

    ODD = "odd"
    EVEN = "even"
    NEITHER = "neither-odd-nor-even"


class PocketHalf(Word):
    """Which half of the numbers a pocket belongs to."""

    LOW = "low"
    HIGH = "high"
    NEITHER = "neither-low-nor-high"


class Drawn(Word):
    """What is drawn of a table, besides bets."""

    LAYOUT = "layout"
    WHEEL = "wheel"


class ZeroRule(Word):
    """By which rule an even-money bet is settled when the ball lies in a zero."""

    NONE = "no-zero-rule"
    LA_PARTAGE = "la-partage"
    EN_PRISON = "en-prison"
    EN_PRISON_ONCE = "en-prison-once"


class ZeroFate(Word):
    """What becomes of an even-money bet when the ball lies in a zero."""

    LOST = "lost"
    HALVED = "halved"
    HELD = "held"
