"""Every entry that a trace may read has a mutant, and every mutant changes an entry that a trace reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from typing import Any

from engine.api import Outcome, Step, Verdict
from engine.baccarat import BACCARAT, STANDARD, SideBet, Third, Wager
from engine.cards import RANKS, Card
from engine.decks import Decks
from engine.stakes import Basis

MUTANTS = BACCARAT.mutants(STANDARD)
TOTALS = range(10)


def every_step() -> Iterator[Step]:
    """Whatever the standard rules can be seen doing: each question about each value, each round of totals."""
    ask = BACCARAT.questions
    firsts = range(8)
    calls: list[tuple[str, tuple[object, ...]]] = [
        *(
            (name, ())
            for name in ("natural_totals", "total_range", "starting_cards", "most_extra_cards", "player_rule")
        ),
        *(("card_value", (Card(rank),)) for rank in RANKS),
        *(("total", (Card(rank), Card("9"))) for rank in RANKS),
        *(("is_natural", (Card(rank), Card("9"))) for rank in RANKS),
        *(("banker_action", pair) for pair in product(firsts, Third.every())),
        *(("winner", pair) for pair in product(TOTALS, TOTALS)),
        *(("edge", (wager, Decks(8), Basis.MADE)) for wager in Wager),
        *(("side_edge", (bet, Decks(8), Basis.MADE)) for bet in SideBet),
        ("is_pair", (Card("7", "S"), Card("7", "H"))),
    ]
    for name, arguments in calls:
        yield from ask[name](STANDARD, *arguments).steps
    for player, banker in product(TOTALS, TOTALS):
        outcome = BACCARAT.forms["first"](STANDARD, player, banker)
        assert isinstance(outcome, Outcome)
        yield from outcome.steps


def test_the_cells_that_steps_read_are_the_cells_that_mutants_change(
    answered: tuple[tuple[str, Verdict[Any]], ...], scoreboard: Outcome
) -> None:
    asked = (step for _, verdict in answered for step in verdict.steps)
    assert {step.cell for step in (*every_step(), *scoreboard.steps, *asked)} - {""} == {
        mutant.cell for mutant in MUTANTS
    }


def test_every_step_that_a_sentence_exists_for_is_taken(
    answered: tuple[tuple[str, Verdict[Any]], ...], scoreboard: Outcome
) -> None:
    given_cards = BACCARAT.forms["deal"](STANDARD, (Card("2"), Card("3"), Card("4")), (Card("2"), Card("K"), Card("9")))
    assert isinstance(given_cards, Outcome)
    asked = (step for _, verdict in answered for step in verdict.steps)
    seen = {step.name for step in (*every_step(), *given_cards.steps, *scoreboard.steps, *asked)}
    assert seen == BACCARAT.sentences.keys()


def test_no_cell_is_changed_twice() -> None:
    assert len({mutant.cell for mutant in MUTANTS}) == len(MUTANTS)


def test_each_mutant_differs_from_the_rules_in_one_entry() -> None:
    for mutant in MUTANTS:
        entries = [entry.name for entry in fields(STANDARD) if entry.compare]
        changed = [name for name in entries if differs(mutant.rules, name)]
        assert len(changed) == 1, mutant.cell


def differs(rules: object, name: str) -> bool:
    return bool(getattr(rules, name) != getattr(STANDARD, name))


def test_the_banker_has_88_mutants() -> None:
    assert sum(mutant.cell.startswith("banker/") for mutant in MUTANTS) == 88


def test_the_changes_follow_the_rules_that_are_given() -> None:
    (again,) = (mutant for mutant in BACCARAT.mutants(MUTANTS[0].rules) if mutant.cell == MUTANTS[0].cell)
    assert again.rules.card_values[0] == MUTANTS[0].rules.card_values[0] + 1
