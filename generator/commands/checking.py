"""The command `check`, by the rules as they are or with one entry changed, and as of a day if one is given."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from engine.api import Game
from generator import build as stages
from generator.checked import has_errors
from generator.commands.telling import complain, counted, tell, tell_findings
from generator.days import day_of
from generator.mutation.rules import by_changed_rules, mutants
from generator.near import near_match
from generator.report import as_json


def check(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Do all that a build does but publish, and tell the findings to a person or a program."""
    try:
        day: date | None = day_of(options.as_of) if options.as_of is not None else None
    except ValueError as error:
        complain(f"`{options.as_of}` is no day to check by: {error}")
        return 2
    if options.mutant:
        changed = _changed(games, options.mutant)
        if changed is None:
            return 2
        games = changed
    checked = stages.check(root, games, strict=options.strict, as_of=day, base_url=options.base_url)
    if options.format == "json":
        tell(as_json(checked.found).rstrip())
    else:
        tell_findings(root, checked)
    if has_errors(checked.found):
        return 1
    if options.format == "text":
        tell(f"All holds: {counted(checked)}.")
    return 0


def _changed(games: Mapping[str, Game], text: str) -> Mapping[str, Game] | None:
    """Give the games with the entry changed that a text names, with its game before a colon or without."""
    known = {f"{name}:{mutant.cell}": (name, mutant) for name, game in games.items() for mutant in mutants(game)}
    named = [name for name in known if text in {name, name.partition(":")[2]}]
    if len(named) == 1:
        return by_changed_rules(games, *known[named[0]])
    cells = [name.partition(":")[2] for name in known]
    complain(f"`{text}` names {'several entries' if named else 'no entry'} of the rules")
    complain(f"write one of {', '.join(named)}" if named else near_match(text, [*known, *cells]))
    return None
