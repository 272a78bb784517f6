"""How a round goes: each thing that becomes known, with the steps that led to it.

A course starts from hands whose first totals are known, whether from cards or given as such, and ends when the round
is settled or when a card that must come is not there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.api import Step, Verdict, step
from engine.baccarat import hands, readings
from engine.baccarat.rules import Rules
from engine.baccarat.third import STOOD, Third
from engine.baccarat.words import Action, Naturalness, Naturals, Next, Position, Winner
from engine.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCourse:
    """What is known of one hand; None where it is not known.

    `sum` and `total` are of all cards on the table; where only totals are given, `total` is known once it is final.
    """

    cards: Verdict[tuple[Card, ...]] | None = None
    count: Verdict[int] | None = None
    sum: Verdict[int] | None = None
    first: Verdict[int] | None = None
    first_sum: Verdict[int] | None = None
    total: Verdict[int] | None = None
    natural: Verdict[Naturalness] | None = None
    third: Verdict[Third] | None = None
    action: Verdict[Action] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """What is known of a round; None where it is not known. `steps` are all steps, in the order of play."""

    player: HandCourse = HandCourse()
    banker: HandCourse = HandCourse()
    natural: Verdict[Naturals] | None = None
    winner: Verdict[Winner] | None = None
    next: Verdict[Next] | None = None
    steps: tuple[Step, ...] = ()


class Start(NamedTuple):
    """A hand as it comes to the rules: its cards, or none where only its first total is given."""

    position: Position
    first: Verdict[int]
    first_sum: Verdict[int] | None = None
    cards: tuple[Card, ...] = ()


def start(rules: Rules, position: Position, cards: tuple[Card, ...]) -> Start:
    """Value the starting cards of a hand."""
    dealt = cards[: rules.starting_cards]
    summed = hands.whole_sum(rules, dealt)
    return Start(position, _total_step(rules, "first-total", position, dealt, summed), summed, cards)


def _total_step(
    rules: Rules, name: str, position: Position, cards: tuple[Card, ...], summed: Verdict[int]
) -> Verdict[int]:
    total = readings.units(rules, summed.value).value
    read = step(name, "hand-total", "modulus", hand=position, cards=cards, sum=summed.value, total=total)
    return Verdict(total, (*summed.steps, read))


def lay(rules: Rules, hand: Start) -> HandCourse:
    """Tell what is known of a hand before the other one is looked at."""
    checked = readings.hand_natural(rules, hand.position, hand.first.value)
    known = HandCourse(
        first=hand.first,
        first_sum=hand.first_sum,
        natural=Verdict(checked.value, hand.first.steps + checked.steps),
    )
    if not hand.cards:
        return known
    extra = hand.cards[rules.starting_cards :]
    known = replace(known, cards=Verdict(hand.cards), count=Verdict(len(hand.cards)))
    if not extra:
        return replace(known, sum=hand.first_sum, total=hand.first)
    thirds = tuple(step for card in extra for step in readings.third_card(rules, hand.position, card).steps)
    dealt = hands.values_of(rules, hand.cards[: rules.starting_cards])
    summed = Verdict(hands.whole_sum(rules, hand.cards).value, dealt + thirds)
    return replace(known, sum=summed, total=_total_step(rules, "final-total", hand.position, hand.cards, summed))


def one_hand(rules: Rules, hand: Start) -> Course:
    """Tell what one hand shows while the other one is not known."""
    known = lay(rules, hand)
    steps = known.natural.steps if known.natural else ()
    if hand.position is Position.PLAYER:
        return Course(player=known, next=Verdict(Next.BANKER_CARDS), steps=steps)
    return Course(banker=known, next=Verdict(Next.PLAYER_CARDS), steps=steps)


def follow(rules: Rules, player: Start, banker: Start) -> Course:
    """Play a round from its first totals, as far as its cards go."""
    naturals = _naturals(rules, player, banker)
    known = Course(player=lay(rules, player), banker=lay(rules, banker), natural=naturals)
    if naturals.value is not Naturals.NEITHER and rules.natural_ends_dealing:
        return _end(rules, known, naturals)
    read = readings.player_action(rules, player.first.value)
    hand, turn = _act(rules, player, known.player, naturals.steps, read)
    steps = naturals.steps + turn
    known = replace(known, player=hand)
    if hand.third is None:
        return replace(known, next=Verdict(Next.PLAYER_THIRD, steps), steps=steps)
    read = readings.banker_action(rules, banker.first.value, hand.third.value)
    hand, turn = _act(rules, banker, known.banker, hand.third.steps, read)
    steps += turn
    known = replace(known, banker=hand)
    if hand.third is None:
        return replace(known, next=Verdict(Next.BANKER_THIRD, steps), steps=steps)
    return settle(rules, replace(known, steps=steps))


def settle(rules: Rules, course: Course) -> Course:
    """Compare the final totals; without both, leave the round as it is."""
    if course.player.total is None or course.banker.total is None:
        return course
    compared = readings.winner(rules, course.player.total.value, course.banker.total.value)
    steps = course.steps + compared.steps
    return replace(course, winner=Verdict(compared.value, steps), next=Verdict(Next.NOTHING, steps), steps=steps)


def _naturals(rules: Rules, player: Start, banker: Start) -> Verdict[Naturals]:
    mine = readings.hand_natural(rules, Position.PLAYER, player.first.value)
    other = readings.hand_natural(rules, Position.BANKER, banker.first.value)
    match (mine.value, other.value):
        case (Naturalness.NATURAL, Naturalness.NATURAL):
            found = Naturals.BOTH
        case (Naturalness.NATURAL, _):
            found = Naturals.PLAYER
        case (_, Naturalness.NATURAL):
            found = Naturals.BANKER
        case _:
            found = Naturals.NEITHER
    return Verdict(found, player.first.steps + banker.first.steps + mine.steps + other.steps)


def _end(rules: Rules, course: Course, naturals: Verdict[Naturals]) -> Course:
    """Let both hands stand, because a natural ends the dealing."""
    rule = "natural-ends-dealing"
    reason = step(rule, rule, rule, naturals=naturals.value)
    steps = (*naturals.steps, reason)
    stands = Verdict(Action.STANDS, steps)
    player, banker = (_stay(rules, hand, stands) for hand in (course.player, course.banker))
    return settle(rules, replace(course, player=player, banker=banker, steps=steps))


def _stay(rules: Rules, hand: HandCourse, action: Verdict[Action]) -> HandCourse:
    """Finish a hand that takes no card: its first total is final."""
    hand = replace(hand, action=action, third=Verdict(STOOD, action.steps))
    if hand.first is None or hand.total is not None:
        return hand
    count, total = Verdict(rules.starting_cards, action.steps), Verdict(hand.first.value, action.steps)
    return replace(hand, count=count, total=total)


def _act(
    rules: Rules, given: Start, hand: HandCourse, before: tuple[Step, ...], read: Verdict[Action]
) -> tuple[HandCourse, tuple[Step, ...]]:
    """Take a hand's turn; the second value is the steps of the turn alone, its new total included."""
    action = Verdict(read.value, before + read.steps)
    if not rules.extra_cards(read.value):
        return _stay(rules, hand, action), read.steps
    extra, total = given.cards[rules.starting_cards :], hand.total
    if not extra or total is None:
        return replace(hand, action=action), read.steps
    third = readings.third_card(rules, given.position, extra[0])
    hand = replace(hand, action=action, third=Verdict(third.value, action.steps + third.steps))
    # The trace has told the values of the starting cards already; the last step of their total tells the total.
    already_told = len(given.first.steps) - 1
    return hand, read.steps + total.steps[already_told:]
