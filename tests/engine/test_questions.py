"""What a page may ask, and what it is told."""

from __future__ import annotations

import inspect
import typing
from fractions import Fraction
from typing import Any

import pytest

from engine.api import Between, Outcome, Payout, ValueSet, Verdict, YesNo
from engine.baccarat import (
    BACCARAT,
    STANDARD,
    STOOD,
    Action,
    Bet,
    Comparison,
    Naturalness,
    Next,
    Rules,
    Settlement,
    Third,
    Winner,
    Worth,
)
from engine.cards import Card, hand

D, S = Action

Answered = tuple[tuple[str, Verdict[Any]], ...]
"""Each question's name, with a verdict on it."""


def ask(question: str, *given: Any) -> Any:  # noqa: ANN401 - each question takes and gives other values
    return BACCARAT.questions[question](STANDARD, *given).value


def totals(*members: int, high: int) -> ValueSet:
    return ValueSet(frozenset(members), Between(0, high))


@pytest.mark.parametrize(
    ("question", "given", "answer"),
    [
        ("card_value", [Card("A")], 1),
        ("card_value", [Card("10")], 0),
        ("card_worth", [Card("A")], Worth.ONE),
        ("card_worth", [Card("9")], Worth.FACE),
        ("card_worth", [Card("10", "H")], Worth.ZERO),
        ("sum", hand("7 8"), 15),
        ("sum", hand("A 6 9"), 16),
        ("total", hand("7 8"), 5),
        ("total", hand("A 6 9"), 6),
        ("together", [7, 8], 5),
        ("together", [9, 0], 9),
        ("units", [17], 7),
        ("units", [10], 0),
        ("is_natural", hand("4 4"), Naturalness.NATURAL),
        ("is_natural", hand("7 8"), Naturalness.NOT),
        ("is_natural", hand("2 3 3"), Naturalness.NOT),
        ("natural_totals", [], totals(8, 9, high=9)),
        ("total_range", [], totals(*range(10), high=9)),
        ("highest_total", [], 9),
        ("starting_cards", [], 2),
        ("most_extra_cards", [], 1),
        ("hands", [], 2),
        ("player_draws_on", [], totals(0, 1, 2, 3, 4, 5, high=7)),
        ("player_stands_on", [], totals(6, 7, high=7)),
        ("player_action", [5], D),
        ("player_action", [6], S),
        ("banker_draws", [6, Third(6)], YesNo.YES),
        ("banker_draws", [6, Third(5)], YesNo.NO),
        ("banker_draws", [5], YesNo.YES),
        ("banker_action", [3, Third(8)], S),
        ("banker_action", [6, STOOD], S),
        ("banker_draws_on", [Third(8)], totals(0, 1, 2, high=7)),
        ("banker_draws_on", [], totals(0, 1, 2, 3, 4, 5, high=7)),
        ("after_opening", [9, 0], Next.NOTHING),
        ("after_opening", [0, 8], Next.NOTHING),
        ("after_opening", [6, 7], Next.NOTHING),
        ("after_opening", [5, 7], Next.PLAYER_THIRD),
        ("after_opening", [6, 5], Next.BANKER_THIRD),
        ("winner", [7, 4], Winner.PLAYER),
        ("winner", [3, 8], Winner.BANKER),
        ("winner", [6, 6], Winner.TIE),
        ("compare", [8, 6], Comparison.HIGHER),
        ("compare", [2, 6], Comparison.LOWER),
        ("compare", [6, 6], Comparison.EQUAL),
        ("pays", [Bet.PLAYER], Payout(Fraction(1))),
        ("pays", [Bet.BANKER], Payout(Fraction(19, 20))),
        ("pays", [Bet.TIE], Payout(Fraction(8))),
        ("settles", [Bet.PLAYER, Winner.TIE], Settlement.RETURNED),
        ("settles", [Bet.BANKER, Winner.BANKER], Settlement.PAID),
        ("settles", [Bet.TIE, Winner.PLAYER], Settlement.LOST),
        ("cells", [], 88),
    ],
)
def test_a_question_is_answered_by_the_standard_rules(question: str, given: list[Any], answer: object) -> None:
    assert ask(question, *given) == answer


@pytest.mark.parametrize(
    ("question", "given", "over", "actions"),
    [
        ("player_rule", [], "total", (D, D, D, D, D, D, S, S)),
        ("banker_stood_rule", [], "total", (D, D, D, D, D, D, S, S)),
        ("banker_rule", [3], "third-card", (D, D, D, D, D, D, D, D, S, D)),
        ("banker_rule", [6], "third-card", (S, S, S, S, S, S, D, D, S, S)),
        ("banker_rule", [7], "third-card", (S,) * 10),
    ],
)
def test_a_policy_holds_a_whole_row_and_reads_each_of_its_cells(
    question: str, given: list[Any], over: str, actions: tuple[Action, ...]
) -> None:
    verdict = BACCARAT.questions[question](STANDARD, *given)
    assert (verdict.value.over, verdict.value.actions) == (over, actions)
    assert len({step.cell for step in verdict.steps}) == len(actions)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("0", [0]),
        ("7", [7]),
        ("10", [0]),
        ("A", [1]),
        ("KH", [0]),
        ("stood", [None]),
        ("drew", list(range(10))),
        ("-1", []),
        ("", []),
    ],
)
def test_a_third_card_is_read_from_its_value_a_card_or_what_the_player_did(text: str, values: list[int | None]) -> None:
    assert Third.parse(text) == tuple(map(Third, values))


def test_a_third_card_reads_back_from_its_own_text() -> None:
    for third in (*map(Third, range(10)), STOOD):
        assert Third.parse(str(third)) == (third,)


def test_every_question_is_typed_and_says_what_it_answers() -> None:
    for name, question in BACCARAT.questions.items():
        assert question.__doc__, name
        hints = typing.get_type_hints(question, include_extras=True)
        assert set(hints) == {*inspect.signature(question).parameters, "return"}, name
        assert typing.get_origin(hints["return"]) is Verdict, name
        assert next(iter(hints.values())) is Rules, name


def test_steps_carry_exactly_the_values_that_their_sentences_may_use(answered: Answered) -> None:
    for _, verdict in answered:
        for step in verdict.steps:
            assert set(step.values) == BACCARAT.sentences[step.name], step.name


def test_every_rule_has_a_source_and_is_read_by_a_question_or_a_deal(answered: Answered, scoreboard: Outcome) -> None:
    rules = [provision.id for provision in BACCARAT.provisions]
    assert len(rules) == len(set(rules))
    assert all(provision.source for provision in BACCARAT.provisions)
    natural = BACCARAT.forms["first"](STANDARD, 9, 7)
    assert not isinstance(natural, tuple)
    steps = [*natural.steps, *scoreboard.steps, *(step for _, verdict in answered for step in verdict.steps)]
    assert {step.rule for step in steps} == set(rules)
