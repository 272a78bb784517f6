"""The first stage: everything the site's folder holds, as bytes. Besides the last stage the only one on the disk."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import TypeAlias

from generator.diagnostics import Diagnostic, Place

Tree: TypeAlias = Mapping[str, bytes]
"""Files by their path relative to the site's folder, with `/`, in sorted order."""

THEME = Path(__file__).parents[1] / "templates"
"""The templates beside the generator: what a site shows its pages with where it has no file of its own."""

_TEMPLATES = "templates"
_FOLDERS = ("content", _TEMPLATES)
_LANGUAGES = f"{_TEMPLATES}/languages/"


def read(root: Path, theme: Path = THEME) -> tuple[Tree, list[Diagnostic]]:
    """Read the content and the templates below a folder; hidden files and editors' backups are passed over.

    A template or asset of the theme stands in for one that the site does not have, under the same name. The
    languages, which hold the words of a site's games, are always the site's own.
    """
    files = {name: file for name, file in _files(theme, _TEMPLATES) if not name.startswith(_LANGUAGES)}
    tree: dict[str, bytes] = {}
    found: list[Diagnostic] = []
    for folder in _FOLDERS:
        if not (root / folder).is_dir():
            found.append(Diagnostic("unreadable", Place(folder), f"there is no folder `{folder}` in the site's folder"))
        files |= _files(root / folder, folder)
    for name, file in sorted(files.items()):
        try:
            tree[name] = file.read_bytes()
        except OSError as error:
            found.append(Diagnostic("unreadable", Place(name), f"the file cannot be read: {error.strerror}"))
    return tree, found


def _files(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    """All files below a folder that an author means to be there, by their path below the name given for the folder."""
    for parent, _, names in os.walk(folder):
        below = Path(parent).relative_to(folder)
        if not any(part.startswith(".") for part in below.parts):
            for own in names:
                if not own.startswith(".") and not own.endswith(("~", ".swp", ".bak")):
                    yield (PurePath(name) / below / own).as_posix(), Path(parent, own)
