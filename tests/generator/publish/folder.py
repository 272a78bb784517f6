"""A folder in which something is published, and what it holds then."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from generator.diagnostics import Severity
from generator.publish import Published, publish

SITE = {
    "id/aturan.html": b"<p>halaman</p>",
    "en/rules.html": b"<p>page</p>",
    "assets/site.css": b"p { margin: 0 }",
    "claims.json": b"[]\n",
}


MANIFEST = ".manifest.json"


def contents(folder: Path) -> dict[str, bytes]:
    """All files but the tracked .gitignore and the manifest, leftovers included."""
    paths = (path for path in folder.rglob("*") if not path.is_dir())
    named = ((path.relative_to(folder).as_posix(), path) for path in paths)
    return {name: path.read_bytes() for name, path in named if name not in {".gitignore", MANIFEST}}


def published(folder: Path, files: Mapping[str, bytes]) -> Published:
    result, findings = publish(folder, files)
    assert result is not None, findings
    account = json.loads((folder / MANIFEST).read_bytes())
    assert account["settled"] is True
    assert account["files"].keys() == files.keys()
    return result


def refused(folder: Path, files: Mapping[str, bytes]) -> list[tuple[str, str]]:
    """The codes and files of the findings that kept a build from publishing."""
    before = contents(folder)
    result, findings = publish(folder, files)
    assert result is None
    assert contents(folder) == before
    assert all(finding.severity is Severity.ERROR for finding in findings)
    return [(finding.code, finding.place.file) for finding in findings]
