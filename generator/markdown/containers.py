"""Containers: `::: name words ...` up to a line of as many colons.

Our own rule, because that of mdit-py-plugins cannot tell an unclosed container, takes a `:::` inside fenced code for
the end, and fails on a container in a quote whose last line is empty.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from markdown_it.rules_block import StateBlock
from markdown_it.token import Token

from generator.diagnostics import Diagnostic
from generator.document import Block, Placed, Range
from generator.markdown.strays import find_strays
from generator.source import Source

_COLONS = re.compile(r":{3,}")
_LIST_AND_QUOTE_MARKERS = re.compile(r"(?:(?:[-*+>:]|\d{1,9}[.)])[ \t]+|>)*")
_FENCE = re.compile(r"`{3,}(?=[^`]*$)|~{3,}")
_WORD = re.compile(r"\S+")


def container(state: StateBlock, start: int, end: int, silent: bool) -> bool:  # noqa: FBT001 - the library's signature
    """Read a container's opening line, what is inside, and its closing line, if there is one."""
    if not state.src.startswith(":::", state.bMarks[start] + state.tShift[start]):
        return False  # as most lines: this is asked of each line that may begin a block
    text = _text(state, start)
    colons = _COLONS.match(text)
    if not colons or not text[colons.end() :].strip():
        return False
    if silent:
        return True
    last, closed = _closing_line(state, start, end, colons[0])
    outside = state.parentType, state.lineMax
    state.parentType, state.lineMax = "container", last
    token = state.push("container_open", "div", 1)
    token.markup = colons[0]
    token.info = text[colons.end() :]
    token.map = [start, last]
    token.meta = {"at": state.bMarks[start] + state.tShift[start], "closed": closed}
    state.md.block.tokenize(state, start + 1, last)
    state.push("container_close", "div", -1).markup = colons[0]
    state.parentType, state.lineMax = outside
    state.line = last + closed
    return True


def _text(state: StateBlock, line: int) -> str:
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]]


def _closing_line(state: StateBlock, start: int, end: int, colons: str) -> tuple[int, bool]:
    """Find the line that closes a container, outside fenced code; else the line at which what holds it ends."""
    code = ""
    for line in range(start + 1, end):
        if not state.isEmpty(line) and state.sCount[line] < state.blkIndent:
            return line, False
        text = _text(state, line).rstrip()
        if not code and text == colons:
            return line, True
        fence = _FENCE.match(text, _markers_end(text))
        if fence and not code:
            code = fence[0]
        elif fence and fence[0].startswith(code) and fence.end() == len(text):
            code = ""
    return end, False


def _markers_end(text: str) -> int:
    markers = _LIST_AND_QUOTE_MARKERS.match(text)
    return markers.end() if markers else 0


def read_blocks(source: Source, tokens: Sequence[Token], section_at: Sequence[str]) -> tuple[Block, ...]:
    """Give the containers of a page in document order, and let their tokens carry the index of theirs."""
    blocks: list[Block | None] = []
    opened: list[tuple[int, int]] = []
    for index, token in enumerate(tokens):
        if token.type == "container_open":
            opened.append((index, len(blocks)))
            blocks.append(None)
        elif token.type == "container_close":
            opening, number = opened.pop()
            blocks[number] = _block(source, tokens[opening], Range(opening + 1, index), section_at[opening])
            tokens[opening].meta = token.meta = {"block": number}
    return tuple(block for block in blocks if block)


def _block(source: Source, opening: Token, inside: Range, section: str) -> Block:
    start = opening.meta["at"] + len(opening.markup)
    words = [
        Placed(word[0], source.place(start + word.start(), start + word.end())) for word in _WORD.finditer(opening.info)
    ]
    return Block(words[0], tuple(words[1:]), inside, section)


def check_containers(source: Source, tokens: Sequence[Token]) -> Iterator[Diagnostic]:
    """Find containers without an end, and claims on their opening lines."""
    for token in tokens:
        if token.type != "container_open":
            continue
        start = token.meta["at"] + len(token.markup)
        for stray in find_strays(token.info):
            place = source.place(start + stray.start, start + stray.end)
            yield Diagnostic(stray.code, place, stray.message, stray.hint)
        if not token.meta["closed"]:
            place = source.place(token.meta["at"], start + len(token.info.rstrip()))
            hint = f"end it with a line {token.markup}; a container inside another has more or fewer colons"
            yield Diagnostic("container-unclosed", place, "this container has no end", hint)
