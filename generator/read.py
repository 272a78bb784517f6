"""The first stage: everything the site's folder holds, as bytes. Besides the last stage the only one on the disk."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath
from typing import TypeAlias

from generator.diagnostics import Diagnostic, Place

Tree: TypeAlias = Mapping[str, bytes]
"""Files by their path relative to the site's folder, with `/`, in sorted order."""

THEME = Path(__file__).parents[1] / "templates"
"""The templates beside the generator: what a site shows its pages with where it has no file of its own."""

TEMPLATE_ENDINGS = (".html", ".svg", ".txt", ".xml")

_TEMPLATES = "templates"
_ASSETS = f"{_TEMPLATES}/assets/"
_FOLDERS = ("content", _TEMPLATES)
_LANGUAGES = f"{_TEMPLATES}/languages/"


def read(root: Path, theme: Path = THEME) -> tuple[Tree, list[Diagnostic]]:
    """Read the content and the templates below a folder; hidden files and editors' backups are passed over.

    A template or asset of the theme stands in for one that the site does not have, under the same name. The
    languages, which hold the words of a site's games, are always the site's own.
    """
    files = {name: file for name, file in _files(theme, _TEMPLATES, []) if not name.startswith(_LANGUAGES)}
    tree: dict[str, bytes] = {}
    found: list[Diagnostic] = []
    for folder in _FOLDERS:
        if not (root / folder).is_dir():
            found.append(_unreadable(folder, f"there is no folder `{folder}` in the site's folder"))
        else:
            files |= _files(root / folder, folder, found)
    for name, file in sorted(files.items()):
        try:
            if stat.S_ISREG(file.stat().st_mode):
                tree[name] = file.read_bytes()
            else:  # a pipe, say, at which a reader would wait for ever
                found.append(_unreadable(name, "this is neither a file nor a folder"))
        except OSError as error:
            found.append(_unreadable(name, f"the file cannot be read: {error.strerror}"))
    return tree, found


def is_template(name: str) -> bool:
    """Tell whether a file is a template, which pages are made by, and no asset, which is published as it is."""
    return name.startswith(f"{_TEMPLATES}/") and name.endswith(TEMPLATE_ENDINGS) and not name.startswith(_ASSETS)


def _files(folder: Path, name: str, found: list[Diagnostic]) -> Iterator[tuple[str, Path]]:
    """All files below a folder that an author means to be there, by their path below the name given for the folder.

    What cannot be looked into is added to what was found.
    """

    def named(path: str) -> str:
        return (PurePath(name) / Path(path).relative_to(folder)).as_posix()

    def refused(error: OSError) -> None:
        found.append(_unreadable(named(error.filename), f"the folder cannot be read: {error.strerror}"))

    for parent, folders, names in os.walk(folder, onerror=refused):
        folders[:] = [own for own in folders if _is_meant(own)]
        for own in folders:
            if Path(parent, own).is_symlink():
                message = "this is a link to a folder, and only links to files are followed"
                found.append(_unreadable(named(f"{parent}/{own}"), message))
        yield from ((named(f"{parent}/{own}"), Path(parent, own)) for own in names if _is_meant(own))


def _is_meant(name: str) -> bool:
    """Tell whether an author means a file or folder to be part of the site."""
    return not name.startswith(".") and not name.endswith(("~", ".swp", ".bak"))


def _unreadable(name: str, message: str) -> Diagnostic:
    return Diagnostic("unreadable", Place(name), message)
