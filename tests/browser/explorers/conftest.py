"""The languages as the engine's steps are told in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from engine import GAMES
from generator.language import Language
from generator.parse import parse
from generator.read import read


@pytest.fixture(scope="session")
def languages() -> Mapping[str, Language]:
    """Each language of the site, by its code."""
    tree, _ = read(Path())
    site, _ = parse(tree, GAMES)
    assert site is not None
    return site.languages
