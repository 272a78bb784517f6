"""A bet settled as pages ask for it: the form `settle`, its paths, its steps and its faults."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.api import Amount, Fault, Outcome
from engine.baccarat import BACCARAT, STANDARD, Rounding, Settlement, SideBet, Wager, Winner
from engine.baccarat.bets.words import PlacedBet
from engine.cards import Card, hand


def as_card(dealt: object) -> Card:
    assert isinstance(dealt, Card)
    return dealt


def at_the_table(bet: Wager | SideBet, player: str, banker: str, **more: object) -> Outcome | tuple[Fault, ...]:
    """Settle a stake of 100 by the form that pages use."""
    mine, other = (tuple(map(as_card, hand(text))) for text in (player, banker))
    return BACCARAT.forms["settle"](STANDARD, PlacedBet(bet), Amount(Fraction(100)), mine, other, **more)


def test_a_page_can_ask_how_the_round_went_and_what_the_bet_got() -> None:
    outcome = at_the_table(SideBet.LUCKY_6, "2 3 K", "2 4")
    assert isinstance(outcome, Outcome)
    told = {path: verdict.value for path, verdict in outcome.answers.items()}
    assert (told["winner"], told["settlement"]) == (Winner.BANKER, Settlement.PAID)
    amounts = [told[path] for path in ("payout", "commission", "profit", "returned")]
    assert amounts == [Amount(Fraction(number)) for number in (1200, 0, 1200, 1300)]
    cells = [step.cell for step in outcome.steps if step.cell.startswith(("side/", "case/"))]
    assert cells == [
        "side/lucky-6/hand",
        "case/lucky-6-two/result",
        "case/lucky-6-two/total",
        "case/lucky-6-two/cards",
        "case/lucky-6-two/pays",
    ]


def test_the_steps_of_a_lost_bet_end_with_the_entry_that_did_not_hold() -> None:
    outcome = at_the_table(SideBet.LUCKY_6, "2 3 9", "3 4")
    assert isinstance(outcome, Outcome)
    assert outcome.answers["settlement"].value is Settlement.LOST
    assert outcome.steps[-1].cell == "case/lucky-6-three/total"


def test_the_commission_on_a_win_is_rounded_as_the_table_does_it() -> None:
    for rounding, due in ((Rounding.EXACT, 5), (Rounding.UP, 8), (Rounding.DOWN, 4)):
        outcome = at_the_table(Wager.BANKER_5, "2 3 K", "2 4", rounding=rounding, coin=Amount(Fraction(4)))
        assert isinstance(outcome, Outcome)
        assert outcome.answers["commission"].value == Amount(Fraction(due))
        assert outcome.answers["returned"].value == Amount(Fraction(200 - due))


@pytest.mark.parametrize(
    ("bet", "player", "banker", "code"),
    [
        (Wager.PLAYER, "2 3", "2 4", "third-card-missing"),
        (Wager.PLAYER, "2 3", "", "round-not-over"),
        (SideBet.PERFECT_PAIR, "4 4", "2 3", "suit-needed"),
    ],
)
def test_a_bet_on_a_round_that_does_not_settle_it_is_told_as_a_fault(
    bet: Wager | SideBet, player: str, banker: str, code: str
) -> None:
    faults = at_the_table(bet, player, banker)
    assert isinstance(faults, tuple)
    assert [fault.code for fault in faults] == [code]
