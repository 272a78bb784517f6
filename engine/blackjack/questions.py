"""What a page may ask of cards, naturals, the dealer and payments; the docstrings are what an author reads.

Each question takes the rules first; what a page shows is read by the types of the other parameters.
"""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

from engine.api import Amount, Fault, Payout, Policy, Question, Step, Unanswerable, ValueSet, Verdict
from engine.blackjack import hands, money, readings
from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import (
    CARD_POINTS,
    HAND_VALUES,
    HARD_TOTALS,
    SOFT_TOTALS,
    Bust,
    CardCounts,
    Count,
    DealerAction,
    DealerRule,
    HandResult,
    Meeting,
    NaturalHand,
    NaturalPay,
    Softness,
)
from engine.cards import Card


def card_points(rules: Rules, card: Card) -> Verdict[ValueSet]:
    """Points of one card: 2 to 10 as printed, J, Q and K 10; an ace has two values to choose from, 1 and 11."""
    steps = readings.points_of(rules, (card,))
    points = {rules.points(card), *((rules.ace_high,) if card.rank == ACE else ())}
    return Verdict(ValueSet(frozenset(points), CARD_POINTS), steps)


def card_counts(rules: Rules, card: Card) -> Verdict[CardCounts]:
    """How a card gets its points: by its number, as a ten, or, an ace, in two ways."""
    points = rules.points(card)
    counts = CardCounts.OTHERWISE
    if card.rank == ACE:
        counts = CardCounts.LOW_OR_HIGH
    elif str(points) == card.rank:
        counts = CardCounts.AS_PRINTED
    elif points == rules.points(Card("10")) and not card.rank.isdigit():
        counts = CardCounts.AS_TEN
    return Verdict(counts, readings.points_of(rules, (card,)))


def hand_value(rules: Rules, *cards: Card) -> Verdict[int]:
    """What some cards are worth together: one ace counts 11 where the hand does not go bust by it."""
    return readings.worth(rules, cards)


def hand_values(rules: Rules, *cards: Card) -> Verdict[ValueSet]:
    """All that some cards may be worth: with every ace at 1, and with one at 11 where that is no bust."""
    value, read = hands.worth(rules, cards), readings.softness(rules, cards)
    return Verdict(ValueSet(frozenset({value.low, value.total}), HAND_VALUES), read.steps)


def hand_softness(rules: Rules, *cards: Card) -> Verdict[Softness]:
    """Whether some cards are soft: they hold an ace that counts 11."""
    return readings.softness(rules, cards)


def hand_bust(rules: Rules, *cards: Card) -> Verdict[Bust]:
    """Whether some cards are a bust: worth more than 21."""
    value = readings.worth(rules, cards)
    bust = readings.bust(rules, value.value)
    return Verdict(bust.value, value.steps + bust.steps)


def bust_limit(rules: Rules) -> Verdict[Count]:
    """What a hand may be worth at most."""
    return readings.limit(rules)


def natural_cards(rules: Rules) -> Verdict[Count]:
    """How many cards a natural of blackjack has: those that a hand starts with."""
    return readings.opening(rules)


def natural_hand(rules: Rules, *cards: Card) -> Verdict[NaturalHand]:
    """Whether some cards, which come from no split, are a natural of blackjack."""
    return readings.natural(rules, cards)


def natural_from_split(rules: Rules, *cards: Card) -> Verdict[NaturalHand]:
    """Whether some cards of a hand that comes from a split are a natural of blackjack."""
    return readings.natural(rules, cards, split=True)


def dealer_stands_from(rules: Rules) -> Verdict[Count]:
    """The lowest total on which the dealer stands."""
    return readings.dealer_stands(rules)


def dealer_policy(rules: Rules, way: DealerRule) -> Verdict[Policy]:
    """The dealer's whole rule for hard totals."""
    return _policy(rules, way, Softness.HARD)


