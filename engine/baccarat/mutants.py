"""The rules with one entry changed, entry by entry: whatever a page says of an entry must then be wrong.

Every entry that a trace may read is changed, to the next of the values that it could have. What a shoe may hold is
left alone: it decides which deals are possible, and no answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from engine.api import Mutant, Word
from engine.baccarat.rules import Row, Rules
from engine.baccarat.third import Third
from engine.baccarat.words import Comparison
from engine.cards import RANKS
from engine.changes import next_word, with_entry

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


def _card_values(rules: Rules) -> Iterator[Mutant]:
    values = rules.card_values
    for index, rank in enumerate(RANKS):
        changed = with_entry(values, index, (values[index] + 1) % rules.modulus)
        yield Mutant(f"card-value/{rank}", replace(rules, card_values=changed))


def _banker(rules: Rules) -> Iterator[Mutant]:
    """Both tables of the Banker: against no third card, and against each value of one."""
    for total, stood in enumerate(_flips(rules.banker_stood)):
        yield Mutant(f"banker/{total}/{Third()}", replace(rules, banker_stood=stood))
    for total, row in enumerate(rules.banker_third):
        for value, flipped in enumerate(_flips(row)):
            table = with_entry(rules.banker_third, total, flipped)
            yield Mutant(f"banker/{total}/{Third(value)}", replace(rules, banker_third=table))


def _comparison(rules: Rules) -> Iterator[Mutant]:
    for index, order in enumerate(Comparison):
        higher, lower, equal = with_entry(rules.comparison, index, next_word(rules.comparison[index]))
        yield Mutant(f"comparison/{order.value}", replace(rules, comparison=(higher, lower, equal)))


def _flips(row: Row) -> Iterator[Row]:
    """A row with each of its cells changed in turn."""
    return (with_entry(row, index, next_word(action)) for index, action in enumerate(row))
