"""A site as the checks left it: what every command and every report begins with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from generator.diagnostics import Diagnostic, Severity

if TYPE_CHECKING:  # what the stages need is loaded when they begin
    from generator.ask import AskedPage
    from generator.content import Site

OUTPUT = "site"
"""The folder of the published site, below the site's own folder."""


class Checked(NamedTuple):
    """A site with its answers, everything found in it, and the files to publish where nothing found is an error."""

    site: Site | None
    pages: tuple[AskedPage, ...]
    found: tuple[Diagnostic, ...]
    files: Mapping[str, bytes]


def has_errors(found: Iterable[Diagnostic]) -> bool:
    """Tell whether anything found keeps a site from being published."""
    return any(diagnostic.severity is Severity.ERROR for diagnostic in found)
