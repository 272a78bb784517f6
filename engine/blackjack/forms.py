"""The way a page may give a hand of blackjack, and the paths that can then be asked."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction

from engine.api import Amount, Answer, Fault, Outcome, Unanswerable, Verdict
from engine.blackjack.course import HandCourse, SideCourse, follow
from engine.blackjack.deal import Deal
from engine.blackjack.faults import faults_of
from engine.blackjack.house import HouseOption, Terms
from engine.blackjack.rules import Rules
from engine.blackjack.words import Count, Move, Seat
from engine.cards import Card

PATHS = (
    *(f"{seat.value}.{field.name}" for seat in Seat for field in fields(SideCourse)),
    *(field.name for field in fields(HandCourse) if field.name not in {"player", "dealer", "steps"}),
)
"""The paths of a deal."""

_ONE = Amount(Fraction(1))
_SIX = 6


def deal(  # noqa: PLR0913, PLR0917 - what lies on the table, each by its own name
    rules: Rules,
    player: tuple[Card, ...] = (),
    dealer: tuple[Card, ...] = (),
    moves: tuple[Move, ...] = (),
    house: tuple[HouseOption, ...] = (),
    stake: Amount = _ONE,
    decks: Count = _SIX,
) -> Outcome | tuple[Fault, ...]:
    """Deal one hand of the player, and the dealer's, whose first card lies open; what is left out is not known yet.

    `moves` are what was done besides taking cards, such as `double` or `insurance`; `split` says that the hand comes
    from a split, its first card being one of the two. `house` are house rules where they are not the usual ones here.
    """
    try:
        terms = Terms.at(rules.house, house)
    except Unanswerable as refused:
        return (refused.fault,)
    given = Deal(player, dealer, moves, terms, stake.value, decks)
    return faults_of(rules, given) or outcome_of(follow(rules, given))


def outcome_of(course: HandCourse) -> Outcome:
    """Give what is known of a hand by the paths that can be asked."""
    answers: dict[str, Verdict[Answer]] = {}
    for seat, side in ((Seat.PLAYER, course.player), (Seat.DEALER, course.dealer)):
        answers |= {f"{seat.value}.{name}": verdict for name, verdict in _known(side)}
    return Outcome(answers | dict(_known(course)), course.steps)


def _known(course: HandCourse | SideCourse) -> list[tuple[str, Verdict[Answer]]]:
    found = ((field.name, getattr(course, field.name)) for field in fields(course))
    return [(name, verdict) for name, verdict in found if isinstance(verdict, Verdict)]
