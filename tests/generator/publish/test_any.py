"""The write stage on any sequence of builds: the folder always ends up holding the last one."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.publish import publish
from generator.publish.manifest import Manifest
from generator.publish.names import check_names

names = st.lists(st.sampled_from(["a", "A", "b", "c.html", "d.css"]), min_size=1, max_size=3).map("/".join)
sites = st.dictionaries(names, st.binary(max_size=2), max_size=6).filter(lambda files: not check_names(files, "site"))


class CutOffError(BaseException):
    """Ends a build where no handler of ours can notice, as Ctrl-C does."""


def contents(folder: Path) -> Mapping[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name != ".manifest.json")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


@given(st.lists(sites, min_size=1, max_size=4))
def test_each_build_leaves_exactly_its_own_files(builds: list[dict[str, bytes]]) -> None:
    with tempfile.TemporaryDirectory() as place:
        for files in builds:
            result, findings = publish(Path(place), files)
            assert result is not None
            assert findings == ()
            assert contents(Path(place)) == files
            assert sorted(result.written + result.kept) == sorted(files)
            assert not [path for path in Path(place).rglob("*") if path.is_dir() and not any(path.iterdir())]


@given(sites, sites, sites, st.integers(0, 8))
def test_a_build_that_is_cut_off_anywhere_is_no_hindrance(
    before: dict[str, bytes], during: dict[str, bytes], after: dict[str, bytes], steps: int
) -> None:
    replaced = 0
    replace = Path.replace

    def dying(self: Path, target: Path) -> Path:
        nonlocal replaced
        replaced += 1
        if replaced > steps:
            raise CutOffError
        return replace(self, target)

    with tempfile.TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
        publish(Path(place), before)
        patch.setattr(Path, "replace", dying)
        try:
            publish(Path(place), during)
        except CutOffError:
            replaced = 0
        patch.undo()
        result, findings = publish(Path(place), after)
        assert result is not None, findings
        assert contents(Path(place)) == after


@given(sites, sites)
def test_an_account_reads_back_as_it_was_written(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    for manifest in (Manifest.of(one), Manifest.of(one).towards(Manifest.of(other))):
        data = manifest.to_bytes()
        assert Manifest.from_bytes(data) == manifest
        assert json.loads(data)["settled"] is manifest.settled
