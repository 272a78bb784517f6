"""A small reader of the Markdown that the rendering tests use: enough of the syntax to write a sample page."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from mdit_py_plugins.container import container_plugin
from mdit_py_plugins.deflist import deflist_plugin

from generator.diagnostics import Place
from generator.document import Attributes, Block, Document, Link, Mark, MarkKind, Placed, Range, Section

_HERE = Place("sample.md")
_MARK = re.compile(r"\[([^\[\]]+)\]\{([^}]*)\}")
_ATTRIBUTES = re.compile(r"\{(?:#([a-z0-9-]+) ?)?(?:[a-z]+=[a-z0-9,-]+)?\}(?:\n|$)")


def _placed(text: str) -> Placed:
    return Placed(text, _HERE)


def _mark(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the signature of an inline rule
    found = _MARK.match(state.src, state.pos)
    if not found:
        return False
    if not silent:
        token = state.push("mark", "", 0)
        token.content, token.meta = found[1], {"braces": found[2]}
    state.pos = found.end()
    return True


def _take_attributes(state: StateCore) -> None:
    """Take each attribute line away: alone it belongs to the block behind its paragraph, else to the paragraph."""
    tokens = state.tokens
    index = 0
    while index < len(tokens):
        found = _ATTRIBUTES.match(tokens[index].content) if tokens[index].type == "inline" else None
        if found:
            tokens[index].content = tokens[index].content[found.end() :]
            if not tokens[index].content:
                del tokens[index - 1 : index + 2]
            anchor = _placed(found[1]) if found[1] else None
            state.env["attributes"].append(Attributes(anchor, {}, _HERE, index - 1))
        index += 1


def read(source: str) -> Document:
    """Read a page."""
    markdown = MarkdownIt("commonmark").enable("table").use(deflist_plugin)
    markdown.use(container_plugin, "block", validate=lambda *_: True)
    markdown.inline.ruler.before("link", "mark", _mark)
    markdown.core.ruler.before("inline", "attributes", _take_attributes)
    found: dict[str, list[Attributes]] = {"attributes": []}
    tokens = markdown.parse(source, found)
    for token in tokens:
        token.type = token.type.replace("container_block", "container")
        if style := token.attrs.pop("style", ""):
            token.attrs["class"] = {"text-align:right": "align-end", "text-align:center": "align-center"}[str(style)]
    attributes = tuple(found["attributes"])
    return Document(
        file="sample.md",
        language="xx",
        tokens=tuple(tokens),
        sections=tuple(_sections(tokens, attributes)),
        marks=tuple(_marks(tokens)),
        texts=(),
        links=tuple(_links(tokens)),
        blocks=tuple(_blocks(tokens)),
        attributes=attributes,
    )


def _inner(tokens: list[Token], kinds: set[str]) -> Iterator[tuple[int, Token]]:
    for index, token in enumerate(tokens):
        for child in token.children or ():
            if child.type in kinds:
                yield index, child


def _marks(tokens: list[Token]) -> Iterator[Mark]:
    for number, (index, token) in enumerate(_inner(tokens, {"mark"})):
        kind = MarkKind.EXEMPTION if token.meta["braces"].startswith("!") else MarkKind.CLAIM
        token.meta = {**token.meta, "mark": number}
        yield Mark(number, kind, _placed(token.content), index, Range(0, 0), Range(0, 0), "")


def _links(tokens: list[Token]) -> Iterator[Link]:
    for number, (index, token) in enumerate(_inner(tokens, {"link_open", "image"})):
        token.meta = {**token.meta, "link": number}
        yield Link(_placed(str(token.attrs.get("href") or token.attrs["src"])), index, "")


def _blocks(tokens: list[Token]) -> Iterator[Block]:
    opening = [index for index, token in enumerate(tokens) if token.type == "container_open"]
    for number, index in enumerate(opening):
        token = tokens[index]
        token.meta = {**token.meta, "block": number}
        name, *words = token.info.split()
        yield Block(_placed(name), tuple(map(_placed, words)), Range(index + 1, index + 1), "")


def _sections(tokens: list[Token], attributes: tuple[Attributes, ...]) -> Iterator[Section]:
    headings = [(index, int(token.tag[1])) for index, token in enumerate(tokens) if token.type == "heading_open"]
    for number, (index, level) in enumerate(headings):
        end = next((other for other, above in headings[number + 1 :] if above <= level), len(tokens))
        named = next((one for one in attributes if one.token == index), None)
        anchor = named.anchor.text if named and named.anchor else ""
        yield Section(anchor, level, _placed(tokens[index + 1].content), index + 1, Range(index, end), named)
