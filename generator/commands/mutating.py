"""The command `mutate`: what could be wrong on the pages, or change in the rules, without anything noticing."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from engine.api import Game
from generator.checked import has_errors
from generator.checking import examine
from generator.commands.recording import record, refusal
from generator.commands.telling import complain, tell, tell_findings
from generator.mutation import Altered, Broken, Findings
from generator.mutation import mutate as make_changes
from generator.mutation.processes import in_processes
from generator.near import near_match
from generator.read import read


def mutate(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Make every change and tell which of them nothing noticed."""
    tree, _ = read(root)
    checked = examine(tree, games)
    if has_errors(checked.found):
        tell_findings(root, checked)
        complain("Nothing was changed: only what holds can show what a change breaks.")
        return 1
    unknown = _unknown(options.pages, [page.page.id for page in checked.pages])
    if refused := unknown or (refusal(checked.site, options.pages) if options.record else ""):
        complain(refused)
        return 2
    findings = make_changes(checked, tree, games, in_processes, options.pages)
    if options.format == "json":
        tell(json.dumps(_data(findings), ensure_ascii=False, indent=1))
    else:
        tell("\n".join(_told(findings, verbose=options.verbose)))
    recorded = not options.record or record(root, tree, checked, findings)
    return 0 if recorded and not findings.survivors else 1


def _unknown(names: Sequence[str], pages: Sequence[str]) -> str:
    """Say which of the pages that were named the site does not have; nothing where it has them all."""
    return "\n".join(f"there is no page `{name}`; {near_match(name, pages)}" for name in names if name not in pages)


def _told(findings: Findings, *, verbose: bool) -> Iterator[str]:
    """Each survivor, then how many changes were made and noticed."""
    for rule in findings.rules:
        missed = [code for code, places in rule.noticed.items() if not places]
        if missed:
            yield f"{_name(rule)}: nothing in {' and '.join(missed)} notices that this entry of the rules changes"
    for text in findings.texts:
        if not text.noticed:
            yield f"{text.edit.place}: {text.edit.change.value}, {_change(text)}: nothing notices"
    if verbose:
        for pieces in findings.empty.values():
            yield from (f"{piece.place}: no change of the rules touches this" for piece in pieces)
    codes = list(findings.empty)
    yield f"Changes of the rules: {len(findings.rules)}; noticed: {_each(findings, codes)}."
    noticed = sum(bool(text.noticed) for text in findings.texts)
    yield f"Changes of the texts: {len(findings.texts)}; noticed where they are: {noticed}."
    empty = ", ".join(f"{len(pieces)} in {code}" for code, pieces in findings.empty.items())
    hint = "" if verbose else " (--verbose lists them)"
    yield f"Empty of evidence, since no change of the rules touches them: {empty}{hint}."


def _each(findings: Findings, codes: list[str]) -> str:
    counts = {code: sum(bool(rule.noticed.get(code)) for rule in findings.rules) for code in codes}
    return ", ".join(f"{count} in {code}" for code, count in counts.items())


def _name(rule: Broken) -> str:
    """A change of the rules as `check --with` takes it."""
    return f"{rule.game}:{rule.cell}"


def _change(text: Altered) -> str:
    return f"“{text.edit.was}” → “{text.edit.now}”" if text.edit.now != text.edit.was else f"“{text.edit.was}”"


def _data(findings: Findings) -> dict[str, object]:
    """Everything, for a program."""
    return {
        "rules": {
            _name(rule): {code: [str(place) for place in places] for code, places in rule.noticed.items()}
            for rule in findings.rules
        },
        "texts": [
            {
                "change": text.edit.change.value,
                "place": str(text.edit.place),
                "was": text.edit.was,
                "now": text.edit.now,
                "noticed": [f"{finding.place} {finding.code}" for finding in text.noticed],
            }
            for text in findings.texts
        ],
        "empty": {code: [str(piece.place) for piece in pieces] for code, pieces in findings.empty.items()},
    }
