"""The published list of claims: what the pages say, what was asked, what the engine answered, by which rules."""

from __future__ import annotations

import json
from collections.abc import Iterable

from generator.ask import Asked, AskedPage
from generator.language import neutral


def claims_file(pages: Iterable[AskedPage]) -> bytes:
    """Give `claims.json`: a list in reading order, language by language within a page."""
    claims = [
        _claim(page.page.id, code, asked)
        for page in pages
        for code, document in page.documents.items()
        for asked in document.answers
    ]
    # A claim a line: a change shows as one, and the quick encoder, which cannot indent, does the work.
    written = map(json.JSONEncoder(ensure_ascii=False).encode, claims)
    return ("[\n" + ",\n".join(written) + "\n]\n").encode()


def _claim(page: str, code: str, asked: Asked) -> dict[str, object]:
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
        "rules": list(dict.fromkeys(step.rule for step in asked.verdict.steps)),
    }
