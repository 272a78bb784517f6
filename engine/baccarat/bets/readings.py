"""Reading one entry of the terms of bets at a time: each gives what the entry says, with the step that tells so."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from engine.api import Answer, Payout, Share, Step, Verdict, step
from engine.baccarat.bets import provisions
from engine.baccarat.bets.terms import HandBet, HandCase, PairCase
from engine.baccarat.bets.words import Alike, PairKind, SideBet, SideCase, Wager
from engine.baccarat.rules import Rules
from engine.baccarat.words import Bet, Position, Winner
from engine.stakes import Settlement


def settles(rules: Rules, bet: Bet, won: Winner) -> Verdict[Settlement]:
    """What becomes of a bet."""
    settlement = rules.settlement(bet, won)
    cell = f"{bet.value}/{won.value}"
    read = step("settles", provisions.BET[bet], cell, bet=bet, winner=won, settlement=settlement)
    return Verdict(settlement, (read,))


def wager_pays(rules: Rules, wager: Wager) -> Verdict[Payout]:
    """What a wager pays when it wins, before commission."""
    payout = Payout(rules.wager(wager).pays)
    return Verdict(payout, (_of_wager("wager-pays", wager, "pays", payout=payout),))


def commission(rules: Rules, wager: Wager) -> Verdict[Share]:
    """Which part of what a wager wins is taken as commission."""
    share = Share(rules.wager(wager).commission)
    return Verdict(share, (_of_wager("commission", wager, "commission", share=share),))


def commission_taken(rules: Rules, wager: Wager) -> tuple[Step, ...]:
    """The step that tells the commission, where there is one."""
    return commission(rules, wager).steps if rules.wager(wager).commission else ()


def special_total(wager: Wager, total: int) -> Step:
    """The total of the win that a wager settles otherwise."""
    return _of_wager("special-total", wager, "special/total", total=total)


def special_cards(wager: Wager, number: int) -> Step:
    """The number of cards of that win."""
    return _of_wager("special-cards", wager, "special/cards", number=number)


def special_pays(wager: Wager, pays: Fraction | None) -> Step:
    """What that win pays, or that its stake is returned."""
    if pays is None:
        return _of_wager("special-returned", wager, "special/pays")
    return _of_wager("special-pays", wager, "special/pays", payout=Payout(pays))


def _of_wager(name: str, wager: Wager, entry: str, **values: Payout | Share | int) -> Step:
    return step(name, provisions.WAGER[wager], f"wager/{wager.value}/{entry}", wager=wager, **values)


def side_hand(bet: SideBet, hand: Position) -> Step:
    """The hand that a side bet is on."""
    return step("side-hand", provisions.SIDE_BET[bet], f"side/{bet.value}/hand", bet=bet, hand=hand)


def side_pair(bet: SideBet, pair: PairKind) -> Step:
    """The kind of pair that a side bet is on."""
    return step("side-pair", provisions.SIDE_BET[bet], f"side/{bet.value}/pair", bet=bet, pair=pair)


def demand(case: SideCase, entry: str, wanted: Answer) -> Step:
    """What must hold in a case of a side bet, by one entry of its terms."""
    values: dict[str, Answer] = {"case": case, entry: wanted}
    return step(f"case-{entry}", provisions.CASE[case], f"case/{case.value}/{entry}", **values)


def case_pays(case: SideCase, pays: Fraction | None) -> Step:
    """What a case pays, or that the stake is returned in it."""
    rule, cell = provisions.CASE[case], f"case/{case.value}/pays"
    if pays is None:
        return step("case-returned", rule, cell, case=case)
    return step("case-pays", rule, cell, case=case, payout=Payout(pays))


def alike(rules: Rules, kind: PairKind) -> Verdict[Alike]:
    """In what two cards must agree to be a pair of a kind."""
    rule, demanded = provisions.PAIR[kind], rules.alike(kind)
    return Verdict(demanded, (step("alike", rule, f"{rule}/alike", pair=kind, alike=demanded),))


def whole_wager(rules: Rules, wager: Wager) -> tuple[Step, ...]:
    """All the terms of a wager."""
    terms = rules.wager(wager)
    steps = [step for winner in Winner for step in settles(rules, terms.bet, winner).steps]
    steps += (*wager_pays(rules, wager).steps, *commission(rules, wager).steps)
    if terms.special:
        steps.append(special_total(wager, terms.special.total))
        if terms.special.cards is not None:
            steps.append(special_cards(wager, terms.special.cards))
        steps.append(special_pays(wager, terms.special.pays))
    return tuple(steps)


def whole_side_bet(rules: Rules, bet: SideBet) -> tuple[Step, ...]:
    """All the terms of a side bet."""
    terms = rules.side_bet(bet)
    if isinstance(terms, HandBet):
        opening: tuple[Step, ...] = (side_hand(bet, terms.hand),)
    else:
        opening = (side_pair(bet, terms.pair), *alike(rules, terms.pair).steps)
    return (*opening, *(step for case in terms.cases for step in _whole_case(case)))


def _whole_case(case: HandCase | PairCase) -> Iterator[Step]:
    yield from (demand(case.case, entry, wanted) for entry, wanted in case.demands())
    yield case_pays(case.case, case.pays)
