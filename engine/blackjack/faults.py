"""What can be wrong with a deal: every fault at once, each with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.api import Amount, Answer, Fault
from engine.blackjack import hands
from engine.blackjack.deal import Deal, readable
from engine.blackjack.moves import legal_moves
from engine.blackjack.rules import Rules
from engine.blackjack.words import DealerAction, Move, Phase, Seat
from engine.cards import SUITS, Card, Dealt, Unreadable

_TOLD = (Move.SPLIT, Move.DOUBLE, Move.SURRENDER, Move.INSURANCE, Move.NO_INSURANCE)
"""What no card shows."""
_APART = ((Move.DOUBLE, Move.SURRENDER), (Move.SPLIT, Move.SURRENDER), (Move.INSURANCE, Move.NO_INSURANCE))
"""What nobody does in the same hand."""


def faults_of(rules: Rules, deal: Deal) -> tuple[Fault, ...]:
    """Find all faults: of the cards themselves, of their number, of what was done, of the shoe and the stake."""
    found = [*_unreadable(Seat.PLAYER, deal.player), *_unreadable(Seat.DEALER, deal.dealer)]
    if 0 < len(deal.player) < rules.opening:
        few: dict[str, Answer] = {"hand": Seat.PLAYER, "count": len(deal.player), "fewest": rules.opening}
        found.append(_at(Seat.PLAYER, len(deal.player) + 1, "too-few-cards", few))
    if deal.stake <= 0:
        found.append(Fault("not-above-zero", "stake", {"amount": Amount(deal.stake)}))
    named = [*_named(deal)]
    found += named
    if not named and not _unclear(rules, deal):
        found += [*_player(rules, deal), *_dealer(rules, deal), *_moves(rules, deal)]
    if deal.decks in rules.decks:
        found += _beyond_the_shoe(deal)
    else:
        bounds = {"decks": deal.decks, "low": rules.decks.low, "high": rules.decks.high}
        found.append(Fault("decks-out-of-range", "decks", bounds))
    return tuple(found)


def _unclear(rules: Rules, deal: Deal) -> bool:
    """Whether some card cannot be read or is missing, so that nobody knows what might follow."""
    dealt = (*deal.player, *deal.dealer)
    return any(isinstance(card, Unreadable) for card in dealt) or 0 < len(deal.player) < rules.opening


def _at(seat: Seat, number: int, code: str, values: dict[str, Answer]) -> Fault:
    return Fault(code, f"{seat.value}.{number}", values)


def _unreadable(seat: Seat, dealt: Dealt) -> Iterator[Fault]:
    for number, card in enumerate(dealt, start=1):
        if isinstance(card, Unreadable):
            yield _at(seat, number, "unreadable-card", {"hand": seat, "card": card})


def _named(deal: Deal) -> Iterator[Fault]:
    """What is wrong with the list of moves itself."""
    for move, times in Counter(deal.moves).items():
        if move not in _TOLD:
            yield Fault("move-shown-by-cards", "moves", {"move": move})
        if times > 1:
            yield Fault("move-twice", "moves", {"move": move})
    for one, other in _APART:
        if one in deal.moves and other in deal.moves:
            yield Fault("moves-apart", "moves", {"move": one, "other": other})
    if deal.moves and not (deal.player and deal.dealer):
        yield Fault("move-needs-cards", "moves", {})


def _player(rules: Rules, deal: Deal) -> Iterator[Fault]:
    """Cards that the player could not have taken."""
    held = readable(deal.player)
    for number in range(rules.opening, len(held)):
        total = hands.worth(rules, held[:number]).total
        if total > rules.limit or (total == rules.limit and rules.limit_ends_turn):
            yield _at(Seat.PLAYER, number + 1, "card-past-full", {"total": total})
            return
    if deal.split_aces and deal.terms.house.one_card_on_split_aces and len(held) > rules.opening:
        yield _at(Seat.PLAYER, rules.opening + 1, "card-after-split-aces", {})


def _dealer(rules: Rules, deal: Deal) -> Iterator[Fault]:
    """Cards that the dealer must not have drawn, or must have."""
    held = readable(deal.dealer)
    if len(held) < rules.opening:
        return
    for number in range(rules.opening, len(held) + 1):
        value = hands.worth(rules, held[:number])
        action = rules.dealer_action(deal.terms.house.dealer, value.total, value.softness)
        told: dict[str, Answer] = {"total": value.total, "softness": value.softness}
        if action is DealerAction.STANDS and number < len(held):
            yield _at(Seat.DEALER, number + 1, "dealer-card-not-allowed", told)
            return
        if action is DealerAction.DRAWS and number == len(held) and deal.player and not _over(rules, deal):
            # A hand that is over already needs no more cards of the dealer, who may draw them for other hands.
            yield _at(Seat.DEALER, number + 1, "dealer-card-missing", told)


def _over(rules: Rules, deal: Deal) -> bool:
    """Whether the player's hand is settled whatever the dealer draws."""
    held = readable(deal.player)
    bust = hands.worth(rules, held).total > rules.limit
    return bust or Move.SURRENDER in deal.moves or hands.natural(rules, held, split=deal.split)


