"""What a page may ask of baccarat.

Each question takes the rules first; what a page shows is read by the types of the other parameters. The docstrings
are what an author reads in the list of questions.
"""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Between, Policy, Question, Step, ValueSet, Verdict, YesNo
from engine.baccarat import hands, readings
from engine.baccarat.course import Start, follow
from engine.baccarat.rules import Rules
from engine.baccarat.third import STOOD, Third
from engine.baccarat.words import (
    FIRST_TOTALS,
    THIRD_VALUES,
    Action,
    Comparison,
    Count,
    FirstTotal,
    Naturalness,
    Next,
    Position,
    Total,
    Winner,
    Worth,
)
from engine.cards import Card


def card_value(rules: Rules, card: Card) -> Verdict[Total]:
    """Points of one card: ace 1, 2 to 9 as printed, 10, J, Q and K 0."""
    return readings.card_value(rules, card)


def card_worth(rules: Rules, card: Card) -> Verdict[Worth]:
    """How a card gets its points: one point, its face value, or zero."""
    read = readings.card_value(rules, card)
    match read.value:
        case 0:
            worth = Worth.ZERO
        case 1:
            worth = Worth.ONE
        case value:
            worth = Worth.FACE if str(value) == card.rank else Worth.OTHER
    return Verdict(worth, read.steps)


def whole_sum(rules: Rules, *cards: Card) -> Verdict[Count]:
    """Sum of the values of some cards before the tens digit is dropped."""
    return hands.added(rules, cards)


def total(rules: Rules, *cards: Card) -> Verdict[Total]:
    """What some cards are worth together: the units digit of their sum, 0 to 9."""
    return hands.total(rules, cards)


def together(rules: Rules, one: Total, other: Total) -> Verdict[Total]:
    """What two values come to together, of cards or of a hand and one more card: the units digit of their sum."""
    return hands.together(rules, one, other)


def units(rules: Rules, number: Count) -> Verdict[Total]:
    """Units digit of a sum."""
    return readings.units(rules, number)


def is_natural(rules: Rules, *cards: Card) -> Verdict[Naturalness]:
    """Whether cards are a natural: two cards worth 8 or 9."""
    return hands.natural(rules, cards)


def natural_totals(rules: Rules) -> Verdict[ValueSet]:
    """Totals of two cards that are naturals, among all totals."""
    totals = _totals(rules)
    reads = [readings.natural_total(rules, number) for number in totals.values()]
    return Verdict(ValueSet.where(totals, rules.naturals.__contains__), _all_steps(reads))


def total_range(rules: Rules) -> Verdict[ValueSet]:
    """All totals that a hand can have."""
    totals = _totals(rules)
    return Verdict(ValueSet(frozenset(totals.values()), totals), _range_steps(rules))


def highest_total(rules: Rules) -> Verdict[Total]:
    """Highest total that a hand can have."""
    return Verdict(_totals(rules).high, _range_steps(rules))


def starting_cards(rules: Rules) -> Verdict[Count]:
    """How many cards each hand starts with."""
    return readings.starting_cards(rules)


def most_extra_cards(rules: Rules) -> Verdict[Count]:
    """How many cards a hand may get besides its starting cards."""
    return readings.most_extra_cards(rules)


def extra_cards(rules: Rules) -> Verdict[ValueSet]:
    """How many cards a hand may get besides its starting cards: every number that may be, of all that it may hold."""
    most = readings.most_extra_cards(rules)
    numbers = Between(0, rules.starting_cards + most.value)
    return Verdict(ValueSet.where(numbers, lambda number: number <= most.value), most.steps)


def number_of_hands(_rules: Rules) -> Verdict[Count]:
    """How many hands a round has: the Player's and the Banker's."""
    return Verdict(len(Position))


def player_draws_on(rules: Rules) -> Verdict[ValueSet]:
    """First totals on which the Player draws, where no hand has a natural."""
    return _chosen(player_rule(rules), Action.DRAWS)


def player_stands_on(rules: Rules) -> Verdict[ValueSet]:
    """First totals on which the Player stands, where no hand has a natural."""
    return _chosen(player_rule(rules), Action.STANDS)


def player_action(rules: Rules, total: FirstTotal) -> Verdict[Action]:
    """What the Player does on a first total, where no hand has a natural."""
    return readings.player_action(rules, total)


