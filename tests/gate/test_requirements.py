"""What the project is built on: each requirement pinned, and none without a reason."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

SYSTEMS = [
    {"sys_platform": "linux", "os_name": "posix", "platform_system": "Linux"},
    {"sys_platform": "darwin", "os_name": "posix", "platform_system": "Darwin"},
    {"sys_platform": "win32", "os_name": "nt", "platform_system": "Windows"},
]
PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[0-9][A-Za-z0-9.+!]*)")


def lines(path: Path) -> list[str]:
    """The lines of a requirements file that say something."""
    texts = (line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [text for text in texts if text]


def direct(root: Path) -> list[str]:
    """The requirements that the project names itself."""
    files = [root / "requirements.txt", root / "requirements-dev.txt"]
    return [line for path in files for line in lines(path) if not line.startswith("-")]


def needed_by(requirement: Requirement) -> Iterator[Requirement]:
    """What an installed requirement needs in turn on any of the systems."""
    try:
        texts = requires(requirement.name) or []
    except PackageNotFoundError:  # needed on another system only: then its own needs are unknown here
        return
    extras = requirement.extras or {""}
    environments = [system | {"extra": extra} for system in SYSTEMS for extra in extras]
    for inner in map(Requirement, texts):
        if not inner.marker or any(map(inner.marker.evaluate, environments)):
            yield inner


def closure(names: list[str]) -> set[str]:
    """All that the named requirements need, themselves included, in canonical spelling."""
    todo = [Requirement(name) for name in names]
    seen: set[tuple[str, frozenset[str]]] = set()
    while todo:
        requirement = todo.pop()
        key = (canonicalize_name(requirement.name), frozenset(requirement.extras))
        if key not in seen:
            seen.add(key)
            todo.extend(needed_by(requirement))
    return {str(name) for name, _ in seen}


def packages(root: Path) -> list[Path]:
    """The folders whose packages come from npm."""
    return sorted(file.parent for file in (root / "tests").glob("*/package.json"))


def manifest(folder: Path) -> dict[str, dict[str, str]]:
    """What a folder asks of npm."""
    asked: dict[str, dict[str, str]] = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return asked


@pytest.fixture(scope="module")
def pins(root: Path) -> dict[str, str]:
    """The pinned version of each distribution."""
    found = [PIN.fullmatch(line) for line in lines(root / "constraints.txt")]
    return {canonicalize_name(pin["name"]): pin["version"] for pin in found if pin}


def test_the_constraints_hold_pins_only(root: Path) -> None:
    assert [line for line in lines(root / "constraints.txt") if not PIN.fullmatch(line)] == []


def test_the_requirements_hold_names_only(root: Path) -> None:
    assert [name for name in direct(root) if not re.fullmatch(r"[A-Za-z0-9-]+", name)] == []
    options = [
        line for line in lines(root / "requirements.txt") + lines(root / "requirements-dev.txt") if line[0] == "-"
    ]
    assert options == ["-c constraints.txt", "-r requirements.txt"]


def test_everything_that_is_needed_anywhere_is_pinned(root: Path, pins: dict[str, str]) -> None:
    assert sorted(closure(direct(root)) - pins.keys()) == []


def test_every_requirement_is_installed_as_pinned(root: Path, pins: dict[str, str]) -> None:
    installed = {name: version(name) for name in map(canonicalize_name, direct(root))}
    assert installed == {name: pins[name] for name in installed}


def test_every_requirement_has_its_reason_and_its_cost(root: Path) -> None:
    text = (root / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| *`?([\w.-]+)`? *\|[^|]*\w[^|]*\|[^|]*\w[^|]*\|$", text, re.MULTILINE)
    names = {*direct(root), *(name for folder in packages(root) for name in manifest(folder)["devDependencies"])}
    assert sorted(set(map(canonicalize_name, names)) - set(map(canonicalize_name, rows))) == []


def test_what_comes_from_npm_is_pinned_by_digest_and_names_no_place_to_download_it_from(root: Path) -> None:
    assert packages(root)
    for folder in packages(root):
        wanted = manifest(folder)["devDependencies"]
        assert [version for version in wanted.values() if not re.fullmatch(r"[0-9]+(\.[0-9]+)+", version)] == []
        locked = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        assert locked.pop("")["devDependencies"] == wanted
        assert [name for name, package in locked.items() if not package.get("integrity")] == []
        assert [name for name, package in locked.items() if "resolved" in package] == []
