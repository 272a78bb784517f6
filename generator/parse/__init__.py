"""The second stage: bytes become pages, languages and templates, each text with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import Game
from generator.content import Page, Site
from generator.diagnostics import Diagnostic, Place
from generator.parse.languages import compile_languages
from generator.parse.pages import page
from generator.parse.yaml_files import SiteFile, site_file
from generator.read import Tree
from generator.source import Source

SITE_FILE = "content/site.yaml"
TEXT_ENDINGS = (".html", ".md", ".svg", ".yaml")


def parse(tree: Tree, games: Mapping[str, Game]) -> tuple[Site | None, list[Diagnostic]]:
    """Parse everything that was read; no site where `site.yaml` cannot be used."""
    texts, found = _decode(tree)
    if SITE_FILE not in texts:
        return None, found or [Diagnostic("unreadable", Place(SITE_FILE), "the site has no site.yaml")]
    data, problems = site_file(texts[SITE_FILE])
    found += problems
    if data is None:
        return None, found
    languages, problems = compile_languages(data.languages, texts, games)
    found += problems
    pages, problems = _pages(data, list(languages), texts)
    found += problems
    site = Site(
        titles=data.titles,
        languages=languages,
        pages=pages,
        coming=data.coming,
        templates={
            _below_templates(file): text.text
            for file, text in texts.items()
            if file.endswith((".html", ".svg")) and "/assets/" not in file
        },
        assets={_below_templates(file): data for file, data in tree.items() if file.startswith("templates/assets/")},
        sources=texts,
    )
    return site, found


def _decode(tree: Tree) -> tuple[dict[str, Source], list[Diagnostic]]:
    """Decode every text file."""
    texts: dict[str, Source] = {}
    found: list[Diagnostic] = []
    for file, content in tree.items():
        if file.endswith(TEXT_ENDINGS):
            source, problems = Source.decode(file, content)
            found += problems
            if source:
                texts[file] = source
    return texts, found


def _below_templates(file: str) -> str:
    return file.removeprefix("templates/")


def _pages(
    data: SiteFile, codes: Sequence[str], texts: Mapping[str, Source]
) -> tuple[tuple[Page, ...], list[Diagnostic]]:
    """Parse the pages that the site names, in its order, and find those that it does not name."""
    pages: list[Page] = []
    found = list(_unnamed(data, texts))
    for name in data.pages:
        parsed, problems = page(name, codes, texts)
        found += problems
        if parsed:
            pages.append(parsed)
    return tuple(pages), found


def _unnamed(data: SiteFile, texts: Mapping[str, Source]) -> Iterator[Diagnostic]:
    """Folders of the content that the list of pages leaves out."""
    folders = {file.split("/")[1] for file in texts if file.startswith("content/") and file.count("/") > 1}
    for folder in sorted(folders - {name.text for name in data.pages}):
        message = f"site.yaml does not name the page `{folder}`"
        yield Diagnostic(
            "unnamed-page", Place(f"content/{folder}/page.yaml"), message, "add it to `pages:`, or delete it"
        )
