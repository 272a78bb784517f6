"""Reading one entry of the rules at a time: each gives what the entry says, with the step that tells so."""

from __future__ import annotations

from fractions import Fraction

from engine.api import Payout, Step, ValueSet, Verdict, step
from engine.blackjack import hands
from engine.blackjack.house import HouseTopic, Terms
from engine.blackjack.provisions import ACE_POINTS, HOUSE, MEETING, NATURAL, NATURAL_PAID, ON_SOFT, POINTS
from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import (
    STARTING_TOTALS,
    Bust,
    DealerAction,
    DealerRule,
    DoubleOn,
    HandResult,
    Meeting,
    NaturalHand,
    NaturalPay,
    Softness,
)
from engine.cards import Card


def points_of(rules: Rules, cards: tuple[Card, ...]) -> tuple[Step, ...]:
    """Steps that read the points of cards, each card once, and of an ace its higher ones."""
    steps = [
        step("card-points", POINTS[card.rank], f"points/{card.rank}", card=card, number=rules.points(card))
        for card in dict.fromkeys(cards)
    ]
    if hands.has_ace(cards):
        steps.append(step("ace-high", ACE_POINTS, f"points/{ACE}/high", card=Card(ACE), number=rules.ace_high))
    return tuple(steps)


def worth(rules: Rules, cards: tuple[Card, ...]) -> Verdict[int]:
    """What a hand is worth, with the steps that count its aces and look whether that is too much."""
    value = hands.worth(rules, cards)
    counted = step("hand-counted", ACE_POINTS, "", cards=cards, total=value.total, softness=value.softness)
    return Verdict(value.total, (*points_of(rules, cards), counted))


def softness(rules: Rules, cards: tuple[Card, ...]) -> Verdict[Softness]:
    """Whether a hand holds an ace that counts at its higher points: that is so where it is no bust by it."""
    value = hands.worth(rules, cards)
    return Verdict(value.softness, (*worth(rules, cards).steps, _limit(rules, value.total)))


def bust(rules: Rules, total: int) -> Verdict[Bust]:
    """Whether a total is more than a hand may be worth."""
    return Verdict(Bust.BUST if total > rules.limit else Bust.NOT, (_limit(rules, total),))


def limit(rules: Rules) -> Verdict[int]:
    """What a hand may be worth at most."""
    return Verdict(rules.limit, (step("limit", "bust-limit", "limit", limit=rules.limit),))


def _limit(rules: Rules, total: int) -> Step:
    found = Bust.BUST if total > rules.limit else Bust.NOT
    return step("against-limit", "bust-limit", "limit", total=total, limit=rules.limit, bust=found)


def opening(rules: Rules) -> Verdict[int]:
    """How many cards a natural has."""
    return Verdict(rules.opening, (step("natural-cards", NATURAL, "opening", number=rules.opening),))


def natural(rules: Rules, cards: tuple[Card, ...], *, split: bool = False) -> Verdict[NaturalHand]:
    """Whether cards are a natural; `split` for a hand that comes from a split."""
    found = NaturalHand.NATURAL if hands.natural(rules, cards, split=split) else NaturalHand.NOT
    value = worth(rules, cards)
    steps = (*value.steps, _limit(rules, value.value), *opening(rules).steps)
    if split:
        told = step("natural-after-split", "natural-not-after-split", "natural/split", cards=cards, natural=found)
    else:
        told = step("natural-hand", NATURAL, "", cards=cards, natural=found)
    return Verdict(found, (*steps, told))


def full_hand(rules: Rules) -> Step:
    """Tell that a hand that is worth as much as it may be takes no more cards."""
    return step("full-hand", "full-hand-stands", "full-hand", limit=rules.limit)


def dealer_action(rules: Rules, rule: DealerRule, total: int, softness: Softness) -> Verdict[DealerAction]:
    """What the dealer does on a total."""
    action = rules.dealer_action(rule, total, softness)
    lowest = _stands_from(rules.dealer_stands)
    if total == rules.dealer_stands and softness is Softness.SOFT:
        cell = f"dealer/{rule.value}"
        told = step("dealer-soft", ON_SOFT[rule], cell, total=total, way=rule, action=action)
    else:
        told = step("dealer-total", "dealer-draws", "", total=total, softness=softness, action=action)
    return Verdict(action, (lowest, told))


def dealer_stands(rules: Rules) -> Verdict[int]:
    """The lowest total on which the dealer stands."""
    return Verdict(rules.dealer_stands, (_stands_from(rules.dealer_stands),))


def _stands_from(lowest: int) -> Step:
    return step("dealer-lowest", "dealer-draws", "dealer/stands", total=lowest)


def meeting(rules: Rules, case: Meeting) -> Verdict[HandResult]:
    """Who wins where two hands meet in some way."""
    result = rules.result(case)
    told = step("hands-meet", MEETING[case], f"meeting/{case.value}", meeting=case, result=result)
    return Verdict(result, (told,))


def house(terms: Terms, topic: HouseTopic) -> Step:
    """Tell what holds at the table: an entry of the rules, unless it was stated for the table."""
    cell = "" if topic in terms.stated else f"house/{topic.value}"
    return step("house-rule", HOUSE[topic], cell, topic=topic, option=terms.decided(topic))


def double_totals(rules: Rules, rule: DoubleOn) -> Verdict[ValueSet]:
    """Totals of the starting cards that may be doubled."""
    totals = ValueSet(rules.doubled_on(rule), STARTING_TOTALS)
    return Verdict(totals, (step("double-totals", "doubling", f"double/{rule.value}", totals=totals),))


def natural_pays(rules: Rules, pay: NaturalPay) -> Verdict[Payout]:
    """What a natural is paid."""
    payout = Payout(rules.natural_pays(pay))
    return Verdict(payout, (step("natural-paid", NATURAL_PAID[pay], f"pays/{pay.value}", payout=payout),))


def paid(rule: str, name: str, per_unit: Fraction) -> Verdict[Payout]:
    """What another bet is paid, by the name of its entry."""
    payout = Payout(per_unit)
    return Verdict(payout, (step(f"{name}-paid", rule, f"pays/{name}", payout=payout),))
