"""What becomes of a stake: words that the games share."""

from __future__ import annotations

from engine.api import Word


class Settlement(Word):
    """What becomes of a bet when the round is over."""

    PAID = "paid"
    RETURNED = "returned"
    LOST = "lost"


class Basis(Word):
    """Which bets a house edge is a part of: the stakes of all, or only of those that are not returned."""

    MADE = "per-bet-made"
    RESOLVED = "per-bet-resolved"
