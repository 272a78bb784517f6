"""The rules of roulette with one entry changed, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from engine.api import Mutant
from engine.changes import next_word, with_entry
from engine.roulette.layout import Pockets
from engine.roulette.rules import PRISONS, Rules
from engine.roulette.symbols import OutsideBet
from engine.roulette.words import Wheel, ZeroRule


def mutants(rules: Rules) -> Iterator[Mutant]:
    """Give every change of one entry."""
    return (Mutant(cell, changed) for cell, changed in (*_of_the_table(rules), *_of_payment(rules), *_of_zeros(rules)))


def _of_the_table(rules: Rules) -> Iterator[tuple[str, Rules]]:
    for index, wheel in enumerate(Wheel):
        orders = with_entry(rules.orders, index, _first_two_swapped(rules.orders[index]))
        yield f"wheel/{wheel.value}", replace(rules, orders=orders)
    yield "colours/red", replace(rules, reds=rules.reds - {max(rules.reds)})
    yield "colours/zero", replace(rules, zero_colour=next_word(rules.zero_colour))
    layout = rules.layout
    yield "layout/columns", replace(rules, layout=replace(layout, columns=layout.columns - 1))
    yield "layout/rows", replace(rules, layout=replace(layout, rows=layout.rows - 1))
    for index, terms in enumerate(rules.inside):
        changed = with_entry(rules.inside, index, replace(terms, place=next_word(terms.place)))
        yield f"inside/{terms.bet.value}", replace(rules, inside=changed)
    yield "outside/even", replace(rules, even_divisor=rules.even_divisor + 1)
    yield "outside/low", replace(rules, highest_low=rules.highest_low - 1)
    yield "outside/dozen", replace(rules, dozen=rules.dozen - 1)
    yield "outside/zero", replace(rules, with_zeros=rules.with_zeros ^ {OutsideBet.EVEN})


def _of_payment(rules: Rules) -> Iterator[tuple[str, Rules]]:
    yield "pays/numbers", replace(rules, paid_numbers=rules.paid_numbers + 1)
    yield "pays/whole", replace(rules, whole_payouts=not rules.whole_payouts)


def _of_zeros(rules: Rules) -> Iterator[tuple[str, Rules]]:
    yield "zero/pays", replace(rules, zero_rules_pay=rules.zero_rules_pay + 1)
    for index, rule in enumerate(ZeroRule):
        changed = with_entry(rules.at_zero, index, next_word(rules.at_zero[index]))
        yield f"zero/{rule.value}", replace(rules, at_zero=changed)
    yield "zero/share", replace(rules, halved=rules.halved - Fraction(1, 10))
    for index, rule in enumerate(PRISONS):
        changed = with_entry(rules.held_at_zero, index, next_word(rules.held_at_zero[index]))
        yield f"held/{rule.value}", replace(rules, held_at_zero=changed)
    held = rules.held
    yield "held/covered", replace(rules, held=replace(held, covered=next_word(held.covered)))
    yield "held/missed", replace(rules, held=replace(held, missed=next_word(held.missed)))


def _first_two_swapped(order: Pockets) -> Pockets:
    """An order with the two pockets behind the zero changed over."""
    zero, one, other, *rest = order
    return (zero, other, one, *rest)
