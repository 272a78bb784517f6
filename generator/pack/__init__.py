"""The stage before the last look: what a site ships besides its pages, without what only its authors read.

Style sheets and scripts keep their comments and line breaks in `templates/assets/`; a browser gets them without.
The same text always gives the same bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from posixpath import splitext

from rcssmin import cssmin
from rjsmin import jsmin

from generator.diagnostics import Diagnostic
from generator.source import Source

__all__ = ["pack"]

_SHORTEN: Mapping[str, Callable[[str], str]] = {".css": cssmin, ".js": jsmin}

_NESTED = re.compile(r"`(?>(?:[^`\\$]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)\$\{[^{}`]*(?P<inner>`)", re.DOTALL)
"""A template literal as far as the start of another one inside it, whose blanks `rjsmin` takes for those of code."""


def pack(assets: Mapping[str, bytes], folder: str) -> tuple[dict[str, bytes], tuple[Diagnostic, ...]]:
    """Give the assets as they are published, by the same names, and what keeps a script from being shortened.

    `folder` is where the assets' names start, as diagnostics name it. What is neither a style sheet nor a script, and
    what is no UTF-8 text, stays as it is.
    """
    packed = dict(assets)
    found: list[Diagnostic] = []
    for name, data in assets.items():
        ending = splitext(name)[1]
        source = Source.decode(f"{folder}/{name}", data)[0] if ending in _SHORTEN else None
        faults = [*_nested(source)] if source and ending == ".js" else []
        found += faults
        if source and not faults:
            packed[name] = _SHORTEN[ending](source.text).encode()
    return packed, tuple(found)


def _nested(source: Source) -> Iterator[Diagnostic]:
    for nested in _NESTED.finditer(source.text):
        message = "A template literal inside another one would lose blanks when the script is shortened."
        hint = "Give the inner one a name of its own, in a line before."
        yield Diagnostic("nested-template", source.place(*nested.span("inner")), message, hint)
