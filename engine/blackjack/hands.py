"""What cards are worth together, without reasons."""

from __future__ import annotations

from typing import NamedTuple

from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import Softness
from engine.cards import Card


class Value(NamedTuple):
    """What a hand is worth: `low` with every ace at its lower points, `total` as it counts."""

    low: int
    total: int
    softness: Softness


def worth(rules: Rules, cards: tuple[Card, ...]) -> Value:
    """Value cards: one ace counts at its higher points where the hand does not go bust by it."""
    return counted(rules, sum(map(rules.points, cards)), ace=has_ace(cards))


def counted(rules: Rules, low: int, *, ace: bool) -> Value:
    """Value a hand by its sum with every ace at its lower points, and whether it holds one."""
    high = low + rules.ace_high - rules.card_points[0]
    if ace and high <= rules.limit:
        return Value(low, high, Softness.SOFT)
    return Value(low, low, Softness.HARD)


def has_ace(cards: tuple[Card, ...]) -> bool:
    """Whether one of the cards is an ace."""
    return any(card.rank == ACE for card in cards)


def natural(rules: Rules, cards: tuple[Card, ...], *, split: bool = False) -> bool:
    """Whether cards are a natural; `split` for a hand that comes from a split."""
    reaches = len(cards) == rules.opening and worth(rules, cards).total == rules.limit
    return reaches and has_ace(cards) and (rules.natural_after_split or not split)


def may_be_natural(rules: Rules, up: Card) -> bool:
    """Whether some card makes a natural with the dealer's first one."""
    return any(natural(rules, (up, other)) for other in Card.every())
