"""Numbers that follow each other are told by their ends."""

from __future__ import annotations

import pytest

from generator.spans import spans


@pytest.mark.parametrize(
    ("numbers", "told"),
    [([], []), ([4], [(4,)]), ([1, 2], [(1, 2)]), ([5, 3, 2, 1, 3], [(1, 3), (5,)]), ([7, 9], [(7,), (9,)])],
)
def test_each_run_of_numbers_is_its_first_and_its_last(numbers: list[int], told: list[tuple[int, ...]]) -> None:
    assert list(spans(numbers)) == told
