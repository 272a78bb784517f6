"""How often hands start with a pair: dealing every four cards, and the published edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import permutations, product

import pytest

from engine.baccarat.odds import PairCounts, Pairs, pair_counts
from engine.decks import Decks

Three = tuple[int, ...]
"""The cards behind card 0, numbered so that those of a rank are 13 apart, and those of a suit too are 52 apart."""


def counted(behind: Iterable[Three], kind: Callable[[int], int], first_cards: int) -> Pairs:
    """Count pairs; whichever card comes first, as many follow as behind card 0."""
    found = [(kind(a) == kind(0), kind(b) == kind(c)) for a, b, c in behind]
    return Pairs(
        player=first_cards * sum(player for player, _ in found),
        banker=first_cards * sum(banker for _, banker in found),
        either=first_cards * sum(player or banker for player, banker in found),
        both=first_cards * sum(player and banker for player, banker in found),
    )


def every_four(behind: list[Three], cards: int) -> PairCounts:
    return PairCounts(
        by_rank=counted(behind, lambda card: card % 13, cards),
        by_suit=counted(behind, lambda card: card % 52, cards),
        total=cards * len(behind),
    )


@pytest.mark.parametrize("decks", [1, 2])
def test_dealing_every_four_cards_finds_as_many_pairs(decks: int) -> None:
    cards = 52 * decks
    assert pair_counts(Decks(decks)) == every_four(list(permutations(range(1, cards), 3)), cards)


def test_dealing_every_four_cards_of_an_infinite_deck_finds_as_many_pairs() -> None:
    assert pair_counts(Decks(None)) == every_four(list(product(range(52), repeat=3)), 52)


def test_a_pair_comes_31_times_in_415_with_eight_decks_and_never_in_one_suit_with_one() -> None:
    eight = pair_counts(Decks(8))
    assert Fraction(eight.by_rank.player, eight.total) == Fraction(31, 415)
    assert Fraction(eight.by_suit.banker, eight.total) == Fraction(7, 415)
    assert pair_counts(Decks(1)).by_suit == Pairs(0, 0, 0, 0)


def test_the_published_edges_of_pairs_follow_from_the_counts() -> None:
    eight = pair_counts(Decks(8))
    either = 1 - 6 * Fraction(eight.by_rank.either, eight.total)
    one_or_both = 1 - 26 * Fraction(eight.by_suit.either, eight.total)
    more_for_both = one_or_both - 175 * Fraction(eight.by_suit.both, eight.total)
    assert [round(edge * 1000000) for edge in (either, one_or_both, more_for_both)] == [137099, 130294, 80470]
