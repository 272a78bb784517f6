"""Days on which something was checked, as a reader and a machine read them."""

from __future__ import annotations

from datetime import date

from generator.language import Language, written_date
from generator.view import DateView


def weave_day(day: date, language: Language) -> DateView:
    """Give a day as the language writes it."""
    return DateView(written_date(day, language), day.isoformat())
