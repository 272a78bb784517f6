"""Small sites share the languages that they are compiled from."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="module", autouse=True)
def _languages_compiled_once(languages_kept_compiled: None) -> None:
    """See `tests/kept.py`."""
