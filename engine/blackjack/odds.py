"""Odds that follow from counting cards: naturals, insurance, and what a lower payment for a natural costs."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.blackjack import hands
from engine.blackjack.rules import ACE, STANDARD, Rules
from engine.blackjack.words import NaturalPay
from engine.cards import RANKS, SUITS, Card
from engine.decks import Decks, DecksLike


def natural_chance(decks: DecksLike, rules: Rules = STANDARD) -> Fraction:
    """How likely the first two cards of a full shoe are to be a natural.

    Raises ValueError for a number of decks that no shoe holds.

    >>> str(natural_chance(6)), str(natural_chance(None))
    ('192/4043', '8/169')
    """
    return _natural_next(_Shoe(Decks.of(decks)), rules)


def lone_natural_chance(decks: DecksLike, rules: Rules = STANDARD) -> Fraction:
    """How likely it is that the player's first two cards are a natural and the dealer's are not."""
    shoe = _Shoe(Decks.of(decks))
    lone = (shoe.chance(*pair) * (1 - _natural_next(shoe.without(*pair), rules)) for pair in _natural_pairs(rules))
    return sum(lone, Fraction(0))


def insurance_edge(decks: DecksLike, rules: Rules = STANDARD) -> Fraction:
    """Which part of insurance the house keeps, where nothing is known but the dealer's ace.

    >>> str(insurance_edge(6)), str(insurance_edge(1))
    ('23/311', '1/17')
    """
    up = Card(ACE)
    shoe = _Shoe(Decks.of(decks)).without(up)
    wins = sum((shoe.chance(second) for first, second in _natural_pairs(rules) if first == up), Fraction(0))
    return 1 - wins * (1 + rules.pays_insurance)


def payment_edge(pay: NaturalPay, other: NaturalPay, decks: DecksLike, rules: Rules = STANDARD) -> Fraction:
    """What the house keeps more of every bet made, where a natural is paid one way and not another.

    That is the chance that the player has a natural and the dealer has none, times the difference of the payments: a
    natural of both is a push by either. What else the player chooses does not change it.
    """
    return lone_natural_chance(decks, rules) * (rules.natural_pays(other) - rules.natural_pays(pay))


class _Shoe(NamedTuple):
    """Cards by rank, some of them gone; of infinitely many decks none ever is."""

    decks: Decks
    gone: tuple[Card, ...] = ()

    def without(self, *cards: Card) -> _Shoe:
        """Take cards out."""
        return _Shoe(self.decks, self.gone + cards)

    def chance(self, *cards: Card) -> Fraction:
        """How likely the next cards are to be of these ranks, in this order."""
        if self.decks.count is None:
            return Fraction(1, len(RANKS) ** len(cards))
        each = self.decks.count * len(SUITS)
        found, whole, gone = 1, 1, list(self.gone)
        for card in cards:
            found *= each - gone.count(card)
            whole *= each * len(RANKS) - len(gone)
            gone.append(card)
        return Fraction(found, whole)


@lru_cache(maxsize=128)
def _natural_pairs(rules: Rules) -> tuple[tuple[Card, Card], ...]:
    """Each two ranks, in their order, that are a natural."""
    ranks = Card.every()
    return tuple((one, other) for one, other in product(ranks, ranks) if hands.natural(rules, (one, other)))


def _natural_next(shoe: _Shoe, rules: Rules) -> Fraction:
    return sum((shoe.chance(*pair) for pair in _natural_pairs(rules)), Fraction(0))
