"""The ordinary blocks of a page: headings, paragraphs, lists, quotes, code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from markupsafe import Markup, escape

from generator.render.tree import Node
from generator.render.typography import NARROW_SPACE
from generator.render.writer import BLANK, LINE_END, NOTHING, Rule, Writer, element, escaped, joined, markup
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
        lines = (joined(element("p", _twin(twin), class_="twin"), LINE_END) for twin in twins)
        heading = element("hgroup", joined(LINE_END, heading, LINE_END, *lines))
    original = writer.woven.stale.get(anchor) if anchor else None
    notice = writer.draw("stale", original=original) if original else NOTHING
    return joined(at_home(node, heading, writer), LINE_END, notice)


def _twin(twin: TwinView) -> Markup:
    code = element("span", escaped(twin.language.upper()), aria_hidden="true")
    text = joined(code, BLANK, escaped(twin.title))
    return element("a", text, href=twin.href, lang=twin.language, hreflang=twin.language)


def _paragraph(node: Node, writer: Writer) -> Markup:
    if node.token.hidden and node.opening not in writer.woven.rules and node.opening not in writer.anchors:
        return joined(writer.write(node.children), writer.checked(node))
    return joined(at_home(node, writer.wrap("p", node), writer), LINE_END)


def _wrapped(node: Node, writer: Writer) -> Markup:
    return joined(writer.wrap(node.token.tag, node), LINE_END)


def _ordered(node: Node, writer: Writer) -> Markup:
    return joined(writer.wrap("ol", node, start=str(node.token.attrs.get("start", ""))), LINE_END)


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
    return joined(element("dl", markup("\n".join(parts))), LINE_END)


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
