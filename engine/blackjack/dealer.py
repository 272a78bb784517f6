"""How a dealer's hand ends, counted exactly for a deck without end: no card drawn is missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from engine.api import Fault, Unanswerable
from engine.blackjack import hands
from engine.blackjack.rules import STANDARD, Rules
from engine.blackjack.words import DealerAction, DealerFinal, DealerRule
from engine.cards import RANKS, Card
from engine.decks import Decks, DecksLike

_NATURAL = DealerFinal(natural=True)
_BUST = DealerFinal()


def dealer_finals(
    up: Card, rule: DealerRule = DealerRule.S17, decks: DecksLike = None, rules: Rules = STANDARD
) -> Mapping[DealerFinal, Fraction]:
    """How likely each end of a dealer's hand is by its first card, every second card being possible, a natural too.

    Nothing is known of the second card: the dealer has not looked for a natural. Raises Unanswerable for any deck but
    an infinite one.

    >>> str(dealer_finals(Card("6"))[DealerFinal(natural=True)])
    '0'
    """
    if Decks.of(decks).count is not None:
        raise Unanswerable(Fault("deck-with-end", "decks", {"decks": Decks.of(decks)}))
    return _from_first(_dealing(rules), rule, Card(up.rank))


@lru_cache(maxsize=128)
def _dealing(rules: Rules) -> Rules:
    """Leave of the rules what decides about a dealer's cards: a changed payment must not count everything anew."""
    return replace(
        STANDARD,
        card_points=rules.card_points,
        ace_high=rules.ace_high,
        limit=rules.limit,
        opening=rules.opening,
        dealer_stands=rules.dealer_stands,
        dealer_soft=rules.dealer_soft,
    )


@lru_cache(maxsize=1024)
def _from_first(rules: Rules, rule: DealerRule, up: Card) -> Mapping[DealerFinal, Fraction]:
    whole, found = _parts(rules), Counter[DealerFinal]()
    for other in Card.every():
        if hands.natural(rules, (up, other)):
            found[_NATURAL] += whole
        else:
            low = rules.points(up) + rules.points(other)
            found.update(_drawn(rules, rule, low, ace=hands.has_ace((up, other))))
    finals = dict.fromkeys((*DealerFinal.every(), *found))
    return MappingProxyType({final: Fraction(found[final], whole * len(RANKS)) for final in finals})


def _parts(rules: Rules) -> int:
    """How many parts a chance is counted in: whole ones remain, however many cards are drawn up to the limit."""
    parts: int = len(RANKS) ** (rules.limit + 1)
    return parts


@lru_cache(maxsize=4096)
def _drawn(rules: Rules, rule: DealerRule, low: int, *, ace: bool) -> Mapping[DealerFinal, int]:
    """In how many parts a hand ends in some way from here, by its sum with every ace low and whether it holds one."""
    value = hands.counted(rules, low, ace=ace)
    if value.total > rules.limit:
        return {_BUST: _parts(rules)}
    if rules.dealer_action(rule, value.total, value.softness) is DealerAction.STANDS:
        return {DealerFinal(value.total): _parts(rules)}
    found = Counter[DealerFinal]()
    for card in Card.every():
        found.update(_drawn(rules, rule, low + rules.points(card), ace=ace or hands.has_ace((card,))))
    return {final: parts // len(RANKS) for final, parts in found.items()}
