"""Plain answers for callers that need no reasons: numbers, truth values, moves, money."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from engine.api import Fault, Step
from engine.blackjack import hands
from engine.blackjack.course import HandCourse, follow
from engine.blackjack.deal import CardsLike, Deal, laid, readable
from engine.blackjack.dealer import dealer_finals as finals_from
from engine.blackjack.faults import faults_of
from engine.blackjack.house import House, Terms
from engine.blackjack.moves import Turn
from engine.blackjack.moves import legal_moves as legal
from engine.blackjack.rules import STANDARD, Rules
from engine.blackjack.words import DealerFinal, DealerRule, HandResult, Meeting, Move, Phase, Softness
from engine.cards import Card
from engine.decks import DecksLike


class SettledHand(NamedTuple):
    """What became of a hand: who won it, why, and what came of the stakes; None where that is not known.

    `staked` is all that was put in, doubling and insurance counted; `profit` is what was won, or below 0 lost. With
    `faults` nothing is concluded.
    """

    result: HandResult | None = None
    meeting: Meeting | None = None
    staked: Fraction | None = None
    profit: Fraction | None = None
    steps: tuple[Step, ...] = ()
    faults: tuple[Fault, ...] = ()


def hand_value(*cards: CardsLike, rules: Rules = STANDARD) -> int:
    """What cards are worth together: one ace counts 11 where that is no bust. Raises ValueError for what is no card."""
    return hands.worth(rules, _cards(cards)).total


def is_soft(*cards: CardsLike, rules: Rules = STANDARD) -> bool:
    """Whether an ace among the cards counts 11. Raises ValueError for what is no card."""
    return hands.worth(rules, _cards(cards)).softness is Softness.SOFT


def is_natural(*cards: CardsLike, split: bool = False, rules: Rules = STANDARD) -> bool:
    """Whether cards are a natural: an ace and a ten-value card as the first two, and from no split."""
    return hands.natural(rules, _cards(cards), split=split)


def legal_moves(  # noqa: PLR0913 - what a table may tell of a hand
    cards: CardsLike,
    up: CardsLike,
    *,
    hands: int = 1,
    from_split: bool = False,
    split_aces: bool = False,
    phase: Phase = Phase.PLAY,
    house: House | None = None,
    rules: Rules = STANDARD,
) -> tuple[Move, ...]:
    """What may be done with a hand against the dealer's first card, in the order of `Move`.

    `hands` is how many hands there are by splitting. Raises ValueError for what is no card.
    """
    first = _card(up)
    turn = Turn(_cards(cards), first, hands, from_split, split_aces, phase)
    return legal(rules, Terms(house or rules.house), turn).value


def settle(  # noqa: PLR0913 - what lies on the table
    player: CardsLike,
    dealer: CardsLike,
    stake: Fraction | int = 1,
    *,
    moves: tuple[Move, ...] = (),
    house: House | None = None,
    decks: int = 6,
    rules: Rules = STANDARD,
) -> SettledHand:
    """Settle a hand of the player against the dealer's; never raises for any cards: see `SettledHand.faults`."""
    given = Deal(laid(player), laid(dealer), moves, Terms(house or rules.house), Fraction(stake), decks)
    if faults := faults_of(rules, given):
        return SettledHand(faults=faults)
    return _told(follow(rules, given))


def _told(course: HandCourse) -> SettledHand:
    return SettledHand(
        None if course.result is None else course.result.value,
        None if course.meeting is None else course.meeting.value,
        None if course.staked is None else course.staked.value.value,
        None if course.profit is None else course.profit.value.value,
        course.steps,
    )


def dealer_finals(
    up: CardsLike, rule: DealerRule = DealerRule.S17, decks: DecksLike = None, rules: Rules = STANDARD
) -> Mapping[DealerFinal, Fraction]:
    """How likely each end of a dealer's hand is by its first card; nobody has looked at the second, which may be any.

    Counted for an infinite deck: raises Unanswerable for a number of decks, and ValueError for what is not one card.
    """
    return finals_from(_card(up), rule, decks, rules)


def _card(given: CardsLike) -> Card:
    cards = _cards(given)
    if len(cards) != 1:
        raise ValueError(f"one card expected, not {len(cards)}")
    return cards[0]


def _cards(given: CardsLike) -> tuple[Card, ...]:
    dealt = laid(given)
    if len(cards := readable(dealt)) < len(dealt):
        raise ValueError(f"not all of these are cards: {' '.join(map(str, dealt))}")
    return cards
