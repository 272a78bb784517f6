"""What a page may ask of the terms of bets.

Each question takes the rules first; what a page shows is read by the types of the other parameters. The docstrings
are what an author reads in the list of questions.
"""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import (
    Between,
    Fault,
    Payout,
    Question,
    Share,
    Step,
    Unanswerable,
    Verdict,
)
from engine.baccarat.bets import readings
from engine.baccarat.bets.pairs import are_alike
from engine.baccarat.bets.provisions import PAIR, WAGER
from engine.baccarat.bets.settling import wanted_winner, win_due
from engine.baccarat.bets.terms import HandBet, HandCase, PairBet, PairCase, SpecialWin
from engine.baccarat.bets.words import PairHands, PairKind, SideBet, SideCase, Wager
from engine.baccarat.odds.words import HandCards
from engine.baccarat.rules import Rules
from engine.baccarat.words import Bet, Position, Total, Winner
from engine.cards import Card
from engine.stakes import Settlement

Margin: TypeAlias = Annotated[int, Between(4, 9)]
"""By how many points a hand must win at least for the Dragon Bonus, and may at most."""


def pays(rules: Rules, bet: Bet) -> Verdict[Payout]:
    """What a bet by its usual terms pays when it wins, after commission, the stake not counted."""
    return wager_pays(rules, rules.usual(bet))


def settles(rules: Rules, bet: Bet, winner: Winner) -> Verdict[Settlement]:
    """What becomes of a bet, by who wins; some versions have an exception."""
    return readings.settles(rules, bet, winner)


def commission(rules: Rules, bet: Wager) -> Verdict[Share]:
    """Which part of its winnings a main bet pays as commission, by the terms of a version."""
    return readings.commission(rules, bet)


def wager_pays(rules: Rules, bet: Wager) -> Verdict[Payout]:
    """What a main bet by the terms of a version pays after commission when it wins, an exception left aside."""
    paid = readings.wager_pays(rules, bet)
    return _net(rules, bet, paid.value.per_unit, paid.steps + readings.commission_taken(rules, bet))


def win_pays(rules: Rules, bet: Wager, total: Total, cards: HandCards) -> Verdict[Payout]:
    """What a main bet pays after commission when it wins, by the total and the number of cards of the hand that won.

    A win whose stake is only returned has no answer.
    """
    told = win_due(rules, bet, total, cards)
    if told.due.settlement is not Settlement.PAID:
        raise Unanswerable(Fault("win-not-paid", "bet", {"wager": bet}))
    return _net(rules, bet, told.due.pays, told.steps)


def win_settles(rules: Rules, bet: Wager, total: Total, cards: HandCards) -> Verdict[Settlement]:
    """What becomes of a main bet when it wins, by the total and the number of cards of the hand that won."""
    told = win_due(rules, bet, total, cards)
    return Verdict(told.due.settlement, told.steps)


def special_total(rules: Rules, bet: Wager) -> Verdict[Total]:
    """The total of the winning hand with which a version settles a main bet otherwise."""
    total = _special(rules, bet).total
    return Verdict(total, (readings.special_total(bet, total),))


def special_cards(rules: Rules, bet: Wager) -> Verdict[HandCards]:
    """How many cards that hand must have for it, in a version that looks at them."""
    cards = _special(rules, bet).cards
    if cards is None:
        raise Unanswerable(Fault("no-such-demand", "bet"))
    return Verdict(cards, (readings.special_cards(bet, cards),))


def side_hand(rules: Rules, bet: SideBet) -> Verdict[Position]:
    """Which hand a side bet is on."""
    terms = rules.side_bet(bet)
    if not isinstance(terms, HandBet):
        raise Unanswerable(Fault("no-such-demand", "bet"))
    return Verdict(terms.hand, (readings.side_hand(bet, terms.hand),))


def side_winner(rules: Rules, bet: SideBet, case: SideCase) -> Verdict[Winner]:
    """Who must win for a side bet on a hand in one of its cases, or that the round must be a tie."""
    terms, demanded = rules.side_bet(bet), rules.case(case)
    if not isinstance(terms, HandBet) or not isinstance(demanded, HandCase):
        raise Unanswerable(Fault("no-such-demand", "bet"))
    return Verdict(
        wanted_winner(terms.hand, demanded.result),
        (readings.side_hand(bet, terms.hand), readings.demand(case, "result", demanded.result)),
    )


def side_pair(rules: Rules, bet: SideBet) -> Verdict[PairKind]:
    """Which kind of pair a side bet is on."""
    terms = rules.side_bet(bet)
    if not isinstance(terms, PairBet):
        raise Unanswerable(Fault("no-such-demand", "bet"))
    return Verdict(terms.pair, (readings.side_pair(bet, terms.pair),))


