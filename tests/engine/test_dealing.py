"""Dealing, regulation by regulation: what each lays down, and what is only house practice."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from engine.api import Unanswerable, Verdict
from engine.baccarat import BACCARAT, STANDARD, Position, Winner, play
from engine.baccarat.dealing.words import TableStyle, Turner
from engine.cards import RANKS, Card
from engine.decks import Decks

PLAYER, BANKER = Position
SOURCES = {rule.id: rule.source for rule in BACCARAT.provisions}
NUMBERS = [*map(str, range(2, 10))]


def ask(question: str, *given: Any) -> Any:  # noqa: ANN401 - each question gives other values
    return BACCARAT.questions[question](STANDARD, *given).value


def sources(question: str, *given: Any) -> set[str]:  # noqa: ANN401 - as above
    """Where the rules are written that lead to an answer."""
    verdict: Verdict[Any] = BACCARAT.questions[question](STANDARD, *given)
    return {SOURCES[step.rule] for step in verdict.steps}


def members(question: str) -> set[int]:
    return set(ask(question).members)


@pytest.mark.parametrize(("card", "hand"), [(1, PLAYER), (2, BANKER), (3, PLAYER), (4, BANKER)])
def test_pennsylvania_627a_8_deals_the_first_and_third_card_to_the_player_and_the_others_to_the_banker(
    card: int, hand: Position
) -> None:
    assert ask("dealt_to", card) is hand
    assert sources("dealt_to", card) == {"pa-627a-8"}


@pytest.mark.parametrize(("card", "hand"), [(5, PLAYER), (6, BANKER)])
def test_pennsylvania_631a_11_looks_at_the_players_third_card_before_the_bankers(card: int, hand: Position) -> None:
    assert ask("dealt_to", card) is hand
    assert sources("dealt_to", card) == {"pa-631a-11"}


def test_macau_allows_six_to_twelve_decks() -> None:
    assert members("allowed_decks") == {6, 7, 8, 9, 10, 11, 12}
    assert sources("allowed_decks") == {"macau-55-2004"}


def test_house_practice_is_six_or_eight_decks() -> None:
    assert members("usual_decks") == {6, 8}
    assert sources("usual_decks") == {"practice"}


@pytest.mark.parametrize("decks", [6, 8, 12])
def test_macau_lets_as_many_cards_be_burned_as_there_are_decks(decks: int) -> None:
    assert ask("burned_by_decks", Decks(decks)) == decks
    assert sources("burned_by_decks", Decks(decks)) == {"macau-55-2004"}


@pytest.mark.parametrize("rank", ["A", *NUMBERS])
def test_macau_lets_as_many_cards_be_burned_as_the_face_of_the_first_one_says(rank: str) -> None:
    assert ask("burned_by_card", Card(rank)) == (1 if rank == "A" else int(rank))
    assert sources("burned_by_card", Card(rank)) == {"macau-55-2004"}


@pytest.mark.parametrize("rank", sorted({*RANKS} - {"A", *NUMBERS}))
def test_house_practice_burns_ten_cards_for_a_ten_or_a_picture(rank: str) -> None:
    assert ask("burned_by_card", Card(rank)) == 10
    assert sources("burned_by_card", Card(rank)) == {"practice"}


def test_macau_lets_the_house_set_one_to_eight_burn_cards() -> None:
    assert members("burned_fixed") == set(range(1, 9))
    assert sources("burned_fixed") == {"macau-55-2004"}


def test_macau_puts_the_white_card_before_the_last_twelve() -> None:
    assert ask("behind_white_card") == 12
    assert sources("behind_white_card") == {"macau-55-2004"}


def test_house_practice_puts_the_cut_card_before_the_last_7_14_or_16() -> None:
    assert members("behind_cut_card") == {7, 14, 16}
    assert sources("behind_cut_card") == {"practice"}


def test_macau_ends_the_shoe_with_the_round_of_the_white_card_or_one_more() -> None:
    assert members("rounds_after_white_card") == {0, 1}
    assert sources("rounds_after_white_card") == {"macau-55-2004"}


def test_twelve_cards_are_just_enough_for_the_round_of_the_white_card_and_one_more() -> None:
    longest = max(members("round_cards"))
    assert [ask("whole_rounds", cards) for cards in (0, 5, 6, 7, 11, 12, 14, 16, 18)] == [0, 0, 1, 1, 1, 2, 2, 2, 3]
    assert ask("behind_white_card") == longest * (1 + max(members("rounds_after_white_card")))


def test_a_round_takes_as_many_cards_as_some_round_of_cards_does() -> None:
    rounds = [("8 K", "3 2"), ("4 2", "3 2 7"), ("2 3 3", "2 4"), ("2 3 3", "2 3 7")]
    taken = {len(one.player.cards) + len(one.banker.cards) for one in (play(*cards) for cards in rounds)}
    assert members("round_cards") == taken


def test_pennsylvania_629a_2_seats_at_most_nine_at_a_midi_table() -> None:
    assert members("midi_seats") == set(range(1, 10))
    assert sources("midi_seats") == {"pa-629a-2"}


def test_pennsylvania_627a_8_has_the_dealer_turn_the_cards_of_a_mini_table() -> None:
    assert ask("turned_by", TableStyle.MINI) is Turner.DEALER
    assert sources("turned_by", TableStyle.MINI) == {"pa-627a-8"}


@pytest.mark.parametrize("style", [TableStyle.BIG, TableStyle.MIDI])
def test_house_practice_has_bettors_turn_the_cards_of_bigger_tables(style: TableStyle) -> None:
    assert ask("turned_by", style) is Turner.BETTORS
    assert sources("turned_by", style) == {"practice"}


def test_the_cards_of_a_shoe_are_burned_dealt_or_left_behind_the_cut_card() -> None:
    decks = Decks(8)
    before = ask("before_cut_card", decks, 7, 12)
    assert before + 7 + 12 == ask("shoe_cards", decks) == 8 * 52


@pytest.mark.parametrize(
    ("question", "given", "code"),
    [
        ("shoe_cards", (Decks(None),), "shoe-without-end"),
        ("burned_by_decks", (Decks(None),), "shoe-without-end"),
        ("before_cut_card", (Decks(None), 7, 12), "shoe-without-end"),
        ("before_cut_card", (Decks(1), 40, 13), "shoe-too-small"),
    ],
)
def test_a_shoe_without_end_or_too_small_has_no_answer(question: str, given: tuple[object, ...], code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        ask(question, *given)
    assert refused.value.fault.code == code
    assert set(refused.value.fault.values) == BACCARAT.faults[code]


def settled(order: tuple[Position, ...], shoe: tuple[Card, ...]) -> tuple[Winner | None, int, int]:
    """How a shoe's first round ends where its starting cards go to the hands in some order."""
    hands: dict[Position, list[Card]] = {PLAYER: [], BANKER: []}
    for hand, card in zip(order, shoe, strict=False):
        hands[hand].append(card)
    left = iter(shoe[len(order) :])
    round_ = play(hands[PLAYER], hands[BANKER])
    while round_.faults:
        fault = round_.faults[0]  # where both hands need a card, the Player's is told first
        assert fault.code == "third-card-missing"
        hands[Position(fault.path.partition(".")[0])].append(next(left))
        round_ = play(hands[PLAYER], hands[BANKER])
    assert round_.player.total is not None
    assert round_.banker.total is not None
    return round_.winner, round_.player.total, round_.banker.total


@pytest.mark.parametrize("shoe", ["A 2 3 5 6 9", "A 4 7 8 K Q"])
def test_the_order_of_dealing_changes_no_probability(shoe: str) -> None:
    arrangements = list(permutations(Card(rank) for rank in shoe.split()))
    in_turn = STANDARD.table.order[:4]
    one_by_one, player_first, banker_first = (
        Counter(settled(order, arrangement) for arrangement in arrangements)
        for order in (in_turn, (PLAYER, PLAYER, BANKER, BANKER), (BANKER, BANKER, PLAYER, PLAYER))
    )
    assert in_turn == (PLAYER, BANKER, PLAYER, BANKER)
    assert len({winner for winner, _, _ in one_by_one}) > 1
    assert one_by_one == player_first == banker_first
