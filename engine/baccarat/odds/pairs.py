"""How often the starting cards of a hand are a pair, by rank alone or by rank and suit."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from engine.cards import RANKS, SUITS
from engine.decks import Decks, DecksLike

_KINDS = len(RANKS) * len(SUITS)


class Pairs(NamedTuple):
    """Numbers of sequences of four cards, Player's two before Banker's two, by who has a pair.

    `player` and `banker` count whatever the other hand has; `either` counts at least one pair, `both` two.
    """

    player: int
    banker: int
    either: int
    both: int


class PairCounts(NamedTuple):
    """Pairs of the same rank, pairs of the same rank and suit among them, and the number of all sequences."""

    by_rank: Pairs
    by_suit: Pairs
    total: int


def pair_counts(decks: DecksLike) -> PairCounts:
    """Count the ordered sequences of four cards from a full shoe whose hands start with a pair.

    For an infinite deck these are all sequences of four out of the 52 cards, each drawn as if none were missing. Raises
    ValueError for a number of decks that no shoe holds.
    """
    count = Decks.of(decks).count
    each, missed = (1, 0) if count is None else (count, 1)
    cards = _KINDS * each
    return PairCounts(
        by_rank=_pairs(cards, len(SUITS) * each, missed),
        by_suit=_pairs(cards, each, missed),
        total=prod(cards - missed * drawn for drawn in range(4)),
    )


def _pairs(cards: int, alike: int, missed: int) -> Pairs:
    """Count the pairs among cards of which `alike` make up each kind; a draw takes `missed` away."""
    pair = cards * (alike - missed)
    one = pair * (cards - 2 * missed) * (cards - 3 * missed)
    same_kind = pair * (alike - 2 * missed) * (alike - 3 * missed)
    other_kind = pair * (cards - alike) * (alike - missed)
    both = same_kind + other_kind
    return Pairs(player=one, banker=one, either=2 * one - both, both=both)
