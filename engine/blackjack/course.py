"""How a hand goes: each thing that becomes known of it, with the steps that led there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType

from engine.api import Amount, Payout, Step, Verdict
from engine.blackjack import hands, money, readings
from engine.blackjack.deal import Deal, readable
from engine.blackjack.house import HouseTopic
from engine.blackjack.moves import legal_moves
from engine.blackjack.rules import Rules
from engine.blackjack.words import (
    Awaited,
    Bust,
    HandResult,
    Meeting,
    Move,
    NaturalHand,
    NaturalSeats,
    Softness,
    SurrenderRule,
)
from engine.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class SideCourse:
    """What is known of one side's cards; None where it is not known, `low` too where no ace may count in two ways."""

    cards: Verdict[tuple[Card, ...]] | None = None
    count: Verdict[int] | None = None
    low: Verdict[int] | None = None
    value: Verdict[int] | None = None
    softness: Verdict[Softness] | None = None
    bust: Verdict[Bust] | None = None
    natural: Verdict[NaturalHand] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCourse:
    """What is known of a hand; None where it is not known. `steps` are all steps, in the order of play."""

    player: SideCourse = SideCourse()
    dealer: SideCourse = SideCourse()
    natural: Verdict[NaturalSeats] | None = None
    moves: Verdict[tuple[Move, ...]] | None = None
    meeting: Verdict[Meeting] | None = None
    result: Verdict[HandResult] | None = None
    pays: Verdict[Payout] | None = None
    staked: Verdict[Amount] | None = None
    profit: Verdict[Amount] | None = None
    returned: Verdict[Amount] | None = None
    next: Verdict[Awaited] | None = None
    steps: tuple[Step, ...] = ()


def follow(rules: Rules, deal: Deal) -> HandCourse:
    """Follow a hand without faults as far as its cards go."""
    player, dealer = readable(deal.player), readable(deal.dealer)
    known = HandCourse(
        player=side(rules, player, split=deal.split) if player else SideCourse(),
        dealer=side(rules, dealer) if dealer else SideCourse(),
    )
    known = replace(known, steps=_steps(known))
    if not player or not dealer:
        return replace(known, next=Verdict(Awaited.DEALER_CARDS if player else Awaited.PLAYER_CARDS))
    known = replace(known, natural=_naturals(rules, known, dealer[0]))
    ended = _ended(rules, deal, player, dealer)
    if ended is not None:
        return _settled(rules, deal, known, ended)
    moves = legal_moves(rules, deal.terms, deal.turn(rules, dealer[0])._replace(cards=player))
    done = not moves.value or Move.DOUBLE in deal.moves or Move.SURRENDER in deal.moves
    known = replace(known, steps=known.steps + moves.steps)
    if done:
        return replace(known, next=Verdict(Awaited.DEALER_CARDS, known.steps))
    return replace(known, moves=moves, next=Verdict(Awaited.PLAYER_MOVE, known.steps))


def side(rules: Rules, cards: tuple[Card, ...], *, split: bool = False) -> SideCourse:
    """Tell what the cards of one side are worth."""
    value = readings.worth(rules, cards)
    bust = readings.bust(rules, value.value)
    return SideCourse(
        cards=Verdict(cards),
        count=Verdict(len(cards)),
        low=Verdict(hands.worth(rules, cards).low, value.steps[:-1]) if hands.has_ace(cards) else None,
        value=value,
        softness=readings.softness(rules, cards),
        bust=Verdict(bust.value, value.steps + bust.steps),
        natural=readings.natural(rules, cards, split=split) if len(cards) >= rules.opening else None,
    )


_COMPARED = frozenset({Meeting.DEALER_BUST, Meeting.HIGHER, Meeting.LOWER, Meeting.EQUAL})
"""What is decided only after the dealer has drawn."""


def dealer_natural(rules: Rules, dealer: tuple[Card, ...]) -> bool | None:
    """Whether the dealer has a natural; None where the second card is not known and may make one."""
    if len(dealer) >= rules.opening:
        return hands.natural(rules, dealer)
    return None if hands.may_be_natural(rules, dealer[0]) else False


