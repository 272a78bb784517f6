"""The way from a folder to a published site, stage by stage.

    read → parse → ask → check → weave → render → pack → inspect → publish

Each stage takes values and returns values with findings; only the first and the last touch the disk. The stages up
to the checks run to their end whatever they find, so that one run tells all faults; nothing is published while there
is an error, and what was woven beside the checks is thrown away.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, TypeAlias

from engine.api import Game
from generator.ask import AskedPage, Desk, ask, ask_pages, learn
from generator.ask.desk import Known
from generator.beside import apart, beside
from generator.check import check_answers, check_site
from generator.content import Page, Site
from generator.diagnostics import Diagnostic, Severity
from generator.inspect import inspect
from generator.outdated import outdated
from generator.pack import pack
from generator.parse import parse, parse_beside
from generator.publish import check_names, publish
from generator.read import Tree, read
from generator.render import NOT_COMPILED, CompiledTemplates, compile_templates, render
from generator.weave import claims_file, weave

OUTPUT = "site"
"""The folder of the published site, below the site's own folder."""

CLAIMS = "claims.json"
"""The file that lists every claim with its question, its answer and the rules that led there."""

Made: TypeAlias = tuple[dict[str, bytes], tuple[Diagnostic, ...]]
"""The files of a site by their names, and what is wrong with them."""

ASKED_HERE = Fraction(13, 20)
"""The part of the marks after which both processes are done at about the same time: the other one also checks."""

_ASSETS = "templates"
"""The folder of the site's own in which its assets stand."""

_TEXTS = (".html", ".css", ".svg", ".json")


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
    needs no answers is checked there too. The pages are made beside the checks: mostly these hold, and only then the
    pages are used.
    """
    desk, later = Desk(games), _later(site.pages) if apart() else ()
    asked_here = site.pages[: len(site.pages) - len(later)]
    with beside(partial(_ahead, site, later, games)) as ahead:
        pages, problems = ask_pages(asked_here, site.languages, desk)
        learnt, of_site = ahead()
    desk.learn(learnt)
    others, more = ask_pages(later, site.languages, desk)
    pages = (*pages, *others)
    with beside(partial(make_pages, site, pages, games, compiled)) as made:
        judged = (*check_answers(site, pages, games), *of_site)
        found = _told_once([*found, *problems, *more, *judged])
        if has_errors(found):
            return Checked(site, pages, found, {})
        files, broken = _with_claims(site, pages, made)
    return Checked(site, pages, (*found, *broken), files)


def _ahead(site: Site, pages: Sequence[Page], games: Mapping[str, Game]) -> tuple[Known, list[Diagnostic]]:
    """Ask the questions of some pages, and run the checks that need no answers."""
    return learn(pages, site.languages, games), check_site(site, games)


def _later(pages: Sequence[Page]) -> Sequence[Page]:
    """Give the last pages, which hold the part of the marks that is not asked here first."""
    marks = [sum(len(document.marks) for document in page.documents.values()) for page in pages]
    return pages[bisect_left(list(accumulate(marks)), sum(marks) * ASKED_HERE) :]


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


def make(site: Site, pages: tuple[AskedPage, ...], games: Mapping[str, Game]) -> Made:
    """Weave, render, pack and inspect: every file of the published site, and what is wrong with them."""
    return _with_claims(site, pages, partial(make_pages, site, pages, games))


def make_pages(
    site: Site, pages: tuple[AskedPage, ...], games: Mapping[str, Game], compiled: CompiledTemplates = NOT_COMPILED
) -> Made:
    """Make every file but the list of claims, which stands in nobody's way.

    Faults of templates and of scripts keep files from being written, so that nothing is inspected.
    """
    written, broken = render(site.templates, weave(site, pages, games), compiled)
    packed, unpackable = pack(site.assets, _ASSETS)
    files = {**written, **packed}
    broken = (*broken, *unpackable)
    return files, broken or (*check_names([*files, CLAIMS], OUTPUT), *_inspected(files, site.base_url))


def _with_claims(site: Site, pages: tuple[AskedPage, ...], made: Callable[[], Made]) -> Made:
    """Write the list of claims while the other files may still be in the making."""
    claims = claims_file(site, pages)
    files, broken = made()
    return {**files, CLAIMS: claims}, broken


def _inspected(files: Mapping[str, bytes], base_url: str) -> tuple[Diagnostic, ...]:
    """Look at the finished files once more."""
    texts = {name: data.decode() for name, data in files.items() if name.endswith(_TEXTS)}
    return inspect(texts, [CLAIMS, *(name for name in files if name not in texts)], OUTPUT, base_url)


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
