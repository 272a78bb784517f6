"""The rings of an example as they are woven: each symbol in its place on a circle, clockwise from the top."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from engine import GAMES
from generator.checking import examine
from generator.view import PieceView, RingsView, RingView
from generator.weave.rings import weave_rings
from tests.generator.site.sample import site

EXAMPLES = """examples:
  wheel:
    game: roulette
    ring: {wheel: single-zero}
    expect:
      order: 0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26
      tints: N R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B R B
  untyped:
    game: roulette
    ring: {wheel: double-zero}
    expect:
      order: 0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2
"""


@cache
def woven(name: str, language: str = "en") -> RingsView:
    """Weave the rings of an example."""
    checked = examine(site({"page.yaml": EXAMPLES, "*.md": "# T [15]{=sum(7,8)}\n"}), GAMES)
    assert checked.site
    (page,) = (page for page in checked.pages if name in page.played)
    return weave_rings(page.played[name], checked.site.languages[language])


@pytest.fixture(name="wheel")
def _wheel() -> RingView:
    (wheel,) = woven("wheel").rings
    return wheel


def test_the_first_symbol_is_at_the_top_and_the_next_to_its_right(wheel: RingView) -> None:
    first, second, *_, last = wheel.places
    assert (first.x, first.y) == (0, 12 - wheel.size // 2)
    assert second.x > first.x > last.x
    assert (first.piece.letter, second.piece.letter, last.piece.letter) == ("0", "32", "26")


def test_all_places_lie_on_a_circle_inside_the_picture_and_none_upon_another(wheel: RingView) -> None:
    middle = wheel.size // 2
    for place in wheel.places:
        distance = place.x**2 + place.y**2
        assert (middle - 13) ** 2 <= distance <= (middle - 11) ** 2
        assert max(abs(place.x), abs(place.y)) <= middle - 12
    around = [*wheel.places, wheel.places[0]]
    gaps = [(one.x - other.x) ** 2 + (one.y - other.y) ** 2 for one, other in pairwise(around)]
    assert min(gaps) >= 22**2


def test_a_place_looks_as_its_symbol_does_and_holds_the_letter_of_the_other(wheel: RingView) -> None:
    assert len(wheel.places) == 37
    assert wheel.places[0].piece == PieceView("bare", "neither-colour", "0", "0 (neither colour)")
    assert wheel.places[1].piece == PieceView("ring", "red", "32", "32 (red)")
    assert wheel.places[2].piece == PieceView("disc", "black", "15", "15 (black)")


def test_the_key_tells_what_is_drawn(wheel: RingView) -> None:
    assert wheel.key == (PieceView("ring", "red", "", "red"), PieceView("disc", "black", "", "black"))
    assert woven("wheel", "id").rings[0].name == "roda"


def test_a_ring_that_nobody_expects_is_not_woven() -> None:
    assert woven("untyped").rings == ()
