"""What stands inside a line of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from markupsafe import Markup

from generator.render.tree import Node
from generator.render.typography import typeset
from generator.render.writer import BLANK, LINE_END, Rule, Writer, element, escaped, joined, markup
from generator.view import MarkView

OUTSIDE = "external noreferrer"
"""What a link to another site says of itself: that site is not told where its reader comes from."""


def plain(nodes: Sequence[Node], marks: Mapping[int, MarkView]) -> str:
    """Give the text of inline nodes without any markup, for windows, menus and lists."""
    parts = []
    for node in nodes:
        match node.kind:
            case "mark":
                parts.append(marks[node.token.meta["mark"]].text)
            case "softbreak" | "hardbreak":
                parts.append(" ")
            case "image":
                pass
            case _:
                parts.append(plain(node.children, marks) or node.token.content)
    return "".join(parts)


def pieces(view: MarkView) -> list[Markup]:
    """Cut a mark's text at its accents, which are dressed: the stretches in order, none of them empty."""
    parts = []
    position = 0
    for accent in view.accents:
        parts.append(_text(view.text[position : accent.start]))
        stretch = _text(view.text[accent.start : accent.end])
        parts.append(element("span", stretch, class_=f"w-{accent.word}"))
        position = accent.end
    parts.append(_text(view.text[position:]))
    return [part for part in parts if part]


def _text(content: str) -> Markup:
    return escaped(typeset(content))


def _running(node: Node, writer: Writer) -> Markup:
    """Write a text; where it mentions terms, these lead to their definitions."""
    content = node.token.content
    mentions = writer.woven.mentions.get(id(node.token))
    if mentions is None:
        return _text(content)
    parts = []
    position = 0
    for mention in mentions:
        named = element("a", _text(content[mention.start : mention.end]), class_="t", href=mention.href)
        parts += [_text(content[position : mention.start]), named]
        position = mention.end
    return markup("".join([*parts, _text(content[position:])]))


def claimed(text: Markup, view: MarkView, workings: str = "") -> Markup:
    """Dress (a part of) a mark's text as a figure that was recomputed, if it was, and link it to its workings."""
    if not view.checked or not text:
        return text
    return element("a" if workings else "span", text, class_="c", href=workings)


def _mark(node: Node, writer: Writer) -> Markup:
    return _written(node, writer, writer.woven.workings)


def _unlinked(node: Node, writer: Writer) -> Markup:
    return _written(node, writer, "")


def _written(node: Node, writer: Writer, workings: str) -> Markup:
    index: int = node.token.meta["mark"]
    view = writer.woven.marks[index]
    return claimed(markup("".join(pieces(view))), view, workings and f"{workings}#k{index}")


def unlinked(writer: Writer) -> Writer:
    """Give a writer for what a reader presses already, where no figure can be a link of its own."""
    linked = writer.woven.workings and writer.rules["mark"] is _mark
    return replace(writer, rules={**writer.rules, "mark": _unlinked}) if linked else writer


def _link(node: Node, writer: Writer) -> Markup:
    view = writer.woven.links[node.token.meta["link"]]
    text = unlinked(writer).write(node.children)
    if view.href is None:
        return Markup('<span class="coming">{} <small>({})</small></span>').format(text, writer.ui["coming"])
    rel = OUTSIDE if view.href.startswith("https:") else ""
    linked = element("a", text, rel=rel, href=view.href, title=str(node.token.attrs.get("title", "")))
    if view.references:
        return joined(linked, BLANK, writer.draw("references", references=view.references))
    return linked


def _image(node: Node, writer: Writer) -> Markup:
    source = writer.woven.links[node.token.meta["link"]].href
    return Markup('<img src="{}" alt="{}">').format(source, plain(node.children, writer.woven.marks))


def _tag(node: Node, writer: Writer) -> Markup:
    return element(node.token.tag, writer.write(node.children))


RULES: Mapping[str, Rule] = {
    "inline": lambda node, writer: writer.write(node.children),
    "text": _running,
    "softbreak": lambda _, __: LINE_END,
    "hardbreak": lambda _, __: Markup("<br>\n"),
    "code_inline": lambda node, _: element("code", escaped(node.token.content)),
    "em": _tag,
    "strong": _tag,
    "s": _tag,
    "mark": _mark,
    "link": _link,
    "image": _image,
}
