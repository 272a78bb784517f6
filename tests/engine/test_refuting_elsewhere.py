"""False statements about the other games: each is refuted by the case that the engine found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.api import CLAIMED, Fault, Outcome, step
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
