"""How a document is written: a rule for each kind of node, and what the rules may look up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from jinja2 import Environment, TemplateAssertionError
from markupsafe import Markup, escape

from generator.document import Document
from generator.render.tree import Node
from generator.view import Woven

NOTHING, BLANK, LINE_END = Markup(), Markup(" "), Markup("\n")

_MACROS = "macros/blocks.html"
_SPECIAL = re.compile("[&<>'\"]")


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes the nodes of one document as HTML."""

    document: Document
    woven: Woven
    ui: Mapping[str, str]
    templates: Environment
    anchors: Mapping[int, str]
    """By the index of the opening token of the block that an attribute line names."""
    rules: Mapping[str, Rule]

    def write(self, nodes: Iterable[Node]) -> Markup:
        """Write nodes one after the other. KeyError: a kind of node, or an index, that nobody provided for."""
        return markup("".join([self.rules[node.kind](node, self) for node in nodes]))

    def wrap(self, tag: str, node: Node, **attributes: str) -> Markup:
        """Write an element with what a node holds and, where its block is named, the name as its id."""
        return element(
            tag,
            joined(self.write(node.children), self.checked(node)),
            id=self.anchors.get(node.opening, ""),
            **attributes,
        )

    def checked(self, node: Node) -> Markup:
        """Write the day on which the facts of a block were last checked, if one is given."""
        day = self.woven.dated.get(node.opening)
        return self.draw("checked", day=day) if day else NOTHING

    def draw(self, macro: str, **values: object) -> Markup:
        """Write a block by a macro of the templates; what goes wrong in one is told at its line."""
        try:
            drawn: Markup = self._macro(macro)(ui=self.ui, **values)
        except Exception:  # noqa: BLE001 - raised again by Jinja2, whose traceback then knows the templates' lines
            self.templates.handle_exception()
        return drawn

    def _macro(self, name: str) -> Callable[..., Markup]:
        macro: Callable[..., Markup] | None = getattr(self.templates.get_template(_MACROS).module, name, None)
        if macro is None:
            raise TemplateAssertionError(f"there is no macro `{name}`", 1, _MACROS)
        return macro


Rule: TypeAlias = Callable[[Node, Writer], Markup]


def element(tag: str, content: Markup, **attributes: str) -> Markup:
    """Give an element; attributes without a value are left out, `class_` stands for `class`, `_` for `-`."""
    written = "".join([f' {_attribute(name)}="{escaped(value)}"' for name, value in attributes.items() if value])
    return markup(f"<{tag}{written}>{content}</{tag}>")


def markup(text: str) -> Markup:
    """Give a text as the markup that it is; every part of a page is put together so.

    What markup does by its own means takes many times as long: it asks of each part whether it is markup already.
    """
    return str.__new__(Markup, text)


def joined(*parts: Markup) -> Markup:
    """Give markups one after the other."""
    return markup("".join(parts))


def escaped(text: str) -> Markup:
    """Give a text as markup that shows it."""
    return escape(text) if _SPECIAL.search(text) else markup(text)


def _attribute(name: str) -> str:
    return "class" if name == "class_" else name.replace("_", "-")
