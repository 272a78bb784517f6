"""What stands beside the terms that a glossary defines, and what a script shows where they are mentioned.

Both are drawn from the glossary's data, so that they cannot differ from them.
"""

from __future__ import annotations

from collections.abc import Mapping

from generator.content import Page, Site, Term
from generator.terms import Definition, definitions, paragraphs
from generator.view import CitationView, NameView, NoteView, StepView, TermView
from generator.weave.addresses import address, way
from generator.weave.references import References


def weave_terms(page: Page, code: str, references: References) -> Mapping[int, TermView]:
    """Give what belongs to each term that a page defines in a language, by the index of its opening token."""
    defined = {one.token: one.anchor.text for one in definitions(page.documents[code]) if one.anchor}
    return {token: _view(page.terms[name], page, code, references) for token, name in defined.items()}


def _view(term: Term, page: Page, code: str, references: References) -> TermView:
    others = (NameView(other, forms.term.text) for other, forms in term.forms.items() if other != code)
    return TermView(tuple(others), references.cite(((page.game_name, rule.text) for rule in term.rules), page))


def weave_notes(page: Page, code: str, site: Site, references: References) -> Mapping[str, NoteView]:
    """Give the note on each term that a page defines in a language, by the term's anchor, as a file beside it tells it.

    A note holds the definition with the rules that it rests on, and leads to what other languages call the term.
    """
    defined = ((one, page.terms[one.anchor.text]) for one in definitions(page.documents[code]) if one.anchor)
    return {
        term.name.text: NoteView(
            one.called.text, "", _lines(one, term, page, references), _elsewhere(term, page, code, site)
        )
        for one, term in defined
    }


def _lines(one: Definition, term: Term, page: Page, references: References) -> tuple[StepView, ...]:
    """The paragraphs of a definition, with the rules that its term rests on behind the last."""
    *lines, last = paragraphs(page.documents[references.code], one) or ("",)
    cited = references.cite(((page.game_name, rule.text) for rule in term.rules), page)
    file = address(page, references.code).rpartition("/")[2]
    there = (rule._replace(href=f"{file if rule.href.startswith('#') else ''}{rule.href}") for rule in cited)
    return (*map(StepView, lines), StepView(last, tuple(there)))


def _elsewhere(term: Term, page: Page, code: str, site: Site) -> tuple[CitationView, ...]:
    """The same definition in each other language that the page has."""
    here = address(page, code)
    return tuple(
        CitationView(
            f"{site.languages[other].name}: {forms.term.text}", f"{way(here, address(page, other))}#{term.name.text}"
        )
        for other, forms in term.forms.items()
        if other != code and other in page.documents
    )
