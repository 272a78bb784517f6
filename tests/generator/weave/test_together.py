"""Steps that say the same of neighbouring numbers are told as one, and no others."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.api import Answer, Between, Step, Symbol, ValueSet, Word
from generator.weave.together import together


class Does(Word):
    """What is done."""

    DRAWS = "draws"
    STANDS = "stands"


def entry(cell: str, name: str = "rule", rule: str = "r", **values: Answer) -> Step:
    """A step that read an entry of a rule, such as `5` or `3/5`."""
    return Step(name, rule, cell, values)


def numbers(low: int, high: int) -> ValueSet:
    """The numbers from one to another, within bounds that are wider: so they are never written as all."""
    return ValueSet(frozenset(range(low, high + 1)), Between(low - 1, high + 1))


def told(*steps: Step) -> list[dict[str, Answer]]:
    """The values of the steps as they are told."""
    return [dict(step.values) for step in together(steps)]


def test_neighbouring_entries_with_the_same_outcome_are_one_step() -> None:
    draws = [entry(f"{total}", total=total, does=Does.DRAWS) for total in range(6)]
    stands = [entry(f"{total}", total=total, does=Does.STANDS) for total in (6, 7)]
    assert told(*draws, *stands) == [
        {"total": numbers(0, 5), "does": Does.DRAWS},
        {"total": numbers(6, 7), "does": Does.STANDS},
    ]


def test_rows_that_are_told_alike_are_one_step_in_turn() -> None:
    row = [entry(f"{total}/{third}", total=total, third=third) for total in range(3) for third in range(10)]
    assert told(*row) == [{"total": numbers(0, 2), "third": numbers(0, 9)}]


@dataclass(frozen=True, slots=True)
class Worth(Symbol):
    """What is written as a number, or as a word."""

    text: str

    def __str__(self) -> str:
        """Give the text."""
        return self.text

    @classmethod
    def parse(cls, text: str) -> tuple[Worth, ...]:
        """Read any text."""
        return (cls(text),)


def test_symbols_that_are_written_as_numbers_go_on_like_numbers_and_others_do_not() -> None:
    row = [entry(f"{worth}", worth=Worth(worth)) for worth in ("8", "9", "none")]
    assert told(*row) == [{"worth": numbers(8, 9)}, {"worth": Worth("none")}]


def test_rows_that_differ_stay_apart() -> None:
    rows = [entry(f"{total}/{third}", total=total, third=third) for total in (0, 1) for third in range(total, 4)]
    assert told(*rows) == [{"total": 0, "third": numbers(0, 3)}, {"total": 1, "third": numbers(1, 3)}]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (entry("", count=4), entry("", count=5)),  # what was counted, not what was looked up
        (entry("4", count=4), entry("4", count=5)),
        (entry("4", total=4), entry("6", total=6)),
        (entry("5", total=5), entry("4", total=4)),
        (entry("4", total=4), entry("5", rule="s", total=5)),
        (entry("4", total=4), entry("5", name="other", total=5)),
        (entry("4", total=4, third=1), entry("5", total=5, third=2)),
        (entry("4", total=4, does=Does.DRAWS), entry("5", total=5, does=Does.STANDS)),
        (entry("4", total=4), entry("5", total=5, does=Does.STANDS)),
        (entry("4", total=4), entry("4", total=4)),
        (entry("a", does=Does.DRAWS), entry("b", does=Does.STANDS)),
    ],
)
def test_what_is_no_neighbour_stays_apart(one: Step, other: Step) -> None:
    assert together((one, other)) == (one, other)


def test_a_trace_without_a_step_stays_so() -> None:
    assert together(()) == ()
