"""The commands `build` and `check`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from engine.api import Game
from generator import build as stages
from generator.commands.telling import counted, tell, tell_findings
from generator.publish import PARTIAL
from generator.report import as_json

_PARTLY = "Part of the site may be new, part of it old; the next build that is not refused mends it."


def build(root: Path, games: Mapping[str, Game], _: argparse.Namespace) -> int:
    """Check the content and publish it."""
    built = stages.build(root, games)
    tell_findings(built)
    if stages.has_errors(built.found):
        partial = any(finding.code == PARTIAL for finding in built.found)
        tell(_PARTLY if partial else "Nothing was published; the last good site stays as it was.")
        return 1
    tell(f"Published into {stages.OUTPUT}/: {counted(built)}.")
    return 0


def check(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Do all that a build does but publish, and tell the findings to a person or a program."""
    checked = stages.check(root, games)
    if options.format == "json":
        tell(as_json(checked.found).rstrip())
    else:
        tell_findings(checked)
    if stages.has_errors(checked.found):
        return 1
    if options.format == "text":
        tell(f"All holds: {counted(checked)}.")
    return 0
