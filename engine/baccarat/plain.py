"""Plain answers for callers that need no reasons: numbers and truth values."""

from __future__ import annotations

from engine.baccarat.play import CardsLike, table
from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.words import THIRD_VALUES, Action
from engine.cards import Card


def card_value(card: str | Card, rules: Rules = STANDARD) -> int:
    """Points of one card. Raises ValueError for anything but one card."""
    cards = _cards(card)
    if len(cards) != 1:
        raise ValueError(f"one card expected, not {len(cards)}")
    return rules.card_value(cards[0])


def hand_total(*cards: CardsLike, rules: Rules = STANDARD) -> int:
    """What cards are worth together: the units digit of their sum. Raises ValueError for a text that is no card."""
    return sum(map(rules.card_value, _cards(cards))) % rules.modulus


def is_natural(*cards: CardsLike, rules: Rules = STANDARD) -> bool:
    """Whether a hand is a natural: two cards worth 8 or 9. Raises ValueError for a text that is no card."""
    held = _cards(cards)
    return len(held) == rules.starting_cards and hand_total(held, rules=rules) in rules.naturals


def player_draws(total: int, rules: Rules = STANDARD) -> bool:
    """Whether the Player draws on a first total; never on a natural. Raises ValueError for what is no total."""
    _check_total(total, rules)
    return total not in rules.naturals and rules.player_action(total) is Action.DRAWS


def banker_draws(total: int, third: int | None = None, rules: Rules = STANDARD) -> bool:
    """Whether the Banker draws on its first total; never on a natural.

    `third` is the value of the Player's third card, 0 to 9, or None: the Player stood. Raises ValueError for a number
    that is no total, or no value of a card.
    """
    _check_total(total, rules)
    if third is not None and third not in THIRD_VALUES:
        raise ValueError(f"no third card is worth {third}")
    return total not in rules.naturals and rules.banker_action(total, third) is Action.DRAWS


def _check_total(total: int, rules: Rules) -> None:
    if total not in range(rules.modulus):
        raise ValueError(f"no hand is worth {total}")


def _cards(given: CardsLike) -> tuple[Card, ...]:
    dealt = table(given)
    cards = tuple(card for card in dealt if isinstance(card, Card))
    if len(cards) < len(dealt):
        raise ValueError(f"not all of these are cards: {' '.join(map(str, dealt))}")
    return cards
