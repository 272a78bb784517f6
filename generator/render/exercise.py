"""Exercises: the question, the choices under letters, and the answer with its explanation behind them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import takewhile

from markupsafe import Markup, escape

from generator.exercises import LISTS
from generator.render.inline import plain
from generator.render.tree import Node
from generator.render.typography import typeset
from generator.render.writer import Rule, Writer, element
from generator.view import ExerciseView


def exercise(node: Node, view: ExerciseView, writer: Writer) -> Markup:
    """Write an exercise: complete without a script, and open in print."""
    asking = tuple(takewhile(lambda child: child.kind not in LISTS, node.children))
    listed, *explaining = node.children[len(asking) :]
    choosing = replace(writer, rules={**writer.rules, **_CHOOSING})
    return writer.draw(
        "exercise",
        exercise=view,
        anchor=writer.anchors[node.opening],
        question=writer.write(asking),
        choices=[choosing.write(item.children) for item in listed.children],
        letter=chr(ord("a") + view.right.choice),
        workings=f"{writer.woven.workings}#k{view.right.mark}" if writer.woven.workings else "",
        answer=typeset(plain(listed.children[view.right.choice].children, writer.woven.marks).strip()),
        explanation=writer.write(explaining),
    )


def _choice(node: Node, writer: Writer) -> Markup:
    """Write a mark as any other text, in every choice alike: nothing is told of it before a reader has chosen."""
    index: int = node.token.meta["mark"]
    return element("span", escape(typeset(writer.woven.marks[index].text)), id=f"k{index}")


_CHOOSING: Mapping[str, Rule] = {"mark": _choice}
