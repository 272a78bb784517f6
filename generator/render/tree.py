"""The tokens of a document as a tree, so that a block can be written by what it holds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from markdown_it.token import Token

from generator.document import Range


class Node(NamedTuple):
    """A token, or a pair of opening and closing token with what stands between them.

    `kind` is the token's type without `_open`, `opening` the index of the (opening) token in the document: what stands
    inside an inline token has the index of the inline token.
    """

    kind: str
    token: Token
    opening: int
    children: tuple[Node, ...] = ()

    def find(self, kind: str) -> Iterator[Node]:
        """Give this node and all below it that are of a kind, in document order."""
        if self.kind == kind:
            yield self
        for child in self.children:
            yield from child.find(kind)


def grow(tokens: Sequence[Token], span: Range) -> tuple[Node, ...]:
    """Give the nodes of a span of block tokens in which every opening token has its closing one."""
    return _siblings(iter([(index, tokens[index]) for index in range(span.start, span.end)]))


def _siblings(tokens: Iterator[tuple[int, Token]]) -> tuple[Node, ...]:
    """Take nodes up to the closing token of their parent, or to the end."""
    nodes = []
    for index, token in tokens:
        if token.nesting < 0:
            break
        if token.nesting > 0:
            nodes.append(Node(token.type.removesuffix("_open"), token, index, _siblings(tokens)))
        else:
            inside = _siblings(_inside(index, token.children)) if token.children else ()
            nodes.append(Node(token.type, token, index, inside))
    return tuple(nodes)


def _inside(index: int, children: Iterable[Token]) -> Iterator[tuple[int, Token]]:
    """Give the tokens inside an inline token under its index."""
    return ((index, child) for child in children)
