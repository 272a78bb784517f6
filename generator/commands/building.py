"""The commands `build` and `check`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from engine.api import Game
from generator import build as stages
from generator.commands.telling import counted, tell, tell_findings
from generator.report import as_json


def build(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Check the content and publish it."""
    built = stages.build(root, games, strict=options.strict)
    tell_findings(built)
    if stages.has_errors(built.found):
        tell("Nothing was published; the last good site stays as it was.")
        return 1
    tell(f"Published into {stages.OUTPUT}/: {counted(built)}.")
    return 0


def check(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Do all that a build does but publish, and tell the findings to a person or a program."""
    checked = stages.check(root, games, strict=options.strict)
    if options.format == "json":
        tell(as_json(checked.found).rstrip())
    else:
        tell_findings(checked)
    if stages.has_errors(checked.found):
        return 1
    if options.format == "text":
        tell(f"All holds: {counted(checked)}.")
    return 0
