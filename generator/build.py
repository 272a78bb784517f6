"""The way from a folder to a published site, stage by stage.

    read → parse → ask → check → weave → render → pack → inspect → publish

Each stage takes values and returns values with findings; only the first and the last touch the disk. The stages up
to the checks run to their end whatever they find, so that one run tells all faults; nothing is published while there
is an error, and what was woven beside the checks is thrown away.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from engine.api import Game
from generator.ask import AskedPage, Desk, ask, ask_pages, learn
from generator.ask.desk import Known
from generator.beside import apart, beside
from generator.check import check_answers, check_site
from generator.content import Page, Site
from generator.diagnostics import Diagnostic, Severity
from generator.making import OUTPUT, join, make_pages, make_workings
from generator.outdated import outdated
from generator.parse import parse, parse_beside
from generator.publish import publish
from generator.read import Tree, read
from generator.render import NOT_COMPILED, CompiledTemplates, compile_templates
from generator.weave import claims_file

ASKED_HERE = Fraction(13, 20)
"""The part of the marks after which both processes are done at about the same time: the other one also checks."""

EXPLAINED_BESIDE = Fraction(2, 5)
"""The part of the marks whose workings are made beside the checks, with the pages: the others are made behind them."""


class Checked(NamedTuple):
    """A site with its answers, everything found in it, and the files to publish where nothing found is an error."""

    site: Site | None
    pages: tuple[AskedPage, ...]
    found: tuple[Diagnostic, ...]
    files: Mapping[str, bytes]


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
    site, found, compiled = parse_beside(tree, games, unread, partial(compile_templates, tree))
    site = site._replace(base_url=base_url or site.base_url) if site else None
    checked = _check(site, games, found, compiled or NOT_COMPILED) if site else Checked(None, (), tuple(found), {})
    late = outdated(checked.site, as_of) if checked.site and as_of else ()
    return checked._replace(found=_weighed((*checked.found, *late), strict=strict))


def _check(site: Site, games: Mapping[str, Game], found: Sequence[Diagnostic], compiled: CompiledTemplates) -> Checked:
    """Ask, check and make the pages of a site.

    The later pages are asked beside the others first, so that their answers are at hand when they are asked here; what
    needs no answers is checked there too. Most files are made beside the checks, for these mostly hold; the others
    are made here then.
    """
    desk, later = Desk(games), _later(site.pages, ASKED_HERE) if apart() else ()
    asked_here = site.pages[: len(site.pages) - len(later)]
    with beside(partial(_ahead, site, later, games)) as ahead:
        pages, problems = ask_pages(asked_here, site.languages, desk)
        learnt, of_site = ahead()
    desk.learn(learnt)
    others, more = ask_pages(later, site.languages, desk)
    pages = (*pages, *others)
    split = len(pages) - len(_later(site.pages, EXPLAINED_BESIDE))
    with beside(partial(make_pages, site, pages, pages[:split], games, compiled)) as made:
        judged = (*check_answers(site, pages, games), *of_site)
        found = _told_once([*found, *problems, *more, *judged])
        if has_errors(found):
            return Checked(site, pages, found, {})
        workings, claims = make_workings(site, pages[split:], games, compiled), claims_file(site, pages)
        files, broken = join(site, claims, workings, made())
    return Checked(site, pages, (*found, *broken), files)


def _ahead(site: Site, pages: Sequence[Page], games: Mapping[str, Game]) -> tuple[Known, list[Diagnostic]]:
    """Ask the questions of some pages, and run the checks that need no answers."""
    return learn(pages, site.languages, games), check_site(site, games)


def _later(pages: Sequence[Page], part: Fraction) -> Sequence[Page]:
    """Give the pages behind those that hold the first part of the marks."""
    marks = [sum(len(document.marks) for document in page.documents.values()) for page in pages]
    return pages[bisect_left(list(accumulate(marks)), sum(marks) * part) :]


def examine(tree: Tree, games: Mapping[str, Game], unread: Sequence[Diagnostic] = ()) -> Checked:
    """Parse, ask and check: all that is needed to know whether a site holds; `unread` is what reading it found."""
    site, found = parse(tree, games, unread)
    if site is None:
        return Checked(None, (), tuple(found), {})
    pages, problems = ask(site, Desk(games))
    judged = (*check_answers(site, pages, games), *check_site(site, games))
    return Checked(site, pages, _told_once([*found, *problems, *judged]), {})


def _told_once(found: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Leave out what is inside a near miss: it is found only because that was read as plain text."""
    misses = [finding.place for finding in found if finding.code == "near-miss"]
    inside = {id(one) for one in found for miss in misses if one.place != miss and miss.holds(one.place)}
    return tuple(finding for finding in found if id(finding) not in inside)


def _weighed(found: tuple[Diagnostic, ...], *, strict: bool) -> tuple[Diagnostic, ...]:
    """Give the findings with their warnings turned into errors where the check is strict."""
    if not strict:
        return found
    return tuple(
        finding._replace(severity=Severity.ERROR) if finding.severity is Severity.WARNING else finding
        for finding in found
    )


def has_errors(found: Iterable[Diagnostic]) -> bool:
    """Tell whether anything found keeps a site from being published."""
    return any(diagnostic.severity is Severity.ERROR for diagnostic in found)
