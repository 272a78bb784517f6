"""A build that is refused or killed half-way leaves nothing that the next one cannot mend."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from generator.publish import publish
from tests.generator.publish.folder import MANIFEST, SITE, contents, published, refused


def test_a_disk_that_refuses_is_a_finding_without_a_path_of_this_machine(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", full)
    result, (finding,) = publish(site, SITE)
    assert result is None
    assert finding.code == "output-refused"
    assert finding.place.file == f"site/{MANIFEST}"
    assert str(site.parent) not in finding.message + finding.hint
    assert contents(site) == {}


def test_nothing_is_replaced_where_one_file_cannot_be_written(site: Path) -> None:
    published(site, SITE)
    (site / "id" / ".aturan.html.part").write_bytes(b"mine")
    new = {name: data + b"!" for name, data in SITE.items()}
    assert refused(site, new) == [("output-refused", "site/id/.aturan.html.part")]


def test_a_site_of_which_part_was_replaced_is_told_as_such(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    published(site, SITE)
    replace = Path.replace

    def refuse_page(self: Path, target: Path) -> Path:
        if target.name == "aturan.html":
            raise PermissionError(13, "Permission denied", str(self), None, str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse_page)
    new = {name: data + b"!" for name, data in SITE.items()}
    result, (finding,) = publish(site, new)
    assert result is None
    assert (finding.code, finding.place.file) == ("output-partial", "site/id/aturan.html")
    assert (site / "en" / "rules.html").read_bytes() == new["en/rules.html"]
    monkeypatch.setattr(Path, "replace", replace)
    published(site, new)
    assert contents(site) == new


CUT_OFF = """
import os, sys
from pathlib import Path
from generator.publish import publish

left, replace = int(sys.argv[2]), Path.replace
def dying(self, target):
    global left
    if not left:
        os._exit(9)
    left -= 1
    return replace(self, target)
Path.replace = dying
publish(Path(sys.argv[1]), {"b.html": b"new", "c.css": b"new", "a/d": b"new"})
"""


def cut_off_after(steps: int, folder: Path) -> bool:
    """Run a build in a process of its own that dies before a certain replacement; tell whether it died."""
    command = [sys.executable, "-c", CUT_OFF, str(folder), str(steps)]
    return subprocess.run(command, cwd=Path(__file__).parents[3], check=False).returncode == 9  # noqa: S603 - our own code


REPLACEMENTS = range(5)
"""A build of three files may die before each of five replacements: three files, the manifest twice."""


@pytest.mark.parametrize("steps", REPLACEMENTS)
def test_a_build_that_was_killed_is_mended_by_the_next(site: Path, steps: int) -> None:
    old = {"a": b"old", "b.html": b"old", "gone.html": b"old"}
    new = {"b.html": b"new", "c.css": b"new", "a/d": b"new"}
    published(site, old)
    assert cut_off_after(steps, site)
    published(site, new)
    assert contents(site) == new
    assert json.loads((site / MANIFEST).read_bytes())["settled"] is True


@pytest.mark.parametrize("steps", REPLACEMENTS)
def test_a_build_that_was_killed_can_be_taken_back(site: Path, steps: int) -> None:
    old = {"a": b"old", "b.html": b"old", "gone.html": b"old"}
    published(site, old)
    assert cut_off_after(steps, site)
    published(site, old)
    assert contents(site) == old


def test_a_killed_first_build_leaves_nothing_foreign(site: Path) -> None:
    assert cut_off_after(3, site)
    published(site, {})
    assert contents(site) == {}
