"""False statements: each is refuted by the case that the engine found, as a second and plainer table deals it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from engine.api import CLAIMED, Amount, Fault, Outcome, Verdict
from engine.baccarat import BACCARAT, STANDARD, STOOD, Action, Rules, Settlement, Third, play
from engine.baccarat.mistakes.forms import refute
from engine.baccarat.mistakes.misreadings import MISREADINGS
from engine.baccarat.mistakes.reading import Reading
from engine.baccarat.mistakes.search import rounds
from engine.baccarat.mistakes.words import Statement
from engine.baccarat.roads.words import Result
from engine.cards import Card

CASES = Path(__file__).parents[1] / "cases" / "false-statements.jsonl"
RECORDED: Mapping[str, Any] = {
    entry["id"]: entry for entry in map(json.loads, CASES.read_text(encoding="utf-8").splitlines())
}
TOLD_BY_CELLS = {
    Statement.BANKER_5_INVERTED: "B5-inverted",
    Statement.BANKER_3_ONLY_AGAINST_8: "B3-only-on-8",
    Statement.BANKER_6_STANDS: "B6-always-stands",
    Statement.BANKER_FOLLOWS_PLAYER: "B-always-if-player-drew",
    Statement.BANKER_4_5_STAND: "B45-null",
}
"""The statements of which it is recorded what they say of each cell of the Banker's table."""
POINTS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 0, "J": 0, "Q": 0, "K": 0}
DRAWN_AGAINST = {3: "012345679", 4: "234567", 5: "4567", 6: "67", 7: ""}


def banker_draws(total: int, third: int | None, _player: int) -> bool:
    """Tell whether the Banker draws, as the tables of casinos print it."""
    if third is None:
        return total < 6
    return total < 3 or str(third) in DRAWN_AGAINST[total]


def higher_wins(player: int, banker: int) -> str:
    """Compare two totals."""
    if player == banker:
        return "tie"
    return "player" if player > banker else "banker"


@dataclass(frozen=True)
class Table:
    """A table in plain numbers, of which each part can be got wrong by itself."""

    points: Mapping[str, int]
    worth: Callable[[int], int] = lambda summed: summed % 10
    naturals: tuple[int, ...] = (8, 9)
    three_are_natural: bool = False
    player_draws: Callable[[int], bool] = lambda total: total < 6
    banker_draws: Callable[[int, int | None, int], bool] = banker_draws
    winner: Callable[[int, int], str] = higher_wins
    naturals_tie: bool = False

    def deal(self, player: list[str], banker: list[str], coming: list[str]) -> tuple[int, int, str]:
        """Deal a round: the two final totals and the winner."""
        first, other = self.total(player), self.total(banker)
        if first in self.naturals or other in self.naturals:
            both = first in self.naturals and other in self.naturals
            return first, other, "tie" if both and self.naturals_tie else self.winner(first, other)
        third = None
        if first < 8 and self.player_draws(first):
            player = [*player, coming[0]]
            third, coming = self.points[coming[0]] % 10, coming[1:]
        stopped = third is not None and self.three_are_natural and self.total(player) in self.naturals
        if other < 8 and not stopped and self.banker_draws(other, third, self.total(player)):
            banker = [*banker, coming[0]]
        return self.total(player), self.total(banker), self.winner(self.total(player), self.total(banker))

    def total(self, ranks: list[str]) -> int:
        """What cards are worth."""
        return self.worth(sum(self.points[rank] for rank in ranks))


RIGHT = Table(POINTS)


def tens_off(summed: int) -> int:
    """Take tens off a sum for as long as it is above ten."""
    return summed if summed <= 10 else tens_off(summed - 10)


def six_and_seven(player: int, banker: int) -> str:
    """Take 6 and 7 for one."""
    return "tie" if player in {6, 7} and banker in {6, 7} else higher_wins(player, banker)


def by_players_total(total: int, third: int | None, player: int) -> bool:
    """Let the Banker on 3 stand where the Player's whole hand is worth 8."""
    return player != 8 if total == 3 and third is not None else banker_draws(total, third, player)


def row(changed: int, drawn_against: str) -> Callable[[int, int | None, int], bool]:
    """Change one row of the Banker's table."""
    return lambda total, third, player: (
        str(third) in drawn_against if total == changed and third is not None else banker_draws(total, third, player)
    )


