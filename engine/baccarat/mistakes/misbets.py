"""The false statements about bets: what each makes of a bet when a round is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from types import MappingProxyType

from engine.api import Amount, Answer, Step, Verdict
from engine.baccarat.bets import readings
from engine.baccarat.bets.commission import EXACTLY
from engine.baccarat.bets.settlement import Finished, Settled, apply, settle
from engine.baccarat.bets.settling import Paired, pair_bet_due
from engine.baccarat.bets.terms import HandBet, PairBet
from engine.baccarat.bets.words import PairKind, SideBet, SideCase, Wager
from engine.baccarat.mistakes.case import Case
from engine.baccarat.mistakes.reading import Cards, Reading, Round
from engine.baccarat.mistakes.search import rounds
from engine.baccarat.mistakes.words import Statement
from engine.baccarat.odds import Ending
from engine.baccarat.rules import Rules
from engine.baccarat.words import Bet
from engine.cards import Card
from engine.changes import with_entry
from engine.refuting import claimed


@dataclass(frozen=True, slots=True)
class Misbet:
    """A false statement about a bet of a stake.

    `settle` gives what becomes of the bet by the statement, `rounds` the rounds to look through, `contradicted` the
    steps of the rule that it contradicts.
    """

    bet: Wager | SideBet
    stake: int
    settle: Callable[[Misbet, Rules, Finished], Settled]
    contradicted: Callable[[Rules, Round], tuple[Step, ...]]
    rounds: Callable[[Reading], Iterator[Round]] = lambda right: (pair.right for pair in rounds(right, right))


def find(rules: Rules, statement: Statement) -> Case | None:
    """Find the first round after which a bet is settled otherwise than the statement has it; none where none is."""
    bet = MISBETS[statement]
    for seen in bet.rounds(Reading(rules)):
        finished = _finished(rules, seen)
        right, wrong = settle(bet.bet, bet.stake, finished, rules=rules), bet.settle(bet, rules, finished)
        ours, theirs = _told(right), _told(wrong)
        if ours != theirs:
            told_otherwise = claimed(ours, theirs, bet.contradicted(rules, seen))
            told = {path: Verdict(answer, right.steps) for path, answer in ours.items()}
            told["stake"] = Verdict(Amount(right.stake))
            return Case(seen.player.cards, seen.banker.cards, told_otherwise, told)
    return None


def _finished(rules: Rules, seen: Round) -> Finished:
    player, banker = seen.player, seen.banker
    ending = Ending(player.total, banker.total, len(player.cards), len(banker.cards))
    return Finished(ending, player.cards[: rules.starting_cards], banker.cards[: rules.starting_cards])


def _told(settled: Settled) -> Mapping[str, Answer]:
    """What became of a bet, by the paths of the form that settles one."""
    return {
        "settlement": settled.settlement,
        "payout": Amount(settled.payout),
        "commission": Amount(settled.commission),
        "profit": Amount(settled.profit),
        "returned": Amount(settled.returned),
    }


def _by(change: Callable[[Rules], Rules]) -> Callable[[Misbet, Rules, Finished], Settled]:
    """Settle by rules that the statement changes."""
    return lambda bet, rules, finished: settle(bet.bet, bet.stake, finished, rules=change(rules))


def _against_banker(rules: Rules) -> Rules:
    """Every bet is one against the Banker: whoever bets loses where the Banker wins."""
    against = rules.bets[tuple(Bet).index(Bet.PLAYER)]
    return replace(rules, bets=with_entry(rules.bets, tuple(Bet).index(Bet.BANKER), against))


def _super_6_reversed(rules: Rules) -> Rules:
    """A stake of twelve wins one, where a stake of one wins twelve."""
    number, terms = tuple(SideBet).index(SideBet.SUPER_6), rules.side_bet(SideBet.SUPER_6)
    if not isinstance(terms, HandBet):
        return rules
    cases = tuple(replace(case, pays=1 / case.pays if case.pays else None) for case in terms.cases)
    return replace(rules, side_bets=with_entry(rules.side_bets, number, replace(terms, cases=cases)))


def _pair_by_value(bet: Misbet, rules: Rules, finished: Finished) -> Settled:
    """Cards of one value are a pair."""
    terms = rules.side_bet(SideBet.PLAYER_PAIR)
    if not isinstance(terms, PairBet):
        return settle(bet.bet, bet.stake, finished, rules=rules)
    paired = Paired(_alike(rules, finished.player), _alike(rules, finished.banker))
    return apply(pair_bet_due(SideBet.PLAYER_PAIR, terms, paired).due, Fraction(bet.stake), EXACTLY)


def _alike(rules: Rules, cards: Cards) -> bool:
    return len({rules.card_value(card) for card in cards}) == 1


def _equal_in_value(right: Reading) -> Iterator[Round]:
    """Rounds whose Player starts with cards of one value, but of different ranks."""
    lowest = Card.every()[: right.rules.starting_cards]
    for cards in combinations(Card.every(), right.rules.starting_cards):
        if _alike(right.rules, cards):
            yield right.play(right.start(cards), right.start(lowest), lowest)


MISBETS: Mapping[Statement, Misbet] = MappingProxyType(
    {
        Statement.BANKER_IS_HOUSE: Misbet(
            Wager.BANKER_5,
            20,
            _by(_against_banker),
            lambda rules, seen: readings.settles(rules, Bet.BANKER, seen.winner).steps,
        ),
        Statement.SUPER_6_REVERSED: Misbet(
            SideBet.SUPER_6,
            12,
            _by(_super_6_reversed),
            lambda rules, _: (readings.case_pays(SideCase.SUPER_6, rules.case(SideCase.SUPER_6).pays),),
        ),
        Statement.PAIR_BY_VALUE: Misbet(
            SideBet.PLAYER_PAIR,
            10,
            _pair_by_value,
            lambda rules, _: readings.alike(rules, PairKind.PAIR).steps,
            _equal_in_value,
        ),
    }
)
"""The stakes are the least whose payments come out whole, and for a pair a plain one."""
