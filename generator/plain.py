"""The text of a document's parts as a reader sees it, without any markup."""

from __future__ import annotations

from generator.document import Block, Document, Range, Section


def heading(document: Document, section: Section) -> str:
    """Give the text of a heading."""
    return inline(document, Range(section.heading_token, section.heading_token + 1))


def title(document: Document) -> str:
    """Give the text of a page's first heading, its title."""
    return heading(document, document.sections[0])


def summary(document: Document) -> str:
    """Give the text of a page's `::: summary`, empty where it has none."""
    return next((inline(document, block.tokens) for block in document.blocks if block.name.text == "summary"), "")


def around_table(document: Document, block: Block) -> str:
    """Give the text of a block before and behind its table."""
    edges = [
        number
        for number in range(block.tokens.start, block.tokens.end)
        if document.tokens[number].type in {"table_open", "table_close"}
    ]
    before, behind = Range(block.tokens.start, edges[0]), Range(edges[-1], block.tokens.end)
    return " ".join(filter(None, (inline(document, before), inline(document, behind))))


def inline(document: Document, tokens: Range) -> str:
    """Give the text of the inline tokens in a range."""
    words = [
        document.marks[child.meta["mark"]].shown.text if child.type == "mark" else child.content or " "
        for token in document.tokens[tokens.start : tokens.end]
        for child in token.children or ()
        if child.nesting == 0
    ]
    return " ".join("".join(words).split())


def running(document: Document, tokens: Range) -> str:
    """Give the text of a range of blocks, with a blank between one block and the next."""
    lines = (inline(document, Range(index, index + 1)) for index in range(tokens.start, tokens.end))
    return " ".join(filter(None, lines))
