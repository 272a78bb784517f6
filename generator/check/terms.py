"""The terms of a glossary: their data, and their definitions in each language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.api import Game
from generator.content import Forms, Page, Site, Term
from generator.diagnostics import Diagnostic
from generator.document import Document
from generator.language import Language
from generator.language.folding import key
from generator.near import near_match
from generator.terms import Definition, definitions


def check(site: Site, games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Judge every term that a page gives, and hold the definitions of that page against them."""
    for page in site.pages:
        for language in site.languages.values():
            said = {
                term.name.text: term.forms[language.code] for term in page.terms.values() if language.code in term.forms
            }
            yield from _figures(said.values(), language)
            yield from _plain(said)
            yield from _contradictions(said)
        for term in page.terms.values():
            yield from _names(term, page, site, games)
        if page.terms:
            for document in page.documents.values():
                yield from _definitions(page, document)


def _figures(said: Iterable[Forms], language: Language) -> Iterator[Diagnostic]:
    """Figures in terms: within these they would go unchecked wherever the term stands."""
    one = {_alike(word) for word in language.numbers.words[1]}
    for form in (form for forms in said for form in forms.right):
        for start, end in language.prose.figures(form.text):
            figure = form.text[start:end]
            if _alike(figure) not in one or _alike(figure) == _alike(form.text):
                message = f"the term “{form.text}” states the figure “{figure}”, which nothing would check in a text"
                hint = "a term may hold an ordinal, or the word for 1 beside other words"
                yield Diagnostic("term-figure", form.place, message, hint)


def _plain(said: Mapping[str, Forms]) -> Iterator[Diagnostic]:
    """Forms that are not to be linked although nothing would link them."""
    for name, forms in said.items():
        right = {_alike(form.text) for form in forms.right}
        for form in forms.plain:
            if _alike(form.text) not in right:
                message = f"“{form.text}” is no right form of the term `{name}`, so that nothing links it"
                hint = (
                    near_match(form.text, [other.text for other in forms.right]) or "add it to `allowed:`, or delete it"
                )
                yield Diagnostic("term-plain", form.place, message, hint)


def _contradictions(said: Mapping[str, Forms]) -> Iterator[Diagnostic]:
    """Forms that are refused although they are right, for the same term or another one."""
    right = {_alike(form.text): name for name, forms in said.items() for form in forms.right}
    for form in (form for forms in said.values() for form in forms.refused):
        name = right.get(_alike(form.text))
        if name:
            message = f"“{form.text}” is refused here, and right for the term `{name}`"
            yield Diagnostic("term-contradiction", form.place, message, "keep one of the two")


def _names(term: Term, page: Page, site: Site, games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """The rules, the game and the announced page that a term names."""
    game = games.get(page.game_name)
    rules = [provision.id for provision in game.provisions] if game else []
    for rule in term.rules:
        if rule.text not in rules:
            message = f"{page.game_name or 'this page'} has no rule `{rule.text}`"
            yield Diagnostic("unknown-rule", rule.place, message, near_match(rule.text, rules))
    for named in (*filter(None, [term.game]), *term.applies):
        if named.text not in games:
            message = f"there is no game `{named.text}`"
            yield Diagnostic("unknown-game", named.place, message, near_match(named.text, games))
    if term.awaits and term.awaits.text not in site.coming:
        message = f"no page `{term.awaits.text}` is announced"
        hint = near_match(term.awaits.text, site.coming) or "leave `awaits:` out once the page is there"
        yield Diagnostic("unknown-page", term.awaits.place, message, hint)


def _definitions(page: Page, document: Document) -> Iterator[Diagnostic]:
    """Terms without a definition, definitions without a term, and those that call their term something else."""
    defined = {one.anchor.text for one in definitions(document) if one.anchor}
    for term in page.terms.values():
        if term.name.text not in defined:
            message = f"the term `{term.name.text}` has no definition in {document.language}"
            hint = f"write `{{#{term.name.text}}}`, the term and `: its definition` into {document.file}"
            yield Diagnostic("term-undefined", term.name.place, message, hint)
    for one in definitions(document):
        if one.anchor is None:
            hint = "name the term by its anchor, `{#…}`, on the line before it"
            yield Diagnostic("unknown-term", one.called.place, "it is not said which term is defined here", hint)
        elif one.anchor.text not in page.terms:
            hint = near_match(one.anchor.text, page.terms)
            yield Diagnostic("unknown-term", one.anchor.place, f"{page.file} has no term `{one.anchor.text}`", hint)
        elif document.language in page.terms[one.anchor.text].forms:
            yield from _called(one, page.terms[one.anchor.text].forms[document.language])


def _called(one: Definition, forms: Forms) -> Iterator[Diagnostic]:
    """A definition's own name for its term, which is that of the data but for capital letters."""
    if _alike(one.called.text) != _alike(forms.term.text):
        message = f"the term is “{forms.term.text}” at {forms.term.place}"
        yield Diagnostic("term-name", one.called.place, message, "write the same in both")


def _alike(text: str) -> str:
    """A text as terms are compared: in any case."""
    return key(text).casefold()
