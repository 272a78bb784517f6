"""The parts of the game put together: all that each of them gives, and no name twice."""

from __future__ import annotations

import pytest

from engine.parts import merged


def test_all_that_the_parts_give_is_there() -> None:
    assert merged([{"a": 1}, {}, {"b": 2}]) == {"a": 1, "b": 2}


def test_a_name_that_two_parts_give_is_refused() -> None:
    with pytest.raises(ValueError, match="two parts of the game give a, c"):
        merged([{"c": 1, "a": 1}, {"a": 2, "b": 2, "c": 2}])
