"""What can be wrong with a deal: every fault at once, each with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from engine.api import Answer, Fault
from engine.baccarat.rules import Rules
from engine.baccarat.words import THIRD_VALUES, Action, Position
from engine.cards import SUITS, Card, Dealt, Unreadable


class _Hand(NamedTuple):
    """One hand as it was put on the table."""

    position: Position
    dealt: Dealt
    rules: Rules

    def path(self, number: int) -> str:
        """Place of a card, counted from 1."""
        return f"{self.position.value}.{number}"

    @property
    def first(self) -> int | None:
        """First total, where all the starting cards are there and readable."""
        cards = [card for card in self.dealt[: self.rules.starting_cards] if isinstance(card, Card)]
        if len(cards) < self.rules.starting_cards:
            return None
        return sum(map(self.rules.card_value, cards)) % self.rules.modulus

    @property
    def extra(self) -> Dealt:
        """Cards behind the starting cards."""
        return self.dealt[self.rules.starting_cards :]

    def fault(self, code: str, number: int, **values: Answer) -> Fault:
        """Say what is wrong at one card's place."""
        return Fault(code, self.path(number), {"hand": self.position} | values)


def faults_of(rules: Rules, player: Dealt, banker: Dealt, decks: int) -> tuple[Fault, ...]:
    """Find all faults of a deal: of the cards themselves, of their number, of the drawing rules, of the shoe."""
    hands = (_Hand(Position.PLAYER, player, rules), _Hand(Position.BANKER, banker, rules))
    found = [fault for hand in hands for fault in (*_unreadable(hand), *_miscounted(hand))]
    found += _misdealt(rules, *hands)
    if decks in rules.decks:
        found += _beyond_the_shoe(hands, decks)
    else:
        bounds = {"decks": decks, "low": rules.decks.low, "high": rules.decks.high}
        found.append(Fault("decks-out-of-range", "decks", bounds))
    return tuple(found)


def _unreadable(hand: _Hand) -> Iterator[Fault]:
    for number, card in enumerate(hand.dealt, start=1):
        if isinstance(card, Unreadable):
            yield hand.fault("unreadable-card", number, card=card)


def _miscounted(hand: _Hand) -> Iterator[Fault]:
    count, fewest = len(hand.dealt), hand.rules.starting_cards
    most = fewest + hand.rules.most_extra_cards
    if 0 < count < fewest:
        yield hand.fault("too-few-cards", count + 1, count=count, fewest=fewest)
    if count > most:
        yield hand.fault("too-many-cards", most + 1, count=count, most=most)


def _misdealt(rules: Rules, player: _Hand, banker: _Hand) -> Iterator[Fault]:
    third = rules.starting_cards + 1
    hands = (player, banker)
    if rules.natural_ends_dealing and any(hand.first in rules.naturals for hand in hands):
        yield from (hand.fault("card-after-natural", third) for hand in hands if hand.extra)
    elif player.first is not None and banker.first is not None:
        yield from _drawn_against_the_rules(rules, player, player.first, {rules.player_action(player.first)})
        actions = {rules.banker_action(banker.first, value) for value in _thirds(rules, player, player.first)}
        yield from _drawn_against_the_rules(rules, banker, banker.first, actions)
    else:
        for hand, other in (hands, hands[::-1]):
            if hand.extra and not other.dealt:
                yield hand.fault("third-card-too-early", third, other=other.position)


def _thirds(rules: Rules, player: _Hand, first: int) -> set[int | None]:
    """Values that the Player's third card may have: any, where it is missing or unreadable; None if there is none."""
    if not rules.extra_cards(rules.player_action(first)):
        return {None}
    match player.extra:
        case (Card() as card, *_):
            return {rules.third_value(rules.card_value(card))}
        case _:
            return set(THIRD_VALUES.values())


def _drawn_against_the_rules(rules: Rules, hand: _Hand, first: int, actions: set[Action]) -> Iterator[Fault]:
    """Compare the cards drawn with the rule; where the rule depends on a card that nobody knows, accept both."""
    needed = {rules.extra_cards(action) for action in actions}
    drawn = min(len(hand.extra), rules.most_extra_cards)
    place = rules.starting_cards + drawn
    if drawn < min(needed):
        yield hand.fault("third-card-missing", place + 1, total=first)
    if drawn > max(needed):
        yield hand.fault("third-card-not-allowed", rules.starting_cards + max(needed) + 1, total=first)


def _beyond_the_shoe(hands: tuple[_Hand, _Hand], decks: int) -> Iterator[Fault]:
    """Follow the cards in dealing order and stop at the first of each kind that the shoe cannot hold."""
    seen: Counter[Card] = Counter()
    for number, round_of_cards in enumerate(zip_longest(*(hand.dealt for hand in hands)), start=1):
        for hand, card in zip(hands, round_of_cards, strict=True):
            if not isinstance(card, Card):
                continue
            for kind, most in _kinds(card, decks):
                seen[kind] += 1
                if seen[kind] == most + 1:
                    code = "suited-card-too-often" if kind.suit else "rank-too-often"
                    yield hand.fault(code, number, card=kind, most=most, decks=decks)


def _kinds(card: Card, decks: int) -> Iterator[tuple[Card, int]]:
    """What a card counts as, with the number that a shoe holds: its rank, and itself where its suit is given."""
    yield Card(card.rank), len(SUITS) * decks
    if card.suit:
        yield card, decks
