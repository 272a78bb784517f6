"""How sessions end, held against every sequence of rounds played out one by one, and against a formula."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import comb
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import baccarat, roulette
from engine.api import Unanswerable
from engine.baccarat import Wager, count_outcomes
from engine.decks import Decks
from engine.roulette import RouletteBet, Wheel
from engine.session import (
    NO_LIMIT,
    Equipment,
    Limit,
    Plan,
    ResultBand,
    SessionBet,
    band,
    chances,
    ended,
    expected_loss,
)
from engine.stakes import Basis

SHOE, WHEEL, TWO_ZEROS = Equipment(Decks(8)), Equipment(Wheel.SINGLE_ZERO), Equipment(Wheel.DOUBLE_ZERO)
CARDS = (SessionBet.PLAYER, SessionBet.BANKER_5, SessionBet.TIE_8)
PLAYER_100 = Plan(SessionBet.PLAYER, SHOE, 100)
WON = {
    SessionBet.PLAYER: Fraction(1),
    SessionBet.BANKER_5: Fraction("0.95"),
    SessionBet.TIE_8: Fraction(8),
    SessionBet.RED: Fraction(1),
    SessionBet.STRAIGHT: Fraction(35),
}
"""What one unit wins."""


def rounded(value: Fraction, places: int) -> str:
    """Write a value with so many decimals, a half away from zero."""
    units = int(abs(value) * 10**places + Fraction(1, 2))
    return f"{'-' if value < 0 else ''}{units // 10**places}.{units % 10**places:0{places}d}"


def on(bet: SessionBet) -> Equipment:
    return SHOE if bet in CARDS else WHEEL


def test_without_limits_100_rounds_lose_what_the_facts_say() -> None:
    found = ended(PLAYER_100)
    assert rounded(found.mean, 4) == "-1.2351"
    assert found.mean_rounds == 100
    assert found.at_loss == found.at_win == {}


def test_a_loss_limit_of_10_shortens_100_rounds_as_the_facts_say() -> None:
    found = ended(Plan(SessionBet.PLAYER, SHOE, 100, loss=Limit(10)))
    assert rounded(found.mean, 4) == "-1.0466"
    assert rounded(found.mean_rounds, 2) == "84.74"
    assert rounded(found.share(found.at_loss), 4) == "0.3358"
    assert set(found.at_loss) == {-10}


class Way(NamedTuple):
    """One sequence of rounds, as far as it was played."""

    result: Fraction
    rounds: int
    stopped: str
    chance: Fraction


def played_out(bet: SessionBet, rounds: int, loss: int | None, win: int | None) -> Iterator[Way]:
    """Play every sequence of wins, losses and returns until a limit stops it: the rules as the page tells them."""
    counts = count_outcomes(8)
    won, lost = {
        SessionBet.PLAYER: (counts.player, counts.banker),
        SessionBet.BANKER_5: (counts.banker, counts.player),
        SessionBet.TIE_8: (counts.tie, counts.player + counts.banker),
        SessionBet.RED: (18, 19),
        SessionBet.STRAIGHT: (1, 36),
    }[bet]
    whole = counts.total if bet in CARDS else 37
    of_round = {WON[bet]: won, Fraction(-1): lost, Fraction(0): whole - won - lost}
    for sequence in product(of_round, repeat=rounds):
        result, number, stopped, chance = Fraction(0), 0, "", Fraction(1)
        for profit in sequence:
            chance *= Fraction(of_round[profit], whole)
            if not stopped:
                number, result = number + 1, result + profit
                if loss is not None and result - 1 < -loss:  # another lost stake would go beyond the limit
                    stopped = "loss"
                elif win is not None and not result < win:
                    stopped = "win"
        yield Way(result, number, stopped, chance)


@pytest.mark.parametrize("bet", SessionBet)
@pytest.mark.parametrize(("loss", "win"), [(None, None), (2, None), (None, 1), (3, 2), (1, 40)])
def test_every_sequence_of_rounds_is_counted_as_often_as_it_comes(
    bet: SessionBet, loss: int | None, win: int | None
) -> None:
    found = ended(Plan(bet, on(bet), 5, Limit(loss), Limit(win)))
    results: dict[Fraction, Fraction] = defaultdict(Fraction)
    stopped: dict[str, Fraction] = defaultdict(Fraction)
    mean_rounds = Fraction(0)
    for way in played_out(bet, 5, loss, win):
        results[way.result] += way.chance
        stopped[way.stopped] += way.chance
        mean_rounds += way.rounds * way.chance
    expected = {result: chance for result, chance in sorted(results.items()) if chance}
    assert {result: Fraction(weight, found.whole) for result, weight in found.results.items()} == expected
    assert found.mean == sum(result * chance for result, chance in results.items())
    assert found.mean_rounds == mean_rounds
    assert found.share(found.at_loss) == stopped["loss"]
    assert found.share(found.at_win) == stopped["win"]
    assert found.share(found.in_full) == stopped[""]


def test_without_limits_each_result_of_100_rounds_comes_as_often_as_wins_and_losses_can_be_chosen() -> None:
    counts = count_outcomes(8)
    expected: dict[Fraction, int] = defaultdict(int)
    for wins in range(101):
        for losses in range(101 - wins):
            ties = 100 - wins - losses
            ways = comb(100, wins) * comb(100 - wins, losses)
            expected[Fraction(wins - losses)] += ways * counts.player**wins * counts.banker**losses * counts.tie**ties
    found = ended(PLAYER_100)
    assert {result: Fraction(weight, found.whole) for result, weight in found.results.items()} == {
        result: Fraction(weight, counts.total**100) for result, weight in expected.items()
    }


def in_band(one: ResultBand) -> Callable[[Fraction], bool]:
    return lambda result: band(result) is one


plans = st.builds(
    Plan,
    st.sampled_from(SessionBet),
    st.sampled_from([SHOE, Equipment(Decks(1)), Equipment(Decks(None)), WHEEL, TWO_ZEROS]),
    st.integers(1, 20),
    st.sampled_from([NO_LIMIT, *map(Limit, range(1, 12))]),
    st.sampled_from([NO_LIMIT, *map(Limit, range(1, 12))]),
).filter(lambda plan: (plan.bet in CARDS) is isinstance(plan.on.device, Decks))


@given(plans)
def test_whatever_the_limits_the_mean_loss_is_the_house_edge_of_all_that_is_staked(plan: Plan) -> None:
    found = ended(plan)
    assert -found.mean == chances(plan.bet, plan.on).loss * found.mean_rounds


@given(plans)
def test_all_sessions_end_and_none_twice(plan: Plan) -> None:
    found = ended(plan)
    assert sum(found.results.values()) == found.whole
    assert sum(found.chance(in_band(one)) for one in ResultBand) == 1
    assert all(weight > 0 for weight in found.results.values())


@given(plans)
def test_a_loss_limit_bounds_the_loss_and_a_win_limit_does_not_bound_the_win(plan: Plan) -> None:
    found = ended(plan)
    if plan.loss.units is not None:
        assert min(found.results) >= -plan.loss.units
    if plan.win.units is not None:
        assert max(found.results) < plan.win.units + WON[plan.bet]
        assert all(result >= plan.win.units for result in found.at_win)


def test_a_win_that_passes_a_limit_is_kept_whole() -> None:
    found = ended(Plan(SessionBet.STRAIGHT, WHEEL, 20, win=Limit(10)))
    assert sorted(found.at_win) == list(range(35 - 19, 36))


def test_a_session_stops_when_less_than_a_stake_is_left_of_the_loss_limit() -> None:
    found = ended(Plan(SessionBet.BANKER_5, SHOE, 20, loss=Limit(2)))
    assert Fraction("-1.05") in found.at_loss
    assert Fraction("-1") not in found.at_loss


def test_a_shorter_session_loses_less_and_no_limit_turns_a_loss_into_a_win() -> None:
    losses = [-ended(Plan(SessionBet.PLAYER, SHOE, 60, Limit(loss))).mean for loss in (2, 5, 10, 20, 40)]
    assert losses == sorted(losses)
    assert min(losses) > 0
    assert losses[-1] < -ended(Plan(SessionBet.PLAYER, SHOE, 60)).mean


WAGERS = {
    SessionBet.PLAYER: Wager.PLAYER,
    SessionBet.BANKER_5: Wager.BANKER_5,
    SessionBet.TIE_8: Wager.TIE_8,
}
NUMBERS = {SessionBet.RED: RouletteBet.RED, SessionBet.STRAIGHT: RouletteBet.STRAIGHT}


@pytest.mark.parametrize("decks", [1, 6, 8, None])
@pytest.mark.parametrize(("bet", "wager"), WAGERS.items())
def test_a_bet_on_cards_loses_what_baccarat_says(bet: SessionBet, wager: Wager, decks: int | None) -> None:
    edge = baccarat.edge(wager, decks, Basis.MADE).value
    assert chances(bet, Equipment(Decks(decks))).loss == edge
    assert expected_loss(bet, Equipment(Decks(decks)), 100, 10) == 1000 * edge


@pytest.mark.parametrize("wheel", Wheel)
@pytest.mark.parametrize(("bet", "number"), NUMBERS.items())
def test_a_bet_on_a_wheel_loses_what_roulette_says(bet: SessionBet, number: RouletteBet, wheel: Wheel) -> None:
    assert chances(bet, Equipment(wheel)).loss == roulette.edge(number, wheel).value


@pytest.mark.parametrize("bet", SessionBet)
def test_a_bet_is_made_on_its_own_equipment_only(bet: SessionBet) -> None:
    with pytest.raises(Unanswerable) as refused:
        chances(bet, WHEEL if bet in CARDS else SHOE)
    assert refused.value.fault.code == "bet-on-other-equipment"


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        ("-30", ResultBand.LOST_30),
        ("-29.95", ResultBand.LOST_20),
        ("-20", ResultBand.LOST_20),
        ("-10", ResultBand.LOST_10),
        ("-9.95", ResultBand.LOST_LESS),
        ("-0.05", ResultBand.LOST_LESS),
        ("0", ResultBand.EVEN),
        ("0.95", ResultBand.WON_LESS),
        ("10", ResultBand.WON_10),
        ("20", ResultBand.WON_20),
        ("35", ResultBand.WON_30),
    ],
)
def test_a_result_belongs_to_the_band_that_it_names(result: str, expected: ResultBand) -> None:
    assert band(Fraction(result)) is expected


def test_the_weights_of_a_round_have_no_common_divisor() -> None:
    weights: Mapping[Fraction, int] = chances(SessionBet.RED, WHEEL).weights
    assert weights == {Fraction(-1): 19, Fraction(1): 18}
    assert chances(SessionBet.PLAYER, SHOE).whole < count_outcomes(8).total


def test_no_session_has_fewer_rounds_than_none() -> None:
    assert ended(Plan(SessionBet.PLAYER, SHOE, 0)).mean == 0
    with pytest.raises(ValueError, match="-1 rounds"):
        Plan(SessionBet.PLAYER, SHOE, -1)
