"""What a bet gets in a round, and which entries of its terms say so, for a unit staked.

A wager and a side bet on a hand look at how the round ended, a side bet on pairs at which hands started with one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from engine.api import Answer, Step
from engine.baccarat.bets import readings
from engine.baccarat.bets.terms import HandBet, HandCase, PairBet, PairCase, SpecialWin
from engine.baccarat.bets.words import PairHands, SideBet, Wager
from engine.baccarat.odds import Ending
from engine.baccarat.rules import Rules
from engine.baccarat.words import Comparison, Naturalness, Position, Winner
from engine.stakes import Settlement


class Due(NamedTuple):
    """What a bet gets for a unit staked.

    `pays` is what is won before commission, `commission` the part of it that is taken; both are 0 unless it is paid.
    """

    settlement: Settlement
    pays: Fraction = Fraction(0)
    commission: Fraction = Fraction(0)


class Told(NamedTuple):
    """What a bet gets, and how to tell the steps that lead to it: for an edge, hundreds of endings need none."""

    due: Due
    tell: Callable[[], tuple[Step, ...]]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps."""
        return self.tell()


class Paired(NamedTuple):
    """Whether each hand starts with a pair of the kind that a bet is on."""

    player: bool
    banker: bool

    def hands(self) -> frozenset[PairHands]:
        """Give all that may be demanded of the hands, and holds."""
        held = {
            PairHands.PLAYER: self.player,
            PairHands.BANKER: self.banker,
            PairHands.EITHER: self.player or self.banker,
            PairHands.ONE: self.player is not self.banker,
            PairHands.BOTH: self.player and self.banker,
        }
        return frozenset(hands for hands, holds in held.items() if holds)


class Demand(NamedTuple):
    """One entry of the terms that must hold, and whether it does."""

    step: Step
    holds: bool


def wager_due(rules: Rules, wager: Wager, ending: Ending) -> Told:
    """What a wager gets when a round ends so."""
    winner = rules.winner(ending.player, ending.banker)
    bet = rules.wager(wager).bet
    settlement = rules.settlement(bet, winner)
    if settlement is not Settlement.PAID:
        return Told(Due(settlement), lambda: readings.settles(rules, bet, winner).steps)
    won = win_due(rules, wager, *ending.of(winning_hand(winner)))
    return Told(won.due, lambda: readings.settles(rules, bet, winner).steps + won.steps)


def winning_hand(winner: Winner) -> Position:
    """The hand whose total and cards a win is told by.

    Of a tie, both hands have the total; only a bet on one of them could ask for the cards of its own.
    """
    return Position.BANKER if winner is Winner.BANKER else Position.PLAYER


def win_due(rules: Rules, wager: Wager, total: int, cards: int) -> Told:
    """What a wager gets when it wins, by the final total and the number of cards of the hand that won."""
    terms = rules.wager(wager)
    pays: Fraction | None = terms.pays
    told, steps = readings.wager_pays(rules, wager).steps, tuple[Step, ...]()
    if terms.special:
        applies, steps = _read(_of_special(wager, terms.special, total, cards))
        if applies:
            pays, told = terms.special.pays, (readings.special_pays(wager, terms.special.pays),)
    if pays is None:
        return Told(Due(Settlement.RETURNED), lambda: steps + told)
    taken = readings.commission_taken(rules, wager)
    return Told(Due(Settlement.PAID, pays, terms.commission), lambda: steps + told + taken)


def hand_bet_due(rules: Rules, bet: SideBet, terms: HandBet, ending: Ending) -> Told:
    """What a side bet on a hand gets when a round ends so."""
    seen = _seen(rules, terms.hand, ending)
    return _first(readings.side_hand(bet, terms.hand), terms.cases, lambda entry, wanted: seen[entry] == wanted)


def pair_bet_due(bet: SideBet, terms: PairBet, pairing: Paired) -> Told:
    """What a side bet on pairs gets when these hands start with one."""
    return _first(readings.side_pair(bet, terms.pair), terms.cases, lambda _, wanted: wanted in pairing.hands())


def _first(opening: Step, cases: Iterable[HandCase | PairCase], holds: Callable[[str, Answer], bool]) -> Told:
    """The first case of which all demands hold; without one, the bet is lost."""
    for case in cases:
        if all(holds(entry, wanted) for entry, wanted in case.demands()):
            due = Due(Settlement.RETURNED) if case.pays is None else Due(Settlement.PAID, case.pays)
            return Told(due, lambda: (opening, *_looked_at(cases, holds)))
    return Told(Due(Settlement.LOST), lambda: (opening, *_looked_at(cases, holds)))


def _looked_at(cases: Iterable[HandCase | PairCase], holds: Callable[[str, Answer], bool]) -> Iterator[Step]:
    """The steps through cases up to the one that holds, through each up to the first demand that does not."""
    for case in cases:
        demands = (
            Demand(readings.demand(case.case, entry, wanted), holds(entry, wanted)) for entry, wanted in case.demands()
        )
        applies, steps = _read(demands)
        yield from steps
        if applies:
            yield readings.case_pays(case.case, case.pays)
            return


def _read(demands: Iterable[Demand]) -> tuple[bool, tuple[Step, ...]]:
    """Read demands up to the first one that does not hold."""
    steps: list[Step] = []
    for demand in demands:
        steps.append(demand.step)
        if not demand.holds:
            return False, tuple(steps)
    return True, tuple(steps)


def _of_special(wager: Wager, special: SpecialWin, total: int, cards: int) -> Iterator[Demand]:
    yield Demand(readings.special_total(wager, special.total), special.total == total)
    if special.cards is not None:
        yield Demand(readings.special_cards(wager, special.cards), special.cards == cards)


def wanted_winner(hand: Position, result: Comparison) -> Winner:
    """Who must win for the result of a hand to be this one."""
    player_wins = (hand is Position.PLAYER) is (result is Comparison.HIGHER)
    if result is Comparison.EQUAL:
        return Winner.TIE
    return Winner.PLAYER if player_wins else Winner.BANKER


def _seen(rules: Rules, hand: Position, ending: Ending) -> Mapping[str, Answer]:
    """A round as the cases of a bet on one of its hands see it, by the names of their entries."""
    winner = rules.winner(ending.player, ending.banker)
    total, cards = ending.of(hand)
    natural = cards == rules.starting_cards and total in rules.naturals
    return {
        "result": next(result for result in Comparison if wanted_winner(hand, result) is winner),
        "natural": Naturalness.NATURAL if natural else Naturalness.NOT,
        "total": total,
        "cards": cards,
        "margin": abs(ending.player - ending.banker),
    }
