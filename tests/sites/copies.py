"""The other site, and copies of it that a test changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from generator.diagnostics import Diagnostic

ROOT = Path(__file__).parents[2]
SITE = Path("tests/sites/tennis")
PAGES = {
    "de": {"home": "index", "score": "zaehlweise", "court": "aufschlagseite"},
    "pl": {"home": "index", "score": "punktacja", "court": "strona-serwisu"},
}
Edit: TypeAlias = Callable[[str, str, str], None]
"""Replaces a text of a file of the copy by another one."""


def told(finding: Diagnostic, site: Path) -> tuple[str, str]:
    """The code of a finding, and the text at its place."""
    place = finding.place
    line = (site / place.file).read_text(encoding="utf-8").split("\n")[place.line - 1]
    return finding.code, line[place.column - 1 : place.end_column - 1]
