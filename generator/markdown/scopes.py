"""The block that holds a mark, and the scope in which an input's name is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from markdown_it.token import Token

from generator.document import Range, Section

_ITEMS = ("list_item_open", "dt_open", "tr_open", "blockquote_open", "container_open")
_MAY_INTRODUCE = ("paragraph_open", "list_item_open", "dt_open")
_LIST_ENDS = ("bullet_list_close", "ordered_list_close", "dl_close")
_LISTS_AND_TABLES = ("bullet_list_open", "ordered_list_open", "dl_open", "table_open")


class Surroundings(NamedTuple):
    """`block` is the innermost item, row, quote, container or else paragraph or heading; `scope` is often more."""

    block: Range
    scope: Range


def surroundings(
    tokens: Sequence[Token], sections: Sequence[Section], plain: Mapping[int, str]
) -> Mapping[int, Surroundings]:
    """Give the surroundings of each inline by its token index; `plain` holds what a reader sees of it."""
    ends = _ends(tokens)
    headings = {section.heading_token: section.tokens for section in sections}
    last_inline = _last_inlines(tokens)
    found: dict[int, Surroundings] = {}
    items: list[Range] = []
    header_of: Range | None = None
    for index, token in enumerate(tokens):
        while items and index >= items[-1].end:
            items.pop()
        if token.type in _ITEMS:
            items.append(Range(index, _item_end(tokens, ends, index)))
        elif token.type == "table_open":
            header_of = Range(index, ends[index])
        elif token.type == "thead_close":
            header_of = None
        elif token.type == "inline":
            block = items[-1] if items else Range(index - 1, index + 2)
            scope = headings.get(index) or header_of or block
            if scope is block and plain[last_inline[block.end]].rstrip().endswith(":"):
                scope = _with_list_behind(tokens, ends, block)
            found[index] = Surroundings(block, scope)
    return found


def _item_end(tokens: Sequence[Token], ends: Mapping[int, int], start: int) -> int:
    """Give the end of an item; a term and its definitions are one."""
    end = ends[start]
    if tokens[start].type == "dt_open":
        while tokens[end].type == "dd_open":
            end = ends[end]
    return end


def _with_list_behind(tokens: Sequence[Token], ends: Mapping[int, int], block: Range) -> Range:
    """Add the list or table right behind a paragraph or item, in the container that dresses it or bare."""
    if tokens[block.start].type not in _MAY_INTRODUCE:
        return block
    behind = block.end
    while behind < len(tokens) and tokens[behind].type in _LIST_ENDS:
        behind += 1
    inner = behind
    while inner < len(tokens) and tokens[inner].type == "container_open":
        inner += 1
    if inner < len(tokens) and tokens[inner].type in _LISTS_AND_TABLES:
        return Range(block.start, ends[behind])
    return block


def _ends(tokens: Sequence[Token]) -> Mapping[int, int]:
    """Give for each opening token the index just behind its closing token."""
    ends: dict[int, int] = {}
    opened: list[int] = []
    for index, token in enumerate(tokens):
        if token.nesting > 0:
            opened.append(index)
        elif token.nesting < 0:
            ends[opened.pop()] = index + 1
    return ends


def _last_inlines(tokens: Sequence[Token]) -> Sequence[int]:
    """Give for each index up to the end the last inline before it."""
    last = [0]
    for index, token in enumerate(tokens):
        last.append(index if token.type == "inline" else last[-1])
    return last
