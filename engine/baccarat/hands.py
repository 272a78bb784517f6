"""What cards are worth together."""

from __future__ import annotations

from engine.api import Step, Verdict, step
from engine.baccarat import readings
from engine.baccarat.rules import Rules
from engine.baccarat.words import Naturalness
from engine.cards import Card


def whole_sum(rules: Rules, cards: tuple[Card, ...]) -> Verdict[int]:
    """Sum of the values of cards, tens and all."""
    number = sum(map(rules.card_value, cards))
    return Verdict(number, values_of(rules, cards))


def values_of(rules: Rules, cards: tuple[Card, ...]) -> tuple[Step, ...]:
    """Steps that read the values of cards, each card once."""
    return tuple(step for card in dict.fromkeys(cards) for step in readings.card_value(rules, card).steps)


def added(rules: Rules, cards: tuple[Card, ...]) -> Verdict[int]:
    """Sum of the values of cards, with the step that adds them up."""
    summed = whole_sum(rules, cards)
    added = step("sum", "hand-total", "", cards=cards, sum=summed.value)
    return Verdict(summed.value, (*summed.steps, added))


def total(rules: Rules, cards: tuple[Card, ...]) -> Verdict[int]:
    """What a hand is worth: the units digit of the sum."""
    summed = added(rules, cards)
    units = readings.units(rules, summed.value)
    return Verdict(units.value, summed.steps + units.steps)


def together(rules: Rules, one: int, other: int) -> Verdict[int]:
    """What two values come to together: the units digit of their sum."""
    number = one + other
    worth = readings.units(rules, number).value
    read = step("values-together", "hand-total", "modulus", one=one, other=other, sum=number, total=worth)
    return Verdict(worth, (read,))


def natural(rules: Rules, cards: tuple[Card, ...]) -> Verdict[Naturalness]:
    """Whether cards are a natural: as many as a hand starts with, and a total that counts as one."""
    if len(cards) != rules.starting_cards:
        return Verdict(Naturalness.NOT, readings.starting_cards(rules).steps)
    worth = total(rules, cards)
    checked = readings.natural_total(rules, worth.value)
    return Verdict(checked.value, worth.steps + checked.steps)
