"""The starting hands of all rounds, added up by their totals.

Which third cards are possible depends on the cards already dealt, but only through what is left of one kind of card
or of two. So it is enough to keep, for each pair of first totals, the number of starting hands and how often each
kind, and each pair of kinds, was used in them: with `n` cards of a kind in the shoe, `n - used` are left.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engine.baccarat.odds.basis import STARTING_CARDS, filled, require_countable
from engine.baccarat.odds.shoe import Shoe
from engine.baccarat.rules import STANDARD, Rules
from engine.decks import Decks

Totals: TypeAlias = tuple[int, int]
"""First totals of Player and Banker."""


class Starts(NamedTuple):
    """All starting hands with the same pair of first totals, from one shoe."""

    shoe: Shoe
    ways: int
    used: Sequence[int]
    """For each kind: the sum, over the starting hands, of how many of their cards are of it."""
    used_both: Sequence[Sequence[int]]
    """For each kind and each other: the same sum of the two numbers multiplied."""

    def then(self, kind: int) -> int:
        """Number of starting hands followed by one more card of a kind."""
        return self.ways * self.shoe.cards[kind] - self.shoe.missed * self.used[kind]

    def then_both(self, first: int) -> Sequence[int]:
        """Number of starting hands followed by a card of a kind and then by one of each kind."""
        cards, missed, followed = self.shoe.cards[first], self.shoe.missed, self.then(first)
        second = zip(self.shoe.cards, self.used, self.used_both[first], strict=True)
        counts = [followed * others - missed * (cards * used - both) for others, used, both in second]
        counts[first] -= missed * followed
        return counts


class _Sums:
    """What is added up, hand by hand."""

    def __init__(self, kinds: int) -> None:
        """Start from nothing."""
        self.ways = 0
        self.used = [0] * kinds
        self.used_both = [[0] * kinds for _ in range(kinds)]

    def add(self, kinds: tuple[int, ...], ways: int) -> None:
        """Add the starting cards of a round."""
        self.ways += ways
        for one in kinds:
            self.used[one] += ways
            both = self.used_both[one]
            for other in kinds:
                both[other] += ways


def starts(decks: Decks, rules: Rules) -> Mapping[Totals, Starts]:
    """All starting hands by their totals. Raises Unanswerable as `require_countable` does."""
    require_countable(rules)
    return _starts(decks, rules.card_values, rules.modulus)


def first_totals(decks: Decks, rules: Rules = STANDARD) -> Mapping[Totals, int]:
    """Number of sequences for each pair of first totals, Player's first.

    Raises Unanswerable as `require_countable` does.
    """
    rest = filled(decks, 2 * STARTING_CARDS)
    return MappingProxyType({totals: begun.ways * rest for totals, begun in starts(decks, rules).items()})


@lru_cache(maxsize=16)
def _starts(decks: Decks, card_values: tuple[int, ...], modulus: int) -> Mapping[Totals, Starts]:
    shoe = Shoe.full(decks, card_values)
    sums: defaultdict[Totals, _Sums] = defaultdict(lambda: _Sums(len(shoe.points)))
    hands = [(kinds, shoe.total(kinds, modulus)) for kinds in shoe.hands()]
    for player, total in hands:
        ways, left = shoe.ways(player), shoe.without(player)
        for banker, other in hands:
            if total <= other:
                sums[total, other].add(player + banker, ways * left.ways(banker))
    found = {totals: Starts(shoe, of.ways, of.used, of.used_both) for totals, of in sums.items()}
    # Which of two starting hands is dealt first changes no count, so hands that change places add up to the same.
    return MappingProxyType(found | {(other, total): begun for (total, other), begun in found.items()})
