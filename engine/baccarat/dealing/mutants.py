"""The rules of dealing with one entry changed, entry by entry, to the next of the values that it could have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.api import Mutant
from engine.baccarat.dealing.table import Table
from engine.baccarat.dealing.words import TableStyle
from engine.baccarat.rules import Rules
from engine.cards import RANKS
from engine.changes import next_word, with_entry


def mutants(rules: Rules) -> Iterator[Mutant]:
    """Give every change of one entry."""
    return (Mutant(cell, replace(rules, table=table)) for cell, table in _tables(rules.table))


def _tables(table: Table) -> Iterator[tuple[str, Table]]:
    for index, hand in enumerate(table.order):
        yield f"order/{index + 1}", replace(table, order=with_entry(table.order, index, next_word(hand)))
    yield "decks/allowed", replace(table, decks_allowed=_without_highest(table.decks_allowed))
    yield "decks/usual", replace(table, decks_usual=_without_highest(table.decks_usual))
    yield "burn/decks", replace(table, burned_per_deck=table.burned_per_deck + 1)
    for index, rank in enumerate(RANKS):
        more = with_entry(table.burned_by_card, index, table.burned_by_card[index] + 1)
        yield f"burn/{rank}", replace(table, burned_by_card=more)
    yield "burn/fixed", replace(table, burned_fixed=_without_highest(table.burned_fixed))
    yield "cut/white", replace(table, behind_cut=table.behind_cut + 1)
    yield "cut/usual", replace(table, behind_cut_usual=_without_highest(table.behind_cut_usual))
    yield "cut/rounds", replace(table, rounds_after_cut=_without_highest(table.rounds_after_cut))
    for index, style in enumerate(TableStyle):
        turners = with_entry(table.turners, index, next_word(table.turners[index]))
        yield f"turns/{style.value}", replace(table, turners=turners)
    yield "seats/midi", replace(table, midi_seats=table.midi_seats - 1)


def _without_highest(numbers: frozenset[int]) -> frozenset[int]:
    return numbers - {max(numbers)}
