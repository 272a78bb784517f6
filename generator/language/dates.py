"""Days of the calendar as a language writes them, from Babel's locale data."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from generator.language.language import Language


def written_date(day: date, language: Language) -> str:
    """Give a day with its month in words."""
    return _written(day, language.locale)


@lru_cache
def _written(day: date, locale: str) -> str:
    """Each page tells the days at its foot."""
    from babel.dates import format_date  # noqa: PLC0415 - costs time, and few pages tell a day

    return str(format_date(day, "long", locale=locale))
