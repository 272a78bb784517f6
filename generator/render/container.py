"""The containers `::: name`: those that dress what an author wrote, and those that draw or bind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from markupsafe import Markup

from generator.quotations import MISTAKE
from generator.render import block
from generator.render.exercise import exercise
from generator.render.inline import claimed, pieces, plain, unlinked
from generator.render.table import grid, label
from generator.render.tree import Node
from generator.render.writer import BLANK, LINE_END, NOTHING, Rule, Writer, element, joined
from generator.view import (
    BlockView,
    BoardsView,
    ExamplesView,
    ExerciseView,
    ExplorerView,
    GridView,
    MarkView,
    MutationsView,
    ReportView,
    RingsView,
    RoundView,
    SourcesView,
    StatusView,
)

LONGEST_NAME = 18
"""The characters before the verb of a ladder's line that its narrow first column can hold."""


def name_of(node: Node, writer: Writer) -> str:
    """Give the name of a container."""
    index: int = node.token.meta["block"]
    return writer.document.blocks[index].name.text


def _container(node: Node, writer: Writer) -> Markup:
    view = writer.woven.blocks.get(node.token.meta["block"])
    name = name_of(node, writer)
    if name == MISTAKE:
        written = _mistake(node, writer)
    elif view is None:
        dressed = replace(writer, rules={**writer.rules, **DRESSINGS[name]})
        written = dressed.wrap("div", node, class_=name, role="note" if name == "notice" else "")
    else:
        written = _drawn(node, view, writer)
    return joined(block.at_home(node, written, writer), LINE_END)


def _drawn(node: Node, view: BlockView, writer: Writer) -> Markup:
    if isinstance(view, GridView):
        return grid(node, view, writer)
    if isinstance(view, ExerciseView):
        return exercise(node, view, writer)
    if isinstance(view, ExplorerView):
        return writer.draw("explorer", view=view, content=writer.write(node.children))
    caption, name = writer.write(node.children), f"b{node.opening}_"
    if isinstance(view, ExamplesView):
        return writer.draw("examples", examples=view, caption=caption, name=name, label=label(node, writer))
    if isinstance(view, StatusView | MutationsView):
        return writer.draw(_MACROS[type(view)], view=view, caption=caption, name=name)
    return writer.draw(_MACROS[type(view)], view=view, caption=caption)


def _question(node: Node, writer: Writer) -> Markup:
    """Write questions with their answers behind them: complete without a script, and open in print."""
    summing = unlinked(writer)
    return Markup("\n").join(
        Markup("<details>\n<summary><span>{}</span></summary>\n<div>{}</div>\n</details>").format(
            Markup(" ").join(joined(summing.write(term.children), writer.checked(term)) for term in terms),
            Markup("\n").join(writer.write(text.children) for text in texts),
        )
        for terms, texts in block.groups(node)
    )


def _rung(node: Node, writer: Writer) -> Markup:
    """Write a line of a ladder in three parts: who, does what, against what.

    The second part ends with the first accent of a claim. Where nothing acts, more than one thing is said to be done,
    or more stands before it than a name, the line is a sentence that columns would tear apart: it stays a paragraph.
    """
    children = node.children[0].children
    acting = [number for number, child in enumerate(children) if _acts(child, writer)]
    if len(acting) != 1 or len(plain(children[: acting[0]], writer.woven.marks)) > LONGEST_NAME:
        return joined(block.at_home(node, writer.wrap("p", node), writer), LINE_END)
    (at,) = acting
    index: int = children[at].token.meta["mark"]
    workings = writer.woven.workings
    does, what = _at_verb(writer.woven.marks[index], workings and f"{workings}#k{index}")
    what = joined(what, writer.write(children[at + 1 :]), writer.checked(node))
    if what == ".":  # a full stop alone makes no column
        does, what = does + what, Markup()
    parts = {"who": writer.write(children[:at]), "does": does, "what": what}
    line = Markup().join(element("span", text, class_=name) for name, text in parts.items() if text)
    return block.at_home(node, element("p", line, id=writer.anchors.get(node.opening, "")), writer)


