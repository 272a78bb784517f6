"""What stands inside a line of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from generator.render.tree import Node
from generator.render.typography import typeset
from generator.render.writer import BLANK, LINE_END, Rule, Writer, element, escaped, joined, markup
from generator.view import MarkView


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


def claimed(text: Markup, view: MarkView, anchor: str = "") -> Markup:
    """Dress (a part of) a mark's text as a figure that was recomputed, if it was."""
    return element("span", text, class_="c", id=anchor) if view.checked and text else text


def _mark(node: Node, writer: Writer) -> Markup:
    index: int = node.token.meta["mark"]
    view = writer.woven.marks[index]
    return claimed(markup("".join(pieces(view))), view, f"k{index}")


def _link(node: Node, writer: Writer) -> Markup:
    view = writer.woven.links[node.token.meta["link"]]
    text = writer.write(node.children)
    if view.href is None:
        return Markup('<span class="coming">{} <small>({})</small></span>').format(text, writer.ui["coming"])
    linked = element("a", text, href=view.href, title=str(node.token.attrs.get("title", "")))
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
    "text": lambda node, _: _text(node.token.content),
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
