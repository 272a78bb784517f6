"""How the rules are read: a whole round, with each thing that is looked at in a place of its own.

A false statement reads one of them otherwise. This is a second, plainer way through a round than `course`, which tells
the steps: by the rules as they are, both must come to the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.baccarat.rules import Rules
from engine.baccarat.words import Action, Next, Winner
from engine.cards import Card

Cards = tuple[Card, ...]


class Seen(NamedTuple):
    """What a reading makes of one hand.

    `summed` is the sum of its points, `first` the total of its starting cards; `natural` is told of the hand as it is.
    """

    cards: Cards
    summed: int
    first: int
    natural: bool
    action: Action
    total: int


class Round(NamedTuple):
    """What a reading makes of a deal."""

    player: Seen
    banker: Seen
    winner: Winner
    next: Next


@dataclass(frozen=True, slots=True)
class Reading:
    """The rules as they are. A reading that is false overrides what it takes otherwise."""

    rules: Rules

    def points(self, card: Card) -> int:
        """Points of a card."""
        return self.rules.card_value(card)

    def worth(self, summed: int) -> int:
        """What a sum of points is worth."""
        return summed % self.rules.modulus

    def natural(self, total: int, cards: int) -> bool:
        """Whether so many cards of a total are a natural."""
        return cards == self.rules.starting_cards and total in self.rules.naturals

    def player_action(self, first: int) -> Action:
        """What the Player does on a first total."""
        return self.rules.player_action(first)

    def banker_action(self, first: int, third: int | None, player: int) -> Action:  # noqa: ARG002 - by the rules it is not looked at
        """What the Banker does on a first total, by the value of a third card and by the Player's total so far."""
        return self.rules.banker_action(first, third)

    def winner(self, player: Seen, banker: Seen) -> Winner:
        """Who wins with these hands."""
        return self.rules.winner(player.total, banker.total)

    def following(self, winner: Winner) -> Next:  # noqa: ARG002 - likewise
        """What follows a result."""
        return Next.NOTHING

    def start(self, cards: Cards) -> Seen:
        """Look at starting cards."""
        summed = sum(map(self.points, cards))
        total = self.worth(summed)
        return Seen(cards, summed, total, self.natural(total, len(cards)), Action.STANDS, total)

    def play(self, player: Seen, banker: Seen, coming: Cards) -> Round:
        """Play a round from its starting cards, with the cards that lie behind them in the shoe."""
        if not (self.rules.natural_ends_dealing and (player.natural or banker.natural)):
            started = len(player.cards)
            player = self._drawn(player, self.player_action(player.first), coming)
            drawn = player.cards[started:]
            third = self.rules.third_value(self.points(drawn[0])) if drawn else None
            # A hand that drew is a natural only in a reading that is false: it then ends the dealing too.
            ends = drawn and player.natural
            action = Action.STANDS if ends else self.banker_action(banker.first, third, player.total)
            banker = self._drawn(banker, action, coming[len(drawn) :])
        winner = self.winner(player, banker)
        return Round(player, banker, winner, self.following(winner))

    def _drawn(self, hand: Seen, action: Action, coming: Cards) -> Seen:
        """Let a hand do what it does."""
        extra = coming[: self.rules.extra_cards(action)]
        if not extra:
            return hand._replace(action=action)
        cards = hand.cards + extra
        summed = hand.summed + sum(map(self.points, extra))
        total = self.worth(summed)
        return Seen(cards, summed, hand.first, self.natural(total, len(cards)), action, total)
