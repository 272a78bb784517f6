"""The text of a page: its tokens as HTML."""

from __future__ import annotations

from collections.abc import Mapping

from jinja2 import Environment
from markupsafe import Markup

from generator.document import Document, Range
from generator.render import block, container, inline, table
from generator.render.tree import grow
from generator.render.writer import Rule, Writer
from generator.view import Woven

RULES: Mapping[str, Rule] = {**inline.RULES, **block.RULES, **table.RULES, **container.RULES}


def writer_for(document: Document, woven: Woven, ui: Mapping[str, str], templates: Environment) -> Writer:
    """Give the writer of a document's nodes."""
    anchors = {named.token: named.anchor.text for named in document.attributes if named.anchor}
    return Writer(document, woven, ui, templates, anchors, RULES)


def render_body(writer: Writer, tokens: Range) -> Markup:
    """Write a span of a document's tokens in which every opening token has its closing one."""
    return writer.write(grow(writer.document.tokens, tokens))
