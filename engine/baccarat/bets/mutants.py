"""The terms of bets with one entry changed, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from engine.api import Mutant
from engine.baccarat.bets.provisions import PAIR
from engine.baccarat.bets.terms import HandBet, HandCase, PairBet, PairCase, SideTerms, SpecialWin, WagerTerms
from engine.baccarat.bets.words import PairKind, SideBet, SideCase, Wager
from engine.baccarat.rules import Rules
from engine.baccarat.words import Bet, Winner
from engine.changes import next_word, with_entry

_OTHER_KIND = {PairKind.PAIR: PairKind.PERFECT, PairKind.PERFECT: PairKind.PAIR}


def mutants(rules: Rules) -> Iterator[Mutant]:
    """Give every change of one entry of the terms of bets, in the order of the entries."""
    for bet, settlements in zip(Bet, rules.bets, strict=True):
        for at, winner in enumerate(Winner):
            player, banker, tie = with_entry(settlements, at, next_word(settlements[at]))
            changed = with_entry(rules.bets, list(Bet).index(bet), (player, banker, tie))
            yield Mutant(f"{bet.value}/{winner.value}", replace(rules, bets=changed))
    for index, (wager, terms) in enumerate(zip(Wager, rules.wagers, strict=True)):
        for entry, wager_terms in _wager(terms):
            changed_wagers = with_entry(rules.wagers, index, wager_terms)
            yield Mutant(f"wager/{wager.value}/{entry}", replace(rules, wagers=changed_wagers))
    yield from _pairs(rules)
    for index, (side_bet, side_terms) in enumerate(zip(SideBet, rules.side_bets, strict=True)):
        entry, changed_terms = _subject(side_terms)
        changed_bets = with_entry(rules.side_bets, index, changed_terms)
        yield Mutant(f"side/{side_bet.value}/{entry}", replace(rules, side_bets=changed_bets))
    for case in SideCase:
        for entry, case_terms in _case(rules.case(case)):
            yield Mutant(f"case/{case.value}/{entry}", replace(rules, side_bets=_with_case(rules, case_terms)))


def _wager(terms: WagerTerms) -> Iterator[tuple[str, WagerTerms]]:
    yield "pays", replace(terms, pays=terms.pays + 1)
    yield "commission", replace(terms, commission=terms.commission + Fraction(1, 100))
    if terms.special:
        for entry, special in _special(terms.special):
            yield f"special/{entry}", replace(terms, special=special)


def _special(special: SpecialWin) -> Iterator[tuple[str, SpecialWin]]:
    yield "total", replace(special, total=special.total - 1)
    if special.cards is not None:
        yield "cards", replace(special, cards=special.cards - 1)
    yield "pays", replace(special, pays=_other(special.pays))


def _pairs(rules: Rules) -> Iterator[Mutant]:
    plain, perfect = rules.pairs
    yield Mutant(f"{PAIR[PairKind.PAIR]}/alike", replace(rules, pairs=(next_word(plain), perfect)))
    yield Mutant(f"{PAIR[PairKind.PERFECT]}/alike", replace(rules, pairs=(plain, next_word(perfect))))


def _subject(terms: SideTerms) -> tuple[str, SideTerms]:
    """What a side bet is on, changed."""
    if isinstance(terms, HandBet):
        return "hand", replace(terms, hand=next_word(terms.hand))
    return "pair", replace(terms, pair=_OTHER_KIND[terms.pair])


def _case(terms: HandCase | PairCase) -> Iterator[tuple[str, HandCase | PairCase]]:
    if isinstance(terms, PairCase):
        yield "hands", replace(terms, hands=next_word(terms.hands))
    else:
        yield "result", replace(terms, result=next_word(terms.result))
        if terms.natural is not None:
            yield "natural", replace(terms, natural=next_word(terms.natural))
        if terms.total is not None:
            yield "total", replace(terms, total=terms.total - 1)
        if terms.cards is not None:
            yield "cards", replace(terms, cards=terms.cards - 1)
        if terms.margin is not None:
            yield "margin", replace(terms, margin=terms.margin - 1)
    yield "pays", replace(terms, pays=_other(terms.pays))


def _other(pays: Fraction | None) -> Fraction:
    return Fraction(0) if pays is None else pays + 1


def _with_case(rules: Rules, changed: HandCase | PairCase) -> tuple[SideTerms, ...]:
    """The side bets with a case changed, in each of them that has it."""
    return tuple(_having(terms, changed) for terms in rules.side_bets)


def _having(terms: SideTerms, changed: HandCase | PairCase) -> SideTerms:
    match terms, changed:
        case HandBet(), HandCase():
            return replace(terms, cases=tuple(changed if case.case is changed.case else case for case in terms.cases))
        case PairBet(), PairCase():
            return replace(terms, cases=tuple(changed if case.case is changed.case else case for case in terms.cases))
        case _:
            return terms
