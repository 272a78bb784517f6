"""The stages from ask to inspect, beside each other where that can be: a parsed site becomes a checked one.

All that is wrong is told in one run; what was woven beside the checks is thrown away where there is an error.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import accumulate

from engine.api import Game
from generator.ask import Desk, ask, ask_pages, learn
from generator.ask.desk import Known
from generator.beside import apart, beside
from generator.check import check_answers, check_site
from generator.checked import Checked, has_errors
from generator.content import Page, Site
from generator.diagnostics import Diagnostic
from generator.making import join, make_pages, make_workings
from generator.parse import parse
from generator.read import Tree
from generator.render import CompiledTemplates
from generator.weave import claims_file

ASKED_HERE = Fraction(13, 20)
"""The part of the marks after which both processes are done at about the same time: the other one also checks."""

EXPLAINED_BESIDE = Fraction(1, 2)
"""The part of the marks whose workings are made beside the checks, with the pages: the others are made behind them."""


def check_beside(
    site: Site, games: Mapping[str, Game], found: Sequence[Diagnostic], compiled: CompiledTemplates
) -> Checked:
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
