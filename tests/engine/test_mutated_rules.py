"""Every entry of the rules is obeyed: change it, and what it decides changes with it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from engine.api import Outcome
from engine.baccarat import (
    BACCARAT,
    STANDARD,
    STOOD,
    Action,
    Bet,
    Comparison,
    Naturals,
    Rules,
    Settlement,
    Third,
    Wager,
    Winner,
    banker_draws,
    card_value,
    hand_total,
    is_natural,
    play,
    player_draws,
)
from engine.baccarat.rules import Row
from engine.cards import RANKS, Card

ask = BACCARAT.questions


def flipped(row: Row, index: int) -> Row:
    """Change what is done in one cell of a row."""
    other = Action.STANDS if row[index] is Action.DRAWS else Action.DRAWS
    return (*row[:index], other, *row[index + 1 :])


def card_worth(value: int) -> Card:
    """Give a card with a value."""
    return Card({0: "Q", 1: "A"}.get(value, str(value)))


def cells_read(rules: Rules, player: int, banker: int) -> list[str]:
    """Cells that a round from these first totals reads."""
    outcome = BACCARAT.forms["first"](rules, player, banker)
    assert isinstance(outcome, Outcome)
    return [step.cell for step in outcome.steps]


@pytest.mark.parametrize("total", range(8))
def test_each_entry_of_the_players_rule_is_obeyed(total: int) -> None:
    rules = replace(STANDARD, player=flipped(STANDARD.player, total))
    assert ask["player_action"](rules, total).value is rules.player[total]
    assert player_draws(total, rules) is not player_draws(total)
    assert ask["player_rule"](rules).value.actions == rules.player
    assert ask["player_draws_on"](rules).value != ask["player_draws_on"](STANDARD).value
    assert bool(play([Card("K"), card_worth(total)], "K 7", rules=rules).faults) is player_draws(total, rules)
    assert f"player/{total}" in cells_read(rules, total, 7)


@pytest.mark.parametrize(("total", "third"), list(product(range(8), [*range(10), None])))
def test_each_of_the_88_cells_of_the_bankers_rule_is_obeyed(total: int, third: int | None) -> None:
    if third is None:
        rules = replace(STANDARD, banker_stood=flipped(STANDARD.banker_stood, total))
    else:
        table = STANDARD.banker_third
        row = flipped(table[total], third)
        rules = replace(STANDARD, banker_third=(*table[:total], row, *table[total + 1 :]))
    assert banker_draws(total, third, rules) is not banker_draws(total, third)
    seen = Third(third)
    for question in ("banker_draws", "banker_action"):
        (step,) = ask[question](rules, total, seen).steps
        assert step.cell == f"banker/{total}/{seen}"
        assert ask[question](rules, total, seen).value is not ask[question](STANDARD, total, seen).value
    assert ask["banker_draws_on"](rules, seen).value != ask["banker_draws_on"](STANDARD, seen).value
    whole = ("banker_stood_rule",) if third is None else ("banker_rule", total)
    assert ask[whole[0]](rules, *whole[1:]).value != ask[whole[0]](STANDARD, *whole[1:]).value
    player = [Card("K"), Card("6")] if third is None else [Card("K"), Card("K"), card_worth(third)]
    two_cards = play(player, [Card("K"), card_worth(total)], rules=rules)
    assert bool(two_cards.faults) is banker_draws(total, third, rules)


@pytest.mark.parametrize("rank", RANKS)
def test_each_card_value_is_obeyed(rank: str) -> None:
    index = RANKS.index(rank)
    values = STANDARD.card_values
    changed = (values[index] + 1) % 10
    rules = replace(STANDARD, card_values=(*values[:index], changed, *values[index + 1 :]))
    card = Card(rank)
    assert card_value(rank, rules) == ask["card_value"](rules, card).value == changed
    assert hand_total(card, "K" if rank != "K" else "Q", rules=rules) == changed
    assert ask["card_worth"](rules, card).value is not ask["card_worth"](STANDARD, card).value
    assert play([card, "Q" if rank != "Q" else "K"], "", rules=rules).player.total == changed
    (step,) = ask["card_value"](rules, card).steps
    assert step.cell == f"card-value/{rank}"


@pytest.mark.parametrize("total", range(10))
def test_each_natural_is_obeyed(total: int) -> None:
    rules = replace(STANDARD, naturals=STANDARD.naturals ^ {total})
    hand = (Card("K"), card_worth(total))
    assert is_natural(hand, rules=rules) is not is_natural(hand)
    assert ask["is_natural"](rules, *hand).value is not ask["is_natural"](STANDARD, *hand).value
    assert ask["natural_totals"](rules).value.members == rules.naturals
    assert play(hand, "", rules=rules).player.natural is not play(hand, "").player.natural
    assert f"natural/{total}" in cells_read(rules, total, 7)


def test_a_natural_that_does_not_end_the_dealing_leaves_the_other_hand_to_its_rule() -> None:
    rules = replace(STANDARD, natural_ends_dealing=False)
    played = play("4 4", "3 2 4", rules=rules)
    assert (played.natural, played.winner) == (Naturals.PLAYER, Winner.BANKER)


def test_a_total_for_which_there_is_no_rule_draws_no_card() -> None:
    rules = replace(STANDARD, naturals=frozenset({9}))
    played = play("4 4", "3 2 4", rules=rules)
    assert (played.natural, played.player.action, played.banker.action) == (
        Naturals.NEITHER,
        Action.STANDS,
        Action.DRAWS,
    )
    assert play("K 6", "4 4", rules=rules).banker.action is Action.STANDS


@pytest.mark.parametrize(("comparison", "totals"), list(zip(Comparison, [(8, 6), (6, 8), (6, 6)], strict=True)))
def test_each_entry_of_the_comparison_is_obeyed(comparison: Comparison, totals: tuple[int, int]) -> None:
    index = list(Comparison).index(comparison)
    for winner in set(Winner) - {STANDARD.comparison[index]}:
        entries = [*STANDARD.comparison]
        entries[index] = winner
        rules = replace(STANDARD, comparison=(entries[0], entries[1], entries[2]))
        assert ask["winner"](rules, *totals).value is winner
        assert ask["compare"](rules, *totals).value is not comparison
        assert ask["winner"](rules, *totals).steps[-1].cell == f"comparison/{comparison.value}"


def test_what_is_left_of_a_sum_follows_the_modulus() -> None:
    rules = replace(STANDARD, modulus=9)
    assert hand_total("7 8", rules=rules) == ask["units"](rules, 15).value == 6
    assert ask["total"](rules, Card("7"), Card("8")).value == 6
    assert ask["highest_total"](rules).value == 8
    assert play("7 8", "", rules=rules).player.total == 6


def test_the_number_of_starting_cards_is_obeyed() -> None:
    rules = replace(STANDARD, starting_cards=3)
    assert ask["starting_cards"](rules).value == 3
    assert is_natural("2 3 3", rules=rules)
    assert play("2 3 3", "K K 2", rules=rules).winner is Winner.PLAYER


def test_the_number_of_extra_cards_is_obeyed() -> None:
    none, two = (replace(STANDARD, most_extra_cards=number) for number in (0, 2))
    assert ask["most_extra_cards"](two).value == 2
    assert play("2 3", "2 4", rules=none).winner is Winner.BANKER
    assert [fault.code for fault in play("2 3 3", "2 4", rules=none).faults] == ["too-many-cards"]
    assert play("2 3 3 A", "2 4", rules=two).player.total == 9
    assert [fault.path for fault in play("2 3 3", "2 4", rules=two).faults] == ["player.4"]


@pytest.mark.parametrize("bet", Bet)
def test_the_terms_of_each_bet_are_obeyed(bet: Bet) -> None:
    settlements = (Settlement.LOST, Settlement.RETURNED, Settlement.RETURNED)
    bets = tuple(settlements if other is bet else STANDARD.bets[index] for index, other in enumerate(Bet))
    rules = replace(STANDARD, bets=bets)
    assert tuple(ask["settles"](rules, bet, winner).value for winner in Winner) == settlements


@pytest.mark.parametrize("bet", Bet)
def test_what_a_bet_pays_by_its_usual_terms_follows_the_wager_that_has_them(bet: Bet) -> None:
    usual = list(Wager).index(STANDARD.usual(bet))
    dearer = replace(STANDARD.wagers[usual], pays=Fraction(3), commission=Fraction(1, 3))
    rules = replace(STANDARD, wagers=(*STANDARD.wagers[:usual], dearer, *STANDARD.wagers[usual + 1 :]))
    assert ask["pays"](rules, bet).value.per_unit == 2
    assert ask["pays"](rules, bet).value == ask["wager_pays"](rules, list(Wager)[usual]).value


def test_the_rules_can_be_the_key_of_a_cache() -> None:
    assert hash(replace(STANDARD)) == hash(STANDARD)
    assert replace(STANDARD, modulus=9) != STANDARD


def test_a_third_card_that_was_not_drawn_is_the_default() -> None:
    assert ask["banker_action"](STANDARD, 5).value is ask["banker_action"](STANDARD, 5, STOOD).value
