"""Attribute lines: `{#anchor key=value}` on a line of its own, directly before the block it belongs to.

One before a term of a definition list belongs to that term, and parts no list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markdown_it.rules_block import StateBlock
from markdown_it.token import Token

from generator.days import day_of
from generator.diagnostics import Diagnostic
from generator.document import Attributes, Dated, Placed
from generator.near import near_match
from generator.source import Source

KEYS = ("checked", "example", "rule")
"""`rule` names the rules whose home a section is, `example` the example its questions are asked of.

`checked` is the day on which somebody last checked the facts of a paragraph, an item or a term.
"""

_LINE = re.compile(r"\{(?:#|[A-Za-z][\w-]*=)[^{}]*\}")
_WORD = re.compile(r"[^\s{}]+")
_ANCHOR = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def attribute_line(state: StateBlock, start: int, _end: int, silent: bool) -> bool:  # noqa: FBT001 - the library's
    """Read an attribute line into a token of its own, which `detach` takes out again."""
    first = state.bMarks[start] + state.tShift[start]
    if not state.src.startswith("{", first):
        return False  # as most lines: this is asked of each line that may begin a block
    text = state.src[first : state.eMarks[start]].rstrip()
    if not _LINE.fullmatch(text):
        return False
    if not silent:
        state.line = start + 1
        token = state.push("attributes", "", 0)
        token.map = [start, start + 1]
        token.content = text
        token.meta["at"] = first
    return True


@dataclass(frozen=True, slots=True)
class Detached:
    """A page's blocks without its attribute lines, and these."""

    tokens: tuple[Token, ...]
    attributes: tuple[Attributes, ...]
    diagnostics: tuple[Diagnostic, ...]


def detach(source: Source, tokens: Sequence[Token]) -> Detached:
    """Take the attribute lines out of the blocks and say which block each belongs to."""
    kept: list[Token] = []
    attributes: list[Attributes] = []
    diagnostics: list[Diagnostic] = []
    blocks = _inside_lists(tokens)
    for index, token in enumerate(blocks):
        if token.type != "attributes":
            kept.append(token)
            continue
        read, faults = _read(source, token, len(kept))
        diagnostics += faults
        if _stands_before_a_block(token, blocks[index + 1 : index + 2]):
            attributes.append(read)
        else:
            message = "no block stands directly behind this attribute line"
            hint = "put it on the line before a heading or paragraph, with no empty line between"
            diagnostics.append(Diagnostic("attributes-alone", read.place, message, hint))
    diagnostics += _duplicates(attributes)
    return Detached(tuple(kept), tuple(attributes), tuple(diagnostics))


def _inside_lists(tokens: Sequence[Token]) -> list[Token]:
    """Put each line before a definition list into it, and join the lists that only such a line parts."""
    moved: list[Token] = []
    for token in tokens:
        if token.type == "dl_open" and moved and moved[-1].type == "attributes":
            line = moved.pop()
            if moved and moved[-1].type == "dl_close":
                moved[-1] = line
            else:
                moved += [token, line]
        else:
            moved.append(token)
    return moved


def _stands_before_a_block(line: Token, behind: Sequence[Token]) -> bool:
    return any(
        token.type not in ("attributes", "definition")
        and token.nesting >= 0
        and token.map
        and token.map[0] == line.map[1]
        for token in behind
        if line.map
    )


def _read(source: Source, line: Token, index: int) -> tuple[Attributes, list[Diagnostic]]:
    """Read the words of a line; `index` is that of the block behind it."""
    start = line.meta["at"]
    anchor: Placed | None = None
    keys: dict[str, Placed] = {}
    faults: list[Diagnostic] = []
    for word in _WORD.finditer(line.content):
        place = source.place(start + word.start(), start + word.end())
        key, equals, value = word[0].partition("=")
        if word[0].startswith("#") and anchor is None:
            anchor = Placed(word[0][1:], place)
            faults += _check_anchor(anchor)
        elif not equals or not value:
            faults.append(Diagnostic("attribute", place, f"{word[0]!r} is no attribute", "write #anchor or key=value"))
        elif key not in KEYS:
            faults.append(Diagnostic("attribute", place, f"the key {key!r} is not known", near_match(key, KEYS)))
        elif key in keys:
            faults.append(Diagnostic("attribute", place, f"the key {key!r} is given twice", "keep one of the two"))
        else:
            keys[key] = Placed(value, source.place(start + word.end() - len(value), start + word.end()))
    checked, undated = _day(keys.get("checked"))
    place = source.place(start, start + len(line.content))
    return Attributes(anchor, keys, place, index, checked), [*faults, *undated]


def _day(value: Placed | None) -> tuple[Dated | None, list[Diagnostic]]:
    """Read the day on which a block was checked."""
    if value is None:
        return None, []
    try:
        return Dated(day_of(value.text), value.place), []
    except ValueError as error:
        return None, [Diagnostic("attribute", value.place, str(error))]


def _check_anchor(anchor: Placed) -> Iterator[Diagnostic]:
    if not _ANCHOR.fullmatch(anchor.text):
        message = f"{anchor.text!r} is no anchor"
        hint = "an anchor is lower-case ASCII: letters and digits, words joined by hyphens, a letter first"
        yield Diagnostic("anchor", anchor.place, message, hint)


def _duplicates(attributes: Sequence[Attributes]) -> Iterator[Diagnostic]:
    first: dict[str, Placed] = {}
    for line in attributes:
        if line.anchor is None:
            continue
        earlier = first.setdefault(line.anchor.text, line.anchor)
        if earlier is not line.anchor:
            message = f"the anchor {line.anchor.text!r} stands twice on this page, first at {earlier.place}"
            yield Diagnostic("anchor-duplicate", line.anchor.place, message, "give each its own anchor")
