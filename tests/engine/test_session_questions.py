"""What pages ask of sessions: answers, the entries that their traces read, and what has no answer."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction
from typing import Any

import pytest

from engine.api import Amount, Rate, Share, Unanswerable, Verdict
from engine.decks import Decks
from engine.roulette import Wheel
from engine.session import (
    NO_LIMIT,
    SESSION,
    STANDARD,
    Equipment,
    LastWin,
    LeftToLose,
    Limit,
    ResultBand,
    ReturnedRound,
    SessionBet,
    SessionCourse,
    WinReached,
)
from engine.session.words import LIMITS
from engine.stakes import Basis

SHOE, WHEEL = Equipment(Decks(8)), Equipment(Wheel.SINGLE_ZERO)
MUTANTS = {mutant.cell: mutant.rules for mutant in SESSION.mutants(STANDARD)}
CASES: dict[str, tuple[str, tuple[Any, ...]]] = {
    "stake": ("mean_result", (SessionBet.PLAYER, SHOE, 10, NO_LIMIT, NO_LIMIT)),
    "rounds/returned": ("mean_result", (SessionBet.PLAYER, SHOE, 10, NO_LIMIT, NO_LIMIT)),
    "loss/left": ("lowest_result", (SessionBet.BANKER_5, SHOE, 10, Limit(2), NO_LIMIT)),
    "win/reached": ("win_limit_chance", (SessionBet.PLAYER, SHOE, 10, NO_LIMIT, Limit(2))),
    "expected/basis": ("expected_loss", (SessionBet.PLAYER, SHOE, 10, Amount(Fraction(1)))),
    "win/last": ("highest_result", (SessionBet.TIE_8, SHOE, 10, NO_LIMIT, Limit(2))),
}
"""For each entry, a question of which the answer depends on it."""


def ask(name: str, *arguments: Any, rules: Any = STANDARD) -> Verdict[Any]:  # noqa: ANN401 - of every kind
    return SESSION.questions[name](rules, *arguments)


def value(name: str, *arguments: Any) -> Any:  # noqa: ANN401 - of every kind
    return ask(name, *arguments).value


def test_how_sessions_are_counted_can_be_asked() -> None:
    assert value("session_stake") == 1
    assert value("returned_round") is ReturnedRound.COUNTS
    assert value("left_to_lose") is LeftToLose.WHOLE_STAKE
    assert value("win_reached") is WinReached.AS_MUCH
    assert value("last_win") is LastWin.WHOLE


@pytest.mark.parametrize(
    ("result", "loss", "win", "course"),
    [
        ("-9", 10, None, SessionCourse.GOES_ON),
        ("-9.05", 10, None, SessionCourse.STOPS),
        ("-10", 10, None, SessionCourse.STOPS),
        ("-100", None, 10, SessionCourse.GOES_ON),
        ("9.5", None, 10, SessionCourse.GOES_ON),
        ("10", 10, 10, SessionCourse.STOPS),
        ("35", None, 10, SessionCourse.STOPS),
        ("0", None, None, SessionCourse.GOES_ON),
    ],
)
def test_a_session_goes_on_until_a_limit_stops_it(
    result: str, loss: int | None, win: int | None, course: SessionCourse
) -> None:
    assert value("session_course", Amount(Fraction(result)), Limit(loss), Limit(win)) is course


def test_an_expected_loss_is_stake_times_rounds_times_edge() -> None:
    assert value("expected_loss", SessionBet.RED, WHEEL, 37, Amount(Fraction(5))) == Amount(Fraction(5))
    assert value("session_edge", SessionBet.RED, WHEEL) == Rate(Fraction(1, 37), Basis.MADE)


def test_a_loss_as_a_part_of_what_is_staked_is_the_edge_of_the_bet() -> None:
    plan = (SessionBet.BANKER_5, SHOE, 20, Limit(3), Limit(2))
    assert value("loss_per_stake", *plan) == value("session_edge", SessionBet.BANKER_5, SHOE)
    assert (
        value("mean_staked", *plan).value * value("loss_per_stake", *plan).value == -value("mean_result", *plan).value
    )
    assert value("mean_staked", *plan) == value("mean_rounds", *plan)


def test_the_bands_of_results_and_the_limits_share_out_all_sessions() -> None:
    plan = (SessionBet.PLAYER, SHOE, 30, Limit(10), Limit(10))
    bands = {band: value("result_chance", band, *plan).value for band in ResultBand}
    assert sum(bands.values()) == 1
    assert Share(bands[ResultBand.LOST_10]) == value("loss_limit_chance", *plan)
    assert Share(bands[ResultBand.WON_10]) == value("win_limit_chance", *plan)


def test_the_lowest_and_the_highest_result_depend_on_the_limits() -> None:
    free, limited = ((SessionBet.TIE_8, SHOE, 20, limit, limit) for limit in (NO_LIMIT, Limit(10)))
    assert [value(name, *free).value for name in ("lowest_result", "highest_result")] == [-20, 160]
    assert [value(name, *limited).value for name in ("lowest_result", "highest_result")] == [-10, 17]


@pytest.mark.parametrize(
    ("name", "arguments", "code"),
    [
        ("expected_loss", (SessionBet.RED, WHEEL, 10, Amount(Fraction(0))), "no-stake"),
        ("session_edge", (SessionBet.RED, SHOE), "bet-on-other-equipment"),
        ("mean_result", (SessionBet.PLAYER, WHEEL, 10, NO_LIMIT, NO_LIMIT), "bet-on-other-equipment"),
    ],
)
def test_what_has_no_answer_says_why(name: str, arguments: tuple[Any, ...], code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        ask(name, *arguments)
    assert refused.value.fault.code == code
    assert set(refused.value.fault.values) == SESSION.faults[code]


def test_a_limit_below_the_stake_leaves_no_round_to_play() -> None:
    plan = (SessionBet.PLAYER, SHOE, 10, Limit(1), NO_LIMIT)
    assert ask("mean_rounds", *plan, rules=MUTANTS["stake"]).value == Amount(Fraction(0))
    assert ask("loss_limit_chance", *plan, rules=MUTANTS["stake"]).value == Share(Fraction(1))
    with pytest.raises(Unanswerable) as refused:
        ask("loss_per_stake", *plan, rules=MUTANTS["stake"])
    assert refused.value.fault.code == "no-round-played"


def test_the_cells_that_steps_read_are_those_that_mutants_change(
    answered_by_all: tuple[tuple[str, Verdict[Any]], ...],
) -> None:
    asked = [step for name, verdict in answered_by_all if name in SESSION.questions for step in verdict.steps]
    assert {step.cell for step in asked} - {""} == MUTANTS.keys() == CASES.keys()
    assert {step.name for step in asked} == SESSION.sentences.keys()
    assert all(set(step.values) == SESSION.sentences[step.name] for step in asked)
    assert {step.rule for step in asked} == {provision.id for provision in SESSION.provisions}


@pytest.mark.parametrize("cell", CASES)
def test_a_changed_entry_changes_an_answer_whose_trace_reads_it(cell: str) -> None:
    name, arguments = CASES[cell]
    assert cell in {step.cell for step in ask(name, *arguments).steps}
    assert ask(name, *arguments, rules=MUTANTS[cell]).value != value(name, *arguments)


@pytest.mark.parametrize("cell", CASES)
def test_a_mutant_differs_in_one_entry(cell: str) -> None:
    names = [one.name for one in fields(STANDARD)]
    assert sum(getattr(MUTANTS[cell], name) != getattr(STANDARD, name) for name in names) == 1


@pytest.mark.parametrize("rounds_counted", ["mean_rounds", "mean_staked"])
def test_where_returned_bets_do_not_count_the_loss_is_a_part_of_the_others(rounds_counted: str) -> None:
    rules = MUTANTS["rounds/returned"]
    plan = (SessionBet.PLAYER, SHOE, 10, Limit(3), NO_LIMIT)
    assert ask("loss_per_stake", *plan, rules=rules).value.basis is Basis.RESOLVED
    assert ask(rounds_counted, *plan, rules=rules).value != value(rounds_counted, *plan)


@pytest.mark.parametrize("text", ["8", "infinite", "single-zero", "double-zero"])
def test_equipment_is_read_from_its_own_text(text: str) -> None:
    (equipment,) = Equipment.parse(text)
    assert str(equipment) == text


@pytest.mark.parametrize("text", ["0", "13", "wheel", ""])
def test_what_is_no_equipment_is_read_as_none(text: str) -> None:
    assert Equipment.parse(text) == ()


@pytest.mark.parametrize("limit", [NO_LIMIT, Limit(LIMITS.low), Limit(LIMITS.high)])
def test_a_limit_is_read_from_its_own_text(limit: Limit) -> None:
    assert Limit.parse(str(limit)) == (limit,)


@pytest.mark.parametrize("text", ["0", "501", "010", "-1", "1.5", "²", ""])
def test_what_is_no_limit_is_read_as_none(text: str) -> None:
    assert Limit.parse(text) == ()


@pytest.mark.parametrize("units", [0, 501, -1])
def test_a_limit_that_no_session_can_have_is_refused(units: int) -> None:
    with pytest.raises(ValueError, match="a limit is 1 to 500 units"):
        Limit(units)
