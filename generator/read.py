"""The first stage: everything the site's folder holds, as bytes. Besides the last stage the only one on the disk."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from generator.diagnostics import Diagnostic, Place

Tree: TypeAlias = Mapping[str, bytes]
"""Files by their path relative to the site's folder, with `/`, in sorted order."""

_FOLDERS = ("content", "templates")


def read(root: Path) -> tuple[Tree, list[Diagnostic]]:
    """Read the content and the templates below a folder; hidden files and editors' backups are passed over."""
    tree: dict[str, bytes] = {}
    found: list[Diagnostic] = []
    for folder in _FOLDERS:
        if not (root / folder).is_dir():
            found.append(Diagnostic("unreadable", Place(folder), f"there is no folder `{folder}` in the site's folder"))
        for file in _files(root / folder):
            name = file.relative_to(root).as_posix()
            try:
                tree[name] = file.read_bytes()
            except OSError as error:
                found.append(Diagnostic("unreadable", Place(name), f"the file cannot be read: {error.strerror}"))
    return dict(sorted(tree.items())), found


def _files(folder: Path) -> list[Path]:
    """All files below a folder that an author means to be there."""
    return [
        Path(parent, name)
        for parent, _, names in os.walk(folder)
        if not any(part.startswith(".") for part in Path(parent).relative_to(folder).parts)
        for name in names
        if not name.startswith(".") and not name.endswith(("~", ".swp", ".bak"))
    ]
