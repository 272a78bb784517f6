"""Patterns read alike on every Python that the read-me file names.

Before 3.11.5 (CPython issue 106052) a group that is repeated possessively, `(…)*+`, keeps what its last, failed try had
read: no page of a site was found to name its language. An atomic group around the same repetition, `(?>(…)*)`, says the
same and is read rightly by all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_CLASS = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]", re.DOTALL)
_ESCAPED = re.compile(r"\\.", re.DOTALL)
_REPEATED = re.compile(r"\)(?:[*+?]|\{[\d,]+\})\+")


def repeats_a_group_possessively(pattern: str) -> bool:
    """Whether a pattern repeats a group and gives nothing back; a sign in a class repeats nothing."""
    return bool(_REPEATED.search(_ESCAPED.sub("", _CLASS.sub("", pattern))))


def patterns() -> Iterator[tuple[str, str]]:
    """Every pattern that a module of the generator or of a game names, with the module."""
    for folder in ("generator", "engine"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            for value in vars(import_module(name)).values():
                if isinstance(value, re.Pattern):
                    yield name, str(value.pattern)


def test_no_pattern_repeats_a_group_possessively() -> None:
    found = list(patterns())
    assert found
    assert [name for name, pattern in found if repeats_a_group_possessively(pattern)] == []


@pytest.mark.parametrize(
    ("pattern", "is_one"),
    [
        (r"(?:ab?c)*+", True),
        (r"(a){2,3}+b", True),
        (r"(?>(?:ab?c)*)", False),
        (r"a*+[^b]++", False),
        (r"[()*+]", False),
        (r"a\)*+", False),
    ],
)
def test_such_a_pattern_is_known(pattern: str, is_one: bool) -> None:  # noqa: FBT001 - of a parameter
    assert repeats_a_group_possessively(pattern) is is_one
