"""Every change of one entry of the rules that a trace may read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.api import Mutant
from engine.blackjack.house import HouseTopic, next_decision
from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import DealerRule, DoubleOn, Meeting, NaturalPay
from engine.cards import RANKS
from engine.changes import next_word, with_entry


def mutants(rules: Rules) -> Iterator[Mutant]:
    """Give the rules with each entry changed in turn, in the order of the entries."""
    return (Mutant(cell, changed) for entries in (_cards, _dealer, _bets, _moves) for cell, changed in entries(rules))


def _cards(rules: Rules) -> Iterator[tuple[str, Rules]]:
    points = rules.card_points
    for index, rank in enumerate(RANKS):
        yield f"points/{rank}", replace(rules, card_points=with_entry(points, index, points[index] + 1))
    yield f"points/{ACE}/high", replace(rules, ace_high=rules.ace_high - 1)
    yield "limit", replace(rules, limit=rules.limit - 1)
    yield "opening", replace(rules, opening=rules.opening + 1)
    yield "natural/split", replace(rules, natural_after_split=not rules.natural_after_split)
    for index, meeting in enumerate(Meeting):
        results = with_entry(rules.meetings, index, next_word(rules.meetings[index]))
        yield f"meeting/{meeting.value}", replace(rules, meetings=results)
    yield "full-hand", replace(rules, limit_ends_turn=not rules.limit_ends_turn)


def _dealer(rules: Rules) -> Iterator[tuple[str, Rules]]:
    yield "dealer/stands", replace(rules, dealer_stands=rules.dealer_stands + 1)
    for index, way in enumerate(DealerRule):
        actions = with_entry(rules.dealer_soft, index, next_word(rules.dealer_soft[index]))
        yield f"dealer/{way.value}", replace(rules, dealer_soft=actions)


def _bets(rules: Rules) -> Iterator[tuple[str, Rules]]:
    yield "pays/win", replace(rules, pays_win=rules.pays_win + 1)
    for index, pay in enumerate(NaturalPay):
        pays = with_entry(rules.pays_natural, index, rules.pays_natural[index] + 1)
        yield f"pays/{pay.value}", replace(rules, pays_natural=pays)
    yield "pays/insurance", replace(rules, pays_insurance=rules.pays_insurance + 1)
    yield "stake/double", replace(rules, double_stake=rules.double_stake / 2)
    yield "stake/split", replace(rules, split_stake=rules.split_stake / 2)
    yield "stake/insurance", replace(rules, insurance_stake=rules.insurance_stake / 2)
    yield "surrender/back", replace(rules, surrender_back=rules.surrender_back / 2)


def _moves(rules: Rules) -> Iterator[tuple[str, Rules]]:
    yield "insured", replace(rules, insured=rules.insured | {RANKS[9]})
    for index, on in enumerate(DoubleOn):
        totals = rules.double_on[index]
        changed = with_entry(rules.double_on, index, totals - {max(totals)})
        yield f"double/{on.value}", replace(rules, double_on=changed)
    yield "double/cards", replace(rules, double_cards=rules.double_cards + 1)
    for topic in HouseTopic:
        yield f"house/{topic.value}", replace(rules, house=next_decision(rules.house, topic))
