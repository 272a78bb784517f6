"""What a record of results says of the round that follows: nothing, as rounds of real cards show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from types import MappingProxyType
from typing import NamedTuple

from engine.api import Fault, Unanswerable
from engine.baccarat.play import play
from engine.baccarat.roads.words import Record, Result
from engine.baccarat.rules import Rules
from engine.cards import SUITS, Card


class Deal(NamedTuple):
    """The cards of a round."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]


def _hands(*texts: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(map(Card, text.split())) for text in texts)


_NINES = _hands("9 K", "8 A", "7 2", "6 3", "5 4")
_EIGHTS = _hands("8 Q", "7 A", "6 2", "5 3", "4 4")
_DEALS = MappingProxyType(
    {
        Result.PLAYER: tuple(Deal(high, low) for high, low in product(_NINES, _EIGHTS)),
        Result.BANKER: tuple(Deal(low, high) for high, low in product(_NINES, _EIGHTS)),
        Result.TIE: tuple(Deal(*pair) for hands in (_NINES, _EIGHTS) for pair in product(hands, hands)),
    }
)
"""Rounds to try for each result. By the standard rules both hands are naturals, so that a shoe holds many of them."""


def following(rules: Rules, record: Record) -> Mapping[Result, Deal]:
    """Give a round for each result that can follow a record, out of one shoe whose earlier rounds make the record.

    The rounds of the record are dealt from the largest shoe that the rules allow; each round that may follow is dealt
    from what is left of it. Raises `Unanswerable` where such a shoe does not last: that a round was not found says
    nothing of whether there is one.
    """
    used: Counter[str] = Counter()
    for result in record.results:
        used.update(_ranks(_round(rules, result, used)))
    return {result: _round(rules, result, used) for result in Result}


def _round(rules: Rules, result: Result, used: Counter[str]) -> Deal:
    """Find a round that ends so, and whose cards the shoe still holds."""
    most = rules.decks.high * len(SUITS)
    for deal in _DEALS[result]:
        needed = used + Counter(_ranks(deal))
        if max(needed.values()) <= most and play(*deal, rules.decks.high, rules).winner is result.winner:
            return deal
    raise Unanswerable(Fault("record-beyond-shoe", "results"))


def _ranks(deal: Deal) -> tuple[str, ...]:
    return tuple(card.rank for hand in deal for card in hand)
