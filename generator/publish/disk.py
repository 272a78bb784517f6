"""The few ways in which a build changes the disk."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from generator.publish.names import ancestors


def put(path: Path, data: bytes, *, durable: bool = False) -> None:
    """Give a file its new bytes in one step; `durable` waits until they are on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = _part_of(path)
    file = part.open("xb")
    try:
        with file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def remove(folder: Path, name: str) -> None:
    """Remove a file, and the folders that it leaves empty."""
    (folder / name).unlink()
    _prune(folder, name)


def discard_part(folder: Path, name: str) -> None:
    """Remove what a build that was cut off may have left of a file: its unfinished new version, folders made for it."""
    with suppress(FileNotFoundError, NotADirectoryError):
        _part_of(folder / name).unlink()
    _prune(folder, name)


def _prune(folder: Path, name: str) -> None:
    with suppress(OSError):  # a folder that still holds something stays
        for above in reversed(list(ancestors(name))):
            (folder / above).rmdir()


def _part_of(path: Path) -> Path:
    """Give the file in which a new version grows: beside the old one, so that replacing it is one step."""
    return path.with_name(f".{path.name}.part")
