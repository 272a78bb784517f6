"""What a shoe holds, by the points of its cards, and the starting hands that come out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from engine.cards import SUITS
from engine.decks import Decks

Kinds: TypeAlias = tuple[int, int]
"""The kinds of two cards, the lower number first."""


class Shoe(NamedTuple):
    """A shoe by kinds of cards, numbered from 0: those with the same points are of a kind.

    `points` and `cards` tell, for each kind, the points of a card and the number of cards. A draw takes `missed` of
    them away: 1, or 0 if the deck is infinite.
    """

    points: tuple[int, ...]
    cards: tuple[int, ...]
    missed: int

    @classmethod
    def full(cls, decks: Decks, card_values: tuple[int, ...]) -> Shoe:
        """A full shoe; `card_values` has the points of each of `RANKS`. Of an infinite deck, each rank counts once."""
        ranks = Counter(card_values)
        each, missed = (1, 0) if decks.count is None else (len(SUITS) * decks.count, 1)
        return cls(tuple(ranks), tuple(number * each for number in ranks.values()), missed)

    def without(self, kinds: tuple[int, ...]) -> Shoe:
        """What is left after cards of these kinds were drawn."""
        left = list(self.cards)
        for kind in kinds:
            left[kind] -= self.missed
        return Shoe(self.points, tuple(left), self.missed)

    def hands(self) -> Iterator[Kinds]:
        """All starting hands, by the kinds of their cards."""
        return combinations_with_replacement(range(len(self.cards)), 2)

    def ways(self, kinds: Kinds) -> int:
        """Number of ways to draw two cards of these kinds in either order."""
        one, other = kinds
        if one == other:
            return self.cards[one] * (self.cards[one] - self.missed)
        return 2 * self.cards[one] * self.cards[other]

    def total(self, kinds: tuple[int, ...], modulus: int) -> int:
        """What cards of these kinds are worth together."""
        return sum([self.points[kind] for kind in kinds]) % modulus
