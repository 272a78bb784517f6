"""Exemptions: what a reason may cover, so that none of them hides a figure of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from generator.ask.asked import AskedPage
from generator.diagnostics import Diagnostic
from generator.document import Mark, MarkKind
from generator.language import Language

_YEAR = re.compile(r"[12]\d{3}")
_RATIO = re.compile(r"\d\s*[:%‰]")
_NUMBER = re.compile(r"\d+")
_LEAST = 20
"""The least number that a reason other than `label` covers: smaller ones are the totals and counts of games."""


def check(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Judge every exemption of a page."""
    for code, asked in page.documents.items():
        for mark in asked.document.marks:
            if mark.kind is MarkKind.EXEMPTION and mark.reason:
                yield from _judge(mark, mark.reason.text, languages[code])


def _judge(mark: Mark, reason: str, language: Language) -> Iterator[Diagnostic]:
    shown = mark.shown
    if not any(language.prose.loose_figures(shown.text)):
        message = f"“{shown.text}” holds no figure that would need an exemption"
        yield Diagnostic("unused-exemption", shown.place, message, "leave the brackets out")
    elif reason == "year" and not _YEAR.fullmatch(shown.text.strip()):
        message = f"“{shown.text}” is no year, which is four digits and nothing else"
        yield Diagnostic("exemption-too-wide", shown.place, message, "exempt the year alone")
    elif reason != "label" and (small := _small(shown.text, language)):
        message = f"“{small}” may be a figure of a rule, so `{reason}` does not exempt it"
        yield Diagnostic("exemption-small", shown.place, message, "bind it to a question, or name it as an input")


def _small(text: str, language: Language) -> str:
    """The first figure of a text that could be one of a game."""
    ratio = _RATIO.search(text) or language.prose.number_words.search(text)
    numbers = (found[0] for found in _NUMBER.finditer(text) if int(found[0]) < _LEAST)
    return ratio[0] if ratio else next(numbers, "")
