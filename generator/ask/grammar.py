"""The text of a question: a path into an example, or a call."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple


class Path(NamedTuple):
    """A path into an example: `example.hand.total`, or `.total` of the example at hand."""

    example: str | None
    path: str


class Argument(NamedTuple):
    """One argument of a call: an input's name or a language-neutral literal; `keyword` where it was given by name."""

    text: str
    keyword: str | None = None


class Call(NamedTuple):
    """A call of a question; `arguments` is None for a bare name, which takes the inputs named like its parameters."""

    name: str
    arguments: tuple[Argument, ...] | None
    game: str | None = None


class Malformed(NamedTuple):
    """Why a text is no question, and how it is written."""

    reason: str


_NAME = r"[a-z][a-z0-9_]*"
_GAME = re.compile(rf"(?P<game>{_NAME}):(?P<rest>.*)", re.DOTALL)
_PATH = re.compile(r"(?P<example>[a-z][a-z0-9-]*)?\.(?P<path>[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)")
_CALL = re.compile(rf"(?P<name>{_NAME})(?:\((?P<arguments>[^()]*)\))?")
_ARGUMENT = re.compile(rf"(?:(?P<keyword>{_NAME})=)?(?P<text>[^=]+)")


@lru_cache(maxsize=8192)
def parse(text: str) -> Path | Call | Malformed:
    """Read the text of a question: `a.path`, `.path`, `name`, `name(argument,keyword=argument)`, `game:name`."""
    named = _GAME.fullmatch(text)
    game, rest = (named["game"], named["rest"]) if named else (None, text)
    if path := _PATH.fullmatch(rest):
        if game:
            return Malformed("an example belongs to the game of its page, so no game is named before it")
        return Path(path["example"], path["path"])
    call = _CALL.fullmatch(rest)
    if call is None:
        return Malformed("a question is a path such as `example.winner` or a call such as `total(7,8)`, without blanks")
    if call["arguments"] is None:
        return Call(call["name"], None, game)
    pieces = call["arguments"].split(",") if call["arguments"] else []
    arguments = [_ARGUMENT.fullmatch(piece) for piece in pieces]
    read = tuple(Argument(found["text"], found["keyword"]) for found in arguments if found)
    if len(read) < len(pieces):
        return Malformed("an argument is a value, the name of an input, or `parameter=value`")
    return Call(call["name"], read, game)
