"""Makes markdown-it-py note where each inline and each token of it stands in the source.

Each noted position is taken at the moment when a rule reads the text, so nothing is ever searched for afterwards. What
the rules note stands in the tokens' `meta`: on an inline token `origin`, on its children `at` and (for code, images and
the ends of links) `end`, as offsets in the content; on a table row the offsets of its `line` and `cells`.
"""

from __future__ import annotations

import re
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.parser_block import RuleFuncBlockType
from markdown_it.parser_inline import ParserInline, RuleFuncInlineType
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType

from generator.markdown.origin import Origin, of_lines
from generator.markdown.tables import cell_origin, split_row

_BLOCK_RULES = {
    "table": ["paragraph", "reference"],
    "reference": [],
    "heading": ["paragraph", "reference", "blockquote"],
    "lheading": [],
    "deflist": ["paragraph", "reference", "blockquote"],
    "paragraph": [],
}
"""The rules that make inline tokens, with the blocks that each may interrupt."""

_INLINE_RULES = ("backticks", "link", "image", "autolink")
"""The rules whose last token does not tell by its own length where it ends."""

_PLAIN = re.compile(r"[^\\\n`*_\[\]!<&]+")


def note_places(md: MarkdownIt) -> None:
    """Make a parser note places; its rules must all be in place already."""
    for name, interrupts in _BLOCK_RULES.items():
        rule = md.block.ruler.getRules("")[md.block.ruler.get_active_rules().index(name)]
        md.block.ruler.at(name, _with_origins(rule), {"alt": interrupts})
    for name in _INLINE_RULES:
        inline_rule = md.inline.ruler.getRules("")[md.inline.ruler.get_active_rules().index(name)]
        md.inline.ruler.at(name, _with_end(inline_rule))
    md.inline.ruler2.at("fragments_join", _settle)
    parser = _PlacedInline()
    parser.ruler = md.inline.ruler
    parser.ruler2 = md.inline.ruler2
    md.inline = parser


def _with_origins(rule: RuleFuncBlockType) -> RuleFuncBlockType:
    """Let a block rule note the origin of each inline it makes, while the state still knows where its lines begin."""

    def run(state: StateBlock, start: int, end: int, silent: bool) -> bool:  # noqa: FBT001 - the library's signature
        before = len(state.tokens)
        if not rule(state, start, end, silent):
            return False
        if not silent:
            _note_origins(state, before)
        return True

    return run


def _note_origins(state: StateBlock, first: int) -> None:
    cells: list[tuple[int, int]] = []
    for index, token in enumerate(state.tokens[first:], first):
        if token.type == "tr_open" and token.map:
            line = _line(state, token.map[0])
            token.meta = {"line": line, "cells": split_row(state.src, *line)}
            cells = list(token.meta["cells"])
        elif token.type == "definition" and token.map:
            lines = [_line(state, number) for number in range(*token.map)]
            token.content = "\n".join(state.src[start:end] for start, end in lines)
            token.meta["origin"] = of_lines(state.src, token.content, lines)
        elif token.type == "inline" and "origin" not in token.meta:
            opening = state.tokens[index - 1]
            in_cell = opening.type in ("th_open", "td_open")
            token.meta["origin"] = _cell(state, cells) if in_cell else _lines(state, opening, token)


def _cell(state: StateBlock, cells: list[tuple[int, int]]) -> Origin:
    """Give the origin of a row's next cell; one that the row lacks is empty and has no place of its own."""
    return cell_origin(state.src, *cells.pop(0)) if cells else Origin((0,), (0,))


def _lines(state: StateBlock, opening: Token, inline: Token) -> Origin:
    first, last = inline.map or (0, 0)
    lines = [_line(state, number) for number in range(first, max(last, first + 1))]
    if opening.markup.startswith("#"):
        lines = [(start + len(opening.markup), end) for start, end in lines]
    return of_lines(state.src, inline.content, lines)


def _line(state: StateBlock, number: int) -> tuple[int, int]:
    return state.bMarks[number] + state.tShift[number], state.eMarks[number]


class _PlacedState(StateInline):
    """Notes on each token where it begins in the inline's content."""

    _pending_start: int | None = None

    def append_pending(self, text: str) -> None:
        if self._pending_start is None:
            self._pending_start = self.pos
        super().append_pending(text)

    def pushPending(self) -> Token:  # noqa: N802 - the library's name
        token = super().pushPending()
        token.meta["at"] = self._pending_start
        return token

    def push(self, ttype: str, tag: str, nesting: Literal[-1, 0, 1]) -> Token:
        token = super().push(ttype, tag, nesting)
        token.meta["at"] = self._start_of(token)
        self._pending_start = None
        return token

    def _start_of(self, token: Token) -> int:
        """Give where a token begins; while a run of emphasis marks becomes tokens, the state stands at its start."""
        before = self.tokens[-2] if len(self.tokens) > 1 else None
        if token.type != "text" or before is None:
            return self.pos
        is_next_of_run = before.type == "text" and before.meta["at"] >= self.pos
        return int(before.meta["at"]) + 1 if is_next_of_run else self.pos


class _PlacedInline(ParserInline):
    """Parses inlines with a state that notes places."""

    def parse(self, src: str, md: MarkdownIt, env: EnvType, tokens: list[Token]) -> list[Token]:
        if src and _PLAIN.fullmatch(
            src
        ):  # no rule begins with any of its characters: it is one text, as most cells are
            tokens.append(Token("text", "", 0, content=src, meta={"at": 0}, level=0))
            return tokens
        state = _PlacedState(src, md, env, tokens)
        self.tokenize(state)
        for rule in self.ruler2.getRules(""):
            rule(state)
        return state.tokens


def _with_end(rule: RuleFuncInlineType) -> RuleFuncInlineType:
    """Let an inline rule note on the last token it makes where its text ends."""

    def run(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the library's signature
        before = len(state.tokens)
        if not rule(state, silent):
            return False
        if len(state.tokens) > before:
            state.tokens[-1].meta["end"] = state.pos
        return True

    return run


def _settle(state: StateInline) -> None:
    """Give each token its level once emphasis is known.

    The library's own rule also joins texts; here each keeps its place.
    """
    level = 0
    for token in state.tokens:
        level += min(token.nesting, 0)
        token.level = level
        level += max(token.nesting, 0)
    state.tokens[:] = [token for token in state.tokens if token.type != "text" or token.content]
