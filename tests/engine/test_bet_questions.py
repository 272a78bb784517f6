"""What pages may ask of bets: their terms one by one, and commissions in coins."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.api import Amount, Payout, Share, Unanswerable
from engine.baccarat import (
    BACCARAT,
    STANDARD,
    Charge,
    Collection,
    Finished,
    PairHands,
    PairKind,
    Position,
    Rounding,
    Settlement,
    SideBet,
    SideCase,
    Wager,
    Winner,
    settle,
)
from engine.baccarat.odds import Ending
from engine.cards import hand

UP, DOWN, EXACT = Rounding.UP, Rounding.DOWN, Rounding.EXACT
EACH_ROUND, END_OF_SHOE = Collection


def ask(question: str, *given: Any) -> Any:  # noqa: ANN401 - each question takes and gives other values
    return BACCARAT.questions[question](STANDARD, *given).value


def amount(number: int | str) -> Amount:
    return Amount(Fraction(number))


def to_one(number: int | str) -> Payout:
    return Payout(Fraction(number))


@pytest.mark.parametrize(
    ("question", "given", "answer"),
    [
        ("commission", [Wager.BANKER_5], Share(Fraction(5, 100))),
        ("commission", [Wager.BANKER_4], Share(Fraction(4, 100))),
        ("commission", [Wager.BANKER_EZ], Share(Fraction(0))),
        ("wager_pays", [Wager.BANKER_5], to_one("0.95")),
        ("wager_pays", [Wager.BANKER_4], to_one("0.96")),
        ("wager_pays", [Wager.BANKER_NO_COMMISSION], to_one(1)),
        ("wager_pays", [Wager.TIE_9], to_one(9)),
        ("win_pays", [Wager.BANKER_5, 6, 2], to_one("0.95")),
        ("win_pays", [Wager.BANKER_NO_COMMISSION, 6, 2], to_one("0.5")),
        ("win_pays", [Wager.BANKER_NO_COMMISSION, 6, 3], to_one("0.5")),
        ("win_pays", [Wager.BANKER_NO_COMMISSION, 7, 3], to_one(1)),
        ("win_settles", [Wager.BANKER_EZ, 7, 3], Settlement.RETURNED),
        ("win_settles", [Wager.BANKER_EZ, 7, 2], Settlement.PAID),
        ("special_total", [Wager.BANKER_NO_COMMISSION], 6),
        ("special_total", [Wager.BANKER_EZ], 7),
        ("special_cards", [Wager.BANKER_EZ], 3),
        ("side_hand", [SideBet.DRAGON_7], Position.BANKER),
        ("side_hand", [SideBet.PANDA_8], Position.PLAYER),
        ("side_winner", [SideBet.SUPER_6, SideCase.SUPER_6], Winner.BANKER),
        ("side_winner", [SideBet.DRAGON_BONUS_PLAYER, SideCase.BONUS_BY_4], Winner.PLAYER),
        ("side_winner", [SideBet.DRAGON_BONUS_BANKER, SideCase.BONUS_BY_4], Winner.BANKER),
        ("side_winner", [SideBet.DRAGON_BONUS_BANKER, SideCase.BONUS_NATURAL_TIE], Winner.TIE),
        ("side_pair", [SideBet.EITHER_PAIR], PairKind.PAIR),
        ("side_pair", [SideBet.PERFECT_PAIR], PairKind.PERFECT),
        ("side_pays", [SideCase.PLAYER_PAIR], to_one(11)),
        ("side_pays", [SideCase.PERFECT_PAIR_BOTH], to_one(25)),
        ("side_pays", [SideCase.PERFECT_PAIR_200_BOTH], to_one(200)),
        ("side_settles", [SideCase.BONUS_NATURAL_TIE], Settlement.RETURNED),
        ("side_settles", [SideCase.BONUS_NATURAL], Settlement.PAID),
        ("side_total", [SideCase.PANDA_8], 8),
        ("side_cards", [SideCase.LUCKY_6_THREE], 3),
        ("side_margin", [SideCase.BONUS_BY_9], 9),
        ("side_pairs", [SideCase.EITHER_PAIR], PairHands.EITHER),
        ("side_pairs", [SideCase.PERFECT_PAIR_200_ONE], PairHands.ONE),
        ("bonus_pays", [6], to_one(4)),
        ("is_pair", hand("7S 7H"), PairKind.PAIR),
        ("is_pair", hand("7S 7S"), PairKind.PERFECT),
        ("is_pair", hand("J Q"), PairKind.NONE),
    ],
)
def test_a_question_about_terms_is_answered_by_them(question: str, given: list[Any], answer: object) -> None:
    assert ask(question, *given) == answer


@pytest.mark.parametrize(
    ("question", "given", "code"),
    [
        ("win_pays", [Wager.BANKER_EZ, 7, 3], "win-not-paid"),
        ("special_total", [Wager.BANKER_5], "no-such-demand"),
        ("special_cards", [Wager.BANKER_NO_COMMISSION], "no-such-demand"),
        ("side_hand", [SideBet.PLAYER_PAIR], "no-such-demand"),
        ("side_winner", [SideBet.EITHER_PAIR, SideCase.EITHER_PAIR], "no-such-demand"),
        ("side_pair", [SideBet.SUPER_6], "no-such-demand"),
        ("side_pays", [SideCase.BONUS_NATURAL_TIE], "case-not-paid"),
        ("side_total", [SideCase.BONUS_BY_4], "no-such-demand"),
        ("side_cards", [SideCase.SUPER_6], "no-such-demand"),
        ("side_pairs", [SideCase.DRAGON_7], "no-such-demand"),
        ("is_pair", hand("7 7"), "suit-needed"),
        ("is_pair", hand("7 7 7"), "not-starting-cards"),
        ("commission_due", [Wager.BANKER_5, amount("2.5"), amount(1), UP], "stake-not-in-coins"),
        ("commission_due", [Wager.BANKER_5, amount(0), amount(1), EXACT], "not-above-zero"),
    ],
)
def test_what_the_terms_do_not_demand_has_no_answer(question: str, given: list[Any], code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        ask(question, *given)
    assert refused.value.fault.code == code
    assert set(refused.value.fault.values) == BACCARAT.faults[code]


@pytest.mark.parametrize(
    ("rounding", "taken", "due"),
    [
        (EXACT, EACH_ROUND, "4.5"),
        (EXACT, END_OF_SHOE, "4.5"),
        (UP, EACH_ROUND, 6),
        (UP, END_OF_SHOE, 5),
        (DOWN, EACH_ROUND, 3),
        (DOWN, END_OF_SHOE, 4),
    ],
)
def test_the_commission_on_three_wins_of_30_depends_on_when_it_is_rounded(
    rounding: Rounding, taken: Collection, due: int | str
) -> None:
    assert ask("commission_collected", Wager.BANKER_5, amount(30), 3, amount(1), rounding, taken) == amount(due)


@given(
    wager=st.sampled_from([Wager.BANKER_5, Wager.BANKER_4]),
    coins=st.integers(1, 10**4),
    coin=st.fractions(Fraction(1, 100), 100, max_denominator=100),
    wins=st.integers(1, 100),
    rounding=st.sampled_from(Rounding),
)
def test_a_commission_taken_each_round_is_what_settling_each_round_takes(
    wager: Wager, coins: int, coin: Fraction, wins: int, rounding: Rounding
) -> None:
    stake, won = coin * coins, Finished(Ending(0, 9, 2, 2), (), ())
    each = settle(wager, stake, won, Charge(rounding, coin)).commission
    collected, together = (
        ask("commission_collected", wager, Amount(stake), wins, Amount(coin), rounding, taken).value
        for taken in Collection
    )
    exact = wins * stake * STANDARD.wager(wager).commission
    assert collected == wins * each
    # Rounded once, a shoe's commission is off by less than a coin, and never further than rounded win by win.
    assert abs(together - exact) < coin
    assert abs(together - exact) <= abs(collected - exact)
    assert (together == exact) is (rounding is EXACT or exact % coin == 0)
