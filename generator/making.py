"""The stages behind the checks: answers are woven into pages, which are rendered, packed and looked at once more.

    weave → render → pack → inspect

The files of a site are made in two parts of about the same work, so that one can be made beside the checks and the
other behind them; what refers from one part to the other is judged when both are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.api import Game
from generator.ask import AskedPage
from generator.assets import assets_needed
from generator.checked import OUTPUT
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.inspect import Seen, inspect, look
from generator.pack import pack
from generator.publish import check_names
from generator.render import NOT_COMPILED, CompiledTemplates, render
from generator.search import search_files
from generator.weave import claims_file, weave_pages, weave_workings

CLAIMS = "claims.json"
"""The file that lists every claim with its question, its answer and the rules that led there."""

_ASSETS = "templates"
"""The folder of the site's own in which its assets stand."""


class Made(NamedTuple):
    """A part of a site's files by their names, what a look at them saw, and why others could not be made."""

    files: Mapping[str, bytes]
    looked: Mapping[str, Seen]
    broken: tuple[Diagnostic, ...]


def make_pages(
    site: Site,
    pages: Sequence[AskedPage],
    explained: Iterable[AskedPage],
    games: Mapping[str, Game],
    compiled: CompiledTemplates = NOT_COMPILED,
) -> Made:
    """Make all that readers come for and what it uses, and the workings of some pages."""
    written, broken = render(site.templates, weave_pages(site, pages, games), compiled)
    packed, unpackable = pack(assets_needed(site), _ASSETS)
    workings = make_workings(site, explained, games, compiled)
    files = {**written, **packed, **search_files(site)}
    return Made(
        {**files, **workings.files},
        {**look(files, OUTPUT), **workings.looked},
        (*broken, *unpackable, *workings.broken),
    )


def make_workings(
    site: Site,
    explained: Iterable[AskedPage],
    games: Mapping[str, Game],
    compiled: CompiledTemplates = NOT_COMPILED,
) -> Made:
    """Make the pages that tell how the figures of some pages were computed."""
    files, broken = render(site.templates, weave_workings(site, explained, games), compiled)
    return Made(files, look(files, OUTPUT), broken)


def join(site: Site, claims: bytes, *parts: Made) -> tuple[dict[str, bytes], tuple[Diagnostic, ...]]:
    """Give every file of the published site, the list of claims among them, and what is wrong with them.

    Faults of templates and of scripts keep files from being made, so that nothing else is judged.
    """
    files = {name: data for part in parts for name, data in part.files.items()} | {CLAIMS: claims}
    looked = {name: page for part in parts for name, page in part.looked.items()}
    broken = tuple(dict.fromkeys(fault for part in parts for fault in part.broken))
    return files, broken or (*check_names(files, OUTPUT), *inspect(looked, files, OUTPUT, site.base_url))


def make(
    site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game]
) -> tuple[dict[str, bytes], tuple[Diagnostic, ...]]:
    """Make the whole site at once."""
    return join(site, claims_file(site, pages), make_pages(site, pages, pages, games))
