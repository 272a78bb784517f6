"""Explorers that stand on nothing, have no script or no texts, or are not on the page that names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.ask import GRIDS
from generator.check.blocks import DRAWN
from generator.content import Explorer, Page, Site
from generator.diagnostics import Diagnostic
from generator.document import Block, Document
from generator.explorers import BLOCK, SCRIPTS, blocks, script_of, texts_shown
from generator.near import near_match

_STANDS_ON = frozenset({"table_open", "bullet_list_open", "ordered_list_open", "dl_open"})


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Judge the explorers of every page, each in every language of it."""
    missing: set[tuple[str, str]] = set()
    for page in site.pages:
        for document in page.documents.values():
            yield from _of_text(page, document)
        for explorer in page.explorers.values():
            yield from _of_data(explorer, page, site, missing)


def _of_text(page: Page, document: Document) -> Iterator[Diagnostic]:
    """Blocks that name no explorer of their page, or hold nothing that is there without a script."""
    for block in blocks(document):
        names = [word.text for word in block.words]
        if len(names) != 1:
            message = f"a block `{BLOCK}` names one explorer"
            yield Diagnostic("explorer-name", block.name.place, message, f"for instance `::: {BLOCK} name`")
        elif names[0] not in page.explorers:
            message = f"this page has no explorer `{names[0]}`"
            hint = near_match(names[0], page.explorers) or f"write `explorers:` into {page.file}"
            yield Diagnostic("unknown-explorer", block.words[0].place, message, hint)
        elif not _stands_on_something(block, document):
            message = "an explorer stands on a table, a list or something drawn, and this block holds none"
            yield Diagnostic("explorer-empty", block.name.place, message, "a page is complete without its scripts")


def _stands_on_something(block: Block, document: Document) -> bool:
    inside = document.tokens[block.tokens.start : block.tokens.end]
    drawn = (other.name.text for other in document.blocks if other.tokens.start in block.tokens and other is not block)
    return any(token.type in _STANDS_ON for token in inside) or any(name in {*GRIDS, *DRAWN} for name in drawn)


def _of_data(explorer: Explorer, page: Page, site: Site, missing: set[tuple[str, str]]) -> Iterator[Diagnostic]:
    """Explorers without a script, without a text that it shows, or without a place on their page.

    A text that is `missing` in a language already, for another explorer, is told once.
    """
    name = explorer.name
    if script_of(name.text) not in site.assets:
        scripts = [
            asset.removeprefix(SCRIPTS).removesuffix(".js") for asset in site.assets if asset.startswith(SCRIPTS)
        ]
        message = f"there is no script templates/{script_of(name.text)}"
        yield Diagnostic("unknown-explorer", name.place, message, near_match(name.text, scripts))
        return
    for code, document in page.documents.items():
        for text in texts_shown(site, name.text):
            if text not in site.languages[code].ui and (code, text) not in missing:
                missing.add((code, text))
                message = f"the explorer `{name.text}` shows the text `{text}`, which {code} lacks"
                hint = f"add it to `ui:` in templates/languages/{code}/"
                yield Diagnostic("missing-text", name.place, message, hint)
        if not any(word.text == name.text for block in blocks(document) for word in block.words):
            message = f"the explorer `{name.text}` does not stand on the page in {code}"
            yield Diagnostic("explorer-undrawn", name.place, message, f"add a block `::: {BLOCK} {name.text}`")