def side_pays(rules: Rules, case: SideCase) -> Verdict[Payout]:
    """What a side bet pays in one of its cases, the stake not counted. A case that returns the stake has no answer."""
    paid = rules.case(case).pays
    if paid is None:
        raise Unanswerable(Fault("case-not-paid", "case", {"case": case}))
    return Verdict(Payout(paid), (readings.case_pays(case, paid),))


def side_settles(rules: Rules, case: SideCase) -> Verdict[Settlement]:
    """What becomes of a side bet in one of its cases: it is paid, or its stake returned."""
    paid = rules.case(case).pays
    settlement = Settlement.RETURNED if paid is None else Settlement.PAID
    return Verdict(settlement, (readings.case_pays(case, paid),))


def side_total(rules: Rules, case: SideCase) -> Verdict[Total]:
    """The final total that the hand of a side bet must have in a case."""
    return _number(rules, case, "total")


def side_cards(rules: Rules, case: SideCase) -> Verdict[HandCards]:
    """How many cards the hand of a side bet must end with in a case."""
    return _number(rules, case, "cards")


def side_margin(rules: Rules, case: SideCase) -> Verdict[Total]:
    """By how much the hand of a side bet must win in a case."""
    return _number(rules, case, "margin")


def side_pairs(rules: Rules, case: SideCase) -> Verdict[PairHands]:
    """Which hands must start with a pair in a case of a side bet."""
    terms = rules.case(case)
    if not isinstance(terms, PairCase):
        raise Unanswerable(Fault("no-such-demand", "case"))
    return Verdict(terms.hands, (readings.demand(case, "hands", terms.hands),))


def bonus_pays(rules: Rules, margin: Margin) -> Verdict[Payout]:
    """What the Dragon Bonus pays, on either hand, when that hand wins by so many points without a natural."""
    bet = SideBet.DRAGON_BONUS_PLAYER
    terms = rules.side_bet(bet)
    cases = terms.cases if isinstance(terms, HandBet) else ()
    case = next((case for case in cases if case.margin == margin), None)
    if case is None or case.pays is None:
        raise Unanswerable(Fault("no-such-demand", "margin"))
    return Verdict(
        Payout(case.pays), (readings.demand(case.case, "margin", margin), readings.case_pays(case.case, case.pays))
    )


def is_pair(rules: Rules, *cards: Card) -> Verdict[PairKind]:
    """Whether two cards are a pair, and whether a perfect one: their suits must be known where that depends on them."""
    if len(cards) != rules.starting_cards:
        raise Unanswerable(Fault("not-starting-cards", "cards", {"number": rules.starting_cards}))
    plain, perfect = (readings.alike(rules, kind) for kind in PAIR)
    found = PairKind.NONE
    if are_alike(perfect.value, cards, "cards"):
        found = PairKind.PERFECT
    elif are_alike(plain.value, cards, "cards"):
        found = PairKind.PAIR
    return Verdict(found, plain.steps + perfect.steps)


def _net(rules: Rules, wager: Wager, won: Fraction, steps: tuple[Step, ...]) -> Verdict[Payout]:
    """What is left of a win after commission; the step that says so is taken only where there is one."""
    taken = rules.wager(wager).commission
    payout = Payout(won * (1 - taken))
    if taken:
        steps += (Step("after-commission", WAGER[wager], "", {"wager": wager, "payout": payout}),)
    return Verdict(payout, steps)


def _special(rules: Rules, wager: Wager) -> SpecialWin:
    special = rules.wager(wager).special
    if special is None:
        raise Unanswerable(Fault("no-such-demand", "bet"))
    return special


def _number(rules: Rules, case: SideCase, entry: str) -> Verdict[int]:
    wanted = dict(rules.case(case).demands()).get(entry)
    if not isinstance(wanted, int):
        raise Unanswerable(Fault("no-such-demand", "case"))
    return Verdict(wanted, (readings.demand(case, entry, wanted),))


QUESTIONS = MappingProxyType[str, Question](
    {
        "pays": pays,
        "settles": settles,
        "commission": commission,
        "wager_pays": wager_pays,
        "win_pays": win_pays,
        "win_settles": win_settles,
        "special_total": special_total,
        "special_cards": special_cards,
        "side_hand": side_hand,
        "side_winner": side_winner,
        "side_pair": side_pair,
        "side_pays": side_pays,
        "side_settles": side_settles,
        "side_total": side_total,
        "side_cards": side_cards,
        "side_margin": side_margin,
        "side_pairs": side_pairs,
        "bonus_pays": bonus_pays,
        "is_pair": is_pair,
    }
)
