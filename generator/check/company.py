"""Which blocks are read together as one statement: the cells of a table's row and column, a term and its definition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from markdown_it.token import Token

_ITEMS = ("bullet_list_open", "ordered_list_open")


def company(tokens: Sequence[Token]) -> Mapping[int, frozenset[int]]:
    """Give each inline token that is read with others those others."""
    found: dict[int, set[int]] = {}
    for one, others in [*_tables(tokens), *_terms(tokens), *_lead_ins(tokens)]:
        found.setdefault(one, set()).update(others)
    return {one: frozenset(others - {one}) for one, others in found.items()}


def _tables(tokens: Sequence[Token]) -> Iterator[tuple[int, Sequence[int]]]:
    """Each cell is read with its row, and a header with its column."""
    headers: list[int] = []
    row: list[int] = []
    for index, token in enumerate(tokens):
        if token.type == "tr_open":
            row = []
        elif token.type in {"th_open", "td_open"}:
            row.append(index + 1)
        elif token.type == "tr_close" and tokens[row[0] - 1].type == "th_open":
            headers = row
        elif token.type == "tr_close":
            yield from ((cell, row) for cell in row)
            yield from ((header, (cell,)) for header, cell in zip(headers, row, strict=True))


def _terms(tokens: Sequence[Token]) -> Iterator[tuple[int, Sequence[int]]]:
    """A term and what is said of it are read together."""
    terms: list[int] = []
    for index, token in enumerate(tokens):
        if token.type == "dt_open":
            terms = [*(terms if tokens[index - 1].type == "dt_close" else ()), index + 1]
        elif token.type == "dd_open":
            definition = [at for at in _inside(tokens, index) if tokens[at].type == "inline"]
            yield from ((term, definition) for term in terms)
            yield from ((at, terms) for at in definition)


def _lead_ins(tokens: Sequence[Token]) -> Iterator[tuple[int, Sequence[int]]]:
    """The items of a list are read with the text before it that ends in a colon."""
    for index, (token, following) in enumerate(pairwise(tokens)):
        if token.type == "paragraph_close" and following.type in _ITEMS and tokens[index - 1].content.endswith(":"):
            yield from ((at, (index - 1,)) for at in _inside(tokens, index + 1) if tokens[at].type == "inline")


def _inside(tokens: Sequence[Token], opening: int) -> range:
    """The tokens between an opening token and the one that closes it."""
    level = tokens[opening].level
    return range(opening, next(at for at in range(opening + 1, len(tokens)) if tokens[at].level == level))