WRONG = {
    Statement.BANKER_5_INVERTED: replace(RIGHT, banker_draws=row(5, "012389")),
    Statement.BANKER_3_ONLY_AGAINST_8: replace(RIGHT, banker_draws=row(3, "8")),
    Statement.BANKER_6_STANDS: replace(RIGHT, banker_draws=row(6, "")),
    Statement.BANKER_FOLLOWS_PLAYER: replace(
        RIGHT, banker_draws=lambda total, third, _: total < 6 if third is None else True
    ),
    Statement.BANKER_READS_TOTAL: replace(RIGHT, banker_draws=by_players_total),
    Statement.BANKER_4_5_STAND: replace(
        RIGHT,
        banker_draws=lambda total, third, _: total < 4 if third is None else banker_draws(total, third, 0),
    ),
    Statement.PLAYER_BELOW_5: replace(RIGHT, player_draws=lambda total: total < 5),
    Statement.PLAYER_CHOOSES: replace(RIGHT, player_draws=lambda total: total < 8),
    Statement.NATURALS_TIE: replace(RIGHT, naturals_tie=True),
    Statement.NATURAL_ONLY_9: replace(RIGHT, naturals=(9,)),
    Statement.NATURAL_OF_THREE: replace(RIGHT, three_are_natural=True),
    Statement.SIX_AND_SEVEN_TIE: replace(RIGHT, winner=six_and_seven),
    Statement.PICTURES_TEN: Table(POINTS | dict.fromkeys(["10", "J", "Q", "K"], 10), tens_off),
    Statement.TENS_NINE: Table(POINTS | {"10": 9, "J": 9, "Q": 2, "K": 2}),
    Statement.ACE_ZERO: Table(POINTS | {"A": 0}),
    Statement.TEN_KEPT: replace(RIGHT, worth=tens_off),
}
"""The false statements that have a round end otherwise."""


def outcome_of(statement: Statement, rules: Rules = STANDARD) -> Outcome:
    """Give the case of a statement."""
    outcome = refute(rules, statement)
    assert isinstance(outcome, Outcome)
    return outcome


def told(outcome: Outcome, path: str, *, claimed: bool) -> Any:  # noqa: ANN401 - any answer
    """Give what is told at a path, or what the statement makes of it."""
    verdict: Verdict[Any] = outcome.answers.get(f"{CLAIMED}{path}" if claimed else path, outcome.answers[path])
    return verdict.value


def dealt(outcome: Outcome) -> tuple[list[str], list[str], list[str]]:
    """Give the starting cards of a case, and those behind them: what was drawn, then what the statement draws more."""
    player, banker = (
        [str(card) for card in told(outcome, f"{name}.cards", claimed=False)] for name in ("player", "banker")
    )
    drawn = [*player[2:], *banker[2:]]
    claimed: list[Third] = [told(outcome, f"{name}.third", claimed=True) for name in ("player", "banker")]
    more = [str(third) for third in claimed if third != STOOD][len(drawn) :]
    return player[:2], banker[:2], [*drawn, *({"1": "A", "0": "10"}.get(value, value) for value in more)]


@pytest.mark.parametrize("statement", WRONG)
def test_the_round_found_ends_otherwise_than_the_statement_has_it(statement: Statement) -> None:
    outcome = outcome_of(statement)
    player, banker, coming = dealt(outcome)
    for table, claimed in ((RIGHT, False), (WRONG[statement], True)):
        ended = [told(outcome, path, claimed=claimed) for path in ("player.total", "banker.total", "winner")]
        assert (*ended[:2], ended[2].value) == table.deal(player, banker, coming)
    assert RIGHT.deal(player, banker, coming)[2] != WRONG[statement].deal(player, banker, coming)[2]


@pytest.mark.parametrize("statement", Statement)
def test_a_case_claims_only_what_is_otherwise(statement: Statement) -> None:
    answers = outcome_of(statement).answers
    claimed = {path.removeprefix(CLAIMED): verdict for path, verdict in answers.items() if path.startswith(CLAIMED)}
    assert claimed
    for path, verdict in claimed.items():
        assert type(answers[path].value) is type(verdict.value)
        assert answers[path].value != verdict.value
        assert verdict.steps


@pytest.mark.parametrize("statement", WRONG)
def test_a_case_is_a_round_by_the_rules(statement: Statement) -> None:
    answers = outcome_of(statement).answers
    cards: list[Any] = [answers[f"{name}.cards"].value for name in ("player", "banker")]
    played = play(*cards)
    assert played.faults == ()
    assert (played.winner, played.steps) == (answers["winner"].value, outcome_of(statement).steps)


@pytest.mark.parametrize(("statement", "name"), TOLD_BY_CELLS.items(), ids=str)
def test_a_statement_about_the_banker_says_of_each_cell_what_was_recorded(statement: Statement, name: str) -> None:
    wrong, letters = MISREADINGS[statement].read(STANDARD), {"D": Action.DRAWS, "S": Action.STANDS}
    assert RECORDED[name]["cells"]
    for cell in RECORDED[name]["cells"]:
        third = None if cell["third"] == "-" else cell["third"]
        assert wrong.banker_action(cell["banker"], third, 0) is letters[cell["claim"]]
        assert STANDARD.banker_action(cell["banker"], third) is letters[cell["right"]]


