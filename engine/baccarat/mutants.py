"""The rules with one entry changed, entry by entry: whatever a page says of an entry must then be wrong.

Every entry that a trace may read is changed, to the next of the values that it could have. What a shoe may hold is
left alone: it decides which deals are possible, and no answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from engine.api import Mutant, Word
from engine.baccarat.rules import BetTerms, Row, Rules
from engine.baccarat.third import Third
from engine.baccarat.words import Bet, Comparison, Winner
from engine.cards import RANKS

T = TypeVar("T")
W = TypeVar("W", bound=Word)


def mutants(rules: Rules) -> Iterator[Mutant]:
    """Give every change of one entry, in the order of the entries."""
    yield from _card_values(rules)
    yield Mutant("modulus", replace(rules, modulus=rules.modulus - 1))
    for total in range(rules.modulus):
        yield Mutant(f"natural/{total}", replace(rules, naturals=rules.naturals ^ {total}))
    yield Mutant("natural-ends-dealing", replace(rules, natural_ends_dealing=not rules.natural_ends_dealing))
    for total, row in enumerate(_flips(rules.player)):
        yield Mutant(f"player/{total}", replace(rules, player=row))
    yield from _banker(rules)
    yield from _comparison(rules)
    yield Mutant("starting-cards", replace(rules, starting_cards=rules.starting_cards + 1))
    yield Mutant("most-extra-cards", replace(rules, most_extra_cards=rules.most_extra_cards + 1))
    yield from _bets(rules)


def _card_values(rules: Rules) -> Iterator[Mutant]:
    values = rules.card_values
    for index, rank in enumerate(RANKS):
        changed = _with(values, index, (values[index] + 1) % rules.modulus)
        yield Mutant(f"card-value/{rank}", replace(rules, card_values=changed))


def _banker(rules: Rules) -> Iterator[Mutant]:
    """Both tables of the Banker: against no third card, and against each value of one."""
    for total, stood in enumerate(_flips(rules.banker_stood)):
        yield Mutant(f"banker/{total}/{Third()}", replace(rules, banker_stood=stood))
    for total, row in enumerate(rules.banker_third):
        for value, flipped in enumerate(_flips(row)):
            table = _with(rules.banker_third, total, flipped)
            yield Mutant(f"banker/{total}/{Third(value)}", replace(rules, banker_third=table))


def _comparison(rules: Rules) -> Iterator[Mutant]:
    for index, order in enumerate(Comparison):
        higher, lower, equal = _with(rules.comparison, index, _next(rules.comparison[index]))
        yield Mutant(f"comparison/{order.value}", replace(rules, comparison=(higher, lower, equal)))


def _bets(rules: Rules) -> Iterator[Mutant]:
    """What each bet pays, and what becomes of it for each winner."""
    for index, (bet, terms) in enumerate(zip(Bet, rules.bets, strict=True)):
        yield Mutant(f"{bet.value}/pays", _betting(rules, index, replace(terms, pays=terms.pays + 1)))
        for at, winner in enumerate(Winner):
            player, banker, tie = _with(terms.settlements, at, _next(terms.settlements[at]))
            settled = replace(terms, settlements=(player, banker, tie))
            yield Mutant(f"{bet.value}/{winner.value}", _betting(rules, index, settled))


def _betting(rules: Rules, index: int, terms: BetTerms) -> Rules:
    return replace(rules, bets=_with(rules.bets, index, terms))


def _flips(row: Row) -> Iterator[Row]:
    """A row with each of its cells changed in turn."""
    return (_with(row, index, _next(action)) for index, action in enumerate(row))


def _with(entries: Sequence[T], index: int, entry: T) -> tuple[T, ...]:
    return (*entries[:index], entry, *entries[index + 1 :])


def _next(word: W) -> W:
    """The word behind another in its closed list, the first behind the last."""
    words = list(type(word))
    return words[(words.index(word) + 1) % len(words)]
