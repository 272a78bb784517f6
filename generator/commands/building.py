"""The command `build`."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from engine.api import Game
from generator import build as stages
from generator.checked import OUTPUT, has_errors
from generator.commands.telling import counted, tell, tell_findings
from generator.publish import PARTIAL

_PARTLY = "Part of the site may be new, part of it old; the next build that is not refused mends it."


def build(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Check the content and publish it."""
    built = stages.build(root, games, strict=options.strict, base_url=options.base_url)
    tell_findings(root, built)
    if has_errors(built.found):
        partial = any(finding.code == PARTIAL for finding in built.found)
        tell(_PARTLY if partial else "Nothing was published; the last good site stays as it was.")
        return 1
    tell(f"Published into {OUTPUT}/: {counted(built)}.")
    return 0
