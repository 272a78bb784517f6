"""What each bet gets in each round, against a table written for these tests alone, and nothing lost on the way."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import Unanswerable
from engine.baccarat import (
    BACCARAT,
    EXACTLY,
    Charge,
    Finished,
    Round,
    Rounding,
    Settlement,
    SideBet,
    Wager,
    play,
    settle,
)
from engine.baccarat.bets.commission import rounded
from engine.baccarat.odds import Ending
from engine.cards import RANKS, SUITS, Card, hand

ENDINGS = [Ending(*ending) for ending in product(range(10), range(10), (2, 3), (2, 3))]
LOW = (Card("2", "S"), Card("3", "H"))

# What a bet wins for a unit staked when a round ends so.
Won = Callable[[Ending], "int | Fraction"]


def bonus(mine: int, other: int, cards: int) -> int:
    """The Dragon Bonus in the words of its table."""
    if cards == 2 and mine in (8, 9) and mine >= other:
        return 1 if mine > other else 0
    return {4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30}.get(mine - other, -1)


def result(mine: int, other: int) -> int:
    """What an even bet on a hand wins, returned on a tie."""
    return (mine > other) - (mine < other)


TABLE: dict[Wager | SideBet, Won] = {
    Wager.PLAYER: lambda end: result(end.player, end.banker),
    Wager.BANKER_5: lambda end: Fraction(95, 100) if end.banker > end.player else -(end.banker < end.player),
    Wager.BANKER_4: lambda end: Fraction(96, 100) if end.banker > end.player else -(end.banker < end.player),
    Wager.BANKER_NO_COMMISSION: lambda end: Fraction(1, 2) if end.banker == 6 > end.player else even_banker(end),
    Wager.BANKER_EZ: lambda end: 0 if end.banker_cards == 3 and end.banker == 7 > end.player else even_banker(end),
    Wager.TIE_8: lambda end: 8 if end.player == end.banker else -1,
    Wager.TIE_9: lambda end: 9 if end.player == end.banker else -1,
    SideBet.DRAGON_7: lambda end: 40 if end.banker_cards == 3 and end.banker == 7 > end.player else -1,
    SideBet.PANDA_8: lambda end: 25 if end.player_cards == 3 and end.player == 8 > end.banker else -1,
    SideBet.SUPER_6: lambda end: 12 if end.banker == 6 > end.player else -1,
    SideBet.LUCKY_6: lambda end: {2: 12, 3: 20}[end.banker_cards] if end.banker == 6 > end.player else -1,
    SideBet.DRAGON_BONUS_PLAYER: lambda end: bonus(end.player, end.banker, end.player_cards),
    SideBet.DRAGON_BONUS_BANKER: lambda end: bonus(end.banker, end.player, end.banker_cards),
}


def even_banker(end: Ending) -> int:
    return result(end.banker, end.player)


# By what the hands start with: "" no pair, "r" a pair of a rank, "c" one of rank and suit.
PAIR_TABLE: dict[SideBet, Callable[[tuple[str, str]], int]] = {
    SideBet.PLAYER_PAIR: lambda starts: 11 if starts[0] else -1,
    SideBet.BANKER_PAIR: lambda starts: 11 if starts[1] else -1,
    SideBet.EITHER_PAIR: lambda starts: 5 if any(starts) else -1,
    SideBet.PERFECT_PAIR: lambda starts: 25 if "c" in starts else -1,
    SideBet.PERFECT_PAIR_200: lambda starts: {0: -1, 1: 25, 2: 200}[starts.count("c")],
}
STARTS = {"": hand("KS QS"), "r": hand("7S 7H"), "c": hand("JD JD")}


def test_the_two_tables_hold_every_bet() -> None:
    assert TABLE.keys() | PAIR_TABLE.keys() == {*Wager, *SideBet}


@pytest.mark.parametrize("bet", TABLE, ids=lambda bet: bet.value)
def test_a_bet_wins_in_every_ending_what_its_table_says(bet: Wager | SideBet) -> None:
    for ending in ENDINGS:
        settled = settle(bet, Fraction(100), Finished(ending, LOW, LOW))
        assert settled.profit == 100 * TABLE[bet](ending), ending


@pytest.mark.parametrize("bet", PAIR_TABLE, ids=lambda bet: bet.value)
def test_a_bet_on_pairs_wins_for_every_two_hands_what_its_table_says(bet: SideBet) -> None:
    for starts in product(STARTS, STARTS):
        mine, other = (tuple(map(as_card, STARTS[start])) for start in starts)
        settled = settle(bet, Fraction(100), Finished(ENDINGS[0], mine, other))
        assert settled.profit == 100 * PAIR_TABLE[bet](starts), starts


@pytest.mark.parametrize(
    ("rule", "source"),
    [
        ("bet-banker", "macau-55-2004"),
        ("bet-banker-no-commission", "macau-55-2004"),
        ("bet-tie", "macau-55-2004"),
        ("pair", "macau-55-2004"),
        ("side-player-pair", "macau-55-2004"),
        ("side-lucky-6", "macau-55-2004"),
        ("side-dragon-7", "pa-627a-1"),
        ("side-panda-8", "pa-627a-1"),
        ("bet-banker-4", "practice"),
        ("bet-banker-ez", "practice"),
        ("perfect-pair", "practice"),
        ("side-dragon-bonus", "practice"),
    ],
)
def test_the_terms_of_a_bet_cite_the_text_that_has_them_and_else_house_practice(rule: str, source: str) -> None:
    assert {provision.id: provision.source for provision in BACCARAT.provisions}[rule] == source


def as_card(dealt: object) -> Card:
    assert isinstance(dealt, Card)
    return dealt


COINS = st.fractions(min_value=Fraction(1, 100), max_value=1000, max_denominator=100)


@given(
    bet=st.sampled_from([*Wager, *SideBet]),
    ending=st.sampled_from(ENDINGS),
    starts=st.tuples(st.sampled_from([*STARTS]), st.sampled_from([*STARTS])),
    coin=COINS,
    coins=st.integers(min_value=1, max_value=10**6),
    rounding=st.sampled_from(Rounding),
)
def test_stake_payout_commission_and_return_are_conserved(  # noqa: PLR0913, PLR0917 - one strategy for each
    bet: Wager | SideBet,
    ending: Ending,
    starts: tuple[str, str],
    coin: Fraction,
    coins: int,
    rounding: Rounding,
) -> None:
    mine, other = (tuple(map(as_card, STARTS[start])) for start in starts)
    settled = settle(bet, coin * coins, Finished(ending, mine, other), Charge(rounding, coin))
    house_takes = settled.stake if settled.settlement is Settlement.LOST else settled.commission
    house_pays = settled.payout
    assert settled.stake + house_pays == settled.returned + house_takes
    assert settled.profit == house_pays - house_takes == settled.returned - settled.stake
    assert 0 <= settled.commission <= settled.payout
    assert settled.returned >= 0
    match settled.settlement:
        case Settlement.PAID:
            assert settled.payout > 0
        case Settlement.RETURNED:
            assert settled.payout == 0
            assert settled.returned == settled.stake
        case Settlement.LOST:
            assert settled.payout == settled.returned == 0


@given(commission=st.fractions(min_value=0, max_value=1000, max_denominator=1000), coin=COINS)
def test_a_commission_is_rounded_to_the_next_coin_above_or_below_and_never_by_a_whole_one(
    commission: Fraction, coin: Fraction
) -> None:
    up, down, exact = (rounded(commission, Charge(way, coin)) for way in (Rounding.UP, Rounding.DOWN, Rounding.EXACT))
    assert up % coin == down % coin == 0
    assert exact == commission
    assert down <= commission <= up
    assert up - down == (0 if commission % coin == 0 else coin)


@pytest.mark.parametrize(
    ("stake", "charge", "code"),
    [
        (Fraction(0), EXACTLY, "not-above-zero"),
        (Fraction(-5), EXACTLY, "not-above-zero"),
        (Fraction(5), Charge(Rounding.EXACT, Fraction(0)), "not-above-zero"),
        (Fraction(5, 2), Charge(Rounding.UP, Fraction(1)), "stake-not-in-coins"),
    ],
)
def test_what_is_no_stake_in_coins_is_refused(stake: Fraction, charge: Charge, code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        settle(Wager.BANKER_5, stake, Finished(ENDINGS[0], LOW, LOW), charge)
    assert refused.value.fault.code == code


def test_a_perfect_pair_of_cards_whose_suits_are_not_known_is_refused() -> None:
    sevens = (Card("7"), Card("7"))
    with pytest.raises(Unanswerable) as refused:
        settle(SideBet.PERFECT_PAIR, Fraction(1), Finished(ENDINGS[0], LOW, sevens))
    assert (refused.value.fault.code, refused.value.fault.path) == ("suit-needed", "banker")
    assert settle(SideBet.BANKER_PAIR, Fraction(1), Finished(ENDINGS[0], LOW, sevens)).profit == 11


def dealt(shoe: list[Card]) -> Round:
    """The round that begins a shoe: of the ways to deal its third cards, the one that the rules allow."""
    starts, thirds = (shoe[0:4:2], shoe[1:4:2]), shoe[4:]
    ways = (
        play([*starts[0], *thirds[:mine]], [*starts[1], *thirds[mine : mine + other]])
        for mine, other in product((0, 1), (0, 1))
    )
    (round_,) = (way for way in ways if not way.faults)
    return round_


@settings(deadline=None)
@given(st.lists(st.builds(Card, st.sampled_from(RANKS), st.sampled_from(SUITS)), min_size=6, max_size=6))
def test_every_bet_wins_in_a_round_of_cards_what_its_table_says(shoe: list[Card]) -> None:
    round_ = dealt(shoe)
    assert round_.player.total is not None
    assert round_.banker.total is not None
    ending = Ending(round_.player.total, round_.banker.total, len(round_.player.cards), len(round_.banker.cards))
    starts = (likeness(*shoe[0:4:2]), likeness(*shoe[1:4:2]))
    won = {bet: settle(bet, 100, round_).profit for bet in (*Wager, *SideBet)}
    expected = {bet: table(ending) for bet, table in TABLE.items()}
    expected |= {bet: pairs(starts) for bet, pairs in PAIR_TABLE.items()}
    assert won == {bet: 100 * unit for bet, unit in expected.items()}


def likeness(one: Card, other: Card) -> str:
    """What a hand starts with, as the table of pairs has it."""
    return "c" if one == other else "r" if one.rank == other.rank else ""


def test_a_round_that_was_played_can_be_settled_as_it_is() -> None:
    won_on_six = play("2S 3H KD", "2C 4H")
    assert settle(Wager.BANKER_5, 30, won_on_six, Charge(Rounding.UP, Fraction(1))).returned == 58
    assert settle(Wager.BANKER_NO_COMMISSION, 30, won_on_six).returned == 45
    assert settle(SideBet.LUCKY_6, 30, won_on_six).returned == 390
    assert settle(SideBet.PLAYER_PAIR, 30, won_on_six).returned == 0


@pytest.mark.parametrize("banker", ["", "2C", "3C 2H", "8C 9C 9D"])
def test_a_round_that_waits_for_cards_or_has_faults_is_not_settled(banker: str) -> None:
    with pytest.raises(Unanswerable, match=r"round-not-over \(player\)") as refused:
        settle(Wager.PLAYER, 30, play("2S 4H", banker))
    assert refused.value.fault.code == "round-not-over"
