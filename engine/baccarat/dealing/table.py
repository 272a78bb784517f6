"""How a table deals, as one immutable value.

What is written in a regulation and what tables merely do are entries of their own, so that neither is taken for the
other; `engine.baccarat.dealing.provisions` says which is which.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.baccarat.dealing.words import TableStyle, Turner
from engine.baccarat.words import Position
from engine.cards import RANKS, Card

_STYLES = tuple(TableStyle)


@dataclass(frozen=True, slots=True)
class Table:
    """All that a table decides about dealing. None of it changes a rule of the round or a probability."""

    order: tuple[Position, ...]
    """Which hand each card goes to: the starting cards, then each hand's third card, where it draws."""
    decks_allowed: frozenset[int]
    """Numbers of decks that Macau's regulation lets a shoe hold."""
    decks_usual: frozenset[int]
    """Numbers of decks that are common."""
    burned_per_deck: int
    """Cards burned for each deck, where their number goes by that of the decks."""
    burned_by_card: tuple[int, ...]
    """For each of `cards.RANKS`: cards burned, where their number goes by the first card."""
    burned_fixed: frozenset[int]
    """Numbers of cards that a house may choose to burn instead."""
    behind_cut: int
    """Cards behind the white card in Macau's regulation, which says approximately."""
    behind_cut_usual: frozenset[int]
    """Numbers of cards behind the cut card elsewhere."""
    rounds_after_cut: frozenset[int]
    """How many rounds may follow the one in which the white card appears."""
    turners: tuple[Turner, ...]
    """For each of `TableStyle`: who turns the cards."""
    midi_seats: int
    """The most seats of a midi table."""

    def burned(self, card: Card) -> int:
        """Cards burned after a first card."""
        return self.burned_by_card[RANKS.index(card.rank)]

    def turner(self, style: TableStyle) -> Turner:
        """Who turns the cards at a table."""
        return self.turners[_STYLES.index(style)]


TABLE = Table(
    order=(Position.PLAYER, Position.BANKER) * 3,
    decks_allowed=frozenset(range(6, 13)),
    decks_usual=frozenset({6, 8}),
    burned_per_deck=1,
    burned_by_card=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10),
    burned_fixed=frozenset(range(1, 9)),
    behind_cut=12,
    behind_cut_usual=frozenset({7, 14, 16}),
    rounds_after_cut=frozenset({0, 1}),
    turners=(Turner.BETTORS, Turner.BETTORS, Turner.DEALER),
    midi_seats=9,
)
"""Dealing as the regulations that could be read, and else house practice, have it."""
