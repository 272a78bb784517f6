"""What the house keeps on average: the published figures, and the same figures reached another way."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from engine.api import Amount, Fault, Rate, Share, Unanswerable
from engine.baccarat import (
    BACCARAT,
    EXACTLY,
    STANDARD,
    Charge,
    Finished,
    Rounding,
    Settlement,
    SideBet,
    Wager,
    commission_edge,
    edge,
    rounded_edge,
    settle,
    side_edge,
)
from engine.baccarat.odds import endings
from engine.baccarat.words import Bet
from engine.cards import RANKS, SUITS, Card
from engine.decks import Decks
from engine.stakes import Basis

EIGHT, INFINITE = Decks(8), Decks(None)
CARDS = (Card("2", "S"), Card("3", "H"))


def percent(value: Fraction, places: int) -> str:
    """Round half up, as a page does."""
    scaled = (abs(value) * 100 * 10**places + Fraction(1, 2)) // 1
    digits = f"{scaled:0{places + 1}d}"
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}%"


@pytest.mark.parametrize(
    ("wager", "made"),
    [
        (Wager.PLAYER, "1.2351%"),
        (Wager.BANKER_5, "1.0579%"),
        (Wager.BANKER_NO_COMMISSION, "1.4581%"),
        (Wager.BANKER_EZ, "1.0183%"),
        (Wager.TIE_8, "14.3596%"),
        (Wager.TIE_9, "4.8440%"),
    ],
)
def test_with_eight_decks_each_wager_has_the_published_edge_per_bet_made(wager: Wager, made: str) -> None:
    assert percent(edge(wager, EIGHT, Basis.MADE).value, 4) == made


@pytest.mark.parametrize(("wager", "resolved"), [(Wager.PLAYER, "1.3650%"), (Wager.BANKER_5, "1.1692%")])
def test_with_eight_decks_the_edge_is_higher_per_bet_resolved(wager: Wager, resolved: str) -> None:
    assert percent(edge(wager, EIGHT, Basis.RESOLVED).value, 4) == resolved


def test_with_an_infinite_deck_a_tie_paid_8_to_1_has_the_published_edge() -> None:
    assert percent(edge(Wager.TIE_8, INFINITE, Basis.MADE).value, 4) == "14.1170%"


@pytest.mark.parametrize(
    ("bet", "made"),
    [
        (SideBet.PLAYER_PAIR, "10.3614%"),
        (SideBet.BANKER_PAIR, "10.3614%"),
        (SideBet.EITHER_PAIR, "13.7099%"),
        (SideBet.PERFECT_PAIR, "13.0294%"),
        (SideBet.PERFECT_PAIR_200, "8.0470%"),
        (SideBet.DRAGON_7, "7.6113%"),
        (SideBet.PANDA_8, "10.1876%"),
        (SideBet.SUPER_6, "29.9772%"),
        (SideBet.LUCKY_6, "16.6836%"),
        (SideBet.DRAGON_BONUS_PLAYER, "2.6517%"),
        (SideBet.DRAGON_BONUS_BANKER, "9.3731%"),
    ],
)
def test_with_eight_decks_each_side_bet_has_the_published_edge_per_bet_made(bet: SideBet, made: str) -> None:
    assert percent(side_edge(bet, EIGHT, Basis.MADE).value, 4) == made


def test_a_pair_has_an_edge_of_43_in_415_with_eight_decks() -> None:
    assert side_edge(SideBet.PLAYER_PAIR, EIGHT, Basis.MADE).value == Fraction(43, 415)


def test_only_a_bet_that_can_be_returned_has_another_edge_per_bet_resolved() -> None:
    bonus = {SideBet.DRAGON_BONUS_PLAYER, SideBet.DRAGON_BONUS_BANKER}
    for bet in SideBet:
        made, resolved = (side_edge(bet, EIGHT, basis) for basis in Basis)
        assert (made.value != resolved.value) is (bet in bonus), bet
    for wager in Wager:
        made, resolved = (edge(wager, EIGHT, basis) for basis in Basis)
        assert (made.value != resolved.value) is (wager not in {Wager.TIE_8, Wager.TIE_9}), wager


def test_an_edge_on_another_basis_is_another_answer_even_where_the_figure_is_the_same() -> None:
    made, resolved = (edge(Wager.TIE_8, EIGHT, basis) for basis in Basis)
    assert made.value == resolved.value
    assert made != resolved


def test_rates_on_different_bases_are_never_set_against_each_other() -> None:
    made, resolved = (edge(Wager.PLAYER, EIGHT, basis) for basis in Basis)
    other = edge(Wager.BANKER_5, EIGHT, Basis.MADE)
    assert made - other == Rate(made.value - other.value, Basis.MADE)
    with pytest.raises(ValueError, match="per-bet-resolved cannot be taken from one per-bet-made"):
        made - resolved


HAND_BETS = [bet for bet in SideBet if "pair" not in bet.value]


@pytest.mark.parametrize("decks", [Decks(1), EIGHT, INFINITE], ids=str)
@pytest.mark.parametrize("bet", [*Wager, *HAND_BETS], ids=lambda bet: bet.value)
def test_an_edge_is_what_settling_every_ending_keeps(bet: Wager | SideBet, decks: Decks) -> None:
    kept, staked, resolved = Fraction(0), 0, 0
    for ending, count in endings(decks).items():
        settled = settle(bet, Fraction(20), Finished(ending, CARDS, CARDS))
        kept += count * (settled.stake - settled.returned)
        staked += count * 20
        resolved += 0 if settled.settlement is Settlement.RETURNED else count * 20
    made, resolved_only = (
        edge(bet, decks, basis) if isinstance(bet, Wager) else side_edge(bet, decks, basis) for basis in Basis
    )
    assert (made.value, resolved_only.value) == (kept / staked, kept / resolved)


@pytest.mark.parametrize("decks", [Decks(1), EIGHT, INFINITE], ids=str)
@pytest.mark.parametrize("bet", Bet, ids=lambda bet: bet.value)
def test_an_edge_at_another_commission_is_the_one_by_rules_with_that_commission(bet: Bet, decks: Decks) -> None:
    usual = STANDARD.usual(bet)
    for taken, basis in product(map(Fraction, ("0", "0.045", "0.05", "1")), Basis):
        wagers = zip(Wager, STANDARD.wagers, strict=True)
        changed = (replace(terms, commission=taken) if wager is usual else terms for wager, terms in wagers)
        expected = edge(usual, decks, basis, replace(STANDARD, wagers=tuple(changed)))
        assert commission_edge(bet, taken, decks, basis) == expected
        asked = BACCARAT.questions["commission_edge"](STANDARD, bet, Share(taken), decks, basis)
        assert asked.value == expected


def test_a_commission_is_told_as_a_part_of_what_the_bet_pays() -> None:
    verdict = BACCARAT.questions["commission_edge"](STANDARD, Bet.BANKER, Share(Fraction(9, 200)), EIGHT, Basis.MADE)
    assert percent(verdict.value.value, 4) == "0.8286%"
    assert [step.name for step in verdict.steps] == ["settles", "settles", "settles", "commission-of", "edge"]
    assert verdict.steps[3].values["share"] == Share(Fraction(9, 200))


PAIR_BETS = [bet for bet in SideBet if "pair" in bet.value]


@pytest.mark.parametrize("bet", PAIR_BETS, ids=lambda bet: bet.value)
def test_an_edge_on_pairs_is_what_settling_every_deal_of_two_decks_keeps(bet: SideBet) -> None:
    """The first card may be any: which one it is changes nothing, so one stands for all."""
    any_ending = next(iter(endings(Decks(2))))
    one = Card(RANKS[0], SUITS[0])
    # Cards that are alike to the first one, or to the Banker's first: counted, not dealt one by one.
    kept, deals = Fraction(0), 0
    left = {Card(rank, suit): 2 for rank, suit in product(RANKS, SUITS)} | {one: 1}
    for second, ways in [*left.items()]:
        left[second] -= 1
        for third, more in [*left.items()]:
            left[third] -= 1
            fourths = _by_likeness(third, left)
            for fourth, most in fourths.items():
                settled = settle(bet, Fraction(1), Finished(any_ending, (one, second), (third, fourth)))
                kept -= ways * more * most * settled.profit
                deals += ways * more * most
            left[third] += 1
        left[second] += 1
    assert deals == 103 * 102 * 101
    assert side_edge(bet, Decks(2), Basis.MADE).value == kept / deals


def _by_likeness(card: Card, left: dict[Card, int]) -> dict[Card, int]:
    """How many cards are left that are the same as a card, of its rank only, and of another rank: one for each."""
    same = left[card]
    rank = sum(left[Card(card.rank, suit)] for suit in SUITS) - same
    other_suit = next(suit for suit in SUITS if suit != card.suit)
    other_rank = next(rank for rank in RANKS if rank != card.rank)
    return {card: same, Card(card.rank, other_suit): rank, Card(other_rank, "S"): sum(left.values()) - same - rank}


@pytest.mark.parametrize(
    ("stake", "coin", "rounding"),
    [(10, 1, Rounding.UP), (10, 1, Rounding.DOWN), (25, 5, Rounding.UP), (30, 1, Rounding.EXACT)],
)
def test_a_rounded_edge_is_what_settling_every_ending_with_that_rounding_keeps(
    stake: int, coin: int, rounding: Rounding
) -> None:
    charge = Charge(rounding, Fraction(coin))
    kept = sum(
        -count * settle(Wager.BANKER_5, Fraction(stake), Finished(ending, CARDS, CARDS), charge).profit
        for ending, count in endings(EIGHT).items()
    )
    found = rounded_edge(Wager.BANKER_5, EIGHT, Basis.MADE, stake=Fraction(stake), charge=charge)
    assert found.value == kept / stake / sum(endings(EIGHT).values())


def test_rounding_up_raises_the_edge_on_a_small_stake_and_rounding_down_lowers_it_below_zero() -> None:
    exact = edge(Wager.BANKER_5, EIGHT, Basis.MADE).value
    up, down = (
        rounded_edge(Wager.BANKER_5, EIGHT, Basis.MADE, stake=Fraction(10), charge=Charge(way, Fraction(1))).value
        for way in (Rounding.UP, Rounding.DOWN)
    )
    assert down < 0 < exact < up


def test_what_rounding_does_is_the_rounded_edge_without_the_exact_one() -> None:
    given = (Wager.BANKER_5, Amount(Fraction(30)), Amount(Fraction(1)), Rounding.UP, EIGHT, Basis.MADE)
    effect = BACCARAT.questions["rounding_effect"](STANDARD, *given).value
    assert effect == BACCARAT.questions["rounded_edge"](STANDARD, *given).value - edge(
        Wager.BANKER_5, EIGHT, Basis.MADE
    )
    assert percent(effect.value, 4) == "0.7643%"


def test_a_stake_whose_commission_comes_out_in_coins_has_the_exact_edge_however_it_is_rounded() -> None:
    exact = edge(Wager.BANKER_5, EIGHT, Basis.MADE)
    for way in Rounding:
        charge = Charge(way, Fraction(1))
        assert rounded_edge(Wager.BANKER_5, EIGHT, Basis.MADE, stake=Fraction(100), charge=charge) == exact
    assert rounded_edge(Wager.BANKER_5, EIGHT, Basis.MADE, stake=Fraction(7), charge=EXACTLY) == exact
    assert STANDARD.wager(Wager.BANKER_5).commission == Fraction(1, 20)


def test_a_bet_that_is_always_returned_has_no_edge_per_bet_resolved() -> None:
    always_a_tie = replace(STANDARD, modulus=1)
    assert edge(Wager.PLAYER, EIGHT, Basis.MADE, always_a_tie).value == 0
    with pytest.raises(Unanswerable) as refused:
        edge(Wager.PLAYER, EIGHT, Basis.RESOLVED, always_a_tie)
    assert refused.value.fault == Fault("never-resolved", "basis")
