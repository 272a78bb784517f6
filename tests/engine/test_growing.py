"""Walking through the tables of how boards grow, result by result, makes the boards that a whole record makes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import Answer, Mutant, YesNo
from engine.baccarat import BACCARAT, STANDARD, Rules, read_roads
from engine.baccarat.roads.words import Before, Derived, Entered, HeightGap, Hue, Onward, Result, RoadCell, Streak
from engine.decks import Decks

MUTANTS = [mutant for mutant in BACCARAT.mutants(STANDARD) if mutant.cell.startswith("roads/")]
GAPS = tuple(HeightGap)

records = st.text("BPT", max_size=100)
streaky = st.lists(st.tuples(st.sampled_from("BPT"), st.integers(1, 12)), max_size=12).map(
    lambda runs: "".join(letter * count for letter, count in runs)
)
any_record = records | streaky


@dataclass
class Laid:
    """A board of streaks, kept as whoever walks through the tables keeps it."""

    rules: Rules
    cells: dict[tuple[int, int], Hashable] = field(default_factory=dict)
    last: Hashable = None
    start: int = 0
    turned: YesNo = YesNo.NO

    def before(self, sign: Hashable) -> Before:
        """Tell the last sign from a new one."""
        return Before.NONE if self.last is None else Before.SAME if self.last == sign else Before.OTHER

    def lay(self, sign: Hashable, streak: Streak) -> None:
        """Put a sign where the tables say."""
        if streak is Streak.OPENS:
            while self.ask("streak_starts", self.state(self.start, 0)) is Onward.RIGHT:
                self.start += 1
            column, row, self.turned = self.start, 0, YesNo.NO
        else:
            column, row = [*self.cells][-1]
            if self.ask("streak_onward", row + 1, self.state(column, row + 1), self.turned) is Onward.RIGHT:
                column, self.turned = column + 1, YesNo.YES
            else:
                row += 1
        self.cells[column, row] = self.last = sign

    def state(self, column: int, row: int) -> RoadCell:
        """Tell whether a cell is taken."""
        return RoadCell.TAKEN if (column, row) in self.cells else RoadCell.FREE

    def ask(self, question: str, *given: object) -> Answer:
        """Look something up."""
        answer: Answer = BACCARAT.questions[question](self.rules, *given).value
        return answer


def walked(text: str, rules: Rules) -> tuple[object, ...]:
    """Make all boards of a record by looking up what each result does."""
    bead: dict[tuple[int, int], Result] = {}
    big, derived = Laid(rules), {road: Laid(rules) for road in Derived}
    heights: list[int] = []
    marks: dict[tuple[int, int], int] = {}
    runs: dict[Derived, list[Hue]] = {road: [] for road in Derived}
    for result in map(Result, text):
        column, row = [*bead][-1] if bead else (-1, 0)
        down = bool(bead) and big.ask("bead_onward", row + 1) is Onward.DOWN
        bead[(column, row + 1) if down else (column + 1, 0)] = result
        entered = big.ask("result_enters", result, big.before(result))
        if entered in {Entered.MARKS_LAST, Entered.MARKS_FIRST}:
            place = [*big.cells][-1] if entered is Entered.MARKS_LAST else (0, 0)
            marks[place] = marks.get(place, 0) + 1
        if not isinstance(entered, Entered) or entered.name not in Streak.__members__:
            continue
        streak = Streak[entered.name]
        big.lay(result, streak)
        heights = [*heights, 1] if streak is Streak.OPENS else [*heights[:-1], heights[-1] + 1]
        for road, laid in derived.items():
            one = _back(heights, big.ask("column_compared", streak))
            other = _back(heights, big.ask("column_beside", road, streak))
            if one and other:
                gap = GAPS[min(max(one - other, -1), 2) + 1]
                hue = big.ask("gap_entry", streak, gap)
                assert isinstance(hue, Hue)
                runs[road].append(hue)
                entered_hue = big.ask("hue_enters", laid.before(hue))
                assert isinstance(entered_hue, Streak)
                laid.lay(hue, entered_hue)
    return bead, big.cells, tuple(heights), marks, *map(tuple, runs.values())


def _back(heights: list[int], columns: Answer) -> int:
    """Give the height of a column so far, counted back from the last one; 0 where there is none."""
    assert isinstance(columns, int)
    return heights[-1 - columns] if columns < len(heights) else 0


def made(text: str, rules: Rules) -> tuple[object, ...]:
    """Make the same boards of the whole record at once."""
    roads = read_roads(text, rules)
    bead, cells = ({(one.column, one.row): one.sign for one in board} for board in (roads.bead, roads.cells))
    return bead, cells, roads.heights, roads.ties, roads.big_eye, roads.small_road, roads.cockroach_pig


@settings(deadline=None)
@given(any_record)
def test_what_is_looked_up_result_by_result_makes_the_boards_of_the_whole_record(text: str) -> None:
    assert walked(text, STANDARD) == made(text, STANDARD)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.cell)
def test_it_does_so_by_changed_rules_too(mutant: Mutant) -> None:
    for text in ("TTBBBBBBBPTBPBPPPBBTPBBPP", "BBBBBBBBPPPPPPPBBBBBBB", "PBPBPPBBPPPBBBPPPPBBBBTT"):
        assert walked(text, mutant.rules) == made(text, mutant.rules)


def test_no_entry_depends_on_more_than_the_gap() -> None:
    ask = BACCARAT.questions
    for one, other in product(range(1, 40), repeat=2):
        gap = GAPS[min(max(one - other, -1), 2) + 1]
        assert ask["gap_entry"](STANDARD, Streak.OPENS, gap).value is ask["head_entry"](STANDARD, one, other).value
        if one > 1:
            lower = ask["lower_entry"](STANDARD, one, other).value
            assert ask["gap_entry"](STANDARD, Streak.CONTINUES, gap).value is lower


@pytest.mark.parametrize(("decks", "rounds"), [(1, 13), (6, 78), (8, 104)])
def test_a_shoe_has_cards_for_so_many_rounds_of_starting_cards(decks: int, rounds: int) -> None:
    assert BACCARAT.questions["most_rounds"](STANDARD, Decks(decks)).value == rounds
