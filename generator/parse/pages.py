"""Reads one page: its data and its text in each language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from generator.content import Entry, Page, Record
from generator.diagnostics import Diagnostic, Place, Severity
from generator.document import Document, Placed
from generator.freshness import digests
from generator.markdown import parse as parse_markdown
from generator.near import near_match
from generator.parse.yaml_files import PageFile, page_file, recorded_file, reviewed_file
from generator.source import Source


def page_file_of(name: str) -> str:
    """Give the file of a page's data."""
    return f"content/{name}/page.yaml"


def reviewed_file_of(name: str) -> str:
    """Give the file that notes what a page's translations were last reviewed against."""
    return f"content/{name}/reviewed.yaml"


def recorded_file_of(name: str) -> str:
    """Give the file that notes beside a page what a run of `mutate` found."""
    return f"content/{name}/mutated.yaml"


class PageData(NamedTuple):
    """What the data files of a page say, and what is wrong with them."""

    page: PageFile | None
    reviewed: Mapping[str, Mapping[str, Entry]]
    """What was noted of reviews; nothing where the page has no such file."""
    record: Record | None
    """What was noted of a run of `mutate`; nothing where the page has no such file."""
    found: tuple[Diagnostic, ...]


Written = Mapping[str, tuple[Document, tuple[Diagnostic, ...]]]
"""The texts of a page by their language, each with what is wrong with it."""


def read_data(name: str, texts: Mapping[str, Source]) -> PageData | None:
    """Read the data files of a page; nothing where it has no `page.yaml`."""
    sources = [texts.get(file_of(name)) for file_of in (page_file_of, reviewed_file_of, recorded_file_of)]
    data, reviewed, recorded = sources
    if data is None:
        return None
    parsed, of_page = page_file(data)
    noted, of_reviews = reviewed_file(reviewed) if reviewed else ({}, [])
    record, of_record = recorded_file(recorded) if recorded else (None, [])
    return PageData(parsed, noted, record, (*of_page, *of_reviews, *of_record))


def read_texts(name: str, codes: Iterable[str], texts: Mapping[str, Source]) -> Written:
    """Parse the texts that a page has in some languages."""
    files = {code: texts.get(f"content/{name}/{code}.md") for code in codes}
    return {code: parse_markdown(source, code) for code, source in files.items() if source}


def page(
    name: Placed,
    codes: Sequence[str],
    known: Sequence[str],
    texts: Mapping[str, Source],
    parts: tuple[PageData | None, Written],
) -> tuple[Page | None, list[Diagnostic]]:
    """Put a page together; no page where its data cannot be used or a language's text is missing.

    `known` are all languages of the site, `codes` those that could be compiled, in which alone the page is made.
    """
    data, written = parts
    if data is None:
        pages = [other.split("/")[1] for other in texts if other.endswith("/page.yaml")]
        message = f"there is no {page_file_of(name.text)}"
        return None, [Diagnostic("unknown-page", name.place, message, near_match(name.text, pages))]
    left_out = _left_out(data.page, known)
    own = [code for code in codes if code not in left_out]
    documents = {code: written[code][0] for code in own if code in written}
    found = [
        *data.found,
        *(problem for code in documents for problem in written[code][1]),
        *_missing(name.text, own, documents),
    ]
    if data.page is None:
        return None, found
    found += _unknown_languages(data.page, known)
    found += _unread(name.text, data.page, left_out, texts)
    found += _not_translated(data.page, data.reviewed, [code for code in known if code not in left_out])
    found += _missing_slugs(data.page, own)
    found += _unsaid(data.page, own)
    source = data.page.source.text
    if source not in documents or len(documents) < len(own) or not set(own) <= set(data.page.slugs):
        return None, found
    parsed = Page(
        id=name.text,
        file=page_file_of(name.text),
        game=data.page.game,
        source=source,
        slugs=data.page.slugs,
        examples=data.page.examples,
        explorers=data.page.explorers,
        terms=data.page.terms,
        authorities=data.page.authorities,
        documents=documents,
        digests=digests(documents[source], texts[documents[source].file]),
        reviewed=data.reviewed,
        record=data.record,
    )
    return parsed, found


def _left_out(data: PageFile | None, known: Sequence[str]) -> Sequence[str]:
    """The languages of the site that the page is not to have: none, unless it names its own."""
    named = {code.text for code in data.languages} if data else set()
    return [code for code in known if code not in named] if named else []


def _missing(name: str, codes: Sequence[str], documents: Mapping[str, Document]) -> Iterator[Diagnostic]:
    """Languages in which the page has no text."""
    for code in codes:
        if code not in documents:
            message = f"the page `{name}` has no text in {code}"
            hint = "write it, or name the languages that the page has in its page.yaml, as `languages: [...]`"
            yield Diagnostic("missing-text", Place(f"content/{name}/{code}.md"), message, hint)


def _unknown_languages(data: PageFile, known: Sequence[str]) -> Iterator[Diagnostic]:
    """Languages that the page names and the site does not."""
    named = [*data.languages, data.source, *(Placed(code, slug.place) for code, slug in data.slugs.items())]
    named += [Placed(code, forms.term.place) for term in data.terms.values() for code, forms in term.forms.items()]
    named += [Placed(code, told.title.place) for one in data.authorities.values() for code, told in one.told.items()]
    for name in named:
        if name.text not in known:
            message = f"the site has no language `{name.text}`"
            yield Diagnostic("unknown-language", name.place, message, near_match(name.text, known))


def _unread(name: str, data: PageFile, left_out: Sequence[str], texts: Mapping[str, Source]) -> Iterator[Diagnostic]:
    """What the page has in languages that it leaves out: a source, slugs, texts."""
    slugs = [Placed(code, slug.place) for code, slug in data.slugs.items()]
    files = [Placed(code, Place(file)) for code in left_out if (file := f"content/{name}/{code}.md") in texts]
    for found in [data.source, *slugs, *files]:
        if found.text in left_out:
            message = f"`languages:` in page.yaml leaves out `{found.text}`, so nothing reads this"
            yield Diagnostic("unknown-language", found.place, message, f"add `{found.text}` there, or delete this")


def _not_translated(
    data: PageFile, reviewed: Mapping[str, Mapping[str, Entry]], codes: Sequence[str]
) -> Iterator[Diagnostic]:
    """Notes of reviews in the language written first, and in those that the page does not have."""
    for code, noted in reviewed.items():
        if code not in codes or code == data.source.text:
            for entry in noted.values():
                message = f"the page is not translated into {code}"
                yield Diagnostic("reviewed-unknown", entry.key.place, message, "delete it", Severity.WARNING)


def _missing_slugs(data: PageFile, codes: Sequence[str]) -> Iterator[Diagnostic]:
    """Languages in which the page has no slug."""
    for code in codes:
        if code not in data.slugs:
            message = f"the page has no slug in {code}"
            yield Diagnostic("missing-slug", data.source.place, message, "add it to `slug:`")


def _unsaid(data: PageFile, codes: Sequence[str]) -> Iterator[Diagnostic]:
    """Terms that a language has no word for, and sources that it does not tell of."""
    said = [("term", term.name, set(term.forms)) for term in data.terms.values()]
    said += [("source", authority.name, set(authority.told)) for authority in data.authorities.values()]
    for kind, name, languages in said:
        for code in codes:
            if code not in languages:
                message = f"the {kind} `{name.text}` is missing in {code}"
                yield Diagnostic("missing-text", name.place, message, f"add `{code}:`")
