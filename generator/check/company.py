"""Which blocks are read with which others: the cells of a row, a term and its definition, a list and its lead-in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from markdown_it.token import Token

from generator.document import Document

Pairs = Iterator[tuple[int, int]]
_LISTS = ("bullet_list_open", "ordered_list_open")


def continued(tokens: Sequence[Token]) -> Mapping[int, frozenset[int]]:
    """Give each inline token that goes on with what others began, and these: *a hand on 6: / stands*."""
    return _gathered([*_rows(tokens), *_lead_ins(tokens), *((at, term) for term, at in _terms(tokens))])


def headed(tokens: Sequence[Token]) -> Mapping[int, frozenset[int]]:
    """Give each inline token that is a header or a term, and what stands under it: *a hand stands / on 6–7*."""
    return _gathered([*_columns(tokens), *_terms(tokens)])


def named_by(document: Document) -> Mapping[int, Sequence[frozenset[int]]]:
    """Give each inline token those that say what it is about, the nearest first.

    These are the header of its column with the label of its row, or the term that it defines; then its heading.
    """
    tokens = document.tokens
    near = _gathered((under, over) for over, under in [*_columns(tokens), *_labels(tokens), *_terms(tokens)])
    headings: dict[int, int] = {}
    for section in document.sections:
        headings.update((at, section.heading_token) for at in range(section.heading_token + 1, section.tokens.end))
    return {
        at: [over for over in (near.get(at), frozenset({headings[at]}) if at in headings else None) if over]
        for at, token in enumerate(tokens)
        if token.type == "inline"
    }


def _gathered(pairs: Iterable[tuple[int, int]]) -> Mapping[int, frozenset[int]]:
    gathered: dict[int, set[int]] = {}
    for one, other in pairs:
        gathered.setdefault(one, set()).add(other)
    return {one: frozenset(others) for one, others in gathered.items()}


def _rows(tokens: Sequence[Token]) -> Pairs:
    for row in _table_rows(tokens):
        yield from ((cell, other) for cell in row for other in row if other != cell and tokens[cell - 1].tag == "td")


def _columns(tokens: Sequence[Token]) -> Pairs:
    headers: Sequence[int] = ()
    for row in _table_rows(tokens):
        if tokens[row[0] - 1].tag == "th":
            headers = row
        else:
            yield from zip(headers, row, strict=False)


def _labels(tokens: Sequence[Token]) -> Pairs:
    """The first cell of each row of a table's body, with the others."""
    for first, *others in _table_rows(tokens):
        yield from ((first, other) for other in others if tokens[first - 1].tag == "td")


def _table_rows(tokens: Sequence[Token]) -> Iterator[list[int]]:
    """The inline tokens of each row of each table."""
    for index, token in enumerate(tokens):
        if token.type == "tr_open":
            yield [at + 1 for at in _inside(tokens, index) if tokens[at].type in {"th_open", "td_open"}]


def _terms(tokens: Sequence[Token]) -> Pairs:
    """Each term with each text of its definitions."""
    terms: list[int] = []
    for index, token in enumerate(tokens):
        if token.type == "dt_open":
            terms = [*(terms if tokens[index - 1].type == "dt_close" else ()), index + 1]
        elif token.type == "dd_open":
            yield from ((term, at) for at in _inside(tokens, index) if tokens[at].type == "inline" for term in terms)


def _lead_ins(tokens: Sequence[Token]) -> Pairs:
    """Each text of a list with the text before the list, where that ends in a colon."""
    for index, (token, following) in enumerate(pairwise(tokens)):
        if token.type == "paragraph_close" and following.type in _LISTS and tokens[index - 1].content.endswith(":"):
            yield from ((at, index - 1) for at in _inside(tokens, index + 1) if tokens[at].type == "inline")


def _inside(tokens: Sequence[Token], opening: int) -> range:
    """The tokens between an opening token and the one that closes it."""
    level = tokens[opening].level
    return range(opening, next(at for at in range(opening + 1, len(tokens)) if tokens[at].level == level))
