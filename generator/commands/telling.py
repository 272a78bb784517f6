"""What the commands say of a site that was checked."""

from __future__ import annotations

import sys

from generator.checked import Checked
from generator.report import as_text, say


def tell(text: str) -> None:
    """Say a line to whoever typed the command."""
    say(text + "\n", sys.stdout)


def complain(text: str) -> None:
    """Say why a command cannot be carried out."""
    say(text + "\n", sys.stderr)


def tell_findings(checked: Checked) -> None:
    """Say everything that was found, each finding below the line it is about."""
    if checked.found:
        tell(as_text(checked.found, lambda file, line: _line(checked, file, line)))


def counted(checked: Checked) -> str:
    """How much was recomputed, language by language."""
    counts: dict[str, int] = {}
    for page in checked.pages:
        for code, document in page.documents.items():
            counts[code] = counts.get(code, 0) + len(document.answers)
    return ", ".join(f"{count} claims recomputed in {code}" for code, count in counts.items())


def _line(checked: Checked, file: str, line: int) -> str | None:
    source = checked.site.sources.get(file) if checked.site else None
    lines = source.text.split("\n") if source else []
    return lines[line - 1] if line <= len(lines) else None
