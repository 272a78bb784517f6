"""Roulette as pages question it: every entry is read by some trace, every example is answered or told what is wrong."""

from __future__ import annotations

from dataclasses import fields
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.api import Outcome, Unanswerable, Verdict, YesNo
from engine.roulette import (
    ROULETTE,
    STANDARD,
    OutsideBet,
    Pocket,
    PocketColour,
    PocketHalf,
    PocketParity,
    RouletteBet,
    Wheel,
    ZeroFate,
    ZeroRule,
    bets,
)
from engine.stakes import Settlement

SINGLE, DOUBLE = Wheel
MUTANTS = ROULETTE.mutants(STANDARD)
OWN = {*ROULETTE.questions}
pockets = st.sampled_from(Pocket.every())

Answered = tuple[tuple[str, Verdict[Any]], ...]


def ask(question: str, *given_: Any, **named: Any) -> Any:  # noqa: ANN401 - each question gives other values
    return ROULETTE.questions[question](STANDARD, *given_, **named).value


def pocket(label: str) -> Pocket:
    return Pocket(label)


def spun(label: str, wheel: Wheel = SINGLE, rule: ZeroRule = ZeroRule.NONE) -> dict[str, Any]:
    outcome = ROULETTE.forms["spin"](STANDARD, pocket(label), wheel, rule)
    assert isinstance(outcome, Outcome)
    return {path: verdict.value for path, verdict in outcome.answers.items()}


def test_the_cells_that_steps_read_are_the_cells_that_mutants_change(answered_by_all: Answered) -> None:
    read = {step.cell for name, verdict in answered_by_all if name in OWN for step in verdict.steps}
    assert read - {""} == {mutant.cell for mutant in MUTANTS}


def test_every_step_that_a_sentence_exists_for_is_taken(answered_by_all: Answered) -> None:
    steps = [step for name, verdict in answered_by_all if name in OWN for step in verdict.steps]
    assert {step.name: set(step.values) for step in steps} == ROULETTE.sentences
    assert {step.rule for step in steps} == {provision.id for provision in ROULETTE.provisions}


def test_no_cell_is_changed_twice() -> None:
    assert len({mutant.cell for mutant in MUTANTS}) == len(MUTANTS)


def test_each_mutant_differs_from_the_rules_in_one_entry() -> None:
    for mutant in MUTANTS:
        names = [entry.name for entry in fields(STANDARD) if entry.compare]
        changed = [name for name in names if getattr(mutant.rules, name) != getattr(STANDARD, name)]
        assert len(changed) == 1, mutant.cell


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.cell)
def test_by_changed_rules_every_spin_is_still_answered(mutant: Any) -> None:  # noqa: ANN401 - as the API has it
    for label, wheel, rule in product(("0", "17", "36"), Wheel, ZeroRule):
        assert isinstance(ROULETTE.forms["spin"](mutant.rules, pocket(label), wheel, rule), Outcome)


def test_a_spin_tells_what_a_number_belongs_to() -> None:
    told = spun("17")
    assert (told["colour"], told["parity"], told["half"]) == (PocketColour.BLACK, PocketParity.ODD, PocketHalf.LOW)
    assert [str(box) for box in told["outside"]] == ["second-column", "second-dozen", "black", "odd", "low"]
    assert [str(one) for one in told["neighbours"]] == ["25", "34"]
    paid = {path for path, value in told.items() if value is Settlement.PAID}
    assert paid == {"second_column", "second_dozen", "black", "odd", "low"}


@pytest.mark.parametrize("label", ["0", "00"])
def test_a_spin_to_a_zero_loses_every_outside_bet(label: str) -> None:
    told = spun(label, DOUBLE)
    assert (told["colour"], told["parity"], told["half"], told["outside"]) == (
        PocketColour.NEITHER,
        PocketParity.NEITHER,
        PocketHalf.NEITHER,
        (),
    )
    assert {told[str(box).replace("-", "_")] for box in OutsideBet} == {Settlement.LOST}


def test_a_chip_on_a_zero_or_beside_it_is_paid_there() -> None:
    for chip in (("0",), ("0", "2"), ("0", "1", "2"), ("0", "1", "2", "3")):
        assert ask("inside_settles", *map(Pocket, chip), pocket=Pocket("0"), wheel=SINGLE) is Settlement.PAID
        assert ask("inside_settles", *map(Pocket, chip), pocket=Pocket("36"), wheel=SINGLE) is Settlement.LOST


