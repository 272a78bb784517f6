"""A deal as pages give it: what becomes known, every fault at once, and each entry of the rules read by some step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import Amount, Answer, Fault, Outcome, Step, Unanswerable, YesNo
from engine.blackjack import (
    BLACKJACK,
    STANDARD,
    Awaited,
    DealerFinal,
    DealerRule,
    DoubleOn,
    HandResult,
    HouseOption,
    HouseTopic,
    Meeting,
    Move,
    NaturalPay,
    NaturalSeats,
    Rules,
    settle,
)
from engine.cards import RANKS, SUITS, Card, hand
from engine.decks import Decks

MUTANTS = BLACKJACK.mutants(STANDARD)
cards = st.builds(Card, st.sampled_from(RANKS), st.sampled_from(["", *SUITS]))


def deal(player: str = "", dealer: str = "", *others: Any, **named: Any) -> Outcome | tuple[Fault, ...]:  # noqa: ANN401 - as the form takes them
    return BLACKJACK.forms["deal"](STANDARD, hand(player), hand(dealer), *others, **named)


def known(*given: Any, **named: Any) -> dict[str, Answer]:  # noqa: ANN401 - as the form takes them
    outcome = deal(*given, **named)
    assert isinstance(outcome, Outcome), outcome
    return {path: verdict.value for path, verdict in outcome.answers.items()}


def faults(*given: Any, **named: Any) -> list[tuple[str, str]]:  # noqa: ANN401 - as the form takes them
    found = deal(*given, **named)
    assert isinstance(found, tuple)
    return [(fault.code, fault.path) for fault in found]


def test_a_natural_against_three_cards_that_make_21() -> None:
    told = known("A K", "7 7 7")
    assert (told["player.value"], told["dealer.value"]) == (21, 21)
    assert (told["natural"], told["result"]) == (NaturalSeats.PLAYER, HandResult.PLAYER)


def test_an_ace_and_a_ten_from_a_split() -> None:
    told = known("A K", "7 7 7", (Move.SPLIT,))
    assert (told["natural"], told["result"]) == (NaturalSeats.NEITHER, HandResult.PUSH)


def test_one_side_alone_waits_for_the_other() -> None:
    assert known("A 7")["next"] is Awaited.DEALER_CARDS
    assert (known("A 7")["player.low"], known("A 7")["player.value"]) == (8, 18)
    assert known("", "6")["next"] is Awaited.PLAYER_CARDS
    assert "player.low" not in known("K Q")


def test_with_the_dealers_first_card_there_is_a_choice() -> None:
    told = known("8 8", "6")
    assert told["next"] is Awaited.PLAYER_MOVE
    assert told["moves"] == (Move.HIT, Move.STAND, Move.DOUBLE, Move.SPLIT, Move.SURRENDER)
    assert known("A K", "A")["next"] is Awaited.DEALER_CARDS
    assert known("A K", "6")["result"] is HandResult.PLAYER


@pytest.mark.parametrize(
    ("player", "dealer", "moves", "house", "expected"),
    [
        ("A X", "Y", "", "", [("unreadable-card", "player.2"), ("unreadable-card", "dealer.1")]),
        ("A", "6", "", "", [("too-few-cards", "player.2")]),
        ("10 9", "10 6", "", "", [("dealer-card-missing", "dealer.3")]),
        ("10 9", "10 7 2", "", "", [("dealer-card-not-allowed", "dealer.3")]),
        ("10 9", "A 6 2", "", "", [("dealer-card-not-allowed", "dealer.3")]),
        ("10 9", "A 6", "", "h17", [("dealer-card-missing", "dealer.3")]),
        ("10 6 5 2", "10 7", "", "", [("card-past-full", "player.4")]),
        ("A K 2", "10 7", "", "", [("card-past-full", "player.3")]),
        ("10 6 8 2", "10 7", "", "", [("card-past-full", "player.4")]),
        ("A 5 2", "10 7", "split", "", [("card-after-split-aces", "player.3")]),
        ("10 9", "10 7", "hit", "", [("move-shown-by-cards", "moves")]),
        ("10 9", "10 7", "split split", "", [("move-twice", "moves")]),
        ("10 6", "10", "double surrender", "", [("moves-apart", "moves")]),
        ("10 6", "", "surrender", "", [("move-needs-cards", "moves")]),
        ("10 6", "10", "insurance", "", [("move-not-allowed", "moves")]),
        ("10 6", "10", "surrender", "no-surrender", [("move-not-allowed", "moves")]),
        ("5 3 9", "10 7", "double", "double-9-11", [("move-not-allowed", "moves")]),
        ("5 6 2 3", "10 7", "double", "", [("doubled-hand-cards", "moves")]),
        ("10 2 3", "10 7", "surrender", "", [("given-up-hand-cards", "moves")]),
        ("10 6 2", "A K", "", "", [("played-after-natural", "player.3")]),
        ("10 6", "A K", "surrender", "", [("played-after-natural", "moves")]),
        ("10 6", "10 7", "", "s17 h17", [("house-rule-twice", "house")]),
        (
            "A X",
            "Y",
            "hit split split",
            "",
            [
                ("unreadable-card", "player.2"),
                ("unreadable-card", "dealer.1"),
                ("move-shown-by-cards", "moves"),
                ("move-twice", "moves"),
            ],
        ),
        (
            "10 6 5 2",
            "10 7 2",
            "double insurance",
            "",
            [
                ("card-past-full", "player.4"),
                ("dealer-card-not-allowed", "dealer.3"),
                ("move-not-allowed", "moves"),
                ("doubled-hand-cards", "moves"),
            ],
        ),
    ],
)
def test_every_fault_of_a_deal_is_told_at_once(
    player: str, dealer: str, moves: str, house: str, expected: list[tuple[str, str]]
) -> None:
    done = tuple(move for text in moves.split() for move in Move.parse(text))
    options = tuple(option for text in house.split() for option in HouseOption.parse(text))
    assert faults(player, dealer, done, options) == expected


def test_the_shoe_holds_four_of_a_rank_and_one_of_a_card_for_each_deck() -> None:
    assert faults("8 8", "8 8 8", decks=1) == [("rank-too-often", "dealer.3")]
    assert faults("8S 8H", "8S 10", decks=1) == [("suited-card-too-often", "dealer.1")]
    assert faults("8 9", "10 9", decks=0) == [("decks-out-of-range", "decks")]


def test_the_stake_is_above_zero() -> None:
    assert [fault.code for fault in settle("8 9", "10 9", 0).faults] == ["not-above-zero"]


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
        outcome = deal(*given_)
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


moves_ = st.lists(st.sampled_from(Move), max_size=3).map(tuple)
options_ = st.lists(st.sampled_from(HouseOption), max_size=3).map(tuple)


@settings(deadline=None)
@given(st.lists(cards, max_size=5), st.lists(cards, max_size=5), moves_, options_)
def test_any_deal_gives_an_outcome_or_its_faults(
    player: list[Card], dealer: list[Card], moves: tuple[Move, ...], options: tuple[HouseOption, ...]
) -> None:
    for rules in (STANDARD, *(mutant.rules for mutant in MUTANTS)):
        outcome = BLACKJACK.forms["deal"](rules, tuple(player), tuple(dealer), moves, options)
        if isinstance(outcome, Outcome):
            assert {step.name for step in outcome.steps} <= BLACKJACK.sentences.keys()
            assert ("result" in outcome.answers) is (outcome.answers["next"].value is Awaited.NOTHING)
        else:
            assert all(set(fault.values) <= BLACKJACK.faults[fault.code] for fault in outcome)


def test_every_question_is_answered_by_any_changed_rules() -> None:
    for mutant in MUTANTS:
        assert {step.rule for step in asked(mutant.rules)} <= {provision.id for provision in BLACKJACK.provisions}
