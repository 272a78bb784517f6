"""Exemptions that exempt nothing, and those of numbers so small that they may well be a rule's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.ask.asked import AskedPage
from generator.check import loose
from generator.diagnostics import Diagnostic
from generator.document import Mark, MarkKind
from generator.language import Language

_LABEL = "label"
_FEWEST = 20
"""A year, an article or a telephone number is no smaller; a card, a total or a payout is."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Judge the exemptions of each language."""
    for asked in page.documents.values():
        for mark in asked.document.marks:
            if mark.kind is MarkKind.EXEMPTION:
                yield from _judge(mark)


def _judge(mark: Mark) -> Iterator[Diagnostic]:
    figures = loose.figures_in(mark.shown.text)
    small = [figure for figure in figures if figure.isdecimal() and int(figure) < _FEWEST]
    if not figures:
        message = f"“{mark.shown.text}” holds no figure that would need an exemption"
        yield Diagnostic("unused-exemption", mark.shown.place, message, "leave the brackets out")
    elif small and mark.reason and mark.reason.text != _LABEL:
        message = f"{small[0]} may be a rule's figure, so `{mark.reason.text}` does not exempt it"
        hint = f"bind it to a question; a number that only names something is exempt as `{{!{_LABEL}}}`"
        yield Diagnostic("exemption-small", mark.shown.place, message, hint)
