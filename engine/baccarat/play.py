"""Playing a round: cards in, a settled round or all faults of the deal out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, TypeVar

from engine import cards
from engine.api import Answer, Fault, Step, Verdict
from engine.baccarat.course import Course, HandCourse, follow, one_hand, start
from engine.baccarat.faults import faults_of
from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.words import Action, Naturalness, Naturals, Next, Position, Winner
from engine.cards import Card, Dealt

CardsLike: TypeAlias = "str | Card | Iterable[CardsLike]"
"""Cards as text (`2S 3S 3D`), or cards and texts one by one."""

A = TypeVar("A", bound=Answer)


class Hand(NamedTuple):
    """One hand of a round.

    `first` is the total of the starting cards, `total` that of all cards on the table, `natural` tells whether the
    hand is one, `third` is the card drawn, `action` what the rules had the hand do. None where it is not known, or
    where no third card was drawn.
    """

    position: Position
    cards: tuple[Card, ...] = ()
    first: int | None = None
    total: int | None = None
    natural: bool = False
    third: Card | None = None
    action: Action | None = None


class Round(NamedTuple):
    """A round as the rules settle it.

    `winner` and `natural` are None until they are known; `next` says what the round waits for; `steps` tell, in
    order, what was looked at and what followed. With `faults` nothing else is concluded: the hands hold the cards
    that could be read, and `next` is None.
    """

    player: Hand
    banker: Hand
    winner: Winner | None = None
    natural: Naturals | None = None
    next: Next | None = None
    steps: tuple[Step, ...] = ()
    faults: tuple[Fault, ...] = ()


def play(player: CardsLike, banker: CardsLike, decks: int = 8, rules: Rules = STANDARD) -> Round:
    """Play a round with the given cards, each hand in dealing order.

    A hand left out is not known yet: the round then tells what is known. Two given hands are a whole round, so that a
    third card that the rules demand must be there. Never raises for any cards or text: see `Round.faults`.
    """
    player_dealt, banker_dealt = table(player), table(banker)
    course = course_of(rules, player_dealt, banker_dealt, decks)
    if isinstance(course, Course):
        return round_of(rules, course)
    return Round(
        Hand(Position.PLAYER, readable(player_dealt)), Hand(Position.BANKER, readable(banker_dealt)), faults=course
    )


def table(given: CardsLike) -> Dealt:
    """Put cards on the table, whatever form they come in; a text that is no card stays what it is."""
    if isinstance(given, Card):
        return (given,)
    if isinstance(given, str):
        return cards.hand(given)
    return tuple(card for piece in given for card in table(piece))


def course_of(rules: Rules, player: Dealt, banker: Dealt, decks: int) -> Course | tuple[Fault, ...]:
    """Follow a round from its cards, or give every fault of the deal."""
    if faults := faults_of(rules, player, banker, decks):
        return faults
    player_start = start(rules, Position.PLAYER, readable(player))
    banker_start = start(rules, Position.BANKER, readable(banker))
    if player and banker:
        return follow(rules, player_start, banker_start)
    if player or banker:
        return one_hand(rules, player_start if player else banker_start)
    return Course(next=Verdict(Next.PLAYER_CARDS))


def readable(dealt: Dealt) -> tuple[Card, ...]:
    """Leave out what is no card."""
    return tuple(card for card in dealt if isinstance(card, Card))


def round_of(rules: Rules, course: Course) -> Round:
    """Give what is known of a round without the steps to each thing."""
    return Round(
        _hand(rules, Position.PLAYER, course.player),
        _hand(rules, Position.BANKER, course.banker),
        winner=_value(course.winner),
        natural=_value(course.natural),
        next=_value(course.next),
        steps=course.steps,
    )


def _hand(rules: Rules, position: Position, course: HandCourse) -> Hand:
    held = _value(course.cards) or ()
    return Hand(
        position,
        held,
        first=_value(course.first),
        total=_value(course.total),
        natural=_value(course.natural) is Naturalness.NATURAL,
        third=next(iter(held[rules.starting_cards :]), None),
        action=_value(course.action),
    )


def _value(verdict: Verdict[A] | None) -> A | None:
    return None if verdict is None else verdict.value
