"""Which names an output file may have, so that every system can hold it and none leaves the folder."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from generator.diagnostics import Diagnostic, Place

MANIFEST = ".manifest.json"
"""Where we keep account of the files that are ours, in the output folder itself."""

_NOT_OURS = frozenset({MANIFEST, ".gitignore"})
_REFUSED_CHARACTERS = re.compile(r'[\x00-\x1f\x7f<>:"|?*\\]')
_DEVICE = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)


def fold(name: str) -> str:
    """Give what stays of a name where case and Unicode form do not count, as on Windows and macOS."""
    return unicodedata.normalize("NFC", name.casefold())


def ancestors(name: str) -> Iterator[str]:
    """Give the folders that hold a name, outermost first: `a` and `a/b` for `a/b/c.html`."""
    parts = name.split("/")
    return ("/".join(parts[:length]) for length in range(1, len(parts)))


def refusal(name: str) -> str:
    """Say why a name cannot be used; nothing if it can."""
    if fold(name) in _NOT_OURS:
        return "this name is reserved in the output folder"
    if _REFUSED_CHARACTERS.search(name):
        return 'a name may hold no control character and none of <>:"|?*\\'
    for part in name.split("/"):
        if part in {"", ".", ".."}:
            return "a name is a path inside the output folder, without empty, `.` or `..` parts"
        if part.endswith((".", " ")):
            return "Windows drops a dot or a blank at the end of a name"
        if _DEVICE.fullmatch(part):
            return f"`{part}` is the name of a device on Windows"
    return ""


def check_names(names: Iterable[str], folder: str) -> tuple[Diagnostic, ...]:
    """Give a finding for each name that some system cannot hold, or cannot tell from another one.

    `folder` is the output folder as diagnostics name it.
    """
    found = []
    taken: dict[str, tuple[str, bool]] = {}
    for name in sorted(names):
        place = Place(f"{folder}/{name}")
        if reason := refusal(name):
            found.append(Diagnostic("output-name", place, f"The output file cannot be called `{name}`: {reason}."))
            continue
        entries = [(above, False) for above in ancestors(name)] + [(name, True)]
        others = [other for entry in entries if (other := taken.setdefault(fold(entry[0]), entry)) != entry]
        found += [
            Diagnostic(
                "output-collision",
                place,
                f"`{name}` and `{other}` cannot stand side by side on every system.",
                "Names must differ in more than case, and none may be both a file and a folder.",
            )
            for other, _ in others[:1]
        ]
    return tuple(found)
