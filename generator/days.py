"""Days of the calendar as people type them: `2024-02-29`."""

from __future__ import annotations

import re
from datetime import date

_ISO = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def day_of(text: str) -> date:
    """Read a day. Raises ValueError, which says what is wrong, for a text that is none."""
    if not _ISO.fullmatch(text):
        raise ValueError("a date is written as year-month-day, such as 2024-02-29")
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise ValueError(f"there is no such day: {error}") from error
