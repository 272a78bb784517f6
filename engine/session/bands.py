"""Which results of a session belong to which band."""

from __future__ import annotations

from fractions import Fraction

from engine.session.words import ResultBand

_LOST = (
    (30, ResultBand.LOST_30),
    (20, ResultBand.LOST_20),
    (10, ResultBand.LOST_10),
    (0, ResultBand.LOST_LESS),
)
_WON = ((30, ResultBand.WON_30), (20, ResultBand.WON_20), (10, ResultBand.WON_10), (0, ResultBand.WON_LESS))
"""The bands of losses and of wins by their lower ends, the highest first."""


def band(result: Fraction) -> ResultBand:
    """Give the band of a result in units: by what was lost or won, the lower end of a band included.

    >>> band(Fraction(-10)), band(Fraction(19, 20))
    (<ResultBand.LOST_10: 'lost-10-to-20'>, <ResultBand.WON_LESS: 'won-under-10'>)
    """
    if not result:
        return ResultBand.EVEN
    return next(band for low, band in (_LOST if result < 0 else _WON) if low <= abs(result))
