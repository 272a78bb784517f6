"""Playing a round never raises, whatever is put on the table."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.baccarat import BACCARAT, Next, play
from engine.cards import RANKS, SUITS, Card

cards = st.builds(Card, st.sampled_from(RANKS), st.sampled_from(["", *SUITS]))
decks = st.integers(min_value=-2, max_value=14)

unhurried = settings(deadline=None)
"""A busy machine is no fault of the engine."""


@unhurried
@given(player=st.text(), banker=st.text(), decks=decks)
def test_any_text_gives_a_round_or_its_faults(player: str, banker: str, decks: int) -> None:
    played = play(player, banker, decks)
    assert bool(played.faults) is (played.next is None)


@unhurried
@given(player=st.lists(cards, max_size=5), banker=st.lists(cards, max_size=5), decks=decks)
def test_any_cards_give_a_round_or_its_faults(player: list[Card], banker: list[Card], decks: int) -> None:
    played = play(player, banker, decks)
    assert bool(played.faults) is (played.next is None)
    assert (played.winner is not None) is (played.next is Next.NOTHING)
    assert (played.player.cards, played.banker.cards) == (tuple(player), tuple(banker))


@unhurried
@given(player=st.lists(cards, max_size=4), banker=st.lists(cards, max_size=4), decks=decks)
def test_cards_and_their_text_give_the_same_round(player: list[Card], banker: list[Card], decks: int) -> None:
    texts = (" ".join(map(str, hand)) for hand in (player, banker))
    assert play(next(texts), next(texts), decks) == play(player, banker, decks)


@unhurried
@given(player=st.lists(cards, max_size=4), banker=st.lists(cards, max_size=4), decks=decks)
def test_steps_and_faults_carry_exactly_the_values_that_their_sentences_may_use(
    player: list[Card], banker: list[Card], decks: int
) -> None:
    played = play(player, banker, decks)
    assert {step.name: set(step.values) for step in played.steps}.items() <= BACCARAT.sentences.items()
    assert {fault.code: set(fault.values) for fault in played.faults}.items() <= BACCARAT.faults.items()
