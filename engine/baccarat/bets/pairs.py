"""Whether two cards are a pair."""

from __future__ import annotations

from typing import NamedTuple

from engine.api import Fault, Step, Unanswerable
from engine.baccarat.bets import readings
from engine.baccarat.bets.settling import Paired
from engine.baccarat.bets.words import Alike, PairKind
from engine.baccarat.rules import Rules
from engine.baccarat.words import Position
from engine.cards import Card


class PairsRead(NamedTuple):
    """Which hands have a pair of a kind, with the entry of the rules that says so."""

    pairing: Paired
    steps: tuple[Step, ...]


def pairing(rules: Rules, kind: PairKind, player: tuple[Card, ...], banker: tuple[Card, ...]) -> PairsRead:
    """Tell which hands start with a pair of a kind.

    Raises Unanswerable where that depends on a suit that is not known; its path names the hand.
    """
    demanded = readings.alike(rules, kind)
    mine = are_alike(demanded.value, player, Position.PLAYER.value)
    other = are_alike(demanded.value, banker, Position.BANKER.value)
    return PairsRead(Paired(mine, other), demanded.steps)


def are_alike(demanded: Alike, cards: tuple[Card, ...], path: str) -> bool:
    """Tell whether cards agree in what is demanded; `path` names them where a missing suit keeps from telling."""
    if len({card.rank for card in cards}) > 1:
        return False
    if demanded is Alike.RANK:
        return True
    if not all(card.suit for card in cards):
        raise Unanswerable(Fault("suit-needed", path, {"card": cards[0]}))
    return len({card.suit for card in cards}) == 1
