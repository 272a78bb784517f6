"""The way from a folder to a published site, stage by stage.

    read → parse → ask → check → weave → render → pack → inspect → publish

Each stage takes values and returns values with findings; only the first and the last touch the disk. The stages up
to the checks run to their end whatever they find, so that one run tells all faults; nothing is published while there
is an error, and what was woven beside the checks is thrown away.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.api import Game
from generator.checked import OUTPUT, Checked, has_errors
from generator.diagnostics import Diagnostic, Severity
from generator.parse import parse_beside
from generator.publish import publish
from generator.read import Tree, read

if TYPE_CHECKING:
    from generator.render import CompiledTemplates


def build(root: Path, games: Mapping[str, Game], *, strict: bool = False, base_url: str | None = None) -> Checked:
    """Check the site in a folder and publish it; where anything is wrong, the last good site stays as it was."""
    checked = check(root, games, strict=strict, base_url=base_url)
    if has_errors(checked.found):
        return checked
    _, unpublished = publish(root / OUTPUT, checked.files)
    return Checked(checked.site, checked.pages, (*checked.found, *unpublished), checked.files)


def check(
    root: Path,
    games: Mapping[str, Game],
    *,
    strict: bool = False,
    as_of: date | None = None,
    base_url: str | None = None,
) -> Checked:
    """Do all that a build does but publish; where it is to be strict, a warning counts as an error.

    What nobody has checked for long is told only where a day is given. An address goes before that of the site's data.
    """
    tree, unread = read(root)
    site, found, compiled = parse_beside(tree, games, unread, partial(_compiled, tree))
    if site is None:
        return Checked(None, (), _weighed(tuple(found), strict=strict), {})
    # The later stages are loaded late: what is parsed beside has begun by then.
    from generator.checking import check_beside  # noqa: PLC0415
    from generator.outdated import outdated  # noqa: PLC0415

    site = site._replace(base_url=base_url or site.base_url)
    checked = check_beside(site, games, found, compiled or {})
    late = outdated(site, as_of) if as_of else ()
    return checked._replace(found=_weighed((*checked.found, *late), strict=strict))


def _compiled(tree: Tree) -> CompiledTemplates:
    from generator.render import compile_templates  # noqa: PLC0415 - loaded beside, where it is needed first

    return compile_templates(tree)


def _weighed(found: tuple[Diagnostic, ...], *, strict: bool) -> tuple[Diagnostic, ...]:
    """Give the findings with their warnings turned into errors where the check is strict."""
    if not strict:
        return found
    return tuple(
        finding._replace(severity=Severity.ERROR) if finding.severity is Severity.WARNING else finding
        for finding in found
    )
