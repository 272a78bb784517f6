"""Signs, letters and other marks that touch a mark: they change the figure that is seen, and nothing reads them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

from generator.ask.asked import AskedPage
from generator.check.flow import MARK, flows
from generator.diagnostics import Diagnostic
from generator.document import Mark
from generator.language import Language

_GLUED = re.compile(
    rf"(?<=[\w{MARK}]){MARK}"  # a letter, a digit or another mark right before
    rf"|{MARK}(?=\w)"  # a letter or a digit right behind
    rf"|(?<!\w)[+±×÷/^~≈<>≤≥−–—-]{MARK}"  # a sign before, that joins no word to it
    rf"|{MARK}[^\s\w{MARK}]+{MARK}"  # signs between two marks, without a blank
    rf"|{MARK}\s?[%‰°]|{MARK}[\^×÷=<>≤≥]"  # a sign behind
)
_UNSEEN = "Cf"
"""The Unicode category of characters that show nothing: joiners, soft hyphens, marks of direction."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find what touches a mark, and what cannot be seen in one."""
    for document in page.documents.values():
        for flow in flows(document):
            for found in _GLUED.finditer(flow.text):
                message = f"“{_shown(found[0], flow.text, found.start(), flow.marks)}” is one figure to a reader"
                hint = "take the sign into the brackets, or put a blank between"
                yield Diagnostic("glued-claim", flow.place(*found.span()), message, hint)
        for mark in document.document.marks:
            unseen = [character for character in mark.shown.text if unicodedata.category(character) == _UNSEEN]
            if unseen:
                message = f"“{mark.shown.text}” holds U+{ord(unseen[0]):04X}, which nobody sees"
                yield Diagnostic("unseen-character", mark.shown.place, message, "type the text anew")


def _shown(text: str, flow: str, start: int, marks: Mapping[int, Mark]) -> str:
    """A stretch of a flow as a reader sees it, with what touches it on its left."""
    left = flow[start - 1] if text.startswith(MARK) and start else ""
    shown = [
        marks[offset].shown.text if character == MARK else character
        for offset, character in enumerate(left + text, start - len(left))
    ]
    return "".join(shown).strip()
