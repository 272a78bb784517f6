"""What a search looks up: the passages of each language, indexed, in files that a page's script loads."""

from __future__ import annotations

from collections.abc import Iterator

from generator.content import Site
from generator.language import Language
from generator.search.files import files
from generator.search.index import index
from generator.search.passages import links_of, passages
from generator.weave.addresses import search_folder
from generator.weave.references import References

__all__ = ["search_files"]

_SHOWN = ("no_hits", "no_search", "more_hits", "index")

_COUNTED = "hits_"
"""What the texts are called that tell how much was found, each behind it by its plural form."""


def search_files(site: Site) -> dict[str, bytes]:
    """Give the files of every language that has an index page, where a reader without scripts looks things up."""
    found: dict[str, bytes] = {}
    for code in site.alphabet:
        language, references = site.languages[code], References.of(site, code)
        pages = [page for page in site.pages if code in page.documents]
        links = links_of(pages, code)
        every = [one for page in pages for one in passages(page, code, references, links)]
        made = index(every, language, _refused(site, code))
        found |= files(search_folder(site, code), every, made, language.finding, _ui(language))
    return found


def _refused(site: Site, code: str) -> Iterator[tuple[str, str]]:
    """Give the words that a glossary refuses, each with the term that is to be used instead; of single words only."""
    for page in site.pages:
        for term in page.terms.values():
            if code in term.forms and term.forms[code].term.text.isalpha():
                for refused in term.forms[code].refused:
                    if refused.text.isalpha():
                        yield refused.text, term.forms[code].term.text


def _ui(language: Language) -> dict[str, object]:
    """Give the texts that a search shows."""
    counted = {name.removeprefix(_COUNTED): text for name, text in language.ui.items() if name.startswith(_COUNTED)}
    return {"hits": counted, **{name: language.ui[name] for name in _SHOWN}}
