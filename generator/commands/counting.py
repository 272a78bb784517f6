"""The command `status`: how much of each page is bound, and how many rules are put to the test."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields
from pathlib import Path

from engine.api import Game
from generator.census import Count, census, coverage
from generator.checking import examine
from generator.commands.telling import complain, tell
from generator.read import read


def status(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Tell a person or a program what is counted, whether the site holds or not."""
    checked = examine(read(root)[0], games)
    if checked.site is None:
        complain("the site cannot be read; `check` tells why")
        return 1
    counts = tuple(census(checked.pages, checked.found))
    rules = {code: coverage(checked.pages, games, code) for code in checked.site.languages}
    if options.format == "json":
        pages = [{**asdict(count), "total": count.total} for count in counts]
        covered_rules = {code: {"covered": len(one.read), "all": len(one.known)} for code, one in rules.items()}
        tell(json.dumps({"pages": pages, "rules": covered_rules}, indent=2))
        return 0
    tell("\n".join(_table(counts)))
    told = ", ".join(f"{code} {len(one.read)} of {len(one.known)}" for code, one in rules.items())
    tell(f"\nRules read by a claim or an example: {told}.")
    return 0


def _table(counts: Sequence[Count]) -> Iterator[str]:
    """A row for each language of each page, and one that adds them up; languages share a page's examples."""
    names = [field.name for field in fields(Count)] + ["total"]
    rows = [[str(getattr(count, name)) for name in names] for count in counts]
    sums = {name: sum(getattr(count, name) for count in counts) for name in names[2:]}
    sums["examples"] = sum({count.page: count.examples for count in counts}.values())
    table = [names, *rows, ["all", "", *map(str, sums.values())]]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        texts = [cell.ljust(width) for cell, width in zip(row[:2], widths, strict=False)]
        numbers = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
        yield "  ".join((*texts, *numbers)).rstrip()
