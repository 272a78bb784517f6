"""The ways a page may give a deal, and the paths that can then be asked."""

from __future__ import annotations

from dataclasses import fields

from engine.api import Answer, Fault, Outcome, Verdict
from engine.baccarat.course import Course, HandCourse, Start, follow, settle
from engine.baccarat.play import course_of
from engine.baccarat.rules import Rules
from engine.baccarat.words import Count, Position, Total
from engine.cards import Card

PATHS = (
    *(f"{position.value}.{field.name}" for position in Position for field in fields(HandCourse)),
    "natural",
    "winner",
    "next",
)
"""The paths of a deal."""


def deal(
    rules: Rules, player: tuple[Card, ...] = (), banker: tuple[Card, ...] = (), decks: Count = 8
) -> Outcome | tuple[Fault, ...]:
    """Deal the cards of each hand, in dealing order; a hand left out is not known yet."""
    course = course_of(rules, player, banker, decks)
    return outcome_of(course) if isinstance(course, Course) else course


def first(rules: Rules, player: Total, banker: Total) -> Outcome:
    """Give the totals of the starting cards: what comes next, and the winner only where no card may follow."""
    player_start = Start(Position.PLAYER, Verdict(player))
    return outcome_of(follow(rules, player_start, Start(Position.BANKER, Verdict(banker))))


def final(rules: Rules, player: Total, banker: Total) -> Outcome:
    """Give the totals after all dealing is done, to be compared as they are."""
    totals = Course(player=HandCourse(total=Verdict(player)), banker=HandCourse(total=Verdict(banker)))
    return outcome_of(settle(rules, totals))


def outcome_of(course: Course) -> Outcome:
    """Give what is known of a round by the paths that can be asked."""
    answers: dict[str, Verdict[Answer]] = {}
    for position, hand in ((Position.PLAYER, course.player), (Position.BANKER, course.banker)):
        for field in fields(HandCourse):
            verdict: Verdict[Answer] | None = getattr(hand, field.name)
            if verdict is not None:
                answers[f"{position.value}.{field.name}"] = verdict
    whole: dict[str, Verdict[Answer] | None] = {
        "natural": course.natural,
        "winner": course.winner,
        "next": course.next,
    }
    answers |= {path: verdict for path, verdict in whole.items() if verdict is not None}
    return Outcome(answers, course.steps)
