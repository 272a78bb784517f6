"""What a hand is and may become by its total and its number of cards, whichever of the two hands it is."""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import Between, Question, Step, Verdict, YesNo, step
from engine.baccarat import provisions, readings
from engine.baccarat.questions import banker_rule
from engine.baccarat.rules import Rules
from engine.baccarat.third import STOOD
from engine.baccarat.words import Action, Naturalness, Total

Held: TypeAlias = Annotated[int, Between(2, 3)]
"""How many cards a hand holds."""


def total_is_natural(rules: Rules, total: Total, number: Held) -> Verdict[Naturalness]:
    """Whether a hand of so many cards and of some value is a natural: only starting cards make one."""
    if number != rules.starting_cards:
        return Verdict(Naturalness.NOT, readings.starting_cards(rules).steps)
    return readings.natural_total(rules, total)


def another_card(rules: Rules, total: Total, number: Held) -> Verdict[YesNo]:
    """Whether a hand of so many cards may be given another one, as Player's hand or as Banker's."""
    if number >= rules.starting_cards + rules.most_extra_cards:
        return Verdict(YesNo.NO, (*readings.starting_cards(rules).steps, *readings.most_extra_cards(rules).steps))
    natural = readings.natural_total(rules, total)
    if natural.value is Naturalness.NATURAL:
        return Verdict(YesNo.NO, natural.steps)
    player, stood = readings.player_action(rules, total), readings.banker_action(rules, total, STOOD)
    drew = banker_rule(rules, total)
    row = step("banker-row", provisions.banker_rule(total), "", total=total, policy=drew.value)
    draws = Action.DRAWS in {player.value, stood.value, *drew.value.actions}
    steps: tuple[Step, ...] = (*natural.steps, *player.steps, *stood.steps, row)
    return Verdict(YesNo.of(draws), steps)


QUESTIONS = MappingProxyType[str, Question]({"total_is_natural": total_is_natural, "another_card": another_card})
