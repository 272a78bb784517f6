"""How the pages word their terms: forms that a glossary refuses, and terms that nothing uses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.api import Game
from generator.check.flow import BREAK, Flow, names, wording
from generator.content import Forms, Page, Site, Term
from generator.diagnostics import Diagnostic
from generator.language import visible
from generator.language.searching import Phrases, phrases

_WORD = re.compile(rf"\w+|{BREAK}")

Running = Mapping[str, Flow]
"""All that a reader reads on each page, by its name."""


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find refused forms in every text that a site puts before a reader, and terms in none but their own page's."""
    running = {code: _running(site, code) for code in site.languages}
    for code, pages in running.items():
        yield from _Refused.of(site, code, None).within(names(site, code))
        games = {page.game_name for page in site.pages if page.id in pages}
        refused = {game: _Refused.of(site, code, game) for game in games}
        for page in site.pages:
            if page.id in pages:
                yield from refused[page.game_name].within([pages[page.id]])
    yield from _unused(site, running)


def _running(site: Site, code: str) -> Running:
    """All that a reader reads in one language, page by page."""
    return {page.id: wording(page.documents[code]) for page in site.pages if code in page.documents}


@dataclass(frozen=True, slots=True)
class _Refused:
    """What the pages of a game may not say in a language, and the phrases in which they may."""

    words: Mapping[str, frozenset[str]]
    """Of each refused form, the words without which no text holds it."""
    right: tuple[str, ...]
    """Forms and phrases in which a refused one is right: few texts need them, so that they are compiled for those."""
    terms: Mapping[str, tuple[Term, Forms]]
    """By refused form."""

    @classmethod
    def of(cls, site: Site, code: str, game: str | None) -> _Refused:
        """Gather what is refused on the pages of a game, or outside all pages."""
        terms = [term for page in site.pages for term in page.terms.values() if code in term.forms]
        here = [(term, term.forms[code]) for term in terms if term.game is None or term.game.text == game]
        refused = {form.text: (term, forms) for term, forms in here for form in forms.refused}
        right = tuple(form.text for _, forms in here for form in (*forms.right, *forms.unless))
        return cls({form: frozenset(_words_of(visible(form))) for form in refused}, right, refused)

    def within(self, flows: Iterable[Flow]) -> Iterator[Diagnostic]:
        """Find refused forms in texts, outside the phrases in which they are right."""
        for flow in flows:
            said = frozenset(_words_of(flow.text))
            near = _phrases(tuple(form for form, words in self.words.items() if words <= said))
            refused = list(near.finditer(flow.text))
            right = [found.span() for found in _phrases(self.right).finditer(flow.text)] if refused else []
            for found in refused:
                start, end = found.span()
                if not any(first <= start and end <= last for first, last in right):
                    term, forms = next(of for form, of in self.terms.items() if phrases([form]).fullmatch(found[0]))
                    message = f"“{found[0]}” is refused for the term `{term.name.text}` (see {term.name.place})"
                    yield Diagnostic("refused-term", flow.place(start, end), message, f"write “{forms.term.text}”")


@lru_cache(maxsize=256)
def _phrases(texts: tuple[str, ...]) -> Phrases:
    return phrases(texts)


def _unused(site: Site, running: Mapping[str, Running]) -> Iterator[Diagnostic]:
    """Terms that no language uses outside the page that defines them, and that await no page.

    What a page that could not be parsed uses is not known.
    """
    if site.unparsed:
        return
    said = {
        (page.id, code): _said(site, page, code, running[code])
        for page in site.pages
        if page.terms
        for code in site.languages
    }
    for page in site.pages:
        for term in page.terms.values():
            uses = (
                f" {_words(form.text)} " in said[page.id, code]
                for code, forms in term.forms.items()
                if code in site.languages
                for form in forms.right
            )
            if not term.awaits and not any(uses):
                message = f"no other page uses the term `{term.name.text}`, in any language"
                hint = "delete it, or say with `awaits:` which announced page is to use it"
                yield Diagnostic("unused-term", term.name.place, message, hint)


def _said(site: Site, page: Page, code: str, running: Running) -> str:
    """All that a site says outside a page, with the symbols that the engine draws, word by word."""
    flows = [*names(site, code), *(text for name, text in running.items() if name != page.id)]
    kinds = site.languages[code].symbols.kinds.values()
    symbols = [name for kind in kinds for called in kind.names.values() for name in called]
    return "\n".join(f" {_words(text)} " for text in [*(flow.text for flow in flows), *symbols])


def _words(text: str) -> str:
    return " ".join(_words_of(text))


@lru_cache(maxsize=4096)
def _words_of(text: str) -> Sequence[str]:
    """The words of a text, in order, with the breaks between blocks."""
    return _WORD.findall(text.casefold())