def _acts(node: Node, writer: Writer) -> bool:
    if node.kind != "mark":
        return False
    view = writer.woven.marks[node.token.meta["mark"]]
    return view.checked and bool(view.accents)


def _at_verb(view: MarkView, workings: str) -> tuple[Markup, Markup]:
    """Cut a claim behind its first accent, and accent all that stands before: *always draws*, with one sign.

    The first part is the link to its workings: two in a row to one place would say the same twice.
    """
    first, *others = view.accents
    widened = view._replace(accents=(first._replace(start=0), *others))
    verb, *rest = pieces(widened)
    return claimed(verb, view, workings), claimed(Markup().join(rest), view)


def _branch(node: Node, writer: Writer) -> Markup:
    """Write an item of a decision: the case that leads to it, if it begins with one in bold, and what then."""
    first, *others = node.children
    # What is bold may have empty texts around it, which the parser left there.
    inline = [child for child in first.children[0].children if child.kind != "text" or child.token.content]
    cased = len(inline) > 1 and inline[0].kind == "strong"
    parts = {"case": inline[:1], "then": inline[1:]} if cased else {"then": inline}
    line = Markup(" ").join(element("span", writer.write(part).strip(), class_=name) for name, part in parts.items())
    said = block.at_home(
        first, element("p", joined(line, writer.checked(first)), id=writer.anchors.get(first.opening, "")), writer
    )
    leads_on = any(other.kind.endswith("_list") for other in others)
    item = element("li", joined(said, LINE_END, writer.write(others)), class_="leads-on" if leads_on else "")
    return joined(item, LINE_END)


def _step(node: Node, writer: Writer) -> Markup:
    """Write a step as its number, which the style sheet counts, beside one block of text and the rules it cites."""
    text = element("div", writer.write(node.children))
    cited = writer.draw("references", references=writer.woven.references.get(node.opening, ()))
    return joined(element("li", Markup(" ").join(filter(None, (text, cited)))), LINE_END)


def _related(node: Node, writer: Writer) -> Markup:
    """Write a list item that begins with a link as the link and, in a column of its own, what is said of it."""
    (paragraph, *others) = node.children
    link, *rest = paragraph.children[0].children
    if rest and rest[0].kind == "text":
        first = rest[0].token
        rest[0] = rest[0]._replace(token=first.copy(content=first.content.lstrip(" .:-\u2013\u2014")))
    said = element("span", joined(writer.write(rest), writer.checked(paragraph), writer.write(others)))
    return joined(element("li", joined(writer.write((link,)), BLANK, said)), LINE_END)


def _term(node: Node, writer: Writer) -> Markup:
    """Write a term with what other languages call it and the rules that it rests on."""
    view = writer.woven.terms.get(node.opening)
    beside = writer.draw("beside_term", term=view) if view else NOTHING
    named = joined(writer.write(node.children), beside, writer.checked(node))
    return joined(element("dt", named, id=writer.anchors.get(node.opening, "")), LINE_END)


def _mistake(node: Node, writer: Writer) -> Markup:
    """Write what is quoted as false with the word that says so, then what stands against it."""
    quotation, rest = node.children[:1], node.children[1:]
    quoted = writer.draw("mistaken", quotation=writer.write(quotation))
    return element("div", joined(quoted, writer.write(rest)), id=writer.anchors.get(node.opening, ""), class_=MISTAKE)


DRESSINGS: Mapping[str, Mapping[str, Rule]] = {
    "summary": {},
    "notice": {},
    "lead": {},
    "facts": {},
    "ladder": {"paragraph": _rung},
    "steps": {"list_item": _step},
    "decision": {"list_item": _branch},
    "terms": {"dt": _term},
    "questions": {"dl": _question},
    "related": {"list_item": _related},
}
"""Each container that only dresses, with the kinds of node that are written in another way inside it."""

_MACROS: Mapping[type[BlockView], str] = {
    RoundView: "round",
    SourcesView: "sources",
    BoardsView: "boards",
    RingsView: "rings",
    StatusView: "status",
    MutationsView: "mutations",
    ReportView: "report",
}
"""The macro that draws what a block shows."""

RULES: Mapping[str, Rule] = {"container": _container}
