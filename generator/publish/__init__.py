"""The last stage: puts the finished files into the output folder, so that no reader ever meets half a site.

Everything is looked at before anything is touched, and written beside the old files before the first of them is
replaced, so that a disk that is full or forbidden refuses while the last site still stands. Each file is replaced in
one step; what pages use is there before the pages; what is no longer part of the site goes last. A build that is cut
off leaves an unsettled manifest, by which the next one knows what is ours. Every build compares the bytes on the disk,
so the next build mends whatever was left behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath

from generator.diagnostics import Diagnostic, Place
from generator.publish.disk import discard_part, prepare, put, remove, replace
from generator.publish.manifest import Manifest
from generator.publish.names import MANIFEST, check_names
from generator.publish.survey import Survey, is_link, survey

__all__ = ["PARTIAL", "Published", "check_names", "publish"]


@dataclass(frozen=True, slots=True)
class Published:
    """What a build did to the output folder; names in the order in which they were handled."""

    written: tuple[str, ...]
    kept: tuple[str, ...]
    removed: tuple[str, ...]


PARTIAL = "output-partial"
"""The code of the finding that the system refused when part of the site may have been replaced already."""

_REFUSED = "output-refused"


def publish(site_folder: Path, files: Mapping[str, bytes]) -> tuple[Published | None, tuple[Diagnostic, ...]]:
    """Make the output folder hold these files, given by their `/` names, and account for them in our manifest.

    Gives nothing, and the findings that say why, where a name is unusable, a foreign file or a link is in the way or
    the disk refuses. Findings beside a result are warnings. Files that no build of ours wrote are never touched.
    """
    faults = check_names(files, site_folder.name)
    if faults:
        return None, faults
    try:
        return _publish(site_folder, files)
    except OSError as error:
        return None, (_refused(site_folder, error, _REFUSED),)


def _publish(folder: Path, files: Mapping[str, bytes]) -> tuple[Published | None, tuple[Diagnostic, ...]]:
    if is_link(folder):
        return None, (_unusable(folder, "output-link", "is a link, and links are not followed"),)
    if folder.exists() and not folder.is_dir():
        return None, (_unusable(folder, "output-foreign", "is a file, not a folder"),)
    try:
        before = _read_manifest(folder)
    except (ValueError, RecursionError):
        return None, (_broken_manifest(folder),)
    plan = survey(folder, files, before)
    if plan.obstacles:
        return None, plan.obstacles
    code = PARTIAL if plan.clear else _REFUSED
    try:
        _prepare(folder, files, plan, before)
        code = PARTIAL
        _replace(folder, files, plan, before)
    except OSError as error:
        return None, (_refused(folder, error, code),)
    written = tuple(_assets_first(plan.write))
    return Published(written, plan.keep, (*plan.clear, *_pages_first(plan.remove))), plan.edited


def _prepare(folder: Path, files: Mapping[str, bytes], plan: Survey, before: Manifest) -> None:
    """Write all that is new beside what stands there, once what stands in its way is gone."""
    if not before.settled:
        for name in before.digests:
            discard_part(folder, name)
    if plan.write or plan.clear or plan.remove:
        _write_manifest(folder, before.towards(Manifest.of(files)))
    for name in plan.clear:
        remove(folder, name)
    prepared: list[str] = []
    try:
        for name in plan.write:
            prepare(folder / name, files[name])
            prepared.append(name)
    except BaseException:
        for name in prepared:
            discard_part(folder, name)
        raise


def _replace(folder: Path, files: Mapping[str, bytes], plan: Survey, before: Manifest) -> None:
    """Bring the folder from one account to the next."""
    for name in _assets_first(plan.write):
        replace(folder / name)
    for name in _pages_first(plan.remove):
        remove(folder, name)
    after = Manifest.of(files)
    if before != after or plan.write:
        _write_manifest(folder, after)


def _assets_first(names: Iterable[str]) -> list[str]:
    """Order names so that a page is published only when all that it may use is there."""
    return sorted(names, key=lambda name: (name.endswith(".html"), name))


def _pages_first(names: Iterable[str]) -> list[str]:
    """Order names so that nothing is taken away from under a page that still stands."""
    return _assets_first(names)[::-1]


def _read_manifest(folder: Path) -> Manifest:
    path = folder / MANIFEST
    discard_part(folder, MANIFEST)
    return Manifest.from_bytes(path.read_bytes()) if path.exists() else Manifest()


def _write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the account so that it outlasts a power cut.

    Without it the next build would take our files for foreign ones. The files themselves need no such care: the next
    build compares every byte.
    """
    put(folder / MANIFEST, manifest.to_bytes(), durable=True)


def _unusable(folder: Path, code: str, what: str) -> Diagnostic:
    return Diagnostic(code, Place(folder.name), f"The output folder `{folder.name}` {what}: nothing was published.")


def _broken_manifest(folder: Path) -> Diagnostic:
    return Diagnostic(
        "output-manifest",
        Place(f"{folder.name}/{MANIFEST}"),
        "The list of published files cannot be read, so it is unknown which files are ours: nothing was published.",
        f"Empty the folder `{folder.name}` except for its .gitignore, and build again.",
    )


def _refused(folder: Path, error: OSError, code: str) -> Diagnostic:
    """Say what the system refused, without a path of this machine."""
    path = PurePath(error.filename2 or error.filename or folder)
    name = path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name
    place = folder.name if name == "." else f"{folder.name}/{name}"
    reason = error.strerror or type(error).__name__
    return Diagnostic(
        code,
        Place(place),
        f"The system refused to publish this file or folder: {reason}.",
        "Check that the folder may be written to and that no other program holds the file, then build again.",
    )
