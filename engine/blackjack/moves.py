"""What a player may do in a hand, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.api import Step, Verdict, YesNo, step
from engine.blackjack import hands, readings
from engine.blackjack.house import HouseTopic, Terms
from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import Move, NaturalHand, Phase, SplitBy, SurrenderRule
from engine.cards import Card


class Turn(NamedTuple):
    """A hand whose turn it is, against the dealer's first card.

    `hands` is how many hands there are by splitting; `split_aces` says of a hand from a split that it was one of two
    aces.
    """

    cards: tuple[Card, ...]
    up: Card
    hands: int = 1
    from_split: bool = False
    split_aces: bool = False
    phase: Phase = Phase.PLAY

    @property
    def starting(self) -> bool:
        """Whether nothing was done with the hand yet."""
        return len(self.cards) == 2  # noqa: PLR2004 - doubling, splitting and giving up are for two cards


class _Look(NamedTuple):
    """Whether one move is allowed, and what was looked at to know."""

    move: Move
    allowed: bool
    steps: tuple[Step, ...]


def legal_moves(rules: Rules, terms: Terms, turn: Turn) -> Verdict[tuple[Move, ...]]:
    """All that may be done, in the order of `Move`; nothing where the hand is over or has no choice."""
    if turn.phase is Phase.INSURANCE:
        return _chosen(tuple(_before_the_look(rules, terms, turn)))
    natural = readings.natural(rules, turn.cards, split=turn.from_split)
    value = hands.worth(rules, turn.cards)
    if natural.value is NaturalHand.NATURAL or value.total > rules.limit:
        return Verdict((), natural.steps)
    if value.total == rules.limit and rules.limit_ends_turn:
        return Verdict((Move.STAND,), (*natural.steps, readings.full_hand(rules)))
    looks = (_hit(terms, turn), _Look(Move.STAND, True, ()), *_with_two_cards(rules, terms, turn, value.total))
    return _chosen(looks, natural.steps)


def _chosen(looks: tuple[_Look, ...], before: tuple[Step, ...] = ()) -> Verdict[tuple[Move, ...]]:
    steps = tuple(one for look in looks for one in look.steps)
    return Verdict(tuple(look.move for look in looks if look.allowed), before + steps)


def _before_the_look(rules: Rules, terms: Terms, turn: Turn) -> Iterator[_Look]:
    """What may be done while the dealer may still have a natural, before anybody's turn."""
    offered = terms.house.insurance and turn.up.rank in rules.insured
    against = step("insured", "insuring", "insured", up=turn.up, offered=YesNo.of(offered))
    early = terms.house.surrender is SurrenderRule.EARLY and hands.may_be_natural(rules, turn.up)
    yield _Look(Move.SURRENDER, early and turn.starting, (readings.house(terms, HouseTopic.SURRENDER),))
    yield _Look(Move.INSURANCE, offered, (readings.house(terms, HouseTopic.INSURANCE), against))
    yield _Look(Move.NO_INSURANCE, offered, ())


def _hit(terms: Terms, turn: Turn) -> _Look:
    if not turn.split_aces:
        return _Look(Move.HIT, True, ())
    return _Look(Move.HIT, not terms.house.one_card_on_split_aces, (readings.house(terms, HouseTopic.SPLIT_ACES),))


def _with_two_cards(rules: Rules, terms: Terms, turn: Turn, total: int) -> Iterator[_Look]:
    if turn.starting:
        yield _double(rules, terms, turn, total)
        yield _split(rules, terms, turn)
        yield _surrender(rules, terms, turn)


def _double(rules: Rules, terms: Terms, turn: Turn, total: int) -> _Look:
    totals = readings.double_totals(rules, terms.house.double_on)
    steps = (readings.house(terms, HouseTopic.DOUBLE_ON), *totals.steps)
    allowed = total in totals.value.members
    if turn.from_split:
        steps += (readings.house(terms, HouseTopic.DOUBLE_AFTER_SPLIT),)
        allowed = allowed and terms.house.double_after_split
    if turn.split_aces:
        allowed = allowed and not terms.house.one_card_on_split_aces
    return _Look(Move.DOUBLE, allowed, steps)


def _split(rules: Rules, terms: Terms, turn: Turn) -> _Look:
    steps: tuple[Step, ...] = (readings.house(terms, HouseTopic.SPLIT_BY),)
    if not _alike(rules, terms, turn.cards):
        return _Look(Move.SPLIT, False, steps)
    steps += (readings.house(terms, HouseTopic.MOST_HANDS),)
    allowed = turn.hands < terms.house.most_hands
    if turn.split_aces and turn.cards[0].rank == ACE:
        steps += (readings.house(terms, HouseTopic.RESPLIT_ACES),)
        allowed = allowed and terms.house.resplit_aces
    return _Look(Move.SPLIT, allowed, steps)


def _alike(rules: Rules, terms: Terms, cards: tuple[Card, ...]) -> bool:
    """Whether two cards may be split."""
    one, other = cards
    if terms.house.split_by is SplitBy.RANK:
        return one.rank == other.rank
    return rules.points(one) == rules.points(other)


def _surrender(rules: Rules, terms: Terms, turn: Turn) -> _Look:
    """Giving up in one's turn: where the dealer has looked, or has nothing to look for."""
    early = terms.house.surrender is SurrenderRule.EARLY and not hands.may_be_natural(rules, turn.up)
    allowed = terms.house.surrender is SurrenderRule.LATE or early
    steps = () if turn.from_split else (readings.house(terms, HouseTopic.SURRENDER),)
    return _Look(Move.SURRENDER, allowed and not turn.from_split, steps)
