"""Blocks that Markdown makes without a word where an author meant something else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from markdown_it.token import Token

from generator.diagnostics import Diagnostic, Place, Severity
from generator.source import Source

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]")
"""Those that turn the direction of what follows are among them: behind one, 15 is seen as 51."""
_NESTING = ("list_item_open", "blockquote_open", "dd_open", "container_open")
_LISTS = ("bullet_list_open", "ordered_list_open")


def check_blocks(source: Source, tokens: Sequence[Token], most_nested: int) -> Iterator[Diagnostic]:
    """Find lists by accident, fenced code without an end, and blocks nested so deep that they would vanish."""
    for index, token in enumerate(tokens):
        if token.type == "ordered_list_open" and "start" in token.attrs:
            message = f"a list starts here with the number {token.attrs['start']}"
            hint = r"start a list with 1; a sentence that starts with a figure is written 9\."
            yield Diagnostic("list-start", _first_line(source, token), message, hint)
        if token.type in _LISTS and _interrupts_prose(tokens, index):
            message = "a list starts in the middle of a paragraph"
            hint = r"put an empty line before it, or write its marker as \- or 1\. if it is text"
            yield Diagnostic("list-in-prose", _first_line(source, token), message, hint, Severity.WARNING)
        if token.type == "fence" and _is_unclosed(token):
            hint = f"end it with a line {token.markup}"
            yield Diagnostic("fence-unclosed", _first_line(source, token), "this fenced code has no end", hint)
        if token.type in _NESTING and token.level >= most_nested - 1:
            hint = "use fewer lists, quotes and containers inside each other"
            message = "what is inside is nested too deep and would vanish"
            yield Diagnostic("too-deep", _first_line(source, token), message, hint)


def check_characters(source: Source) -> Iterator[Diagnostic]:
    """Find control characters, which no reader sees."""
    for match in _CONTROL.finditer(source.text):
        message = f"the control character U+{ord(match[0]):04X} stands here"
        yield Diagnostic("control-character", source.place(*match.span()), message, "remove it")


def _first_line(source: Source, token: Token) -> Place:
    return source.line(token.map[0] + 1 if token.map else 1)


def _interrupts_prose(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether a list follows a paragraph line by line, without a colon; behind an item's first it is nested."""
    before = tokens[max(index - 3, 0) : index]
    is_behind_paragraph = len(before) > 1 and before[-1].type == "paragraph_close"
    if not is_behind_paragraph or tokens[index - 4].type in ("list_item_open", "dd_open"):
        return False
    (_, end), (start, _) = before[0].map or (0, 0), tokens[index].map or (0, 0)
    return end == start and not before[1].content.endswith(":")


def _is_unclosed(fence: Token) -> bool:
    """A closed fence spans two lines more than its content."""
    first, last = fence.map or (0, 0)
    return last - first < fence.content.count("\n") + 2
