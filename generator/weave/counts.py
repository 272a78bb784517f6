"""Numbers of things, as a sentence of a language needs them."""

from __future__ import annotations

from generator.language import Language, plural_form, write
from generator.view import CountView


def counted(number: int, language: Language) -> CountView:
    """Give a number as the language writes it, with its plural form."""
    return CountView(write(number, language), plural_form(number, language))
