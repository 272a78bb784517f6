"""Judges the answered pages: one kind of finding a module, named in one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.api import Game
from generator.ask import AskedPage
from generator.check import (
    authorities,
    blocks,
    bounds,
    claims,
    coverage,
    dated,
    evidence,
    exemptions,
    exercises,
    explorers,
    foretelling,
    glued,
    links,
    loose,
    measures,
    members,
    mistakes,
    order,
    outcomes,
    parity,
    pictures,
    published,
    records,
    reporting,
    reviews,
    rules,
    slugs,
    subjects,
    templates,
    terms,
    unused,
    wording,
)
from generator.check.flow import Leaf
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.language import Language

PageCheck = Callable[[AskedPage, Mapping[str, Language]], Iterator[Diagnostic]]

PAGE_CHECKS: Mapping[str, PageCheck] = {
    "claims": claims.check,
    "parity": parity.check,
    "reviews": reviews.check,
    "unused": unused.check,
    "exemptions": exemptions.check,
    "blocks": blocks.check,
    "exercises": exercises.check,
    "pictures": pictures.check,
    "mistakes": mistakes.check,
    "evidence": evidence.check,
    "dates": dated.check,
}
"""What is judged page by page."""

TextCheck = Callable[[Leaf], Iterator[Diagnostic]]

TEXT_CHECKS: Mapping[str, TextCheck] = {
    "loose figures": loose.check,
    "loose outcomes": outcomes.check,
    "bounds": bounds.check,
    "subjects": subjects.check,
    "measures": measures.check,
    "members": members.check,
    "foretelling": foretelling.check,
    "order": order.check,
    "glued claims": glued.check,
}
"""What is judged sentence by sentence in each language of a page."""

SiteCheck = Callable[[Site, Mapping[str, Game]], Iterator[Diagnostic]]

SITE_CHECKS: Mapping[str, SiteCheck] = {
    "links": links.check,
    "links in every language": parity.check_links,
    "links in site.yaml": links.check_names,
    "templates": templates.check,
    "rules": rules.check,
    "slugs": slugs.check,
    "names": loose.check_site,
    "terms": terms.check,
    "explorers": explorers.check,
    "sources": authorities.check,
    "where to report": reporting.check,
    "where it is published": published.check,
    "wording": wording.check,
    "dates in site.yaml": dated.check_site,
}
"""What is judged over the whole site."""


AnswerCheck = Callable[[Sequence[AskedPage], Mapping[str, Game]], Iterator[Diagnostic]]

ANSWER_CHECKS: Mapping[str, AnswerCheck] = {
    "coverage": coverage.check,
    "records": records.check,
    "links of mistakes": mistakes.check_links,
}
"""What is judged over the answers of all pages, where all could be read: what one of them lacks, another may hold."""


def check_site(site: Site, games: Mapping[str, Game]) -> list[Diagnostic]:
    """Run the checks that need no answers."""
    return [diagnostic for site_check in SITE_CHECKS.values() for diagnostic in site_check(site, games)]


def check_answers(site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game]) -> list[Diagnostic]:
    """Run the checks of the answered pages, one by one and together."""
    together = () if site.unparsed else ANSWER_CHECKS.values()
    return [
        *(diagnostic for page in pages for diagnostic in check_page(page, site.languages)),
        *(diagnostic for answer_check in together for diagnostic in answer_check(pages, games)),
    ]


def check_page(page: AskedPage, languages: Mapping[str, Language]) -> list[Diagnostic]:
    """Run the checks that need no more than one page."""
    texts = (diagnostic for code in page.documents for diagnostic in check_text(page, code, languages))
    return [*check_whole(page, languages), *texts]


def check_whole(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Run the checks that look at all the languages of a page together."""
    return (diagnostic for page_check in PAGE_CHECKS.values() for diagnostic in page_check(page, languages))


def check_text(page: AskedPage, code: str, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Run the checks that need no more than one language of a page."""
    leaf = Leaf.of(page.documents[code], languages[code], page.game)
    return (diagnostic for text_check in TEXT_CHECKS.values() for diagnostic in text_check(leaf))
