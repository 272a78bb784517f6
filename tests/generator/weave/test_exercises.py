"""What is woven into an exercise: the cards to look at and no more, and the right choice."""

from __future__ import annotations

from functools import cache

from engine import GAMES
from generator.checking import examine
from generator.view import CardView, ExerciseView
from generator.weave.drawn import Pen
from generator.weave.exercises import weave_exercises
from generator.weave.references import References
from tests.generator.site.sample import site

EXAMPLES = """examples:
  whole: {deal: {player: 2 3 3, banker: 2 2 9}, expect: {winner: player}}
  alone: {deal: {player: 7 8}, expect: {player.total: 5}}
  values: {final: {player: 7, banker: 4}, expect: {winner: player}}
"""
EXERCISE = """
{{#a{number}}}
::: exercise {words}
a

- [{wrong}]{{!={question}}}
- [{right}]{{={question}}}
- [9]{{!={question}}}

[1]{{=card_value(A)}}
:::
"""
ASKED = (
    ("whole", "8", ".player.total", "1"),
    ("whole player", "5", ".player.first", "2"),
    ("whole player banker", "3", ".banker.total", "4"),
    ("alone", "5", ".player.total", "1"),
    ("values", "7", ".player.total", "1"),
    ("", "5", "total(7,8)", "1"),
)


@cache
def woven() -> tuple[ExerciseView, ...]:
    """Weave a page of exercises."""
    exercises = (
        EXERCISE.format(number=number, words=words, right=right, wrong=wrong, question=question)
        for number, (words, right, question, wrong) in enumerate(ASKED)
    )
    text = "# T\n\n::: lead\na\n:::\n" + "".join(exercises)
    checked = examine(site({"page.yaml": EXAMPLES, "*.md": text}), GAMES)
    assert [str(found) for found in checked.found] == []
    assert checked.site
    page = next(page for page in checked.pages if page.page.id == "page")
    pen = Pen(checked.site.languages["en"], References.of(checked.site, "en"), page.page)
    views = weave_exercises(page, "en", pen)
    assert list(views) == list(range(1, len(ASKED) + 1))
    return tuple(views.values())


def cards(exercise: int) -> list[tuple[str, ...]]:
    """The ranks of the cards to look at, hand by hand; a later one has a stroke."""
    hands = woven()[exercise].hands
    return [
        tuple(f"{card.rank}{'/' * card.later}" for card in hand.cards if isinstance(card, CardView)) for hand in hands
    ]


def test_exercises_are_counted_from_one() -> None:
    assert [view.number for view in woven()] == [1, 2, 3, 4, 5, 6]


def test_only_the_starting_cards_are_shown_unless_a_hand_is_named() -> None:
    assert cards(0) == [("2", "3"), ("2", "2")]
    assert cards(1) == [("2", "3", "3/"), ("2", "2")]
    assert cards(2) == [("2", "3", "3/"), ("2", "2", "9/")]


def test_a_hand_that_is_not_known_is_not_shown() -> None:
    assert cards(3) == [("7", "8")]
    assert cards(4) == cards(5) == []


def test_nothing_is_told_of_the_cards() -> None:
    hands = [hand for view in woven() for hand in view.hands]
    assert all((hand.lines, hand.result, hand.verdict) == ((), None, "") for hand in hands)


def test_the_right_choice_is_the_claim_with_the_rule_that_it_comes_down_to() -> None:
    rights = [view.right for view in woven()]
    assert {right.choice for right in rights} == {1}
    assert [right.mark for right in rights] == [1, 5, 9, 13, 17, 21]
    assert [len(right.references) for right in rights] == [1, 1, 1, 1, 0, 1]
    hand_total = next(number for number, rule in enumerate(GAMES["baccarat"].provisions, 1) if rule.id == "hand-total")
    assert {ref.number for right in (rights[0], rights[3], rights[5]) for ref in right.references} == {hand_total}
