"""Reads one page: its data and its text in each language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from generator.content import Page
from generator.diagnostics import Diagnostic, Place
from generator.document import Document, Placed
from generator.markdown import parse as parse_markdown
from generator.near import near_match
from generator.parse.yaml_files import PageFile, page_file
from generator.source import Source


def page_file_of(name: str) -> str:
    """Give the file of a page's data."""
    return f"content/{name}/page.yaml"


def page(
    name: Placed, codes: Sequence[str], known: Sequence[str], texts: Mapping[str, Source]
) -> tuple[Page | None, list[Diagnostic]]:
    """Parse the page of a name; no page where its data cannot be used or a language's text is missing.

    `known` are all languages of the site, `codes` those that could be compiled, in which alone the page is parsed.
    """
    file = page_file_of(name.text)
    if file not in texts:
        known = [other.split("/")[1] for other in texts if other.endswith("/page.yaml")]
        return None, [Diagnostic("unknown-page", name.place, f"there is no {file}", near_match(name.text, known))]
    data, found = page_file(texts[file])
    documents: dict[str, Document] = {}
    for code in codes:
        text = texts.get(f"content/{name.text}/{code}.md")
        if text:
            documents[code], problems = parse_markdown(text, code)
            found += problems
        else:
            message = f"the page `{name.text}` has no text in {code}"
            found.append(Diagnostic("missing-text", Place(f"content/{name.text}/{code}.md"), message, "write it"))
    if data is None or len(documents) < len(codes):
        return None, found
    found += _unknown_languages(data, known)
    found += _missing_slugs(data, codes)
    found += _unsaid_terms(data, codes)
    parsed = Page(
        id=name.text,
        file=file,
        game=data.game,
        source=data.source.text,
        slugs=data.slugs,
        examples=data.examples,
        terms=data.terms,
        documents=documents,
    )
    return (parsed if data.source.text in codes and set(codes) <= set(data.slugs) else None), found


def _unknown_languages(data: PageFile, known: Sequence[str]) -> Iterator[Diagnostic]:
    """Languages that the page names and the site does not."""
    named = [data.source, *(Placed(code, slug.place) for code, slug in data.slugs.items())]
    named += [Placed(code, forms.term.place) for term in data.terms.values() for code, forms in term.forms.items()]
    for name in named:
        if name.text not in known:
            message = f"the site has no language `{name.text}`"
            yield Diagnostic("unknown-language", name.place, message, near_match(name.text, known))


def _missing_slugs(data: PageFile, codes: Sequence[str]) -> Iterator[Diagnostic]:
    """Languages in which the page has no slug."""
    for code in codes:
        if code not in data.slugs:
            message = f"the page has no slug in {code}"
            yield Diagnostic("missing-slug", data.source.place, message, "add it to `slug:`")


def _unsaid_terms(data: PageFile, codes: Sequence[str]) -> Iterator[Diagnostic]:
    """Terms that a language has no word for."""
    for term in data.terms.values():
        for code in codes:
            if code not in term.forms:
                message = f"the term `{term.name.text}` is missing in {code}"
                yield Diagnostic("missing-text", term.name.place, message, f"add `{code}:`")
