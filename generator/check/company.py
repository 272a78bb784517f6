"""Which blocks are read with which others: the cells of a row, a term and its definition, a list and its lead-in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from markdown_it.token import Token

from generator.document import Document

Pair = tuple[int, int]
_LISTS = ("bullet_list_open", "ordered_list_open")


@dataclass(frozen=True, slots=True)
class Company:
    """The inline tokens of a document, by their indexes, each with those that it is read with."""

    continued: Mapping[int, frozenset[int]]
    """Each that goes on with what others began, and these: *a hand on 6: / stands*."""
    headed: Mapping[int, frozenset[int]]
    """Each that is a header or a term, and what stands under it: *a hand stands / on 6–7*."""
    over: Mapping[int, Sequence[frozenset[int]]]
    """Each with those that say what it is about, the nearest first.

    These are the header of its column with the label of its row, or the term that it defines; then its heading.
    """

    @classmethod
    def of(cls, document: Document) -> Company:
        """Find what is read with what."""
        tokens = document.tokens
        rows, terms = _table_rows(tokens), list(_terms(tokens))
        columns = list(_columns(rows, tokens))
        near = _gathered((under, over) for over, under in [*columns, *_labels(rows, tokens), *terms])
        return cls(
            continued=_gathered([*_cells(rows, tokens), *_lead_ins(tokens), *((at, term) for term, at in terms)]),
            headed=_gathered([*columns, *terms]),
            over=_over(document, near),
        )


def _over(document: Document, near: Mapping[int, frozenset[int]]) -> Mapping[int, Sequence[frozenset[int]]]:
    headings: dict[int, frozenset[int]] = {}
    for section in document.sections:
        inside = range(section.heading_token + 1, section.tokens.end)
        headings.update(dict.fromkeys(inside, frozenset({section.heading_token})))
    return {at: [over for over in (near.get(at), headings.get(at)) if over] for at in _all(document.tokens, "inline")}


def _gathered(pairs: Iterable[Pair]) -> Mapping[int, frozenset[int]]:
    gathered: dict[int, set[int]] = {}
    for one, other in pairs:
        gathered.setdefault(one, set()).add(other)
    return {one: frozenset(others) for one, others in gathered.items()}


def _table_rows(tokens: Sequence[Token]) -> Sequence[Sequence[int]]:
    """The inline tokens of each row of each table."""
    return [
        [at + 1 for at in _inside(tokens, index) if tokens[at].type in {"th_open", "td_open"}]
        for index in _all(tokens, "tr_open")
    ]


def _cells(rows: Iterable[Sequence[int]], tokens: Sequence[Token]) -> Iterator[Pair]:
    """Each cell of a table's body with the others of its row."""
    for row in rows:
        yield from ((cell, other) for cell in row for other in row if other != cell and tokens[cell - 1].tag == "td")


def _columns(rows: Iterable[Sequence[int]], tokens: Sequence[Token]) -> Iterator[Pair]:
    """The header of each column with the cells under it."""
    headers: Sequence[int] = ()
    for row in rows:
        if tokens[row[0] - 1].tag == "th":
            headers = row
        else:
            yield from zip(headers, row, strict=False)


def _labels(rows: Iterable[Sequence[int]], tokens: Sequence[Token]) -> Iterator[Pair]:
    """The first cell of each row of a table's body, with the others."""
    for first, *others in rows:
        yield from ((first, other) for other in others if tokens[first - 1].tag == "td")


def _terms(tokens: Sequence[Token]) -> Iterator[Pair]:
    """Each term with each text of its definitions."""
    terms: list[int] = []
    for index in _all(tokens, "dt_open", "dd_open"):
        if tokens[index].type == "dt_open":
            terms = [*(terms if tokens[index - 1].type == "dt_close" else ()), index + 1]
        else:
            yield from ((term, at) for at in _inside(tokens, index) if tokens[at].type == "inline" for term in terms)


def _lead_ins(tokens: Sequence[Token]) -> Iterator[Pair]:
    """Each text of a list with the text before the list, where that ends in a colon."""
    for index in _all(tokens, *_LISTS):
        if index > 1 and tokens[index - 1].type == "paragraph_close" and tokens[index - 2].content.endswith(":"):
            yield from ((at, index - 2) for at in _inside(tokens, index) if tokens[at].type == "inline")


def _all(tokens: Sequence[Token], *types: str) -> Sequence[int]:
    """The indexes of all tokens of some types."""
    return [index for index, token in enumerate(tokens) if token.type in types]


def _inside(tokens: Sequence[Token], opening: int) -> range:
    """The tokens between an opening token and the one that closes it."""
    level = tokens[opening].level
    return range(opening, next(at for at in range(opening + 1, len(tokens)) if tokens[at].level == level))
