"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# No test is timed: a busy machine would fail what is right. Speed is measured in BENCHMARKS.md.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
