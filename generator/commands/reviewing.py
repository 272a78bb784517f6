"""The command `reviewed`: notes which source each section of a translation was compared with."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from engine.api import Game
from generator.checked import has_errors
from generator.commands.telling import complain, tell
from generator.content import Page, Site
from generator.freshness import Stale, sections, stale
from generator.near import near_match
from generator.parse import parse
from generator.parse.pages import reviewed_file_of
from generator.publish.disk import put
from generator.read import read

_HEAD = """\
# Written by `python build.py reviewed`: by language and section, the digest of the source section that the translation
# was last compared with. `top_` is what stands below the page's title.
"""


def review(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Note a review of one section or of all sections of a page; refuse where there is nothing to note."""
    tree, _ = read(root)
    site, found = parse(tree, games)
    page_id, _, name = options.section.partition("#")
    file = reviewed_file_of(page_id)
    if site is None or has_errors(finding for finding in found if finding.place.file == file):
        complain(f"{file if site else 'the site'} cannot be read; `check` tells why")
        return 1
    page = next((page for page in site.pages if page.id == page_id), None)
    if page is None:
        complain(
            f"there is no page `{page_id}` that could be read; {near_match(page_id, [page.id for page in site.pages])}"
        )
        return 2
    due = [one for one in stale(page) if name in {"", one.name} and options.language in {None, one.language}]
    refusal = _unknown(page, name, options.language) or ("" if due else "nothing changed since the last review")
    if refusal:
        complain(f"{options.section}: {refusal}")
        return 2
    path = root / file
    if (path.read_bytes() if path.exists() else None) != tree.get(file):
        complain(f"{file} was changed meanwhile and left as it is: run the command again")
        return 1
    put(path, _written(site, page, due))
    for one in due:
        tell(f"{page.id}#{one.name}: {one.section.heading.place} follows {one.original.heading.place}")
    return 0


def _unknown(page: Page, name: str, language: str | None) -> str:
    """Say what was named that the page does not have, nothing where all is known."""
    translations = [code for code in page.documents if code != page.source]
    known = {name for code in translations for name in sections(page.documents[code]) if name in page.digests}
    if not translations:
        return f"the page has a text in {page.source} only"
    if language is not None and language not in translations:
        return f"the page is not translated into `{language}`; {near_match(language, translations)}"
    return f"the page has no section `{name}`; {near_match(name, known)}" if name and name not in known else ""


def _written(site: Site, page: Page, due: Sequence[Stale]) -> bytes:
    """Give the file with the new digests, sections in the order of the page; all that it noted besides stays."""
    noted = {code: {name: entry.value.text for name, entry in names.items()} for code, names in page.reviewed.items()}
    for one in due:
        noted.setdefault(one.language, {})[one.name] = page.digests[one.name]
    text = _HEAD + "".join(line for code in sorted(noted) for line in _lines(code, noted[code], page))
    old = site.sources.get(reviewed_file_of(page.id))
    return old.rewritten([(old.place(0, len(old.text)), text)]) if old else text.encode()


def _lines(code: str, noted: Mapping[str, str], page: Page) -> Iterator[str]:
    order = list(page.digests)
    yield f"{code}:\n"
    for name in sorted(noted, key=lambda name: order.index(name) if name in order else len(order)):
        yield f"  {name}: {noted[name]}\n"
