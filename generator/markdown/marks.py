"""The inline rule for `[shown]{...}`: claims, inputs, denials and exemptions.

Stock attribute spans break on dots, pipes and quotes, and know no column.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from markdown_it.rules_inline import StateInline

from generator.document import MarkKind

REASONS = ("contact", "label", "source", "talk", "year")
"""Why a figure may stand unchecked."""

NAME = re.compile(r"[a-z][a-z0-9_-]*")
"""The name of an input."""

MARK = re.compile(
    r"""
    \[(?P<shown>(?>(?:
        [^\[\]\\`*_<&]                 # plain text, over several lines too
        | \\[!-/:-@\[-`{-~]            # escaped punctuation
        | &(?!\#?[A-Za-z0-9]{1,32};)   # an ampersand that starts no entity
    )*))\]
    \{(?P<body>[^\s{}\[\]`\\<]+)\}
    """,
    re.VERBOSE,
)
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_LINE_END = re.compile(r"[ \t]*\n[ \t]*")


_BODY = re.compile(r"!=(?P<denied>.+)|!(?P<reason>[^=].*)|(?P<name>[^=!][^=]*)?=(?P<question>.+)?")


class Body(NamedTuple):
    """What stands between the braces: spans of it."""

    kind: MarkKind
    name: tuple[int, int] | None = None
    question: tuple[int, int] | None = None
    reason: tuple[int, int] | None = None


def read_body(body: str) -> Body | None:
    """Tell what a body makes of its mark, none if it is none of ours; the grammar of the question is left alone."""
    match = _BODY.fullmatch(body)
    if not match or body == "=":
        return None
    if match["reason"]:
        return Body(MarkKind.EXEMPTION, reason=match.span("reason"))
    if match["denied"]:
        return Body(MarkKind.DENIAL, question=match.span("denied"))
    name = match.span("name") if match["name"] else None
    question = match.span("question") if match["question"] else None
    if name and question:
        return Body(MarkKind.BOTH, name, question)
    return Body(MarkKind.INPUT if name else MarkKind.CLAIM, name, question)


def plain_text(shown: str) -> str:
    """Give what a reader sees of the source between the brackets."""
    return _LINE_END.sub(" ", _ESCAPE.sub(r"\1", shown))


def mark(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the library's signature
    """Read a mark into one token of type `mark`.

    A silent call, which only looks for the end of a link's text, sees plain brackets: the library holds a bracketed
    token there for a nested link and would give up the link.
    """
    if silent or state.src[state.pos] != "[":
        return False
    match = MARK.match(state.src, state.pos, state.posMax)
    body = read_body(match["body"]) if match else None
    if not match or not body:
        return False
    token = state.push("mark", "", 0)
    token.content = plain_text(match["shown"])
    token.meta |= {"match": match, "body": body}
    state.pos = match.end()
    return True
