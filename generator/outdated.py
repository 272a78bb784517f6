"""Lines whose facts nobody has checked for long: dated lines of pages and of the interface, and texts of sources.

This alone weighs a date against another, which whoever asks must give: nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from generator.content import Site
from generator.diagnostics import Diagnostic, Severity
from generator.document import Dated

DAYS = 180
"""A line is outdated when its facts were checked more days ago than this."""


def outdated(site: Site, day: date) -> Iterator[Diagnostic]:
    """Find the lines that are outdated on a day, and those of which nobody can have known by then."""
    again = "compare it with the law or the announcement again, then write the day on which you did, in each language"
    for page in site.pages:
        for document in page.documents.values():
            for line in document.attributes:
                yield from _judge(line.checked, day, "the facts of this line were checked", again)
    for name, dated in site.dated.items():
        hint = f"compare `ui.{name}` of each language with the law or the announcement again, then write the new day"
        yield from _judge(dated, day, f"the text `{name}` of the interface was checked", hint)
    for page in site.pages:
        for source in page.authorities.values():
            hint = "read the text again and compare the rules that rest on it, then write the new day"
            yield from _judge(source.read, day, f"the text of `{source.name.text}` was read", hint)


def _judge(dated: Dated | None, day: date, what: str, hint: str) -> Iterator[Diagnostic]:
    age = (day - dated.day).days if dated else 0
    if dated and age > DAYS:
        message = f"{what} on {dated.day}, {age} days before {day}"
        yield Diagnostic("outdated-line", dated.place, message, hint, Severity.WARNING)
    elif dated and age < 0:
        message = f"{what} on {dated.day}, which is after {day}"
        yield Diagnostic("checked-later", dated.place, message, "is the date mistyped?", Severity.WARNING)
