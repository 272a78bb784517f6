"""House edges of roulette, by counting pockets here and by solving for what a held bet comes to."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from engine.api import Unanswerable
from engine.roulette import RouletteBet, Wheel, ZeroRule, covers, edge, wheel
from engine.stakes import Basis

SINGLE, DOUBLE = Wheel
EVEN_MONEY = list(RouletteBet)[-6:]
PAID = {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 12: 2, 18: 1}
"""To one, by the number of pockets covered."""
MADE = [(bet, which) for bet, which in product(RouletteBet, Wheel) if covers(bet, which)]


@pytest.mark.parametrize(("bet", "which"), MADE)
def test_an_edge_is_what_all_pockets_together_keep_in_every_position(bet: RouletteBet, which: Wheel) -> None:
    for pockets in covers(bet, which):
        won = sum(PAID[len(pockets)] if pocket in pockets else -1 for pocket in wheel(which))
        assert edge(bet, which).value == Fraction(-won, len(wheel(which)))


@pytest.mark.parametrize(("bet", "which"), MADE)
def test_edges_are_those_of_the_facts(bet: RouletteBet, which: Wheel) -> None:
    expected = {SINGLE: Fraction(1, 37), DOUBLE: Fraction(1, 19)}[which]
    assert edge(bet, which).value == (Fraction(3, 38) if bet is RouletteBet.FIVE_NUMBER else expected)
    assert edge(bet, which).basis is Basis.MADE


@pytest.mark.parametrize(
    ("rule", "expected"), [("la-partage", "1/74"), ("en-prison", "1/74"), ("en-prison-once", "19/1369")]
)
@pytest.mark.parametrize("bet", EVEN_MONEY)
def test_rules_about_zeros_spare_even_money(bet: RouletteBet, rule: str, expected: str) -> None:
    assert edge(bet, SINGLE, ZeroRule(rule)).value == Fraction(expected)


@pytest.mark.parametrize(("bet", "rule"), list(product(list(RouletteBet)[:-6], ZeroRule)))
def test_rules_about_zeros_leave_all_other_bets_as_they_are(bet: RouletteBet, rule: ZeroRule) -> None:
    for which in Wheel:
        if covers(bet, which):
            assert edge(bet, which, rule) == edge(bet, which)


def loss_by_states(zeros: int, *, held_again: bool) -> Fraction:
    """What an even-money bet loses on average, from an absorbing chain: free or held, then won, back or lost."""
    pockets = 36 + zeros
    zero, covered, missed = (Fraction(number, pockets) for number in (zeros, 18, 18))
    free, held = 0, 1
    stays = [[Fraction(0), zero], [Fraction(0), zero if held_again else Fraction(0)]]
    ends = {
        "won": [covered, Fraction(0)],
        "back": [Fraction(0), covered],
        "lost": [missed, missed + zero * (not held_again)],
    }
    # The fundamental matrix (I - Q)^-1 of a chain with two states, by its determinant.
    a, b, c, d = 1 - stays[free][free], -stays[free][held], -stays[held][free], 1 - stays[held][held]
    visits = [d / (a * d - b * c), -b / (a * d - b * c)]
    chances = {end: sum(visits[state] * rates[state] for state in (free, held)) for end, rates in ends.items()}
    assert sum(chances.values()) == 1
    return Fraction(chances["lost"] - chances["won"])


@pytest.mark.parametrize("which", Wheel)
@pytest.mark.parametrize("rule", [ZeroRule.EN_PRISON, ZeroRule.EN_PRISON_ONCE])
def test_en_prison_comes_out_of_a_chain_of_states_too(rule: ZeroRule, which: Wheel) -> None:
    zeros = len(wheel(which)) - 36
    assert edge(RouletteBet.RED, which, rule).value == loss_by_states(zeros, held_again=rule is ZeroRule.EN_PRISON)


def test_per_bet_resolved_leaves_out_what_is_returned() -> None:
    assert edge(RouletteBet.RED, basis=Basis.RESOLVED).value == Fraction(1, 37)
    assert edge(RouletteBet.RED, rule=ZeroRule.LA_PARTAGE, basis=Basis.RESOLVED).value == Fraction(1, 73)
    assert edge(RouletteBet.RED, rule=ZeroRule.EN_PRISON, basis=Basis.RESOLVED).value == Fraction(1, 73)


@pytest.mark.parametrize(("bet", "which"), [(RouletteBet.FIVE_NUMBER, SINGLE), (RouletteBet.FIRST_FOUR, DOUBLE)])
def test_a_bet_without_a_place_has_no_edge(bet: RouletteBet, which: Wheel) -> None:
    with pytest.raises(Unanswerable) as refused:
        edge(bet, which)
    assert refused.value.fault.code == "no-place-for-bet"
