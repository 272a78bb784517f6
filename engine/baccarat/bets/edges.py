"""What the house keeps of a bet on average, exactly.

A house edge is a part of the stakes: of all that are made, or only of those that are not returned. A `Rate` carries
which, so that the same figure on the other basis is another answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from engine.api import Fault, Rate, Unanswerable
from engine.baccarat.bets.commission import EXACTLY, Charge
from engine.baccarat.bets.settlement import apply
from engine.baccarat.bets.settling import Due, Paired, hand_bet_due, pair_bet_due, wager_due, winning_hand
from engine.baccarat.bets.terms import HandBet, PairBet
from engine.baccarat.bets.words import Alike, SideBet, Wager
from engine.baccarat.odds import Ending, endings, pair_counts
from engine.baccarat.odds.basis import require_countable
from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.words import Bet
from engine.decks import Decks, DecksLike
from engine.stakes import Basis, Settlement

_UNIT = Fraction(1)


def edge(wager: Wager, decks: DecksLike, basis: Basis, rules: Rules = STANDARD) -> Rate:
    """House edge of a main bet.

    Raises as `endings` does, and Unanswerable per bet resolved where every bet is returned.

    >>> edge(Wager.TIE_8, None, Basis.MADE).value  # an infinite deck
    Fraction(681400, 4826809)
    """
    return rounded_edge(wager, decks, basis, stake=_UNIT, charge=EXACTLY, rules=rules)


def rounded_edge(  # noqa: PLR0913 - a stake and how its commission is taken, besides what each edge needs
    wager: Wager, decks: DecksLike, basis: Basis, *, stake: Fraction | int, charge: Charge, rules: Rules = STANDARD
) -> Rate:
    """House edge of a main bet with a stake whose commission is rounded after each win.

    Raises as `edge` does, and Unanswerable for a stake or a coin as `settle` does.
    """
    return _rate(_wager_dues(rules, wager, Decks.of(decks)).items(), basis, Fraction(stake), charge)


def commission_edge(bet: Bet, commission: Fraction, decks: DecksLike, basis: Basis, rules: Rules = STANDARD) -> Rate:
    """House edge of a main bet by its usual terms, but for its commission: a part of its winnings, from 0 to 1.

    Raises as `edge` does.

    >>> commission_edge(Bet.BANKER, Fraction(5, 100), 8, Basis.MADE) == edge(Wager.BANKER_5, 8, Basis.MADE)
    True
    """
    usual = _wager_dues(rules, rules.usual(bet), Decks.of(decks))
    dues = (
        (due._replace(commission=commission) if due.settlement is Settlement.PAID else due, count)
        for due, count in usual.items()
    )
    return _rate(tuple(dues), basis, _UNIT, EXACTLY)


def side_edge(bet: SideBet, decks: DecksLike, basis: Basis, rules: Rules = STANDARD) -> Rate:
    """House edge of a side bet. Raises as `edge` does.

    >>> side_edge(SideBet.PLAYER_PAIR, 8, Basis.MADE).value
    Fraction(43, 415)
    """
    terms = rules.side_bet(bet)
    if isinstance(terms, HandBet):
        dues = _dues(endings(decks, rules), lambda ending: hand_bet_due(rules, bet, terms, ending).due)
    else:
        dues = _by_pairing(rules, decks, bet, terms)
    return _rate(dues.items(), basis, _UNIT, EXACTLY)


@lru_cache(maxsize=16)
def _wins(rules: Rules, decks: Decks) -> Mapping[Ending, int]:
    """The endings that no wager tells apart, taken together under one of them: a wager looks only at who won how."""
    lots: dict[tuple[object, ...], Ending] = {}
    counts: Counter[Ending] = Counter()
    for ending, count in endings(decks, rules).items():
        won = rules.winner(ending.player, ending.banker)
        counts[lots.setdefault((won, *ending.of(winning_hand(won))), ending)] += count
    return MappingProxyType(counts)


@lru_cache(maxsize=64)
def _wager_dues(rules: Rules, wager: Wager, decks: Decks) -> Mapping[Due, int]:
    """How many sequences of cards a wager gets each thing from, counted once for every basis and every stake."""
    return _dues(_wins(rules, decks), lambda ending: wager_due(rules, wager, ending).due)


def _dues(counts: Mapping[Ending, int], due: Callable[[Ending], Due]) -> Mapping[Due, int]:
    """How many sequences of cards a bet gets each thing from."""
    dues: Counter[Due] = Counter()
    for ending, count in counts.items():
        dues[due(ending)] += count
    return dues


def _by_pairing(rules: Rules, decks: DecksLike, bet: SideBet, terms: PairBet) -> Mapping[Due, int]:
    """The same for a bet on pairs."""
    require_countable(rules)
    counts = pair_counts(decks)
    pairs = counts.by_rank if rules.alike(terms.pair) is Alike.RANK else counts.by_suit
    pairings = {
        Paired(player=True, banker=False): pairs.player - pairs.both,
        Paired(player=False, banker=True): pairs.banker - pairs.both,
        Paired(player=True, banker=True): pairs.both,
        Paired(player=False, banker=False): counts.total - pairs.either,
    }
    dues: Counter[Due] = Counter()
    for pairing, count in pairings.items():
        dues[pair_bet_due(bet, terms, pairing).due] += count
    return dues


def _rate(dues: Collection[tuple[Due, int]], basis: Basis, stake: Fraction, charge: Charge) -> Rate:
    won = sum(apply(due, stake, charge).profit * count for due, count in dues)
    staked = sum(count for due, count in dues if basis is Basis.MADE or due.settlement is not Settlement.RETURNED)
    if not staked:
        raise Unanswerable(Fault("never-resolved", "basis"))
    return Rate(-won / (stake * staked), basis)
