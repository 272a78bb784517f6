"""The case that refutes a statement as an example, and the paths that can then be asked."""

from __future__ import annotations

from engine.api import Fault, Outcome, Unanswerable
from engine.baccarat.course import Course
from engine.baccarat.forms import outcome_of
from engine.baccarat.mistakes import misbets, misreadings, records
from engine.baccarat.mistakes.case import Case
from engine.baccarat.mistakes.words import Statement
from engine.baccarat.odds.basis import require_countable
from engine.baccarat.play import course_of
from engine.baccarat.rules import Rules
from engine.refuting import not_refuted


def refute(rules: Rules, statement: Statement) -> Outcome | tuple[Fault, ...]:
    """Find the first case that refutes a false statement, the lowest cards first: its paths are those of a round.

    A path `claimed.…` says what the statement makes of the path behind it, wherever that is something else. The case of
    a statement about a bet has the paths of a settlement besides, that about scoreboards those of a record.
    """
    try:
        require_countable(rules)
        if statement is Statement.SCOREBOARD_PREDICTS:
            return records.refuted(rules)
    except Unanswerable as unanswerable:
        return (unanswerable.fault,)
    case = find(rules, statement)
    if case is None:
        return not_refuted(statement)
    return _outcome(rules, case)


def find(rules: Rules, statement: Statement) -> Case | None:
    """Find the case of a statement about a round or a bet; none where the rules are as it says."""
    if statement in misbets.MISBETS:
        return misbets.find(rules, statement)
    return misreadings.find(rules, statement)


def _outcome(rules: Rules, case: Case) -> Outcome | tuple[Fault, ...]:
    course = course_of(rules, case.player, case.banker, rules.decks.high)
    if not isinstance(course, Course):
        return course
    return Outcome({**outcome_of(course).answers, **case.right, **case.claimed}, course.steps)