def _moves(rules: Rules, deal: Deal) -> Iterator[Fault]:
    """What was done against the rules of the house, or after the hand was over."""
    if not deal.moves:
        yield from _after_the_look(rules, deal)
        return
    up, count = readable(deal.dealer)[0], len(deal.player)
    turns = (deal.turn(rules, up, phase) for phase in Phase)
    allowed = {move for turn in turns for move in legal_moves(rules, deal.terms, turn).value}
    for move in deal.moves:
        if move is not Move.SPLIT and move not in allowed:
            yield Fault("move-not-allowed", "moves", {"move": move})
    if Move.DOUBLE in deal.moves and count != rules.opening + rules.double_cards:
        yield Fault("doubled-hand-cards", "moves", {"count": count, "number": rules.opening + rules.double_cards})
    if Move.SURRENDER in deal.moves and count != rules.opening:
        yield Fault("given-up-hand-cards", "moves", {"count": count, "number": rules.opening})
    yield from _after_the_look(rules, deal)


def _after_the_look(rules: Rules, deal: Deal) -> Iterator[Fault]:
    """What was done although the dealer had looked and found a natural."""
    held = readable(deal.dealer)
    if not (deal.terms.house.peek and hands.natural(rules, held[: rules.opening])):
        return
    if len(deal.player) > rules.opening:
        yield _at(Seat.PLAYER, rules.opening + 1, "played-after-natural", {})
    late = [move for move in (Move.SPLIT, Move.SURRENDER) if move in deal.moves]
    early = legal_moves(rules, deal.terms, deal.turn(rules, held[0], Phase.INSURANCE)).value
    if any(move not in early for move in late):
        yield Fault("played-after-natural", "moves", {})


def _beyond_the_shoe(deal: Deal) -> Iterator[Fault]:
    """Go through the cards and stop at the first of each kind that the shoe cannot hold."""
    seen: Counter[Card] = Counter()
    dealt = ((seat, *one) for seat, hand in zip(Seat, (deal.player, deal.dealer), strict=True) for one in _cards(hand))
    for seat, number, card in dealt:
        for kind, most in ((Card(card.rank), len(SUITS) * deal.decks), (card, deal.decks)):
            if kind == card and not card.suit and most == deal.decks:
                continue
            seen[kind] += 1
            if seen[kind] == most + 1:
                code = "suited-card-too-often" if kind.suit else "rank-too-often"
                yield _at(seat, number, code, {"hand": seat, "card": kind, "most": most, "decks": deal.decks})


def _cards(dealt: Dealt) -> Iterator[tuple[int, Card]]:
    return ((number, card) for number, card in enumerate(dealt, start=1) if isinstance(card, Card))
