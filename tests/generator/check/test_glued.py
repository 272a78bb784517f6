"""What touches a mark is told as a reader sees it."""

from __future__ import annotations

import pytest

from engine import GAMES
from generator.checking import examine
from tests.generator.site.sample import site


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("[5]{=total(7,8)}th", "5th"),
        ("(−[5]{=total(7,8)})", "−5"),
        ("a 1[5]{=sum(7,8)}, b", "15"),
        ("[9]{=highest_total()}:[1]{=card_value(A)}x", "9:1x"),
        ("[5]{=total(7,8)} %.", "5 %"),
        ("ab[]{=total(7,8)}", "ab[]"),
    ],
)
def test_what_touches_a_mark_is_shown_with_it(text: str, seen: str) -> None:
    found = examine(site({"*.md": f"# T\n\n{text}\n"}), GAMES).found
    assert {one.message for one in found if one.code == "glued-claim"} == {f"“{seen}” is one figure to a reader"}
