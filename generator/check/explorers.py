"""Explorers that stand on nothing, have no script or no texts, or are not on the page that names them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.ask import GRIDS
from generator.check.blocks import DRAWN
from generator.content import Explorer, Page, Site
from generator.diagnostics import Diagnostic
from generator.document import Block, Document
from generator.explorers import BLOCK, SCRIPTS, blocks, script_of, tables_read, texts_shown
from generator.near import near_match

_HOLE = re.compile(r"{\w+}")
_STANDS_ON = frozenset({"table_open", "bullet_list_open", "ordered_list_open", "dl_open"})


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Judge the explorers of every page, each in every language of it."""
    told: set[tuple[str, str]] = set()
    for page in site.pages:
        for document in page.documents.values():
            yield from _of_text(page, document)
        for explorer in page.explorers.values():
            yield from _of_data(explorer, page, site, told)


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


def _of_data(explorer: Explorer, page: Page, site: Site, told: set[tuple[str, str]]) -> Iterator[Diagnostic]:
    """Explorers without a script, with a faulty text, without a table or a place on their page."""
    name = explorer.name
    if script_of(name.text) not in site.assets:
        scripts = [
            asset.removeprefix(SCRIPTS).removesuffix(".js") for asset in site.assets if asset.startswith(SCRIPTS)
        ]
        message = f"there is no script templates/{script_of(name.text)}"
        yield Diagnostic("unknown-explorer", name.place, message, near_match(name.text, scripts))
        return
    yield from _of_texts(explorer, page, site, told)
    for table in tables_read(site, name.text):
        if table not in explorer.tables:
            message = f"the script of the explorer `{name.text}` reads a table `{table}`, which the explorer lacks"
            hint = "name it under `tables:`, with the question that fills it"
            yield Diagnostic("missing-table", name.place, message, hint)
    for code, document in page.documents.items():
        if not any(word.text == name.text for block in blocks(document) for word in block.words):
            message = f"the explorer `{name.text}` does not stand on the page in {code}"
            yield Diagnostic("explorer-undrawn", name.place, message, f"add a block `::: {BLOCK} {name.text}`")


def _of_texts(explorer: Explorer, page: Page, site: Site, told: set[tuple[str, str]]) -> Iterator[Diagnostic]:
    """Texts of a script that a language lacks, or that leave other holes than in the page's source language.

    A script fills the holes of all languages alike. What was `told` of a text for another explorer is not told again.
    """
    name, known = explorer.name, site.languages[page.source].ui
    for code in page.documents:
        ui = site.languages[code].ui
        for text in texts_shown(site, name.text):
            if (code, text) in told:
                continue
            if text not in ui:
                told.add((code, text))
                message = f"the explorer `{name.text}` shows the text `{text}`, which {code} lacks"
                hint = f"add it to `ui:` in templates/languages/{code}/"
                yield Diagnostic("missing-text", name.place, message, hint)
            elif text in known and _holes(ui[text]) != _holes(known[text]):
                told.add((code, text))
                own, others = map(_listed, (ui[text], known[text]))
                message = f"in {code} the text `{text}` has {own}, in {page.source} {others}"
                hint = f"a script fills both alike: give it the same in templates/languages/{code}/"
                yield Diagnostic("text-holes", name.place, message, hint)


def _holes(text: str) -> set[str]:
    return set(_HOLE.findall(text))


def _listed(text: str) -> str:
    return ", ".join(sorted(_holes(text))) or "nothing in braces"
