"""Signs, letters and other marks that touch a mark: they change the figure that is seen, and nothing reads them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from generator.check.flow import MARK, Flow, Leaf
from generator.diagnostics import Diagnostic

_GLUED = re.compile(
    rf"(?<=[\w{MARK}]){MARK}"  # a letter, a digit or another mark right before
    rf"|{MARK}(?=\w)"  # a letter or a digit right behind
    rf"|(?<!\w)[+±×÷/^~≈<>≤≥−–—-]{MARK}"  # a sign before, that joins no word to it
    rf"|{MARK}[^\s\w{MARK}]+{MARK}"  # signs between two marks, without a blank
    rf"|{MARK}\s?[%‰°]|{MARK}[\^×÷=<>≤≥]"  # a sign behind
)
_WORD = re.compile(rf"[\w{MARK}]+")
_UNSEEN = "Cf"
"""The Unicode category of characters that show nothing: joiners, soft hyphens, marks of direction."""


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find what touches a mark, and what cannot be seen in one."""
    for flow in (*leaf.flows, *leaf.quoted):
        for found in _GLUED.finditer(flow.text) if flow.marks else ():
            message = f"“{_shown(flow, *found.span())}” is one figure to a reader"
            hint = "take the sign into the brackets, or put a blank between"
            yield Diagnostic("glued-claim", flow.place(*found.span()), message, hint)
    for mark in leaf.asked.document.marks:
        shown = () if mark.shown.text.isascii() else mark.shown.text
        unseen = [character for character in shown if unicodedata.category(character) == _UNSEEN]
        if unseen:
            message = f"“{mark.shown.text}” holds U+{ord(unseen[0]):04X}, which nobody sees"
            yield Diagnostic("unseen-character", mark.shown.place, message, "type the text anew")


def _shown(flow: Flow, start: int, end: int) -> str:
    """A stretch of a flow as a reader sees it, with the words that it cuts; brackets stand for an empty mark."""
    words = [word.span() for word in _WORD.finditer(flow.text) if word.start() <= end and start <= word.end()]
    start, end = min(start, words[0][0]), max(end, words[-1][1])
    return "".join(
        flow.marks[offset].shown.text or "[]" if character == MARK else character
        for offset, character in enumerate(flow.text[start:end], start)
    )
