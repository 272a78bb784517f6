"""The published list of claims: what the pages say, what was asked, what the engine answered, by which rules."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from generator.ask import Asked, AskedPage
from generator.content import Site
from generator.language import neutral
from generator.weave.addresses import workings_address
from generator.weave.keys import keys


def claims_file(site: Site, pages: Iterable[AskedPage]) -> bytes:
    """Give `claims.json`: a list in reading order, language by language within a page."""
    claims = [
        _claim(page.page.id, code, asked, workings)
        for page in pages
        for code, document in page.documents.items()
        for asked, workings in zip(document.answers, _workings(site, page, code), strict=True)
    ]
    # A claim a line: a change shows as one, and the quick encoder, which cannot indent, does the work.
    written = map(json.JSONEncoder(ensure_ascii=False).encode, claims)
    return ("[\n" + ",\n".join(written) + "\n]\n").encode()


def _workings(site: Site, page: AskedPage, code: str) -> Iterator[str | None]:
    """Where it is told how each answer came about: the published file and the place in it; None where nothing is."""
    file = workings_address(site, page.page, code) if code in site.workings else ""
    for key in keys(page.documents[code]):
        yield f"{file}#{key}" if file else None


def _claim(page: str, code: str, asked: Asked, workings: str | None) -> dict[str, object]:
    place = asked.mark.shown.place
    return {
        "page": page,
        "language": code,
        "file": place.file,
        "line": place.line,
        "column": place.column,
        "shown": asked.mark.shown.text,
        "question": asked.question,
        "answer": neutral(asked.verdict.value),
        "workings": workings,
        "rules": list(dict.fromkeys(step.rule for step in asked.verdict.steps)),
    }