CHANGED = ("card-value/K", "modulus", "natural/8", "natural-ends-dealing", "player/5", "banker/3/8", "comparison/lower")
OTHER_RULES = [mutant.rules for mutant in BACCARAT.mutants(STANDARD) if mutant.cell in CHANGED]


@pytest.mark.parametrize("rules", [STANDARD, *OTHER_RULES])
def test_the_reading_that_overrides_nothing_plays_every_round_as_the_rules_do(rules: Rules) -> None:
    right = Reading(rules)
    for number, pair in enumerate(rounds(right, right)):
        assert pair.right == pair.wrong
        if number % 7 == 0:
            player, banker = pair.right.player, pair.right.banker
            played = play(player.cards, banker.cards, rules=rules)
            ended = (played.winner, played.player.total, played.banker.total)
            assert played.faults == ()
            assert ended == (pair.right.winner, player.total, banker.total)


@pytest.mark.parametrize(
    ("statement", "rules"),
    [
        (Statement.PLAYER_BELOW_5, replace(STANDARD, player=(Action.DRAWS,) * 5 + (Action.STANDS,) * 3)),
        (Statement.NATURAL_ONLY_9, replace(STANDARD, naturals=frozenset({9}))),
        (Statement.ACE_ZERO, replace(STANDARD, card_values=(0, *STANDARD.card_values[1:]))),
    ],
    ids=str,
)
def test_where_the_rules_are_as_a_statement_says_no_case_is_found(statement: Statement, rules: Rules) -> None:
    assert refute(rules, statement) == (Fault("not-refuted", "statement", {"statement": statement}),)


def test_rules_whose_rounds_cannot_be_searched_are_told() -> None:
    faults = refute(replace(STANDARD, starting_cards=3), Statement.ACE_ZERO)
    assert isinstance(faults, tuple)
    assert [fault.code for fault in faults] == ["uncounted-start"]


@pytest.mark.parametrize(
    ("statement", "rule"),
    {
        Statement.BANKER_5_INVERTED: "banker-5-against-third",
        Statement.BANKER_4_5_STAND: "banker-player-stood",
        Statement.PLAYER_CHOOSES: "player-stands",
        Statement.NATURAL_OF_THREE: "natural",
        Statement.NATURALS_TIE: "comparison",
        Statement.PICTURES_TEN: "card-value-zero",
        Statement.TEN_KEPT: "hand-total",
        Statement.PAIR_BY_VALUE: "pair",
        Statement.SUPER_6_REVERSED: "side-super-6",
        Statement.SCOREBOARD_PREDICTS: "big-road",
    }.items(),
    ids=str,
)
def test_what_a_statement_claims_is_told_with_the_rule_that_it_contradicts(statement: Statement, rule: str) -> None:
    claimed = [verdict for path, verdict in outcome_of(statement).answers.items() if path.startswith(CLAIMED)]
    assert {step.rule for verdict in claimed for step in verdict.steps} == {rule}


def test_a_bet_on_the_banker_is_paid_to_whoever_made_it() -> None:
    outcome = outcome_of(Statement.BANKER_IS_HOUSE)
    assert told(outcome, "winner", claimed=False).value == "banker"
    assert told(outcome, "settlement", claimed=False) is Settlement.PAID
    assert told(outcome, "settlement", claimed=True) is Settlement.LOST
    assert told(outcome, "returned", claimed=False) == Amount(Fraction(39))


def test_a_stake_of_twelve_on_super_6_wins_144_and_not_1() -> None:
    outcome = outcome_of(Statement.SUPER_6_REVERSED)
    assert told(outcome, "banker.total", claimed=False) == 6
    assert told(outcome, "stake", claimed=False) == Amount(Fraction(12))
    assert [told(outcome, "payout", claimed=claimed) for claimed in (False, True)] == [
        Amount(Fraction(144)),
        Amount(Fraction(1)),
    ]


def test_ten_and_jack_are_the_first_cards_of_one_value_that_are_no_pair() -> None:
    outcome = outcome_of(Statement.PAIR_BY_VALUE)
    assert told(outcome, "player.cards", claimed=False)[:2] == (Card("10"), Card("J"))
    assert told(outcome, "settlement", claimed=False) is Settlement.LOST
    assert told(outcome, "settlement", claimed=True) is Settlement.PAID


def test_after_a_tie_nothing_is_dealt_again() -> None:
    outcome = outcome_of(Statement.TIE_REDEALT)
    assert told(outcome, "winner", claimed=False).value == "tie"
    assert [told(outcome, "next", claimed=claimed).value for claimed in (False, True)] == ["nothing", "player-cards"]


def test_a_record_that_fills_every_road_leaves_every_result_open() -> None:
    outcome = outcome_of(Statement.SCOREBOARD_PREDICTS)
    assert all(told(outcome, path, claimed=False) for path in ("big_eye", "small_road", "cockroach_pig"))
    assert set(told(outcome, "following", claimed=False)) == set(Result)
    assert len(told(outcome, "following", claimed=True)) == 1
