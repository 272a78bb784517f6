"""How a dealer's hand ends, counted exactly for a deck without end: no card drawn is missed."""

from __future__ import annotations

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

_EACH = Fraction(1, len(RANKS))
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
    found: dict[DealerFinal, Fraction] = dict.fromkeys(DealerFinal.every(), Fraction(0))
    for other in Card.every():
        if hands.natural(rules, (up, other)):
            found[_NATURAL] += _EACH
        else:
            low = rules.points(up) + rules.points(other)
            _add(found, _drawn(rules, rule, low, ace=hands.has_ace((up, other))))
    return MappingProxyType(found)


@lru_cache(maxsize=4096)
def _drawn(rules: Rules, rule: DealerRule, low: int, *, ace: bool) -> Mapping[DealerFinal, Fraction]:
    """How a hand ends from here, by its sum with every ace at its lower points and whether it holds one."""
    value = hands.counted(rules, low, ace=ace)
    if value.total > rules.limit:
        return {_BUST: Fraction(1)}
    if rules.dealer_action(rule, value.total, value.softness) is DealerAction.STANDS:
        return {DealerFinal(value.total): Fraction(1)}
    found: dict[DealerFinal, Fraction] = {}
    for card in Card.every():
        _add(found, _drawn(rules, rule, low + rules.points(card), ace=ace or hands.has_ace((card,))))
    return found


def _add(found: dict[DealerFinal, Fraction], ends: Mapping[DealerFinal, Fraction]) -> None:
    """Count in how a hand ends with one more card, each card being as likely as any other."""
    for final, chance in ends.items():
        found[final] = found.get(final, Fraction(0)) + chance * _EACH
