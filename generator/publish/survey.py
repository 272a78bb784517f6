"""Looks at the output folder before anything in it is touched."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator.diagnostics import Diagnostic, Place, Severity
from generator.publish.manifest import Manifest, digest
from generator.publish.names import ancestors, fold

_JUNCTION = 0xA0000003  # a Windows folder link; the constant of the standard library exists only there


@dataclass(frozen=True, slots=True)
class Survey:
    """What a build will do to the folder, and what keeps it from doing so."""

    write: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    clear: tuple[str, ...] = ()
    """Files of ours that stand where a new file or folder must go: these are removed first."""
    remove: tuple[str, ...] = ()
    edited: tuple[Diagnostic, ...] = ()
    """Warnings about files that would be removed, had nobody changed them."""
    obstacles: tuple[Diagnostic, ...] = ()
    """Why nothing can be published; all else is empty then."""


def is_link(path: Path) -> bool:
    """Tell whether a path is a symbolic link or a Windows junction, which may lead out of the folder."""
    return _leads_elsewhere(_status(path))


def _status(path: Path | str) -> os.stat_result | None:
    try:
        return os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None


def _leads_elsewhere(status: os.stat_result | None) -> bool:
    return status is not None and (stat.S_ISLNK(status.st_mode) or getattr(status, "st_reparse_tag", 0) == _JUNCTION)


def survey(folder: Path, files: Mapping[str, bytes], manifest: Manifest) -> Survey:
    """Compare what is to be published with what stands in the folder. Raises OSError where it cannot look."""
    look = _Look(folder, files, manifest, {fold(name): name for name in manifest.digests})
    if blocked := look.blocked():
        return Survey(obstacles=blocked)
    unchanged = {name for name in files if look.holds(name)}
    stale = look.stale()
    clear = _in_the_way(stale, files)
    edited = [name for name in stale if name not in clear and look.is_edited(name)]
    return Survey(
        write=tuple(sorted(files.keys() - unchanged)),
        keep=tuple(sorted(unchanged)),
        clear=tuple(clear),
        remove=tuple(name for name in stale if name not in clear and name not in edited),
        edited=tuple(look.left_alone(name) for name in edited),
    )


def _in_the_way(stale: list[str], files: Mapping[str, bytes]) -> list[str]:
    """Give the stale files in whose place, as some systems see it, a new file or folder is to come.

    A folder that changes the case of its name is such a place: it must be empty, and so gone, before it comes anew.
    """
    coming_files = {fold(name) for name in files}
    spelling = {fold(path): path for name in files for path in (*ancestors(name), name)}

    def is_taken(folder: str) -> bool:
        return fold(folder) in coming_files or spelling.get(fold(folder), folder) != folder

    return [name for name in stale if fold(name) in spelling or any(map(is_taken, ancestors(name)))]


@dataclass(frozen=True, slots=True)
class _Look:
    """The questions that a survey asks of the disk, each path once: nothing changes there between them."""

    folder: Path
    files: Mapping[str, bytes]
    manifest: Manifest
    spellings: Mapping[str, str]
    """Each name in the manifest by its folded form."""
    seen: dict[str, os.stat_result | None] = field(default_factory=dict)
    """What was found at each path; links count as what they are, and where one stands nothing else is asked."""

    def at(self, name: str) -> os.stat_result | None:
        """Give what stands at a path of the folder."""
        if name not in self.seen:
            self.seen[name] = _status(f"{self.folder}/{name}")
        return self.seen[name]

    def is_file(self, name: str) -> bool:
        """Tell whether a file stands at a path of the folder."""
        status = self.at(name)
        return status is not None and stat.S_ISREG(status.st_mode)

    def holds(self, name: str) -> bool:
        """Tell whether a file already has the bytes to be published, under the very name."""
        if self.spellings.get(fold(name), name) != name or not self.is_file(name):
            return False
        status, data = self.at(name), self.files[name]
        return status is not None and status.st_size == len(data) and (self.folder / name).read_bytes() == data

    def stale(self) -> list[str]:
        """Give the files of ours that are no longer part of the site."""
        return [name for name in sorted(self.manifest.digests.keys() - self.files) if self.is_file(name)]

    def blocked(self) -> tuple[Diagnostic, ...]:
        """Say for each name that we cannot write or remove why."""
        found = []
        for name in sorted(self.files.keys() | self.manifest.digests.keys()):
            links = [path for path in (*ancestors(name), name) if _leads_elsewhere(self.at(path))]
            if links:
                found.append(self._finding(links[0], "output-link", "is a link, and links are not followed"))
            elif name in self.files and (obstacle := self._obstacle(name)):
                found.append(self._finding(obstacle, "output-foreign", "is in the way and was not made by a build"))
        return tuple(dict.fromkeys(found))

    def is_edited(self, name: str) -> bool:
        """Tell whether a file of ours no longer holds what a build wrote."""
        return digest((self.folder / name).read_bytes()) not in self.manifest.digests[name]

    def left_alone(self, name: str) -> Diagnostic:
        """Say that a file is not removed since somebody changed it."""
        return Diagnostic(
            "output-edited",
            Place(f"{self.folder.name}/{name}"),
            f"`{name}` is no longer part of the site, but it was changed by hand since a build wrote it: it stays.",
            "Remove it yourself if nobody needs it.",
            Severity.WARNING,
        )

    def _obstacle(self, name: str) -> str:
        """Give the path that keeps a new file from its place; nothing if there is none."""
        for above in ancestors(name):
            if self.is_file(above) and not self._is_ours(above):
                return above
        status = self.at(name)
        if status is None:
            return ""
        if stat.S_ISDIR(status.st_mode):
            free = any(ours.startswith(f"{name}/") for ours in self.manifest.digests)
        else:
            free = self._is_ours(name) or (self.is_file(name) and (self.folder / name).read_bytes() == self.files[name])
        return "" if free else name

    def _is_ours(self, name: str) -> bool:
        """Tell whether what stands here is in our account, perhaps in a spelling that this disk takes as the same."""
        ours = self.folder / self.spellings.get(fold(name), "")
        return name in self.manifest.digests or (ours.is_file() and ours.samefile(self.folder / name))

    def _finding(self, path: str, code: str, what: str) -> Diagnostic:
        return Diagnostic(
            code,
            Place(f"{self.folder.name}/{path}"),
            f"`{path}` in the output folder {what}: nothing was published.",
            "Move it away, or remove it, and build again.",
        )
