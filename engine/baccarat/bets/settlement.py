"""A bet with its stake when the round is over: what is paid, what is taken as commission, what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from engine.api import Fault, Step, Unanswerable
from engine.baccarat.bets.commission import EXACTLY, Charge, check_charge, rounded
from engine.baccarat.bets.pairs import pairing
from engine.baccarat.bets.settling import Due, Told, hand_bet_due, pair_bet_due, wager_due
from engine.baccarat.bets.terms import HandBet
from engine.baccarat.bets.words import SideBet, Wager
from engine.baccarat.odds import Ending
from engine.baccarat.play import Round
from engine.baccarat.rules import STANDARD, Rules
from engine.cards import Card
from engine.stakes import Settlement


@dataclass(frozen=True, slots=True)
class Finished:
    """A round that is over, as far as bets look at it: how it ended, and the starting cards of each hand."""

    ending: Ending
    player: tuple[Card, ...]
    banker: tuple[Card, ...]

    @classmethod
    def of(cls, played: Round, rules: Rules = STANDARD) -> Self:
        """Look at a round as bets do. Raises Unanswerable for one that waits for cards or has faults."""
        player, banker = played.player, played.banker
        if played.winner is None or player.total is None or banker.total is None:
            raise Unanswerable(Fault("round-not-over", "player"))
        ending = Ending(player.total, banker.total, len(player.cards), len(banker.cards))
        return cls(ending, player.cards[: rules.starting_cards], banker.cards[: rules.starting_cards])


@dataclass(frozen=True, slots=True)
class Settled:
    """What became of a stake: `payout` is what was won before commission; `steps` tell why."""

    stake: Fraction
    settlement: Settlement
    payout: Fraction
    commission: Fraction
    steps: tuple[Step, ...] = ()

    @property
    def profit(self) -> Fraction:
        """What the bet won after commission, or below 0 what it lost: what the house keeps, the other way round."""
        return -self.stake if self.settlement is Settlement.LOST else self.payout - self.commission

    @property
    def returned(self) -> Fraction:
        """What comes back from the table, the stake included."""
        return self.stake + self.profit


def settle(
    bet: Wager | SideBet,
    stake: Fraction | int,
    played: Round | Finished,
    charge: Charge = EXACTLY,
    rules: Rules = STANDARD,
) -> Settled:
    """Settle a bet after a round, or after what is known of one that is over.

    Raises Unanswerable for a round that is not over, for a stake that is not above 0 or, where a commission is rounded,
    no whole number of coins, and for a bet on perfect pairs where a suit is not known that decides.

    >>> from engine.baccarat import play
    >>> str(settle(Wager.BANKER_5, 30, play("2S 3H KD", "2C 4H")).returned)
    '117/2'
    """
    finished = played if isinstance(played, Finished) else Finished.of(played, rules)
    told = _told(rules, bet, finished)
    return apply(told.due, Fraction(stake), charge, told.steps)


def apply(due: Due, stake: Fraction, charge: Charge, steps: tuple[Step, ...] = ()) -> Settled:
    """Give a bet what it gets for its stake. Raises Unanswerable as `settle` does."""
    check_charge(stake, charge)
    payout = stake * due.pays
    return Settled(stake, due.settlement, payout, rounded(payout * due.commission, charge), steps)


def _told(rules: Rules, bet: Wager | SideBet, finished: Finished) -> Told:
    if isinstance(bet, Wager):
        return wager_due(rules, bet, finished.ending)
    terms = rules.side_bet(bet)
    if isinstance(terms, HandBet):
        return hand_bet_due(rules, bet, terms, finished.ending)
    read = pairing(rules, terms.pair, finished.player, finished.banker)
    told = pair_bet_due(bet, terms, read.pairing)
    return Told(told.due, lambda: read.steps + told.steps)
