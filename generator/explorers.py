"""Explorers in the texts of pages, and in the assets of a site: their blocks, their scripts, and what these show."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.content import Site
from generator.document import Block, Document

BLOCK = "explorer"
"""The name of the block around what an explorer stands on."""
SCRIPTS = "assets/explorers/"
"""The folder of the scripts of explorers, which each have the name of theirs."""
FIRST = "assets/explorers.js"
"""The script of a page with explorers, which fetches the others when they are needed."""
SHARED = "assets/explorer.js"
"""The script that all explorers share."""
STYLE = "assets/explorers.css"
"""What all explorers look like."""

_TEXT = re.compile(r"\bui\.([a-z_]+)")
_TABLE = re.compile(r"\b(?:ask|values|read)\(\"([a-z][a-z-]*)\"")


def script_of(name: str) -> str:
    """Give the asset that is the script of an explorer."""
    return f"{SCRIPTS}{name}.js"


def blocks(document: Document) -> Iterator[Block]:
    """Give the blocks of explorers in one language's text of a page."""
    return (block for block in document.blocks if block.name.text == BLOCK)


def texts_shown(site: Site, name: str) -> tuple[str, ...]:
    """Give the names of the interface texts that an explorer's script shows, and the shared one, in order."""
    scripts = (site.assets.get(script, b"").decode(errors="replace") for script in (SHARED, script_of(name)))
    return tuple(sorted({text for script in scripts for text in _TEXT.findall(script)}))


def tables_read(site: Site, name: str) -> tuple[str, ...]:
    """Give the names of the tables that an explorer's script reads, in order: those that it writes out."""
    return tuple(sorted({*_TABLE.findall(site.assets.get(script_of(name), b"").decode(errors="replace"))}))
