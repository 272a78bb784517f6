"""The few ways in which a build changes the disk."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from generator.publish.names import ancestors


def prepare(path: Path, data: bytes, *, durable: bool = False, like: Path | None = None) -> None:
    """Write a file's new bytes beside it; `durable` waits until they are on the disk, `like` lends its mode.

    Whatever else a disk may refuse, it has refused by now: what is left to do is `replace`.
    """
    part = _part_of(path)
    try:
        file = part.open("xb")
    except FileNotFoundError:  # rarely: most folders are there, and asking each time takes longer
        path.parent.mkdir(parents=True, exist_ok=True)
        file = part.open("xb")
    try:
        with file:
            if like:
                shutil.copymode(like, part)
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def replace(path: Path) -> None:
    """Give a file the bytes that were prepared for it, in one step."""
    part = _part_of(path)
    try:
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def put(path: Path, data: bytes, *, durable: bool = False) -> None:
    """Give a file its new bytes in one step."""
    prepare(path, data, durable=durable)
    replace(path)


def rewrite(path: Path, data: bytes) -> None:
    """Give a person's own file its new bytes in one step: where a link leads, under the mode that it has.

    What a run that was cut off left beside it is no hindrance.
    """
    real = path.resolve()
    _part_of(real).unlink(missing_ok=True)
    prepare(real, data, like=real)
    replace(real)


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