def _ended(rules: Rules, deal: Deal, player: tuple[Card, ...], dealer: tuple[Card, ...]) -> Meeting | None:
    """What decides the hand; None where it is not over."""
    theirs = dealer_natural(rules, dealer)
    if Move.SURRENDER in deal.moves:
        return _given_up(deal, theirs)
    mine, total = hands.natural(rules, player, split=deal.split), hands.worth(rules, player).total
    if mine or theirs:
        if theirs is None:
            return None
        return _NATURALS[mine, theirs]
    if total > rules.limit:
        return Meeting.PLAYER_BUST
    if len(dealer) < rules.opening:
        return None
    return compared(rules, total, hands.worth(rules, dealer).total)


_NATURALS = MappingProxyType(
    {
        (True, True): Meeting.BOTH_NATURAL,
        (True, False): Meeting.PLAYER_NATURAL,
        (False, True): Meeting.DEALER_NATURAL,
    }
)
"""What decides, by whether the player and the dealer have a natural."""


def compared(rules: Rules, player: int, dealer: int) -> Meeting:
    """What decides between two totals that are no naturals, the player's being no bust."""
    if dealer > rules.limit:
        return Meeting.DEALER_BUST
    if player == dealer:
        return Meeting.EQUAL
    return Meeting.HIGHER if player > dealer else Meeting.LOWER


def _given_up(deal: Deal, theirs: bool | None) -> Meeting | None:  # noqa: FBT001 - known, or not
    """Giving up late counts for nothing against a natural that the dealer has not looked for."""
    if deal.terms.house.surrender is SurrenderRule.EARLY or deal.terms.house.peek or theirs is False:
        return Meeting.GIVEN_UP
    return Meeting.DEALER_NATURAL if theirs else None


def _steps(known: HandCourse) -> tuple[Step, ...]:
    """What both sides' cards were seen to be, each thing told once."""
    sides = (known.player, known.dealer)
    steps: list[Step] = []
    for told in (side.natural or side.value for side in sides):
        steps += [one for one in (told.steps if told else ()) if one not in steps]
    return tuple(steps)


def _naturals(rules: Rules, known: HandCourse, up: Card) -> Verdict[NaturalSeats] | None:
    """Which side has a natural; None where that is not known yet."""
    mine = known.player.natural
    theirs = known.dealer.natural
    if mine is None or (theirs is None and hands.may_be_natural(rules, up)):
        return None
    has = (mine.value is NaturalHand.NATURAL, theirs is not None and theirs.value is NaturalHand.NATURAL)
    return Verdict(_SEATS[has], mine.steps + (theirs.steps if theirs else ()))


_SEATS = MappingProxyType(
    {
        (False, False): NaturalSeats.NEITHER,
        (True, False): NaturalSeats.PLAYER,
        (False, True): NaturalSeats.DEALER,
        (True, True): NaturalSeats.BOTH,
    }
)


def _drawn(rules: Rules, deal: Deal, dealer: tuple[Card, ...]) -> Iterator[Step]:
    """What the dealer did with each hand that it held on the way."""
    yield readings.house(deal.terms, HouseTopic.DEALER)
    for number in range(rules.opening, len(dealer) + 1):
        value = hands.worth(rules, dealer[:number])
        if value.total <= rules.limit:
            yield from readings.dealer_action(rules, deal.terms.house.dealer, value.total, value.softness).steps


def _settled(rules: Rules, deal: Deal, known: HandCourse, ended: Meeting) -> HandCourse:
    """Say who wins, and what that comes to."""
    dealer = readable(deal.dealer)
    steps = known.steps + (tuple(_drawn(rules, deal, dealer)) if ended in _COMPARED else ())
    won = readings.meeting(rules, ended)
    steps += won.steps
    known = replace(
        known,
        meeting=Verdict(ended, steps),
        result=Verdict(won.value, steps),
        next=Verdict(Awaited.NOTHING, steps),
        steps=steps,
    )
    theirs = dealer_natural(rules, dealer)
    if Move.INSURANCE in deal.moves and theirs is None:
        return known
    due = money.due(rules, deal, ended, dealer_natural=bool(theirs))
    steps += due.steps
    return replace(
        known,
        pays=None if due.pays is None else Verdict(Payout(due.pays), steps),
        staked=Verdict(Amount(due.staked), steps),
        profit=Verdict(Amount(due.profit), steps),
        returned=Verdict(Amount(due.staked + due.profit), steps),
        steps=steps,
    )
