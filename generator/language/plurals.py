"""The plural categories of a language, from Babel's locale data."""

from __future__ import annotations

from generator.language.language import Language

PLURAL_FORMS = ("zero", "one", "two", "few", "many", "other")
"""Every category that a language may have."""


def plural_form(count: int, language: Language) -> str:
    """Give the category that a count takes in a language, such as `one` or `other`."""
    from babel import Locale  # noqa: PLC0415 - costs time, and not every run counts for a reader

    form: str = Locale.parse(language.locale).plural_form(count)
    return form


def plural_forms(language: Language) -> frozenset[str]:
    """Give the categories that a language has."""
    from babel import Locale  # noqa: PLC0415 - as above

    return frozenset({"other", *Locale.parse(language.locale).plural_form.tags})
