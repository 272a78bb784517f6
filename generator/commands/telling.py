"""What the commands say of a site that was checked."""

from __future__ import annotations

import sys
from pathlib import Path

from generator.checked import Checked
from generator.report import as_text, say
from generator.source import Source


def tell(text: str) -> None:
    """Say a line to whoever typed the command."""
    say(text + "\n", sys.stdout)


def complain(text: str) -> None:
    """Say why a command cannot be carried out."""
    say(text + "\n", sys.stderr)


def tell_findings(root: Path, checked: Checked) -> None:
    """Say everything that was found in a site's folder, each finding below the line it is about."""
    if checked.found:
        tell(as_text(checked.found, lambda file, line: _line(root, checked, file, line)))


def counted(checked: Checked) -> str:
    """How much was recomputed, language by language."""
    counts: dict[str, int] = {}
    for page in checked.pages:
        for code, document in page.documents.items():
            counts[code] = counts.get(code, 0) + len(document.answers)
    return ", ".join(f"{count} claims recomputed in {code}" for code, count in counts.items())


def _line(root: Path, checked: Checked, file: str, line: int) -> str | None:
    """Give a line of a file as it was checked; as it stands in the folder where there was too little to make a site."""
    source = checked.site.sources.get(file) if checked.site else Source.read(root, file)[0]
    lines = source.text.split("\n") if source else []
    return lines[line - 1] if line <= len(lines) else None
