"""What machines are told of a page: where it stands, what a preview of it shows, and what it asks and answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from generator import plain
from generator.content import Site
from generator.document import Document, Range
from generator.language import Language
from generator.view import AlternateAddress, HeadView, Property
from generator.weave.spots import Spot

PICTURE = "assets/icon.png"
"""What a preview shows beside a page's title: few of those who draw previews read SVG."""
_QUESTIONS = "questions"
"""The block that holds questions with their answers."""
_MANY = 2
"""So many blocks of questions make a page of questions."""
_TERM, _TEXT = "dt_open", "dd_open"
_SCHEMA = "https://schema.org"


def head(site: Site, language: Language, spot: Spot) -> HeadView:
    """Tell machines of a page."""
    base = site.base_url
    if not base:
        return HeadView(properties=tuple(_properties(site, language, spot)))
    default = spot.default or next(iter(spot.twins.values()))
    twins = {**spot.twins, "x-default": default} if len(spot.twins) > 1 else {}
    return HeadView(
        canonical=base + spot.address,
        alternates=tuple(AlternateAddress(code, base + there) for code, there in twins.items()),
        properties=tuple(_properties(site, language, spot)),
        data=(_breadcrumbs(base, (*spot.above, spot)),) if spot.above else (),
    )


def _properties(site: Site, language: Language, spot: Spot) -> Iterator[Property]:
    """What a preview shows. A locale is told with its country, or not at all: the protocol knows no other."""
    yield Property("og:type", "article" if spot.above else "website")
    yield Property("og:site_name", site.titles[language.code].text)
    yield Property("og:title", spot.title)
    if spot.description:
        yield Property("og:description", spot.description)
    locales = {code: site.languages[code].locale for code in (language.code, *spot.twins)}
    for code, locale in locales.items():
        if "_" in locale:
            yield Property("og:locale" if code == language.code else "og:locale:alternate", locale)
    if site.base_url:
        yield Property("og:url", site.base_url + spot.address)
        if PICTURE in site.assets:
            yield Property("og:image", site.base_url + PICTURE)


def _breadcrumbs(base: str, way: Sequence[Spot]) -> Mapping[str, object]:
    """The way from the home page to a page."""
    steps = [
        {"@type": "ListItem", "position": at, "name": spot.title, "item": base + spot.address}
        for at, spot in enumerate(way, 1)
    ]
    return {"@context": _SCHEMA, "@type": "BreadcrumbList", "itemListElement": steps}


def answered(document: Document) -> tuple[Mapping[str, object], ...]:
    """Tell machines what a page asks and answers, where it is a page of questions: most others end in a few of them."""
    blocks = [block for block in document.blocks if block.name.text == _QUESTIONS]
    asked = [
        {"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
        for block in blocks
        for question, answer in _questions(document, block.tokens)
    ]
    if len(blocks) < _MANY:
        return ()
    return ({"@context": _SCHEMA, "@type": "FAQPage", "inLanguage": document.language, "mainEntity": asked},)


def _questions(document: Document, span: Range) -> Iterator[tuple[str, str]]:
    """Give the terms and the texts of each group of a definition list as plain text: a question and its answer."""
    starts = [index for index in range(span.start, span.end) if document.tokens[index].type in {_TERM, _TEXT}]
    texts = [
        (document.tokens[start].type, plain.running(document, Range(start, end)))
        for start, end in zip(starts, [*starts[1:], span.end], strict=True)
    ]
    question = ""
    for kind, run in groupby(texts, key=itemgetter(0)):
        said = " ".join(text for _, text in run)
        if kind == _TEXT:
            yield question, said
        question = said
