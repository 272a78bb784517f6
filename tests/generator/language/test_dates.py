"""Days of the calendar, as each language writes them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from engine import GAMES
from engine.api import Game
from generator.language import written_date
from generator.parse import parse
from generator.read import read
from tests.sites.tennis.scoring import GAMES as OTHER_GAMES

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("root", "games", "code", "text"),
    [
        (ROOT, GAMES, "id", "3 Februari 2026"),
        (ROOT, GAMES, "en", "3 February 2026"),
        (ROOT / "tests/sites/tennis", OTHER_GAMES, "de", "3. Februar 2026"),
        (ROOT / "tests/sites/tennis", OTHER_GAMES, "pl", "3 lutego 2026"),
    ],
)
def test_a_day_has_its_month_in_words(root: Path, games: dict[str, Game], code: str, text: str) -> None:
    site, _ = parse(read(root)[0], games)
    assert site
    assert written_date(date(2026, 2, 3), site.languages[code]) == text
