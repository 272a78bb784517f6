"""The rounds in which two readings may part, the lowest cards first, and each kind of cards but once.

Hands that neither reading tells from an earlier one are left out, so that all that is left can be looked through. Of
two hands the higher one comes as late as it can: the first round found holds no higher cards than it must.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import combinations
from typing import NamedTuple, TypeVar

from engine.baccarat.mistakes.reading import Cards, Reading, Round, Seen
from engine.cards import RANKS, Card

T = TypeVar("T")


class Pair(NamedTuple):
    """What two readings make of the same deal: the one by the rules as they are, and the other."""

    right: Round
    wrong: Round

    @property
    def most_cards(self) -> int:
        """How many cards the longer of the two took."""
        return max(len(one.player.cards) + len(one.banker.cards) for one in self)


class _Started(NamedTuple):
    """Starting cards as the two readings see them."""

    right: Seen
    wrong: Seen


class _Search(NamedTuple):
    """Two readings, and whether they may part with the very last card."""

    right: Reading
    wrong: Reading
    to_the_last: bool

    def play(self, player: _Started, banker: _Started, coming: Cards) -> Pair:
        """Play a deal by both."""
        return Pair(
            self.right.play(player.right, banker.right, coming), self.wrong.play(player.wrong, banker.wrong, coming)
        )

    def vary(self, player: _Started, banker: _Started, cards: Cards) -> Iterator[Pair]:
        """Play a deal with all cards behind it that matter."""
        dealt = 2 * self.right.rules.starting_cards
        for one in cards:
            pair = self.play(player, banker, (one, cards[0]))
            yield pair
            taken = pair.most_cards - dealt
            if not taken:
                break
            if taken > 1 and (self.to_the_last or pair.right != pair.wrong):
                yield from (self.play(player, banker, (one, other)) for other in cards[1:])


def rounds(
    right: Reading, wrong: Reading, *, ranks: tuple[str, ...] = RANKS, to_the_last: bool = True
) -> Iterator[Pair]:
    """Play each deal that starts with cards of some ranks by two readings; cards that neither takes are not varied.

    Unless the readings may part `to_the_last` card, it is not varied either where they have not parted before it.
    """
    search = _Search(right, wrong, to_the_last)
    cards = tuple(_told_apart(Card.every(), lambda card: (right.points(card), wrong.points(card))))
    for player, banker in _pairs(_hands(right, wrong, ranks)):
        yield from search.vary(player, banker, cards)


def _hands(right: Reading, wrong: Reading, ranks: tuple[str, ...]) -> Iterator[_Started]:
    """Give starting cards of different ranks, the lowest first, each that a reading tells from all before it."""
    every = combinations(map(Card, ranks), right.rules.starting_cards)
    started = (_Started(right.start(cards), wrong.start(cards)) for cards in every)
    return _told_apart(started, lambda hand: tuple((seen.summed, seen.natural) for seen in hand))


def _told_apart(things: Iterable[T], sees: Callable[[T], Hashable]) -> Iterator[T]:
    """Leave out what looks like something before it."""
    known: set[Hashable] = set()
    for thing in things:
        seen = sees(thing)
        if seen not in known:
            known.add(seen)
            yield thing


def _pairs(things: Iterable[T]) -> Iterator[tuple[T, T]]:
    """Give all pairs, those of early things first: each new thing with all before it, then with itself."""
    known: list[T] = []
    for thing in things:
        for other in known:
            yield other, thing
            yield thing, other
        known.append(thing)
        yield thing, thing
