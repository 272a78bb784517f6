"""An exercise: what stands above its answer, and what is kept behind it."""

from __future__ import annotations

import pytest

from generator.view import Accent, CardView, ExerciseView, HandView, MarkView, ReferenceView, RightView, Woven
from tests.generator.render.reader import read
from tests.generator.render.sample import body

SOURCE = "{#sum}\n::: exercise a\nWhat is *it*?\n\n- [7]{!=x}\n- the Bank [draws]{=x}.\n\nBecause.\n\nTruly.\n:::"
RIGHT = RightView(1, 1, (ReferenceView(4, "#s4"),))
HAND = HandView("East", "east", (CardView("7", "", "seven"),), ())


def _written(*hands: HandView, source: str = SOURCE) -> str:
    marks = {0: MarkView("7", checked=True), 1: MarkView("draws", checked=True, accents=(Accent(0, 5, "draws"),))}
    blocks = {index: ExerciseView(3, RIGHT, hands) for index, _ in enumerate(read(source).blocks[:1])}
    return body(source, Woven(marks=marks, blocks=blocks))


def test_an_exercise_can_be_linked_to_and_says_which_it_is() -> None:
    html = _written()
    assert html.startswith(
        '<div class="exercise" id="sum" role="group" aria-label="Exercise 3"> '
        '<a class="no" href="#sum"><span>Exercise</span> 3</a>'
    )
    assert '<div class="question"> <p>What is <em>it</em>?</p> </div>' in html


def test_right_and_wrong_choices_look_alike() -> None:
    assert (
        '<ol class="choices" type="a"> <li><span id="k0">7</span></li> '
        '<li>the Bank <span id="k1">draws</span>.</li> </ol>'
    ) in _written()


def test_the_answer_stands_before_its_explanation_with_its_letter_and_its_rule() -> None:
    html = _written()
    assert '<summary><span>Answer and explanation<span class="vh">, Exercise 3</span></span></summary>' in html
    assert (
        '<div> <p class="answer"><span>Answer:</span> <a href="#k1">b. the Bank draws.</a> '
        '<span class="references"><a href="#s4">§\u202f4</a></span></p> <p>Because.</p> <p>Truly.</p> </div>'
    ) in html


def test_nothing_of_the_answer_stands_above_it() -> None:
    above, _, behind = _written().partition("<details>")
    assert "w-draws" not in above
    assert 'class="c"' not in above
    assert "Because" in behind


def test_the_cards_to_look_at_are_shown_without_a_reckoning() -> None:
    above, _, behind = _written(HAND).partition("<details>")
    assert '<div class="hands"> <div class="hand"> <p class="name">' in above
    assert 'aria-label="seven"' in above
    assert "<dl>" not in above
    assert "seven" not in behind


def test_an_exercise_without_an_example_shows_no_hands() -> None:
    assert "hands" not in _written()


@pytest.mark.parametrize("marker", ["-", "1."])
def test_choices_are_lettered_whatever_list_they_are_written_in(marker: str) -> None:
    source = SOURCE.replace("- the", f"{'-' if marker == '-' else '2.'} the").replace("- [7]", f"{marker} [7]")
    assert '<ol class="choices" type="a"> <li><span id="k0">7</span></li>' in _written(source=source)


def test_other_blocks_may_stand_in_the_explanation() -> None:
    source = SOURCE.replace("::: exercise", ":::: exercise").replace("Truly.\n:::", "::: lead\nTruly.\n:::\n::::")
    assert '<p>Because.</p> <div class="lead"><p>Truly.</p> </div> </div> </details>' in _written(source=source)
