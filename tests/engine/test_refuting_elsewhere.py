"""False statements about the other games: each is refuted by the case that the engine found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.api import CLAIMED, Fault, Outcome, step
from engine.blackjack import STANDARD as BLACKJACK_RULES
from engine.blackjack import HandResult, NaturalHand
from engine.blackjack.mistakes import HandStatement, refute_hand
from engine.refuting import refuted
from engine.roulette import STANDARD, OutsideBet
from engine.roulette.mistakes import WheelStatement, refute_spin
from engine.stakes import Settlement


def told(outcome: Outcome | tuple[Fault, ...], path: str) -> Any:  # noqa: ANN401 - any answer
    assert isinstance(outcome, Outcome)
    return outcome.answers[path].value


def test_at_zero_the_bets_on_even_and_low_are_lost_and_a_statement_pays_them() -> None:
    found = refute_spin(STANDARD, WheelStatement.ZERO_COUNTS)
    assert str(told(found, "pocket")) == "0"
    assert [told(found, path) for path in ("even", "low")] == [Settlement.LOST] * 2
    assert [told(found, f"{CLAIMED}{path}") for path in ("even", "low")] == [Settlement.PAID] * 2
    assert isinstance(found, Outcome)
    claimed = {path for path in found.answers if path.startswith(CLAIMED)}
    assert claimed == {f"{CLAIMED}{path}" for path in ("even", "low", "outside")}


def test_what_a_statement_about_zero_contradicts_is_the_rule_about_zero() -> None:
    found = refute_spin(STANDARD, WheelStatement.ZERO_COUNTS)
    assert isinstance(found, Outcome)
    assert {one.rule for one in found.answers[f"{CLAIMED}even"].steps} == {"zero-in-no-outside-bet"}


def test_where_zero_counts_as_even_and_low_nothing_refutes_that() -> None:
    rules = replace(STANDARD, with_zeros=frozenset({OutsideBet.EVEN, OutsideBet.LOW}))
    statement = WheelStatement.ZERO_COUNTS
    assert refute_spin(rules, statement) == (Fault("not-refuted", "statement", {"statement": statement}),)


def test_outcomes_that_agree_refute_nothing() -> None:
    outcome = Outcome({}, (step("a", "b", "c"),))
    assert refuted(outcome, outcome) is None


def ranks(found: Outcome | tuple[Fault, ...], path: str) -> list[str]:
    return [str(card) for card in told(found, path)]


def points(cards: list[str]) -> int:
    """What cards are worth in blackjack, where an ace counts eleven if that is no bust."""
    low = sum({"A": 1, "J": 10, "Q": 10, "K": 10}.get(rank) or int(rank) for rank in cards)
    return low + 10 if "A" in cards and low <= 11 else low


def test_a_natural_beats_a_21_of_three_cards_and_a_statement_lets_them_push() -> None:
    found = refute_hand(BLACKJACK_RULES, HandStatement.NATURAL_TIES_21)
    player, dealer = ranks(found, "player.cards"), ranks(found, "dealer.cards")
    assert (len(player), len(dealer)) == (2, 3)
    assert points(player) == points(dealer) == 21
    assert points(dealer[:2]) < 17
    assert told(found, "result") is HandResult.PLAYER
    assert told(found, f"{CLAIMED}result") is HandResult.PUSH


def test_ace_and_ten_after_a_split_push_against_a_21_and_a_statement_lets_them_win() -> None:
    found = refute_hand(BLACKJACK_RULES, HandStatement.NATURAL_AFTER_SPLIT)
    player, dealer = ranks(found, "player.cards"), ranks(found, "dealer.cards")
    assert player == ["A", "10"]
    assert points(dealer) == 21
    assert told(found, "player.natural") is NaturalHand.NOT
    assert told(found, "result") is HandResult.PUSH
    assert told(found, f"{CLAIMED}player.natural") is NaturalHand.NATURAL
    assert told(found, f"{CLAIMED}result") is HandResult.PLAYER


def test_no_lower_hand_of_the_dealer_refutes_what_is_said_of_naturals() -> None:
    found = refute_hand(BLACKJACK_RULES, HandStatement.NATURAL_TIES_21)
    assert ranks(found, "dealer.cards") == ["A", "2", "8"]  # with an ace and a two, only an eight makes 21


def test_what_a_statement_about_naturals_contradicts_is_the_rule_about_them() -> None:
    rules = {
        statement: {one.rule for one in found.answers[f"{CLAIMED}result"].steps}
        for statement in HandStatement
        if isinstance(found := refute_hand(BLACKJACK_RULES, statement), Outcome)
    }
    assert rules == {
        HandStatement.NATURAL_TIES_21: {"natural-beats-others"},
        HandStatement.NATURAL_AFTER_SPLIT: {"natural-not-after-split"},
    }


def test_where_a_split_hand_may_be_a_natural_nothing_refutes_that() -> None:
    statement = HandStatement.NATURAL_AFTER_SPLIT
    found = refute_hand(replace(BLACKJACK_RULES, natural_after_split=True), statement)
    assert found == (Fault("not-refuted", "statement", {"statement": statement}),)
