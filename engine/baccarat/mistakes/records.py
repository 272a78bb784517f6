"""The false statement about scoreboards: that a record of results tells the next one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product

from engine.api import CLAIMED, Answer, Outcome, Verdict
from engine.baccarat.roads import board, derived, layout, shoe
from engine.baccarat.roads.forms import road
from engine.baccarat.roads.words import Derived, Record, Result
from engine.baccarat.rules import Rules

_WINS = (Result.PLAYER, Result.BANKER)


def refuted(rules: Rules) -> Outcome:
    """Give the first record that fills every road, with what may follow it.

    Its outcome is that of the record. If a record told the next result, only one could follow: `claimed.following` is
    the first of those for which a round is found. Raises Unanswerable as `following` does.
    """
    record = next(filter(lambda record: _fills(rules, record), _records()))
    found, steps = tuple(shoe.following(rules, record)), board.heights(record).steps
    answers: dict[str, Verdict[Answer]] = {
        "following": Verdict(found, steps),
        f"{CLAIMED}following": Verdict(found[:1], steps),
    }
    outcome = road(rules, record)
    return Outcome({**outcome.answers, **answers}, outcome.steps)


def _records() -> Iterator[Record]:
    """Give records of wins, the shortest first."""
    return (Record(results) for length in count(1) for results in product(_WINS, repeat=length))


def _fills(rules: Rules, record: Record) -> bool:
    """Whether a record makes an entry in each derived road; the other boards show any record."""
    heights = layout.heights(record.results)
    return all(derived.hues(rules.roads, one, heights) for one in Derived)
