"""How rounds end: final totals and numbers of cards, each with the number of sequences that lead there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from engine.baccarat.odds.basis import SEQUENCE, STARTING_CARDS, filled
from engine.baccarat.odds.starts import Starts, starts
from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.words import Action, Position
from engine.decks import Decks, DecksLike

_Ended: TypeAlias = tuple[int, int, int, int]
"""What an `Ending` holds: they come by the thousand before they are added up."""


class Ending(NamedTuple):
    """Final totals, and how many cards each hand holds."""

    player: int
    banker: int
    player_cards: int
    banker_cards: int

    def of(self, hand: Position) -> tuple[int, int]:
        """Final total and number of cards of one hand."""
        if hand is Position.PLAYER:
            return self.player, self.player_cards
        return self.banker, self.banker_cards


def endings(decks: DecksLike, rules: Rules = STANDARD) -> Mapping[Ending, int]:
    """Number of six-card sequences for each way in which a round may end; together they are `sequences(decks)`.

    Raises Unanswerable under rules by which a hand starts with other than two cards or takes more than one more, and
    ValueError for a number of decks that no shoe holds.

    >>> sum(endings(8).values())
    4998398275503360
    """
    return _endings(Decks.of(decks), _dealing(rules))


@lru_cache(maxsize=32)
def _dealing(rules: Rules) -> Rules:
    """Leave of the rules what decides about cards: a changed payout, say, must not count everything anew."""
    return replace(
        STANDARD,
        card_values=rules.card_values,
        modulus=rules.modulus,
        naturals=rules.naturals,
        natural_ends_dealing=rules.natural_ends_dealing,
        player=rules.player,
        banker_stood=rules.banker_stood,
        banker_third=rules.banker_third,
        starting_cards=rules.starting_cards,
        most_extra_cards=rules.most_extra_cards,
    )


@lru_cache(maxsize=32)
def _endings(decks: Decks, rules: Rules) -> Mapping[Ending, int]:
    fewest, most = 2 * STARTING_CARDS, SEQUENCE
    completed = {number: filled(decks, number) for number in range(fewest, most + 1)}
    counts: Counter[_Ended] = Counter()
    for (player, banker), begun in starts(decks, rules).items():
        for ended, ways in _drawn(rules, player, banker, begun):
            counts[ended] += ways
    found = {Ending(*ended): ways for ended, ways in counts.items() if ways}
    return MappingProxyType({one: ways * completed[one.player_cards + one.banker_cards] for one, ways in found.items()})


def _drawn(rules: Rules, player: int, banker: int, begun: Starts) -> Iterator[tuple[_Ended, int]]:
    """All ways in which rounds with these first totals go on, each with its number."""
    two, three = rules.starting_cards, rules.starting_cards + 1
    points, modulus = begun.shoe.points, rules.modulus
    over = rules.natural_ends_dealing and not rules.naturals.isdisjoint((player, banker))
    if not over and _takes_one(rules, rules.player_action(player)):
        for third, value in enumerate(points):
            final = (player + value) % modulus
            if _takes_one(rules, rules.banker_action(banker, rules.third_value(value))):
                for more, ways in zip(points, begun.then_both(third), strict=True):
                    yield (final, (banker + more) % modulus, three, three), ways
            else:
                yield (final, banker, three, two), begun.then(third)
    elif not over and _takes_one(rules, rules.banker_action(banker, None)):
        for kind, more in enumerate(points):
            yield (player, (banker + more) % modulus, two, three), begun.then(kind)
    else:
        yield (player, banker, two, two), begun.ways


def _takes_one(rules: Rules, action: Action) -> bool:
    """Whether a hand takes a card: one that draws takes none where the rules have no extra card."""
    return rules.extra_cards(action) > 0
