"""Blocks that become pictures hold what can be drawn, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from markdown_it.token import Token

from generator.ask.asked import AskedPage
from generator.diagnostics import Diagnostic
from generator.language import Language

DECISION = "decision"
_LISTS = ("bullet_list", "ordered_list")
_LISTS_OF_A_DECISION = 2
"""How deep a decision's lists reach at least: a check, and what follows from it."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find pictures that cannot be drawn."""
    for asked in page.documents.values():
        for block in asked.document.blocks:
            if block.name.text == DECISION:
                tokens = asked.document.tokens[block.tokens.start : block.tokens.end]
                for message, hint in _decision(tokens):
                    yield Diagnostic("decision-list", block.name.place, message, hint)


def _decision(tokens: Sequence[Token]) -> Iterator[tuple[str, str]]:
    """What keeps a list from being drawn as a decision, and what to do about it."""
    if any(item.type == "list_item_open" and inside.type != "paragraph_open" for item, inside in pairwise(tokens)):
        yield "each item of a decision begins with a text", "say first what is looked at, or what follows"
    levels = [token.level for token in tokens if token.type == "list_item_open"]
    if levels.count(min(levels, default=0)) > 1:
        yield "a decision begins with one check", "put what follows from it in a list under it"
    if _depth(tokens) < _LISTS_OF_A_DECISION:
        yield "a decision is drawn from a list inside a list", "put what follows from a check in a list under it"


def _depth(tokens: Sequence[Token]) -> int:
    """How many lists stand inside one another at most."""
    depth = deepest = 0
    for token in tokens:
        depth += token.nesting if token.type.startswith(_LISTS) else 0
        deepest = max(deepest, depth)
    return deepest
