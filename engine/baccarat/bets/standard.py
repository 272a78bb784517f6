"""The terms of bets as most tables have them, and those of the versions that pages tell of."""

from __future__ import annotations

from fractions import Fraction

from engine.baccarat.bets.terms import (
    HandBet,
    HandCase,
    PairBet,
    PairCase,
    Settlements,
    SideTerms,
    SpecialWin,
    WagerTerms,
)
from engine.baccarat.bets.words import Alike, PairHands, PairKind, SideBet, SideCase, Wager
from engine.baccarat.words import Bet, Comparison, Naturalness, Position
from engine.stakes import Settlement

_PAID, _RETURNED, _LOST = Settlement

BETS: tuple[Settlements, ...] = (
    (_PAID, _LOST, _RETURNED),
    (_LOST, _PAID, _RETURNED),
    (_LOST, _LOST, _PAID),
)
"""For each of `Bet`."""

_WAGERS = {
    Wager.PLAYER: WagerTerms(Bet.PLAYER, Fraction(1)),
    Wager.BANKER_5: WagerTerms(Bet.BANKER, Fraction(1), commission=Fraction(5, 100)),
    Wager.BANKER_4: WagerTerms(Bet.BANKER, Fraction(1), commission=Fraction(4, 100)),
    Wager.BANKER_NO_COMMISSION: WagerTerms(Bet.BANKER, Fraction(1), special=SpecialWin(6, pays=Fraction(1, 2))),
    Wager.BANKER_EZ: WagerTerms(Bet.BANKER, Fraction(1), special=SpecialWin(7, cards=3, pays=None)),
    Wager.TIE_8: WagerTerms(Bet.TIE, Fraction(8)),
    Wager.TIE_9: WagerTerms(Bet.TIE, Fraction(9)),
}
WAGERS = tuple(_WAGERS[wager] for wager in Wager)
"""For each of `Wager`."""

_BONUS = (
    HandCase(case=SideCase.BONUS_NATURAL, natural=Naturalness.NATURAL, pays=Fraction(1)),
    HandCase(case=SideCase.BONUS_NATURAL_TIE, natural=Naturalness.NATURAL, result=Comparison.EQUAL, pays=None),
    HandCase(case=SideCase.BONUS_BY_4, margin=4, pays=Fraction(1)),
    HandCase(case=SideCase.BONUS_BY_5, margin=5, pays=Fraction(2)),
    HandCase(case=SideCase.BONUS_BY_6, margin=6, pays=Fraction(4)),
    HandCase(case=SideCase.BONUS_BY_7, margin=7, pays=Fraction(6)),
    HandCase(case=SideCase.BONUS_BY_8, margin=8, pays=Fraction(10)),
    HandCase(case=SideCase.BONUS_BY_9, margin=9, pays=Fraction(30)),
)


def _pair(case: SideCase, hands: PairHands, pays: int) -> PairCase:
    return PairCase(case=case, hands=hands, pays=Fraction(pays))


_SIDE_BETS: dict[SideBet, SideTerms] = {
    SideBet.PLAYER_PAIR: PairBet(PairKind.PAIR, (_pair(SideCase.PLAYER_PAIR, PairHands.PLAYER, 11),)),
    SideBet.BANKER_PAIR: PairBet(PairKind.PAIR, (_pair(SideCase.BANKER_PAIR, PairHands.BANKER, 11),)),
    SideBet.EITHER_PAIR: PairBet(PairKind.PAIR, (_pair(SideCase.EITHER_PAIR, PairHands.EITHER, 5),)),
    SideBet.PERFECT_PAIR: PairBet(
        PairKind.PERFECT,
        (
            _pair(SideCase.PERFECT_PAIR_ONE, PairHands.ONE, 25),
            _pair(SideCase.PERFECT_PAIR_BOTH, PairHands.BOTH, 25),
        ),
    ),
    SideBet.PERFECT_PAIR_200: PairBet(
        PairKind.PERFECT,
        (
            _pair(SideCase.PERFECT_PAIR_200_ONE, PairHands.ONE, 25),
            _pair(SideCase.PERFECT_PAIR_200_BOTH, PairHands.BOTH, 200),
        ),
    ),
    SideBet.DRAGON_7: HandBet(
        Position.BANKER, (HandCase(case=SideCase.DRAGON_7, total=7, cards=3, pays=Fraction(40)),)
    ),
    SideBet.PANDA_8: HandBet(Position.PLAYER, (HandCase(case=SideCase.PANDA_8, total=8, cards=3, pays=Fraction(25)),)),
    SideBet.SUPER_6: HandBet(Position.BANKER, (HandCase(case=SideCase.SUPER_6, total=6, pays=Fraction(12)),)),
    SideBet.LUCKY_6: HandBet(
        Position.BANKER,
        (
            HandCase(case=SideCase.LUCKY_6_TWO, total=6, cards=2, pays=Fraction(12)),
            HandCase(case=SideCase.LUCKY_6_THREE, total=6, cards=3, pays=Fraction(20)),
        ),
    ),
    SideBet.DRAGON_BONUS_PLAYER: HandBet(Position.PLAYER, _BONUS),
    SideBet.DRAGON_BONUS_BANKER: HandBet(Position.BANKER, _BONUS),
}
SIDE_BETS = tuple(_SIDE_BETS[bet] for bet in SideBet)
"""For each of `SideBet`."""

PAIRS = (Alike.RANK, Alike.CARD)
"""What two cards must have in common to be a pair, and a perfect pair."""
