"""What no page of ours may hold: what its own policy keeps from working, and what betrays or misleads its reader."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.diagnostics import Diagnostic, Place

SCRIPT = "inline-script"
"""The code of the finding that a script stands elsewhere than in a file of its own."""
DATA = "application/ld+json"
"""The type of the one script that may stand in a page: what it says in a form for machines. Nothing runs it."""
_CLASSIC = frozenset({"", "text/javascript"})
_OUTSIDE = ("http:", "https:", "//")
_OUTSIDE_RELATIONS = frozenset({"external", "noreferrer"})
"""What a link to another site says. Who reads here is nobody else's business: a browser that follows such a link does
not tell where it comes from, and (as of `noopener`, which is part of this) gives no hold on the page left behind."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong, wherever it stands."""

    code: str
    message: str
    hint: str = ""

    def at(self, place: Place) -> Diagnostic:
        """Give the finding for a place."""
        return Diagnostic(self.code, place, self.message, self.hint)


def tag_faults(tag: str, values: Mapping[str, str]) -> Iterator[Fault]:
    """Say what a strict content security policy keeps from working, and what bends every address."""
    if tag == "style" or "style" in values:
        yield Fault("inline-style", "Styles in a page are blocked by its own policy.", "Use a class and a file.")
    if tag == "script":
        yield from _script(values)
    for name in values:
        if name.startswith("on"):
            yield Fault(SCRIPT, f"`{name}` is blocked by the page's own policy.", "Listen in a script file.")
    if tag == "base":
        yield Fault("base-element", "A `base` element bends every relative link of the page.", "Leave it out.")
    leads_out = tag == "a" and values.get("href", "").strip().lower().startswith(_OUTSIDE)
    if leads_out and not set(values.get("rel", "").lower().split()) >= _OUTSIDE_RELATIONS:
        message = f"`{values['href']}` leads to another site, which would be told where its reader comes from."
        yield Fault("outside-link", message, f'Write `rel="{" ".join(sorted(_OUTSIDE_RELATIONS))}"` on it.')


def _script(values: Mapping[str, str]) -> Iterator[Fault]:
    """Say what is wrong with a script: it is a classic one in a file of the site, or data that nothing runs."""
    kind = values.get("type", "").strip().lower()
    if "src" not in values:
        if kind != DATA:
            yield Fault(SCRIPT, "A script in a page is blocked by its own policy.", "Put it in a file.")
    elif kind not in _CLASSIC:
        message = f"A script of the type `{kind}` does not run in a page that is opened from a file."
        yield Fault("script-type", message, "Make it a classic script, and leave the type out.")


def data_faults(data: str) -> Iterator[Fault]:
    """Hold data for machines against their form: no browser tells a fault in them."""
    try:
        json.loads(data)
    except ValueError as error:
        yield Fault("broken-data", f"These data are no JSON: {error}.", "Write them with a library.")
