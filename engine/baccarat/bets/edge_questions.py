"""What a page may ask of commissions in coins, and of what the house keeps of a bet."""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import STATED, Amount, Between, Payout, Question, Rate, Share, Step, Verdict
from engine.baccarat.bets import edges, readings
from engine.baccarat.bets.commission import Charge, check_charge, rounded
from engine.baccarat.bets.provisions import SIDE_BET, WAGER
from engine.baccarat.bets.words import Collection, Rounding, SideBet, Wager
from engine.baccarat.rules import Rules
from engine.baccarat.words import Bet, Winner
from engine.decks import Decks, StatedDecks
from engine.stakes import Basis

StatedBasis: TypeAlias = Annotated[Basis, STATED]
Wins: TypeAlias = Annotated[int, Between(1, 1000)]


def commission_due(rules: Rules, bet: Wager, stake: Amount, coin: Amount, rounding: Rounding) -> Verdict[Amount]:
    """What one win of a stake pays as commission, rounded to whole coins of the smallest kind."""
    return commission_collected(rules, bet, stake, 1, coin, rounding, Collection.EACH_ROUND)


def commission_collected(  # noqa: PLR0913, PLR0917 - a page states each of these
    rules: Rules, bet: Wager, stake: Amount, wins: Wins, coin: Amount, rounding: Rounding, taken: Collection
) -> Verdict[Amount]:
    """What several wins of a stake pay as commission in all: rounded after each, or once at the end of the shoe."""
    charge = Charge(rounding, coin.value)
    check_charge(stake.value, charge)
    read = readings.commission(rules, bet)
    exact = stake.value * rules.wager(bet).pays * read.value.value
    each, together = rounded(exact, charge), rounded(wins * exact, charge)
    due = wins * each if taken is Collection.EACH_ROUND else together
    steps = (*readings.wager_pays(rules, bet).steps, *read.steps)
    return Verdict(Amount(due), (*steps, Step("commission-due", WAGER[bet], "", {"amount": Amount(due)})))


def edge(rules: Rules, bet: Wager, decks: StatedDecks, basis: StatedBasis) -> Verdict[Rate]:
    """House edge of a main bet by the terms of a version, exactly; its commission is not rounded."""
    return _edge(WAGER[bet], readings.whole_wager(rules, bet), decks, edges.edge(bet, decks, basis, rules))


def commission_edge(rules: Rules, bet: Bet, commission: Share, decks: StatedDecks, basis: StatedBasis) -> Verdict[Rate]:
    """House edge of a main bet by its usual terms but for its commission, exactly; nothing is rounded."""
    found = edges.commission_edge(bet, commission.value, decks, basis, rules)
    usual = rules.usual(bet)
    payout = Payout(rules.wager(usual).pays)
    taken = Step("commission-of", WAGER[usual], "", {"bet": bet, "payout": payout, "share": commission})
    settled = (step for winner in Winner for step in readings.settles(rules, bet, winner).steps)
    return _edge(WAGER[usual], (*settled, taken), decks, found)


def side_edge(rules: Rules, bet: SideBet, decks: StatedDecks, basis: StatedBasis) -> Verdict[Rate]:
    """House edge of a side bet, exactly."""
    return _edge(SIDE_BET[bet], readings.whole_side_bet(rules, bet), decks, edges.side_edge(bet, decks, basis, rules))


def rounded_edge(  # noqa: PLR0913, PLR0917 - a page states each of these
    rules: Rules, bet: Wager, stake: Amount, coin: Amount, rounding: Rounding, decks: StatedDecks, basis: StatedBasis
) -> Verdict[Rate]:
    """House edge of a main bet of one stake, whose commission is rounded after each win to whole coins."""
    found = edges.rounded_edge(bet, decks, basis, stake=stake.value, charge=Charge(rounding, coin.value), rules=rules)
    return _edge(WAGER[bet], readings.whole_wager(rules, bet), decks, found)


def rounding_effect(  # noqa: PLR0913, PLR0917 - a page states each of these
    rules: Rules, bet: Wager, stake: Amount, coin: Amount, rounding: Rounding, decks: StatedDecks, basis: StatedBasis
) -> Verdict[Rate]:
    """What rounding adds to the house edge of a main bet of one stake; below 0 where it takes something off."""
    found = rounded_edge(rules, bet, stake, coin, rounding, decks, basis)
    exact = edges.edge(bet, decks, basis, rules)
    effect = found.value - exact
    return Verdict(effect, (*found.steps, Step("rounding-effect", WAGER[bet], "", {"exact": exact, "effect": effect})))


def _edge(rule: str, terms: tuple[Step, ...], decks: Decks, found: Rate) -> Verdict[Rate]:
    return Verdict(found, (*terms, Step("edge", rule, "", {"decks": decks, "basis": found.basis, "rate": found})))


QUESTIONS = MappingProxyType[str, Question](
    {
        "commission_due": commission_due,
        "commission_collected": commission_collected,
        "edge": edge,
        "commission_edge": commission_edge,
        "side_edge": side_edge,
        "rounded_edge": rounded_edge,
        "rounding_effect": rounding_effect,
    }
)
