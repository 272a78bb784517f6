"""Other answers and inputs: well formed, of the same type, and never the same."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine import GAMES
from engine.api import Amount, Answer, Between, Payout, Policy, Rate, Share, ValueSet, Word
from engine.baccarat import Action, Third, Winner
from engine.baccarat.roads.words import Record, Tally
from engine.cards import Card
from engine.decks import Decks
from generator.mutation.answers import others
from generator.mutation.bench import Bench
from generator.mutation.edits import Change, edits
from generator.mutation.parts import parts
from tests.generator.mutation.sample import shipped

DOMAIN = Between(0, 2)


@pytest.mark.parametrize(
    ("answer", "first"),
    [
        (8, 9),
        (Winner.PLAYER, Winner.BANKER),
        (Winner.TIE, Winner.PLAYER),
        (ValueSet(frozenset({0, 1}), DOMAIN), ValueSet(frozenset({1}), DOMAIN)),
        (ValueSet(frozenset({1}), DOMAIN), ValueSet(frozenset({0, 1}), DOMAIN)),
        (
            Policy("total", DOMAIN, (Action.DRAWS,) * 3),
            Policy("total", DOMAIN, (Action.STANDS, Action.DRAWS, Action.DRAWS)),
        ),
        (Payout(Fraction(19, 20)), Payout(Fraction(39, 20))),
        (Share(Fraction(1, 2)), Share(Fraction(50_000_001, 10**8))),
        (Share(Fraction(1)), Share(Fraction(99_999_999, 10**8))),
        (Rate(Fraction(0), Winner.TIE), Rate(Fraction(1, 10**8), Winner.TIE)),
        (Amount(Fraction(2)), Amount(Fraction(200_000_001, 10**8))),
        (Card("K"), Card("A")),
        (Card("K", "S"), Card("A")),
        (Third(), Third(0)),
        (Decks(8), Decks(9)),
        (Decks(12), Decks(11)),
        (Decks(None), Decks(1)),
        ((Tally(2), Tally(8)), (Tally(2), Tally(9))),
        (*Record.parse("BBP"), *Record.parse("BB")),
        ((Card("7"), Card("8")), (Card("7"), Card("9"))),
    ],
)
def test_the_nearest_other_answer_is_of_the_same_type(answer: Answer, first: Answer) -> None:
    found = list(others(answer))
    assert found[0] == first
    assert answer not in found


def test_a_word_without_others_has_no_other() -> None:
    class Alone(Word):
        ONLY = "only"

    assert list(others(Alone.ONLY)) == []
    assert list(others(())) == []


EMPTY = {"none", "tidak ada"}
"""Lists that hold nothing: what they could hold, they do not tell."""


def test_every_text_that_is_shipped_has_another_that_is_well_formed() -> None:
    bench = Bench.of(shipped(), GAMES)
    altered = [
        edit
        for page in bench.pages
        for part in parts(page, bench.site, bench.desk)
        for edit in edits(part, bench)
        if edit.change in {Change.CLAIM, Change.INPUT} and edit.now == f"{edit.was} {edit.was}"
    ]
    assert {edit.was.casefold() for edit in altered} <= EMPTY
