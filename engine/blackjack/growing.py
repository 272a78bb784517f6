"""What a hand comes to card by card: each question is of so few states that all its answers fit into a table."""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import Between, Question, Step, ValueSet, Verdict, YesNo, step
from engine.blackjack import hands, readings
from engine.blackjack.provisions import ACE_POINTS, NATURAL
from engine.blackjack.rules import Rules
from engine.blackjack.words import HAND_VALUES, Bust, Move, NaturalHand, Softness

Points: TypeAlias = Annotated[int, Between(1, 10)]
"""Points of one card, the ace's lower ones."""
Open: TypeAlias = Annotated[int, Between(1, 20)]
"""What cards may come to, every ace at its lower points, before another one is given."""
Reached: TypeAlias = Annotated[int, Between(2, 30)]
"""What a hand may come to with its last card: a bust is given no more."""
Held: TypeAlias = Annotated[int, Between(2, 5)]
"""How many cards a hand holds."""


def points_together(_rules: Rules, low: Open, points: Points) -> Verdict[int]:
    """What cards come to with one more, every ace at its lower points."""
    return Verdict(low + points)


def hand_counted(rules: Rules, low: Reached, ace: YesNo) -> Verdict[ValueSet]:
    """All that a hand may be worth, by its sum with every ace at its lower points and by whether it holds one."""
    value = hands.counted(rules, low, ace=ace is YesNo.YES)
    return Verdict(ValueSet(frozenset({value.low, value.total}), HAND_VALUES), (_counted(value, ace),))


def counted_softness(rules: Rules, low: Reached, ace: YesNo) -> Verdict[Softness]:
    """Whether a hand is soft, by its sum with every ace at its lower points and by whether it holds one."""
    value = hands.counted(rules, low, ace=ace is YesNo.YES)
    return Verdict(value.softness, (_counted(value, ace),))


def _counted(value: hands.Value, ace: YesNo) -> Step:
    """Tell how a sum counts."""
    if ace is YesNo.YES:
        return step("ace-counted", ACE_POINTS, "", low=value.low, total=value.total, softness=value.softness)
    return step("points-counted", ACE_POINTS, "", total=value.total, softness=value.softness)


def bust_on(rules: Rules, total: Reached) -> Verdict[Bust]:
    """Whether a value is more than a hand may be worth."""
    return readings.bust(rules, total)


def value_is_natural(rules: Rules, total: Reached, number: Held) -> Verdict[NaturalHand]:
    """Whether a hand of so many cards and of some value, which comes from no split, is a natural.

    With as many cards as a natural has, only an ace reaches its value.
    """
    bust = readings.bust(rules, total)
    if total != rules.limit:
        return Verdict(NaturalHand.NOT, bust.steps)
    found = NaturalHand.NATURAL if number == rules.opening else NaturalHand.NOT
    told = step("natural-by-number", NATURAL, "opening", number=number, natural=found)
    return Verdict(found, (*bust.steps, *readings.opening(rules).steps, told))


def turn_moves(rules: Rules, total: Reached, number: Held) -> Verdict[tuple[Move, ...]]:
    """What the player may do on a value with so many cards, whatever the house allows besides; nothing on a natural."""
    natural = value_is_natural(rules, total, number)
    if natural.value is NaturalHand.NATURAL or total > rules.limit:
        return Verdict((), natural.steps)
    if total == rules.limit and rules.limit_ends_turn:
        return Verdict((Move.STAND,), (*natural.steps, readings.full_hand(rules)))
    return Verdict((Move.HIT, Move.STAND), natural.steps)


QUESTIONS = MappingProxyType[str, Question](
    {
        "points_together": points_together,
        "hand_counted": hand_counted,
        "counted_softness": counted_softness,
        "bust_on": bust_on,
        "value_is_natural": value_is_natural,
        "turn_moves": turn_moves,
    }
)
