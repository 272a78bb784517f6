"""What the rendering tests share: the project's own templates, and views made from a sample's Markdown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import html5lib  # type: ignore[import-untyped]  # its stubs are not among what the tests need
import yaml

from generator.document import Document, MarkKind, Range
from generator.render.body import render_body, writer_for
from generator.render.environment import make_environment
from generator.view import Accent, FrameView, LanguageView, LinkView, MarkView, PageView, Woven
from tests.generator.render.reader import read

TEMPLATES = Path("templates")
ENVIRONMENT = make_environment(
    {
        file.relative_to(TEMPLATES).as_posix(): file.read_text("utf-8")
        for file in TEMPLATES.rglob("*.*ml")
        if file.is_file()
    }
    | {"symbols.svg": (TEMPLATES / "symbols.svg").read_text("utf-8")}
)


def ui(language: str) -> dict[str, str]:
    """Give the interface texts of a language."""
    texts: dict[str, str] = yaml.safe_load((TEMPLATES / "languages" / language / "ui.yaml").read_text("utf-8"))["ui"]
    return texts


def weave(document: Document, accents: Mapping[str, str] | None = None) -> Woven:
    """Give a check to every claim, an accent to each of its words that is listed, and a page to every link."""
    marks = {mark.index: MarkView(mark.shown.text, mark.kind is MarkKind.CLAIM) for mark in document.marks}
    for index, view in marks.items():
        for stretch, word in (accents or {}).items():
            start = view.text.find(stretch)
            if view.checked and start >= 0:
                accent = Accent(start, start + len(stretch), word)
                marks[index] = view._replace(accents=(*view.accents, accent))
    return Woven(marks=marks, links={index: LinkView(link.target.text) for index, link in enumerate(document.links)})


def body(source: str, woven: Woven | None = None) -> str:
    """Give a sample's HTML, on one line, once it was parsed without an error."""
    document = read(source)
    writer = writer_for(document, woven or weave(document), ui("en"), ENVIRONMENT)
    html = render_body(writer, Range(0, len(document.tokens)))
    assert_parses(f"<!DOCTYPE html><title>Sample</title>{html}")
    return re.sub(r"[ \n]+", " ", html).strip()


def page(source: str) -> PageView:
    """Give a page that has nothing but a text."""
    document = read(source)
    frame = FrameView(
        language=LanguageView("id", "Indonesia", "ltr"),
        ui=ui("id"),
        site_title="Buku",
        title="Judul",
        description="Ringkasan",
        root="../",
        home="index.html",
    )
    return PageView(frame, document, weave(document))


def assert_parses(html: str) -> None:
    """Fail on the first thing that is not HTML5."""
    html5lib.HTMLParser(strict=True).parse(html)
