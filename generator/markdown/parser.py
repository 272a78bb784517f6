"""The Markdown that our pages are written in."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt
from mdit_py_plugins.deflist import deflist_plugin

from generator.markdown.attributes import attribute_line
from generator.markdown.containers import container
from generator.markdown.marks import mark
from generator.markdown.placing import note_places

_INTERRUPTED = ["paragraph", "reference", "blockquote", "list"]


@cache
def markdown() -> MarkdownIt:
    """Give the parser: CommonMark with tables, definition lists, containers, attribute lines and marks.

    Raw HTML, indented code, bare links and typographic replacements are off. It keeps nothing from page to page.
    """
    options = {"html": False, "store_labels": True, "inline_definitions": True}
    md = MarkdownIt("commonmark", options).enable("table").disable(["code", "html_block", "html_inline", "text_join"])
    md.use(deflist_plugin)
    md.block.ruler.before("table", "attributes", attribute_line, {"alt": _INTERRUPTED})
    md.block.ruler.before("fence", "container", container, {"alt": _INTERRUPTED})
    md.inline.ruler.before("link", "mark", mark)
    note_places(md)
    return md
