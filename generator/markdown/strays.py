"""Finds what looks like a mark, a link, a container or a tag but was not read as one.

Works on an inline's content in which everything that was read, and everything that may hold such characters freely
(code, escapes), is blotted out. Strict on purpose: a stray brace means that a figure goes unchecked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from generator.markdown.marks import MARK, read_body

BLOT = "\0"

# Full-width braces and brackets, as some keyboards write them, are \uff5b \uff5d and \uff3b \uff3d.
_BRACES = re.compile(r"[{\uff5b]+(?:[^{}\uff5b\uff5d]*[}\uff5d]+)?|[}\uff5d]+")
_WIDE_BRACKETS = re.compile(r"\uff3b[^\uff3b\uff3d]*\uff3d?|\uff3d")
_BLANK = re.compile(r"\s")
_WIDE = re.compile(r"[\uff5b\uff5d\uff3b\uff3d]")
_BRACKETED_BEFORE = re.compile(r"[\[\uff3b][^\[\]\uff3b\uff3d]*[\]\uff3d][ \t\n]?\Z")
_PARENTHESES_FOR_BRACES = re.compile(r"\[[^\[\]]*\][ ]?\((?:!?=|![a-z]|[a-z][a-z0-9_-]*=)[^\n()]*(?:\([^\n()]*\))?\)?")
_TARGET_LIKE_MARK = re.compile(r"!?=|![a-z]|[a-z][a-z0-9_-]*=")
_BROKEN_LINK = re.compile(r"\[[^\[\]]*\](?:\(|\[| \([^\s()]+\))")
_TAG = re.compile(r"<(?=[A-Za-z/!?])[^<>\n]*>?")
_CONTAINER = re.compile(r"^[ \t]*(:::.*)$", re.MULTILINE)
_TABLE = re.compile(r"^[ \t]*((?=[^\n]*-)(?=[^\n]*\|)[|:\- \t]+)$", re.MULTILINE)
_SUSPECT = re.compile(r"[\[\]{}<|\uff3b\uff3d\uff5b\uff5d]|:::")
"""What is in every stray, and in few texts besides."""


@dataclass(frozen=True, slots=True)
class Stray:
    """A finding, by offsets in the content."""

    start: int
    end: int
    code: str
    message: str
    hint: str


def blot(content: str, spans: Collection[tuple[int, int]]) -> str:
    """Blot spans out of a content, keeping every offset."""
    if not spans:
        return content
    parts: list[str] = []
    position = 0
    for start, end in sorted(spans):
        if end > position:
            parts += content[position : max(start, position)], BLOT * (end - max(start, position))
            position = end
    return "".join((*parts, content[position:]))


def is_like_mark(target: str) -> bool:
    """Tell whether a link's target is a mark's body in parentheses."""
    return bool(_TARGET_LIKE_MARK.match(target))


def find_strays(content: str) -> Iterator[Stray]:
    """Find the strays in a blotted content; what lies inside another finding is not told twice."""
    if not _SUSPECT.search(content):
        return
    covered = -1
    for stray in sorted(_all(content), key=lambda stray: (stray.start, -stray.end)):
        if stray.start >= covered:
            covered = max(stray.end, stray.start + 1)
            yield stray


def _all(content: str) -> Iterator[Stray]:
    yield from _near_misses(content)
    for match in _BROKEN_LINK.finditer(content):
        hint = r"no blank between ] and (, none in the target; a bracket that is text is written \["
        yield Stray(match.start(), match.end(), "broken-link", "this looks like a link but is none", hint)
    for match in _TAG.finditer(content):
        hint = r"write Markdown; a plain < is written \<"
        yield Stray(match.start(), match.end(), "raw-html", "raw HTML is not allowed", hint)
    for match in _CONTAINER.finditer(content):
        hint = "a container starts with ::: and a name and ends with a line of as many colons"
        yield Stray(*match.span(1), "container-stray", "this line neither starts nor ends a container", hint)
    for match in _TABLE.finditer(content):
        hint = "the header and the line below it need the same number of cells, and an empty line before them"
        yield Stray(*match.span(1), "table-broken", "this looks like a table but was not read as one", hint)


def _near_misses(content: str) -> Iterator[Stray]:
    message = "this looks like a claim or an input but was not read as one"
    end = 0
    for braces in _BRACES.finditer(content):
        bracketed = _BRACKETED_BEFORE.search(content, _last_bracket(content, end, braces.start()), braces.start())
        start = bracketed.start() if bracketed else braces.start()
        end = braces.end()
        yield Stray(start, end, "near-miss", message, _hint(content[start : braces.start()], braces[0]))
    for match in _PARENTHESES_FOR_BRACES.finditer(content):
        yield Stray(match.start(), match.end(), "near-miss", message, "a claim has braces: [shown]{=question}")
    for match in _WIDE_BRACKETS.finditer(content):
        yield Stray(match.start(), match.end(), "near-miss", message, "write brackets and braces as ASCII: [ ] { }")


def _last_bracket(content: str, start: int, end: int) -> int:
    return max(content.rfind("[", start, end), content.rfind("\uff3b", start, end), start)


def _hint(bracketed: str, braces: str) -> str:
    """Tell what is wrong with a near miss; the first that applies."""
    whole = bracketed + braces
    body = braces.strip("{}")
    is_paired = braces == f"{{{body}}}"
    reasons = (
        (_WIDE.search(whole), "write brackets and braces as ASCII: [ ] { }"),
        (braces.startswith("{#"), "an anchor stands on a line of its own, directly above its heading"),
        (not bracketed, r"the shown text stands in brackets right before its brace; a plain brace is written \{"),
        (not bracketed.endswith("]"), "no blank between ] and {"),
        (not is_paired, "one { and one } stand around a question"),
        (_BLANK.search(body), "a question holds no blank"),
        (not read_body(body), "write {=question}, {name=}, {name=question}, {!=question} or {!reason}"),
        (
            BLOT not in whole and MARK.fullmatch(whole),
            "a claim or an input stands in a sentence, a heading or a cell, nowhere else",
        ),
    )
    plain = r"what is shown is plain text: put emphasis around it, write * _ ` < as \* \_ \` \<"
    return next((hint for applies, hint in reasons if applies), plain)
