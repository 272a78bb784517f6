"""The command `accept`: writes the engine's answer where a claim differs from it, showing both languages."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from engine.api import Game
from generator.checked import Checked
from generator.checking import examine
from generator.commands.telling import complain, tell, tell_findings
from generator.diagnostics import Diagnostic, Severity
from generator.publish.disk import rewrite
from generator.read import Tree, read
from generator.source import Source

_CLAIM = re.compile(r"(?P<file>.+?):(?P<line>\d+)(?::(?P<column>\d+))?")


def accept(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Accept the claims named, or every wrong one after asking."""
    if bool(options.claims) == options.all:
        complain("name the claims to accept as file:line or file:line:column, or give --all")
        return 2
    tree, unread = read(root)
    checked = examine(tree, games, unread)
    if checked.site is None:
        tell_findings(root, checked)
        return 1
    wrong = [finding for finding in checked.found if finding.replacement is not None]
    unmatched = [claim for claim in options.claims if not any(_names(claim, finding) for finding in wrong)]
    for claim in unmatched:
        complain(f"{claim}: no claim here differs from the engine's answer")
    if unmatched:
        return 2
    chosen = [finding for finding in wrong if options.all or any(_names(claim, finding) for claim in options.claims)]
    others = _others(checked)
    if others:
        tell(f"{others} of the errors found {'is' if others == 1 else 'are'} no wrong claim: `check` tells them.")
        if not chosen:
            return 1
    for finding in chosen:
        tell("\n".join(_shown(finding, checked)))
    if options.all and not _agreed(len(chosen)):
        tell("Nothing was written.")
        return 0
    sources = [checked.site.sources[file] for file in sorted({finding.place.file for finding in chosen})]
    refused = [reason for source in sources if (reason := _write(root, source, chosen, tree))]
    for reason in refused:
        complain(reason)
    return 1 if refused else 0


def _others(checked: Checked) -> int:
    """How many errors there are that no answer mends, such as a page that could not be read."""
    return sum(finding.severity is Severity.ERROR and finding.replacement is None for finding in checked.found)


def _names(claim: str, finding: Diagnostic) -> bool:
    """Whether a place that a person typed is the place of a finding."""
    typed = _CLAIM.fullmatch(claim.replace("\\", "/"))
    place = finding.place
    return bool(
        typed
        and typed["file"] == place.file
        and int(typed["line"]) == place.line
        and typed["column"] in {None, str(place.column)}
    )


def _shown(finding: Diagnostic, checked: Checked) -> Iterator[str]:
    """What is about to be written, and what the same section says to the same question in the other languages."""
    source = checked.site.sources[finding.place.file] if checked.site else None
    old = source.text[slice(*source.span(finding.place))] if source else ""
    yield f"{finding.place}: “{old}” becomes “{finding.replacement}”"
    for page in checked.pages:
        answers = [asked for document in page.documents.values() for asked in document.answers]
        said = {(one.question, one.mark.section) for one in answers if one.mark.shown.place == finding.place}
        for asked in answers:
            shown = asked.mark.shown
            if (asked.question, asked.mark.section) in said and shown.place.file != finding.place.file:
                yield f"  {shown.place}: “{shown.text}” ({'right' if asked.agrees else 'wrong too'})"


def _agreed(count: int) -> bool:
    """Ask before everything is accepted; no answer at all is a no."""
    if not count:
        tell("Every claim is right.")
        return False
    try:
        return (
            input(f"Accept {'this answer' if count == 1 else f'these {count} answers'}? [y/N] ").strip().lower() == "y"
        )
    except EOFError:
        return False


def _write(root: Path, source: Source, findings: Sequence[Diagnostic], tree: Tree) -> str:
    """Write the answers into one file, unless it is no longer what was read; give why nothing was written, if so."""
    edits = [(finding.place, finding.replacement or "") for finding in findings if finding.place.file == source.file]
    try:
        if (root / source.file).read_bytes() != tree[source.file]:
            return f"{source.file} was changed meanwhile and left as it is: run the command again"
        rewrite(root / source.file, source.rewritten(edits))
    except OSError as error:
        return f"{source.file} was left as it is, since it cannot be written: {error.strerror}"
    return ""
