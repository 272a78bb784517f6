"""What a page quotes as false: the quotation that a block `::: mistake` begins with.

As a whole it says what is wrong, so nothing in it is the page's own word: only its figures must still be bound.
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.document import Block, Document, Range

MISTAKE = "mistake"
"""The block that begins with a quotation."""
_OPENING, _CLOSING = "blockquote_open", "blockquote_close"


def quoting(document: Document) -> Iterator[Block]:
    """Give the blocks of a page that quote something as false."""
    return (block for block in document.blocks if block.name.text == MISTAKE)


def quotation(block: Block, document: Document) -> Range | None:
    """Give the quotation that such a block begins with; none where it begins with something else."""
    inside = range(block.tokens.start, block.tokens.end)
    if not inside or document.tokens[inside[0]].type != _OPENING:
        return None
    level = document.tokens[inside[0]].level
    ends = (index for index in inside if (token := document.tokens[index]).type == _CLOSING and token.level == level)
    return Range(inside[0], next(ends) + 1)


def quotations(document: Document) -> tuple[Range, ...]:
    """Give all that a page quotes as false."""
    found = (quotation(block, document) for block in quoting(document))
    return tuple(tokens for tokens in found if tokens)