@pytest.mark.parametrize(
    ("rule", "fate"),
    list(zip(ZeroRule, [ZeroFate.LOST, ZeroFate.HALVED, ZeroFate.HELD, ZeroFate.HELD], strict=True)),
)
def test_a_spin_to_a_zero_tells_what_the_rule_about_zeros_does(rule: ZeroRule, fate: ZeroFate) -> None:
    assert spun("0", rule=rule)["even_money"] is fate
    assert "even_money" not in spun("1", rule=rule)


def test_a_pocket_that_the_wheel_does_not_have_is_a_fault() -> None:
    faults = ROULETTE.forms["spin"](STANDARD, pocket("00"), SINGLE)
    assert isinstance(faults, tuple)
    assert [(fault.code, fault.path) for fault in faults] == [("pocket-not-on-wheel", "pocket")]
    assert set(faults[0].values) == ROULETTE.faults["pocket-not-on-wheel"]


def test_rules_about_zeros_are_for_even_money_only() -> None:
    fates = {bet: ask("zero_rules_bet", bet, ZeroRule.LA_PARTAGE) for bet in RouletteBet}
    assert {bet for bet, fate in fates.items() if fate is ZeroFate.HALVED} == set(list(RouletteBet)[-6:])


def test_a_held_bet_is_returned_or_lost_and_never_paid() -> None:
    assert ask("held_when_covered", ZeroRule.EN_PRISON) is Settlement.RETURNED
    assert ask("held_when_missed", ZeroRule.EN_PRISON) is Settlement.LOST
    assert ask("held_at_zero", ZeroRule.EN_PRISON) is ZeroFate.HELD
    assert ask("held_at_zero", ZeroRule.EN_PRISON_ONCE) is ZeroFate.LOST


@pytest.mark.parametrize(
    ("bet", "wheel", "back"),
    [("red", SINGLE, 36), ("split", SINGLE, 36), ("red", DOUBLE, 36), ("five-number", DOUBLE, 35)],
)
def test_a_round_of_all_pockets_gives_back_as_much_for_every_bet_but_one(bet: str, wheel: Wheel, back: int) -> None:
    assert ask("cycle_back", RouletteBet(bet), wheel).value == back
    assert ask("cycle_stakes", wheel) == {SINGLE: 37, DOUBLE: 38}[wheel]


@pytest.mark.parametrize(
    ("question", "given_", "named", "code"),
    [
        ("wheel_neighbours", (Pocket("00"), SINGLE), {}, "pocket-not-on-wheel"),
        ("inside_bet", (Pocket("1"), Pocket("36")), {"wheel": SINGLE}, "no-chip-covers"),
        ("inside_bet", (Pocket("1"), Pocket("5")), {"wheel": SINGLE}, "no-chip-covers"),
        ("chip_place", (RouletteBet.RED,), {}, "no-chip-place"),
        ("held_at_zero", (ZeroRule.LA_PARTAGE,), {}, "rule-holds-no-bet"),
        ("cycle_back", (RouletteBet.FIVE_NUMBER, SINGLE), {}, "no-place-for-bet"),
    ],
)
def test_what_has_no_answer_says_why(question: str, given_: tuple[Any, ...], named: dict[str, Any], code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        ask(question, *given_, **named)
    assert refused.value.fault.code == code
    assert set(refused.value.fault.values) == ROULETTE.faults[code]


@given(chosen=st.lists(pockets, min_size=1, max_size=7, unique=True), wheel=st.sampled_from(Wheel))
def test_any_pockets_are_covered_by_one_chip_or_by_none(chosen: list[Pocket], wheel: Wheel) -> None:
    together = [placed.bet for placed in bets(wheel) if set(placed.pockets) == set(chosen)]
    if together:
        assert [ask("inside_bet", *chosen, wheel=wheel)] == together
    else:
        with pytest.raises(Unanswerable):
            ask("inside_bet", *chosen, wheel=wheel)


@given(text=st.text(max_size=3))
def test_a_pocket_is_read_from_what_is_printed_on_it_and_from_nothing_else(text: str) -> None:
    assert [str(one) for one in Pocket.parse(text)] == [text for printed in Pocket.every() if str(printed) == text]


@given(box=st.sampled_from(OutsideBet), where=pockets)
def test_an_outside_bet_is_paid_where_it_covers_the_pocket(box: OutsideBet, where: Pocket) -> None:
    paid = ask("outside_settles", box, where) is Settlement.PAID
    assert paid is (ask("outside_covers", box, where) is YesNo.YES)
    assert paid is (box in ask("outside_bets", where))
