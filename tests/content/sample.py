"""What the tests of the shipped content share."""

from __future__ import annotations

from collections.abc import Iterable

from generator.diagnostics import Diagnostic, Severity


def faults(found: Iterable[Diagnostic]) -> list[str]:
    """Tell all that was found but notices: those say what a site leaves out, and may."""
    return [f"{one.place} {one.code}" for one in found if one.severity is not Severity.NOTICE]
