"""Reads one page: its data and its text in each language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from generator.content import Entry, Page
from generator.diagnostics import Diagnostic, Place
from generator.document import Document, Placed
from generator.freshness import digests
from generator.markdown import parse as parse_markdown
from generator.near import near_match
from generator.parse.yaml_files import PageFile, page_file, reviewed_file
from generator.source import Source


def page(name: Placed, codes: Sequence[str], texts: Mapping[str, Source]) -> tuple[Page | None, list[Diagnostic]]:
    """Parse the page of a name; no page where its data cannot be used or a language's text is missing."""
    folder = f"content/{name.text}"
    file = f"{folder}/page.yaml"
    if file not in texts:
        known = [other.split("/")[1] for other in texts if other.endswith("/page.yaml")]
        return None, [Diagnostic("unknown-page", name.place, f"there is no {file}", near_match(name.text, known))]
    data, found = page_file(texts[file])
    own = _own(data, codes)
    documents, problems = _documents(folder, own, texts)
    found += problems
    reviewed, problems = _reviewed(texts.get(reviewed_name(name.text)))
    found += problems
    if data is None:
        return None, found
    found += _unknown_languages(data, codes, own)
    found += _unread(folder, own, codes, texts)
    source = data.source.text
    if source not in documents or len(documents) < len(own) or not set(own) <= set(data.slugs):
        return None, found
    parsed = Page(
        id=name.text,
        file=file,
        game=data.game,
        source=source,
        slugs=data.slugs,
        examples=data.examples,
        documents=documents,
        digests=digests(documents[source], texts[documents[source].file]),
        reviewed=reviewed,
    )
    return parsed, found


def reviewed_name(page_id: str) -> str:
    """Give the name of the file that notes what a page's translations were last reviewed against."""
    return f"content/{page_id}/reviewed.yaml"


def _own(data: PageFile | None, codes: Sequence[str]) -> Sequence[str]:
    """The languages that a page is to have, in the site's order: all of them, unless it names its own."""
    named = {code.text for code in data.languages} if data else set()
    return [code for code in codes if code in named] if named else codes


def _documents(
    folder: str, codes: Sequence[str], texts: Mapping[str, Source]
) -> tuple[dict[str, Document], list[Diagnostic]]:
    """Parse the text of each language; one that is missing is a finding."""
    documents: dict[str, Document] = {}
    found: list[Diagnostic] = []
    for code in codes:
        text = texts.get(f"{folder}/{code}.md")
        if text:
            documents[code], problems = parse_markdown(text, code)
            found += problems
        else:
            message = f"the page `{folder.rpartition('/')[2]}` has no text in {code}"
            hint = "write it, or name the languages that the page has in page.yaml: `languages: [...]`"
            found.append(Diagnostic("missing-text", Place(f"{folder}/{code}.md"), message, hint))
    return documents, found


def _reviewed(source: Source | None) -> tuple[Mapping[str, Mapping[str, Entry]], list[Diagnostic]]:
    """What was noted of reviews; nothing where the page has no such file."""
    return reviewed_file(source) if source else ({}, [])


def _unknown_languages(data: PageFile, codes: Sequence[str], own: Sequence[str]) -> Iterator[Diagnostic]:
    """Languages that the page names and the site or the page itself does not have, and languages without a slug."""
    named = [data.source, *(Placed(code, slug.place) for code, slug in data.slugs.items())]
    for name in [*data.languages, *named]:
        if name.text not in codes:
            message = f"the site has no language `{name.text}`"
            yield Diagnostic("unknown-language", name.place, message, near_match(name.text, codes))
    for name in named:
        if name.text in codes and name.text not in own:
            message = f"`languages:` of this page leaves out `{name.text}`"
            yield Diagnostic("unknown-language", name.place, message, f"add `{name.text}` to them, or drop it here")
    for code in own:
        if code not in data.slugs:
            message = f"the page has no slug in {code}"
            yield Diagnostic("missing-slug", data.source.place, message, "add it to `slug:`")


def _unread(folder: str, own: Sequence[str], codes: Sequence[str], texts: Mapping[str, Source]) -> Iterator[Diagnostic]:
    """Texts in languages that the site has and the page leaves out."""
    for code in codes:
        file = f"{folder}/{code}.md"
        if code not in own and file in texts:
            message = f"`languages:` in page.yaml leaves out `{code}`, so nothing reads this file"
            yield Diagnostic("unknown-language", Place(file), message, f"add `{code}` there, or delete it")
