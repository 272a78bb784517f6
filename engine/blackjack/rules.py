"""The rules of blackjack as one immutable value.

A house rule or a mutation is `dataclasses.replace(STANDARD, ...)`; everything that answers takes the rules it goes by.
Where each rule is written stands in `engine.blackjack.provisions`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from fractions import Fraction

from engine.api import Between
from engine.blackjack.house import House
from engine.blackjack.words import (
    STARTING_TOTALS,
    DealerAction,
    DealerRule,
    DoubleOn,
    HandResult,
    Meeting,
    NaturalPay,
    Softness,
)
from engine.cards import RANKS, Card

ACE = RANKS[0]
_MEETINGS = tuple(Meeting)
_DEALER_RULES = tuple(DealerRule)
_NATURAL_PAYS = tuple(NaturalPay)
_DOUBLES = tuple(DoubleOn)


@dataclass(frozen=True, slots=True)
class Rules:
    """All that decides a hand of blackjack."""

    card_points: tuple[int, ...]
    """For each of `cards.RANKS`: its points, the ace's lower ones."""
    ace_high: int
    """The ace's higher points."""
    limit: int
    """What a hand may be worth at most: more is a bust."""
    opening: int
    """Cards that each side starts with: a natural has no other."""
    natural_after_split: bool
    """Whether a hand that comes from a split may be a natural."""
    meetings: tuple[HandResult, ...]
    """For each of `Meeting`: who wins."""
    limit_ends_turn: bool
    """Whether a hand that is worth as much as it may be takes no more cards."""
    dealer_stands: int
    """The lowest total on which the dealer stands."""
    dealer_soft: tuple[DealerAction, ...]
    """For each of `DealerRule`: what the dealer does on just that total, if it is soft."""
    pays_win: Fraction
    """What a hand that wins pays for one unit staked."""
    pays_natural: tuple[Fraction, ...]
    """For each of `NaturalPay`: what a natural pays for one unit staked."""
    pays_insurance: Fraction
    """What insurance pays for one unit staked on it."""
    insured: frozenset[str]
    """Ranks of the dealer's first card against which insurance is offered."""
    double_on: tuple[frozenset[int], ...]
    """For each of `DoubleOn`: totals of the starting cards that may be doubled."""
    double_cards: int
    """Cards that a doubled hand is given."""
    double_stake: Fraction
    """What doubling adds to a bet of one unit."""
    split_stake: Fraction
    """What splitting adds to a bet of one unit."""
    insurance_stake: Fraction
    """What insurance costs besides a bet of one unit."""
    surrender_back: Fraction
    """What comes back of a bet of one unit that is given up."""
    house: House
    """What the house decides."""
    decks: Between
    """How many decks a shoe may hold."""

    _hash: int | None = field(default=None, init=False, repr=False, compare=False)

    def __hash__(self) -> int:
        """Give the hash of all entries, made once: rules are looked up much more often than they are made."""
        if self._hash is None:
            made = hash(tuple(getattr(self, entry.name) for entry in fields(self)[:-1]))
            object.__setattr__(self, "_hash", made)
            return made
        return self._hash

    def points(self, card: Card) -> int:
        """Points of a card, the ace's lower ones."""
        return self.card_points[RANKS.index(card.rank)]

    def result(self, meeting: Meeting) -> HandResult:
        """Who wins where two hands meet in some way."""
        return self.meetings[_MEETINGS.index(meeting)]

    def dealer_action(self, rule: DealerRule, total: int, softness: Softness) -> DealerAction:
        """What the dealer does on a total."""
        if total == self.dealer_stands and softness is Softness.SOFT:
            return self.dealer_soft[_DEALER_RULES.index(rule)]
        return DealerAction.DRAWS if total < self.dealer_stands else DealerAction.STANDS

    def natural_pays(self, pay: NaturalPay) -> Fraction:
        """What a natural pays for one unit staked."""
        return self.pays_natural[_NATURAL_PAYS.index(pay)]

    def doubled_on(self, rule: DoubleOn) -> frozenset[int]:
        """Totals of the starting cards that may be doubled."""
        return self.double_on[_DOUBLES.index(rule)]


STANDARD = Rules(
    card_points=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10),
    ace_high=11,
    limit=21,
    opening=2,
    natural_after_split=False,
    meetings=(
        HandResult.GIVEN_UP,
        HandResult.PUSH,
        HandResult.PLAYER,
        HandResult.DEALER,
        HandResult.DEALER,
        HandResult.PLAYER,
        HandResult.PLAYER,
        HandResult.DEALER,
        HandResult.PUSH,
    ),
    limit_ends_turn=True,
    dealer_stands=17,
    dealer_soft=(DealerAction.STANDS, DealerAction.DRAWS),
    pays_win=Fraction(1),
    pays_natural=(Fraction(3, 2), Fraction(6, 5)),
    pays_insurance=Fraction(2),
    insured=frozenset({ACE}),
    double_on=(frozenset(STARTING_TOTALS.values()), frozenset({9, 10, 11}), frozenset({10, 11})),
    double_cards=1,
    double_stake=Fraction(1),
    split_stake=Fraction(1),
    insurance_stake=Fraction(1, 2),
    surrender_back=Fraction(1, 2),
    house=House(),
    decks=Between(1, 12),
)
"""Blackjack as most tables with several decks deal it; what houses decide differently is `House`."""
