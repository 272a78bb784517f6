"""The parts of an exercise: what a block `::: exercise` asks, the choices that it gives, and what explains the answer.

Its first list holds the choices; what stands before that asks, and what stands behind it explains.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from markdown_it.token import Token

from generator.document import Block, Document, Placed, Range

BLOCK = "exercise"
"""The block that is an exercise. It may name the example that it is about, and the hands that are shown whole."""
LISTS = ("bullet_list", "ordered_list")
"""What the choices may stand in: the kinds of its tokens, without `_open`."""
_LIST_OPENS = tuple(f"{kind}_open" for kind in LISTS)


class Exercise(NamedTuple):
    """One exercise in one language; `number` counts those of a page from 1."""

    block: Block
    number: int
    anchor: Placed | None
    question: Range
    choices: tuple[Range, ...]
    """The items of the list, empty where there is none."""
    explanation: Range

    @property
    def example(self) -> Placed | None:
        """The example that it is about, if it names one."""
        return next(iter(self.block.words), None)

    @property
    def opening(self) -> int:
        """The index of the token that opens its block."""
        return self.block.tokens.start - 1


def exercises(document: Document) -> Iterator[Exercise]:
    """Give the exercises of a document in order."""
    anchors = {attributes.token: attributes.anchor for attributes in document.attributes}
    blocks = (block for block in document.blocks if block.name.text == BLOCK)
    for number, block in enumerate(blocks, 1):
        listed = _choices(document.tokens, block.tokens)
        yield Exercise(
            block=block,
            number=number,
            anchor=anchors.get(block.tokens.start - 1),
            question=Range(block.tokens.start, listed.start),
            choices=tuple(_items(document.tokens, listed)),
            explanation=Range(listed.end, block.tokens.end),
        )


def _choices(tokens: Sequence[Token], inside: Range) -> Range:
    """The first list that stands in a block itself, not in something else there; nothing, at its end, without one."""
    level = tokens[inside.start - 1].level + 1
    for index in range(inside.start, inside.end):
        if tokens[index].level == level and tokens[index].type in _LIST_OPENS:
            return Range(index, _end(tokens, index))
    return Range(inside.end, inside.end)


def _items(tokens: Sequence[Token], listed: Range) -> Iterator[Range]:
    for index in range(listed.start, listed.end):
        if tokens[index].type == "list_item_open" and tokens[index].level == tokens[listed.start].level + 1:
            yield Range(index, _end(tokens, index))


def _end(tokens: Sequence[Token], opening: int) -> int:
    """The index behind the token that closes what another opens."""
    level = tokens[opening].level
    return next(at for at in range(opening + 1, len(tokens)) if tokens[at].level == level) + 1
