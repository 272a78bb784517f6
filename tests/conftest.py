"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import settings

from tests.browser.published import make
from tests.kept import Compiled, languages_kept

# No test is timed: a busy machine would fail what is right. Speed is measured in BENCHMARKS.md.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")

# Looking for what refers back to itself took a quarter of the time of tests that build sites, and the command does
# without (build.py): it is looked for now and then, so that memory does not grow.
gc.set_threshold(500_000, 20, 20)


@dataclass(frozen=True, slots=True)
class Named:
    """Names what fails as soon as it does: a run that is cut off would tell nothing of it."""

    terminal: pytest.TerminalReporter

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write a line for what failed, or could not be begun or ended."""
        if report.failed:
            self.terminal.write_line(f"\n{report.nodeid}")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Have failures named by the process that tells about all."""
    if terminal := config.pluginmanager.get_plugin("terminalreporter"):
        config.pluginmanager.register(Named(terminal))


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Run a process more than there are cores: half of the time the tests of the browser wait for something."""
    return (yield) + 1


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of a run have together, for what takes long and is made once."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@pytest.fixture(scope="session")
def compiled() -> dict[object, Compiled]:
    """What has been compiled of languages for small sites."""
    return {}


@pytest.fixture(scope="module")
def languages_kept_compiled(compiled: dict[object, Compiled]) -> Iterator[None]:
    """Languages that are compiled once for all tests that use this."""
    with languages_kept(compiled):
        yield


@pytest.fixture(scope="session")
def site(shared: Path) -> Path:
    """The project's own site in a folder, made once for all processes of this run; not to be changed."""
    return make(shared)
