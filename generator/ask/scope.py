"""Which input a name means at a place, and which example is at hand there."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from generator.ask import grammar
from generator.document import Block, Document, Mark
from generator.exercises import BLOCK as EXERCISE


class Scopes(NamedTuple):
    """The inputs that can be seen from each token that holds a mark or opens a table: by name, in document order."""

    seen: Mapping[int, Mapping[str, Sequence[Mark]]]

    @classmethod
    def of(cls, document: Document) -> Scopes:
        """Find what can be seen from where, once for a document."""
        tables = {index for index, token in enumerate(document.tokens) if token.type == "table_open"}
        tokens = sorted({mark.token for mark in document.marks} | tables)
        seen: dict[int, dict[str, list[Mark]]] = {token: {} for token in tokens}
        for mark in document.marks:
            if mark.name:
                for token in tokens[bisect_left(tokens, mark.scope.start) : bisect_left(tokens, mark.scope.end)]:
                    seen[token].setdefault(mark.name.text, []).append(mark)
        return cls(seen)

    def inputs(self, mark: Mark) -> dict[str, Mark]:
        """Give each input name that can be seen from a mark with the input it means there.

        The nearest earlier input of a name wins, else the nearest later one. A mark never sees itself.
        """
        others = {
            name: [one for one in marks if one.index != mark.index] for name, marks in self.seen[mark.token].items()
        }
        return {
            name: _nearest(marks, bisect_left(marks, mark.index, key=_index)) for name, marks in others.items() if marks
        }

    def inputs_of_table(self, block: Block, document: Document) -> dict[str, Mark]:
        """Give each input name that the question of a grid can see, with the input it means there.

        It stands where the table of its block stands; without a table it sees nothing.
        """
        for token in range(block.tokens.start, block.tokens.end):
            if document.tokens[token].type == "table_open":
                return {
                    name: _nearest(marks, bisect_left(marks, token, key=_token))
                    for name, marks in self.seen[token].items()
                }
        return {}


def _nearest(marks: Sequence[Mark], at: int) -> Mark:
    """The last of the marks before a position, else the first."""
    return marks[max(at - 1, 0)]


def _index(mark: Mark) -> int:
    return mark.index


def _token(mark: Mark) -> int:
    return mark.token


def example_at_hand(mark: Mark, document: Document) -> str | None:
    """Give the example that `.path` means at a mark: named last in its block, else its exercise's or its section's."""
    return (
        _named_in_block(mark, document) or _exercise_example(mark, document) or _section_example(mark.section, document)
    )


def _named_in_block(mark: Mark, document: Document) -> str | None:
    """The example named last before a mark by the questions of its block."""
    for other in reversed(document.marks[: mark.index]):
        if other.token not in mark.block:
            return None
        question = grammar.parse(other.question.text) if other.question else None
        if isinstance(question, grammar.Path) and question.example:
            return question.example
    return None


def _exercise_example(mark: Mark, document: Document) -> str | None:
    """The example that the exercise around a mark is about."""
    around = (block for block in document.blocks if block.name.text == EXERCISE and mark.token in block.tokens)
    return next((block.words[0].text for block in around if block.words), None)


def _section_example(anchor: str, document: Document) -> str | None:
    """The `example=` of a section or of the nearest section around it that has one."""
    around = [
        section.attributes.keys["example"].text
        for own in document.sections
        if own.anchor == anchor
        for section in document.sections
        if own.heading_token in section.tokens and section.attributes and "example" in section.attributes.keys
    ]
    return around[-1] if around else None