def player_rule(rules: Rules) -> Verdict[Policy]:
    """The Player's whole rule: what it does on each first total."""
    reads = [readings.player_action(rules, number) for number in FIRST_TOTALS.values()]
    return _policy("total", FIRST_TOTALS, reads)


def banker_draws(rules: Rules, total: FirstTotal, third: Third = STOOD) -> Verdict[YesNo]:
    """Whether the Banker draws on its first total, against the value of the Player's third card or if it stood."""
    read = readings.banker_action(rules, total, third)
    return Verdict(YesNo.of(read.value is Action.DRAWS), read.steps)


def banker_action(rules: Rules, total: FirstTotal, third: Third = STOOD) -> Verdict[Action]:
    """What the Banker does on its first total, against the value of the Player's third card or if it stood."""
    return readings.banker_action(rules, total, third)


def banker_draws_on(rules: Rules, third: Third = STOOD) -> Verdict[ValueSet]:
    """First totals on which the Banker draws against a third card, or if the Player stood."""
    return _chosen(_banker_column(rules, third), Action.DRAWS)


def banker_rule(rules: Rules, total: FirstTotal) -> Verdict[Policy]:
    """What the Banker does on its first total against each value of a third card that the Player drew."""
    reads = [readings.banker_action(rules, total, Third(value)) for value in THIRD_VALUES.values()]
    return _policy("third-card", THIRD_VALUES, reads)


def banker_stood_rule(rules: Rules) -> Verdict[Policy]:
    """What the Banker does on each first total after the Player stood."""
    return _banker_column(rules, STOOD)


def after_opening(rules: Rules, player: Total, banker: Total) -> Verdict[Next]:
    """What follows two first totals: a third card of either hand, or nothing where the round is over with them."""
    start = Start(Position.PLAYER, Verdict(player))
    course = follow(rules, start, Start(Position.BANKER, Verdict(banker)))
    return course.next or Verdict(Next.NOTHING, course.steps)


def winner(rules: Rules, player: Total, banker: Total) -> Verdict[Winner]:
    """Who wins with these final totals."""
    return readings.winner(rules, player, banker)


def compare(rules: Rules, one: Total, other: Total) -> Verdict[Comparison]:
    """How one final total stands to another: whether it is higher and so beats it."""
    return readings.comparison(rules, one, other)


def cells(rules: Rules) -> Verdict[Count]:
    """How many cells the Banker's table has: each first total against each third-card value and against none."""
    return Verdict(len(rules.banker_stood) + sum(map(len, rules.banker_third)))


def _totals(rules: Rules) -> Between:
    return Between(0, rules.modulus - 1)


def _range_steps(rules: Rules) -> tuple[Step, ...]:
    return (Step("total-range", "hand-total", "modulus", {"highest": _totals(rules).high}),)


def _banker_column(rules: Rules, third: Third) -> Verdict[Policy]:
    reads = [readings.banker_action(rules, number, third) for number in FIRST_TOTALS.values()]
    return _policy("total", FIRST_TOTALS, reads)


def _policy(over: str, domain: Between, reads: list[Verdict[Action]]) -> Verdict[Policy]:
    return Verdict(Policy(over, domain, tuple(read.value for read in reads)), _all_steps(reads))


def _all_steps(reads: list[Verdict[Action]] | list[Verdict[Naturalness]]) -> tuple[Step, ...]:
    return tuple(step for read in reads for step in read.steps)


def _chosen(policy: Verdict[Policy], action: Action) -> Verdict[ValueSet]:
    return Verdict(policy.value.where(action), policy.steps)


QUESTIONS = MappingProxyType[str, Question](
    {
        "card_value": card_value,
        "card_worth": card_worth,
        "sum": whole_sum,
        "total": total,
        "together": together,
        "units": units,
        "is_natural": is_natural,
        "natural_totals": natural_totals,
        "total_range": total_range,
        "highest_total": highest_total,
        "starting_cards": starting_cards,
        "most_extra_cards": most_extra_cards,
        "extra_cards": extra_cards,
        "hands": number_of_hands,
        "player_draws_on": player_draws_on,
        "player_stands_on": player_stands_on,
        "player_action": player_action,
        "player_rule": player_rule,
        "banker_draws": banker_draws,
        "banker_action": banker_action,
        "banker_draws_on": banker_draws_on,
        "banker_rule": banker_rule,
        "banker_stood_rule": banker_stood_rule,
        "after_opening": after_opening,
        "winner": winner,
        "compare": compare,
        "cells": cells,
    }
)
