"""The ordinary blocks of a page: headings, paragraphs, lists, quotes, code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from markupsafe import Markup, escape

from generator.render.tree import Node
from generator.render.typography import NARROW_SPACE
from generator.render.writer import Rule, Writer, element
from generator.view import TwinView


def at_home(node: Node, block: Markup, writer: Writer) -> Markup:
    """Hang the § number of the rules that are at home in a block beside it; itself the link to cite them by."""
    number = writer.woven.rules.get(node.opening)
    if number is None:
        return block
    return Markup('<div class="rule" id="s{0}"><a class="no" href="#s{0}">§{1}{0}</a>\n{2}</div>').format(
        number, NARROW_SPACE, block
    )


def _heading(node: Node, writer: Writer) -> Markup:
    heading = writer.wrap(node.token.tag, node)
    anchor = writer.anchors.get(node.opening, "")
    twins = writer.woven.twins.get(anchor, ())
    if twins:
        lines = (Markup('<p class="twin">{}</p>\n').format(_twin(twin)) for twin in twins)
        heading = Markup("<hgroup>\n{}\n{}</hgroup>").format(heading, Markup().join(lines))
    original = writer.woven.stale.get(anchor) if anchor else None
    notice = writer.draw("stale", original=original) if original else Markup()
    return at_home(node, heading, writer) + Markup("\n") + notice


def _twin(twin: TwinView) -> Markup:
    code = element("span", escape(twin.language.upper()), aria_hidden="true")
    text = Markup("{} {}").format(code, twin.title)
    return element("a", text, href=twin.href, lang=twin.language, hreflang=twin.language)


def _paragraph(node: Node, writer: Writer) -> Markup:
    if node.token.hidden and node.opening not in writer.woven.rules and node.opening not in writer.anchors:
        return writer.write(node.children) + writer.checked(node)
    return at_home(node, writer.wrap("p", node), writer) + Markup("\n")


def _wrapped(node: Node, writer: Writer) -> Markup:
    return writer.wrap(node.token.tag, node) + Markup("\n")


def _ordered(node: Node, writer: Writer) -> Markup:
    return writer.wrap("ol", node, start=str(node.token.attrs.get("start", ""))) + Markup("\n")


def groups(node: Node) -> Iterator[tuple[tuple[Node, ...], tuple[Node, ...]]]:
    """Give the terms and the texts of each group of a definition list."""
    terms: tuple[Node, ...] = ()
    for kind, run in groupby(node.children, key=lambda child: child.kind):
        if kind == "dt":
            terms = tuple(run)
        else:
            yield terms, tuple(run)


def _definitions(node: Node, writer: Writer) -> Markup:
    parts = (element("div", writer.write(terms + texts)) for terms, texts in groups(node))
    return element("dl", Markup("\n").join(parts)) + Markup("\n")


def _code(node: Node, _: Writer) -> Markup:
    return Markup("<pre><code>{}</code></pre>\n").format(escape(node.token.content))


RULES: Mapping[str, Rule] = {
    "heading": _heading,
    "paragraph": _paragraph,
    "bullet_list": _wrapped,
    "ordered_list": _ordered,
    "list_item": _wrapped,
    "blockquote": _wrapped,
    "dl": _definitions,
    "dt": _wrapped,
    "dd": _wrapped,
    "fence": _code,
    "hr": lambda _, __: Markup("<hr>\n"),
}
