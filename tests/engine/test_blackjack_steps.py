"""What the questions and deals of blackjack tell of the way: each entry of the rules is read by some step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest

from engine.api import Amount, Fault, Outcome, Step, Unanswerable, YesNo
from engine.blackjack import (
    BLACKJACK,
    STANDARD,
    DealerFinal,
    DealerRule,
    DoubleOn,
    HouseOption,
    HouseTopic,
    Meeting,
    Move,
    NaturalPay,
    Rules,
)
from engine.cards import Card, hand
from engine.decks import Decks

MUTANTS = BLACKJACK.mutants(STANDARD)
HANDS = [(hand(text),) for text in ("A 2", "3 4", "5 6", "7 8", "9 10", "J Q K", "A A", "10 A", "7 7 7", "8 8")]
DECKS = [(Decks(6),)]
STAKE = [(Amount(Fraction(20)),)]
CALLS: dict[str, list[tuple[Any, ...]]] = {
    **dict.fromkeys(("hand_value", "hand_values", "hand_softness", "hand_bust"), HANDS),
    **dict.fromkeys(("natural_hand", "natural_from_split"), HANDS),
    **{name: [()] for name in ("bust_limit", "natural_cards", "dealer_stands_from", "hand_pays", "insurance_pays")},
    **{name: [()] for name in ("doubled_cards", "insured_cards")},
    **dict.fromkeys(("double_adds", "split_adds", "insurance_adds", "surrender_returns"), STAKE),
    **{name: [(rule,) for rule in DealerRule] for name in ("dealer_policy", "dealer_soft_policy")},
    **{name: [(topic,) for topic in HouseTopic] for name in ("house_rule", "house_choices")},
    **{name: [(*held, Card("A")) for held in HANDS] for name in ("legal_moves", "moves_before_look")},
    **{name: [(card,) for card in Card.every()] for name in ("card_points", "card_counts")},
    "dealer_does": [(*held, rule) for held in HANDS for rule in DealerRule],
    "meeting_result": [(meeting,) for meeting in Meeting],
    "natural_pays": [(pay,) for pay in NaturalPay],
    "split_hand_moves": [(*held, Card("6"), 2) for held in HANDS],
    "double_totals": [(on,) for on in DoubleOn],
    "points_together": [(6, 10)],
    **{name: [(low, ace) for low in (8, 12, 22) for ace in YesNo] for name in ("hand_counted", "counted_softness")},
    "bust_on": [(21,), (22,)],
    **{name: [(21, 2), (21, 3), (17, 2), (22, 3)] for name in ("value_is_natural", "turn_moves")},
    "natural_deal_chance": DECKS,
    "insurance_edge": DECKS,
    "dealer_chance": [(final, Card("6"), DealerRule.S17, Decks(None)) for final in DealerFinal.every()],
    "natural_pay_edge": [(NaturalPay.SIX_TO_FIVE, NaturalPay.THREE_TO_TWO, Decks(6))],
}
"""For each question what it is asked of here."""
TOGETHER = ("hand_value", "hand_values", "hand_softness", "hand_bust", "natural_hand", "natural_from_split")
"""The questions that take their cards one by one."""


@pytest.mark.parametrize("question", ["double_adds", "split_adds", "insurance_adds", "surrender_returns"])
@pytest.mark.parametrize("stake", [0, -20])
def test_nothing_is_added_to_a_stake_that_is_none(question: str, stake: int) -> None:
    with pytest.raises(Unanswerable) as refused:
        BLACKJACK.questions[question](STANDARD, Amount(Fraction(stake)))
    assert refused.value.fault == Fault("not-above-zero", "stake", {"amount": Amount(Fraction(stake))})


def asked(rules: Rules) -> Iterator[Step]:
    """Ask all of them."""
    assert CALLS.keys() == BLACKJACK.questions.keys()
    for name, calls in CALLS.items():
        for given_ in calls:
            arguments = given_[0] if name in TOGETHER else given_
            yield from BLACKJACK.questions[name](rules, *arguments).steps


def every_step() -> Iterator[Step]:
    """Whatever the rules can be seen doing: each question about a few hands, and some deals."""
    yield from asked(STANDARD)
    for given_ in (
        ("A K", "10 9"),
        ("A K", "A Q", (Move.INSURANCE,)),
        ("5 6 10", "10 9", (Move.DOUBLE,)),
        ("10 6", "10", (Move.SURRENDER,)),
        ("10 9", "A 6"),
    ):
        player, dealer, *others = given_
        outcome = BLACKJACK.forms["deal"](STANDARD, hand(player), hand(dealer), *others)
        assert isinstance(outcome, Outcome)
        yield from outcome.steps


def test_the_cells_that_steps_read_are_the_cells_that_mutants_change() -> None:
    assert {step.cell for step in every_step()} - {""} == {mutant.cell for mutant in MUTANTS}


def test_every_step_that_a_sentence_exists_for_is_taken_with_the_values_that_it_may_use() -> None:
    assert {step.name: frozenset(step.values) for step in every_step()} == BLACKJACK.sentences


def test_every_rule_is_read_by_some_step() -> None:
    assert {step.rule for step in every_step()} == {provision.id for provision in BLACKJACK.provisions}


def test_each_mutant_differs_from_the_rules_in_one_entry() -> None:
    assert len({mutant.cell for mutant in MUTANTS}) == len(MUTANTS)
    for mutant in MUTANTS:
        changed = [
            entry.name
            for entry in fields(STANDARD)
            if entry.compare and getattr(mutant.rules, entry.name) != getattr(STANDARD, entry.name)
        ]
        assert len(changed) == 1, mutant.cell


def test_a_house_rule_that_was_stated_is_no_entry() -> None:
    legal = BLACKJACK.questions["legal_moves"]
    (option,) = HouseOption.parse("double-9-11")
    cell = f"house/{HouseTopic.DOUBLE_ON.value}"
    assert cell in {step.cell for step in legal(STANDARD, hand("8 8"), Card("6")).steps}
    assert cell not in {step.cell for step in legal(STANDARD, hand("8 8"), Card("6"), (option,)).steps}


def test_every_question_is_answered_by_any_changed_rules() -> None:
    for mutant in MUTANTS:
        assert {step.rule for step in asked(mutant.rules)} <= {provision.id for provision in BLACKJACK.provisions}