def dealer_soft_policy(rules: Rules, way: DealerRule) -> Verdict[Policy]:
    """The dealer's whole rule for soft totals."""
    return _policy(rules, way, Softness.SOFT)


def dealer_does(rules: Rules, cards: tuple[Card, ...], way: DealerRule) -> Verdict[DealerAction]:
    """What the dealer does with some cards."""
    value, read = hands.worth(rules, cards), readings.worth(rules, cards)
    done = readings.dealer_action(rules, way, value.total, value.softness)
    return Verdict(done.value, read.steps + done.steps)


def meeting_result(rules: Rules, meeting: Meeting) -> Verdict[HandResult]:
    """Who wins where two hands meet in some way, all that stands before it in the list of ways being otherwise."""
    return readings.meeting(rules, meeting)


def natural_pays(rules: Rules, pay: NaturalPay) -> Verdict[Payout]:
    """What a natural that wins is paid, the stake not counted, where the house pays it in some way."""
    return readings.natural_pays(rules, pay)


def hand_pays(rules: Rules) -> Verdict[Payout]:
    """What a hand that wins without a natural is paid, the stake not counted."""
    return readings.paid("win-payment", "win", rules.pays_win)


def insurance_pays(rules: Rules) -> Verdict[Payout]:
    """What insurance is paid where the dealer has a natural, its stake not counted."""
    return readings.paid("insuring", "insurance", rules.pays_insurance)


def double_adds(rules: Rules, stake: Amount) -> Verdict[Amount]:
    """What doubling adds to a bet."""
    return _told(money.doubled(rules, _staked(stake)), stake.value * rules.double_stake)


def split_adds(rules: Rules, stake: Amount) -> Verdict[Amount]:
    """What splitting adds to a bet."""
    return _told(money.split(rules, _staked(stake)), stake.value * rules.split_stake)


def insurance_adds(rules: Rules, stake: Amount) -> Verdict[Amount]:
    """What insurance costs beside a bet."""
    return _told(money.insurance(rules, _staked(stake)), stake.value * rules.insurance_stake)


def surrender_returns(rules: Rules, stake: Amount) -> Verdict[Amount]:
    """What comes back of a bet that is given up."""
    return _told(money.surrendered(rules, _staked(stake)), stake.value * rules.surrender_back)


def _staked(stake: Amount) -> Fraction:
    """Give a stake. Raises Unanswerable for one that is not above 0."""
    if stake.value <= 0:
        raise Unanswerable(Fault("not-above-zero", "stake", {"amount": stake}))
    return stake.value


def _told(told: Step, amount: Fraction) -> Verdict[Amount]:
    return Verdict(Amount(amount), (told,))


def _policy(rules: Rules, way: DealerRule, softness: Softness) -> Verdict[Policy]:
    totals = SOFT_TOTALS if softness is Softness.SOFT else HARD_TOTALS
    reads = [readings.dealer_action(rules, way, total, softness) for total in totals.values()]
    steps = tuple(step for read in reads for step in read.steps)
    return Verdict(Policy("total", totals, tuple(read.value for read in reads)), steps)


QUESTIONS = MappingProxyType[str, Question](
    {
        "card_points": card_points,
        "card_counts": card_counts,
        "hand_value": hand_value,
        "hand_values": hand_values,
        "hand_softness": hand_softness,
        "hand_bust": hand_bust,
        "bust_limit": bust_limit,
        "natural_cards": natural_cards,
        "natural_hand": natural_hand,
        "natural_from_split": natural_from_split,
        "dealer_stands_from": dealer_stands_from,
        "dealer_policy": dealer_policy,
        "dealer_soft_policy": dealer_soft_policy,
        "dealer_does": dealer_does,
        "meeting_result": meeting_result,
        "natural_pays": natural_pays,
        "hand_pays": hand_pays,
        "insurance_pays": insurance_pays,
        "double_adds": double_adds,
        "split_adds": split_adds,
        "insurance_adds": insurance_adds,
        "surrender_returns": surrender_returns,
    }
)
