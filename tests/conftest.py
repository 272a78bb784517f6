"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.browser.published import make

# No test is timed: a busy machine would fail what is right. Speed is measured in BENCHMARKS.md.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project's own site in a folder, made once for all processes of this run; not to be changed."""
    folder = tmp_path_factory.getbasetemp()
    return make(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder)
