"""Calls of a question: what a reader must see of its arguments, and what it is to blame for having no answer."""

from __future__ import annotations

from typing import Annotated

import pytest

from engine.api import STATED, Between, Fault, Game, Unanswerable, Verdict
from generator.ask import Desk, grammar
from generator.ask.desk import Refusal
from generator.ask.questions import ask
from generator.diagnostics import Place
from generator.document import Mark, MarkKind, Placed, Range
from tests.generator.language.samples import LANGUAGES

ANY = Between(0, 99)
Figure = Annotated[int, ANY]
Seen = Annotated[int, ANY, STATED]


def share_out(_rules: None, parts: Figure, among: Seen = 2) -> Verdict[int]:
    """So many parts for each of some."""
    if not among:
        raise Unanswerable(Fault("missing", "among.1", {"count": parts}))
    return Verdict(parts // among)


GAME = Game(
    name="small",
    rules=None,
    provisions=(),
    questions={"share_out": share_out},
    forms={},
    sentences={},
    faults={"missing": frozenset({"count"})},
    words=(),
    symbols=(),
)


def shown(name: str, text: str, column: int) -> Mark:
    """Give an input of a page."""
    place = Place("en.md", 1, column)
    return Mark(0, MarkKind.INPUT, Placed(text, place), 1, Range(0, 3), Range(0, 3), "a", name=Placed(name, place))


def answer(question: str, *inputs: Mark) -> object:
    """Ask a question of a page that shows some inputs: the refusal, or the answer."""
    call = grammar.parse(question)
    assert isinstance(call, grammar.Call)
    seen = {mark.name.text: mark for mark in inputs if mark.name}
    reply = ask(call, "small", seen, Desk({"small": GAME}), LANGUAGES["en"])
    return reply if isinstance(reply, Refusal) else reply[0].verdict.value


def refused(question: str, *inputs: Mark) -> Refusal:
    """Ask a question that is refused."""
    reply = answer(question, *inputs)
    assert isinstance(reply, Refusal)
    return reply


@pytest.mark.parametrize("question", ["share_out(6,among)", "share_out(6,n)", "share_out(6,among=n)"])
def test_an_input_gives_what_a_reader_must_see(question: str) -> None:
    assert answer(question, shown("among", "3", 5), shown("n", "three", 9)) == 2


def test_a_literal_is_refused_with_the_text_to_show() -> None:
    refusal = refused("share_out(6,3)", shown("n", "3", 5))
    assert refusal.code == "unstated-argument"
    assert "`[3]{among=}`" in refusal.hint


def test_a_default_is_refused_too() -> None:
    refusal = refused("share_out(6)")
    assert refusal.code == "unstated-argument"
    assert "nothing says it" in refusal.message


def test_a_name_out_of_scope_is_told_as_that() -> None:
    assert refused("share_out(6,m)", shown("n", "3", 5)).code == "unreadable-argument"


def test_a_question_that_stands_on_no_page_may_take_literals() -> None:
    call = grammar.parse("share_out(6)")
    assert isinstance(call, grammar.Call)
    reply = ask(call, "small", None, Desk({"small": GAME}), LANGUAGES["en"])
    assert not isinstance(reply, Refusal)
    assert reply[0].verdict.value == 3


def test_a_question_without_an_answer_is_told_in_the_languages_words_at_the_input_to_blame() -> None:
    refusal = refused("share_out(6,n)", shown("n", "0", 5))
    assert (refusal.code, refusal.message) == ("missing", "6 cards are missing.")
    assert refusal.place == Place("en.md", 1, 5)


def test_what_no_input_gives_is_told_at_the_question() -> None:
    call = grammar.parse("share_out(6,among=0)")
    assert isinstance(call, grammar.Call)
    refusal = ask(call, "small", None, Desk({"small": GAME}), LANGUAGES["en"])
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.place) == ("missing", None)
