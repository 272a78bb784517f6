"""What stands beside the terms that a glossary defines: drawn from its data, so that it cannot differ from them."""

from __future__ import annotations

from collections.abc import Mapping

from generator.content import Page, Term
from generator.terms import definitions
from generator.view import NameView, TermView
from generator.weave.references import References


def weave_terms(page: Page, code: str, references: References) -> Mapping[int, TermView]:
    """Give what belongs to each term that a page defines in a language, by the index of its opening token."""
    defined = {one.token: one.anchor.text for one in definitions(page.documents[code]) if one.anchor}
    return {token: _view(page.terms[name], page, code, references) for token, name in defined.items()}


def _view(term: Term, page: Page, code: str, references: References) -> TermView:
    others = (NameView(other, forms.term.text) for other, forms in term.forms.items() if other != code)
    return TermView(tuple(others), references.cite(((page.game_name, rule.text) for rule in term.rules), page))
