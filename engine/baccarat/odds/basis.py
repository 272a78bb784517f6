"""What is counted: ordered sequences of as many cards as a round may take."""

from __future__ import annotations

from math import perm, prod

from engine.api import Fault, Unanswerable
from engine.baccarat.rules import Rules
from engine.cards import RANKS, SUITS
from engine.decks import Decks

STARTING_CARDS = 2
"""Cards that each hand must start with to be counted."""
SEQUENCE = 6
"""Cards in a sequence: two hands, each with its starting cards and one more."""


def sequences(decks: Decks) -> int:
    """Number of ordered sequences of six cards; for an infinite deck, of six ranks."""
    return filled(decks, 0)


def filled(decks: Decks, drawn: int) -> int:
    """Number of ways in which the cards behind the first `drawn` ones may complete a sequence."""
    rest = SEQUENCE - drawn
    if decks.count is None:
        return prod([len(RANKS)] * rest)
    return perm(len(RANKS) * len(SUITS) * decks.count - drawn, rest)


def require_countable(rules: Rules) -> None:
    """Refuse rules whose rounds do not fit a sequence.

    Raises Unanswerable where a hand starts with other than two cards or takes more than one more.
    """
    if rules.starting_cards != STARTING_CARDS:
        raise Unanswerable(Fault("uncounted-start", "decks", {"number": rules.starting_cards}))
    if rules.most_extra_cards > 1:
        raise Unanswerable(Fault("uncounted-draw", "decks", {"number": rules.most_extra_cards}))
