"""A hand of blackjack as it lies on the table: cards, and what was done besides taking them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from engine import cards
from engine.blackjack.house import House, Terms
from engine.blackjack.moves import Turn
from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import Move, Phase
from engine.cards import Card, Dealt

CardsLike: TypeAlias = "str | Card | Iterable[CardsLike]"
"""Cards as text (`A K`), or cards and texts one by one."""


class Deal(NamedTuple):
    """One hand of the player against the dealer.

    The dealer's first card is the one that lies open. `moves` are what was done besides taking cards, which the cards
    show: `split` means that the hand comes from a split, its first card being one of the two.
    """

    player: Dealt
    dealer: Dealt
    moves: tuple[Move, ...] = ()
    terms: Terms = Terms(House())
    stake: Fraction = Fraction(1)
    decks: int = 6

    @property
    def split(self) -> bool:
        """Whether the hand comes from a split."""
        return Move.SPLIT in self.moves

    @property
    def split_aces(self) -> bool:
        """Whether it comes from two aces."""
        return self.split and bool(held := readable(self.player[:1])) and held[0].rank == ACE

    def turn(self, rules: Rules, up: Card, phase: Phase = Phase.PLAY) -> Turn:
        """The player's first turn: with the starting cards, where nothing was done with them."""
        return Turn(
            cards=readable(self.player[: rules.opening]),
            up=up,
            hands=1 + self.split,
            from_split=self.split,
            split_aces=self.split_aces,
            phase=phase,
        )


def laid(given: CardsLike) -> Dealt:
    """Put cards on the table, whatever form they come in; a text that is no card stays what it is."""
    if isinstance(given, Card):
        return (given,)
    if isinstance(given, str):
        return cards.hand(given)
    return tuple(card for piece in given for card in laid(piece))


def readable(dealt: Dealt) -> tuple[Card, ...]:
    """Leave out what is no card."""
    return tuple(card for card in dealt if isinstance(card, Card))
