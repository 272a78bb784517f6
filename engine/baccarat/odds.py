"""How often each outcome comes from a full shoe, counted exactly.

The basis is every ordered sequence of the cards that a round may need at most (six); cards that a round does not
need are filled in every way, so that all rounds weigh alike. The order in which the hands get their cards changes no
count, so the hands are filled one after the other, by card values instead of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import perm
from typing import NamedTuple, TypeAlias

from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.words import Winner
from engine.cards import RANKS, SUITS, Card

Shoe: TypeAlias = dict[int, int]
"""Cards left of each value."""


class _Drawn(NamedTuple):
    """Values drawn, the number of ways to draw them, and the shoe after that."""

    values: tuple[int, ...]
    ways: int
    left: Shoe


class _Ending(NamedTuple):
    """Who wins, the number of ways to get there, and the extra cards it took."""

    winner: Winner
    ways: int
    cards: int


@dataclass(frozen=True, slots=True)
class OutcomeCounts:
    """Numbers of card sequences that each outcome comes from."""

    player: int
    banker: int
    tie: int

    @property
    def total(self) -> int:
        """Number of all sequences."""
        return self.player + self.banker + self.tie


def count_outcomes(decks: int, rules: Rules = STANDARD) -> OutcomeCounts:
    """Count the card sequences of a full shoe that each outcome comes from.

    Raises ValueError for a number of decks that the rules do not know.
    """
    if decks not in rules.decks:
        raise ValueError(f"a shoe holds {rules.decks.low} to {rules.decks.high} decks, not {decks}")
    shoe = dict(Counter(rules.card_value(Card(rank)) for rank in RANKS for _ in range(len(SUITS) * decks)))
    unused = sum(shoe.values()) - 2 * rules.starting_cards
    counts: Counter[Winner] = Counter()
    for player in _starting_hands(rules, shoe):
        for banker in _starting_hands(rules, player.left):
            started = player.ways * banker.ways
            for ending in _endings(rules, sum(player.values), sum(banker.values), banker.left):
                filled = perm(unused - ending.cards, 2 * rules.most_extra_cards - ending.cards)
                counts[ending.winner] += started * ending.ways * filled
    return OutcomeCounts(counts[Winner.PLAYER], counts[Winner.BANKER], counts[Winner.TIE])


def _starting_hands(rules: Rules, shoe: Shoe) -> Iterator[_Drawn]:
    """All starting hands, with hands of the same values in another order taken together."""
    ways: Counter[tuple[int, ...]] = Counter()
    for drawn in _draws(shoe, rules.starting_cards):
        ways[tuple(sorted(drawn.values))] += drawn.ways
    for values, number in ways.items():
        left = dict(shoe)
        for value in values:
            left[value] -= 1
        yield _Drawn(values, number, left)


def _draws(shoe: Shoe, number: int) -> Iterator[_Drawn]:
    """All ordered draws of a number of cards."""
    for values in product(shoe, repeat=number):
        left, ways = shoe.copy(), 1
        for value in values:
            ways *= left[value]
            left[value] -= 1
        if ways:
            yield _Drawn(values, ways, left)


def _endings(rules: Rules, player_sum: int, banker_sum: int, shoe: Shoe) -> Iterator[_Ending]:
    """All ways in which a round may end after the starting cards."""
    player, banker = player_sum % rules.modulus, banker_sum % rules.modulus
    if rules.natural_ends_dealing and not rules.naturals.isdisjoint((player, banker)):
        yield _Ending(rules.winner(player, banker), 1, 0)
        return
    for mine in _draws(shoe, rules.extra_cards(rules.player_action(player))):
        third = rules.third_value(mine.values[0]) if mine.values else None
        player_final = (player + sum(mine.values)) % rules.modulus
        for other in _draws(mine.left, rules.extra_cards(rules.banker_action(banker, third))):
            winner = rules.winner(player_final, (banker + sum(other.values)) % rules.modulus)
            yield _Ending(winner, mine.ways * other.ways, len(mine.values) + len(other.values))
