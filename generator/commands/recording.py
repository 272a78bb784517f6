"""Noting what a run of `mutate` found, for the pages that show it: their `mutated.yaml`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from generator.census import census, totals
from generator.check.blocks import MUTATIONS
from generator.checked import Checked
from generator.commands.telling import complain
from generator.content import Page, Site
from generator.mutation import Findings
from generator.parse.pages import recorded_file_of
from generator.publish.disk import put
from generator.read import Tree

_HEAD = """\
# Written by `python build.py mutate --record`: how many entries the rules had; by language, how many entries and texts
# were changed, how many of these changes were noticed, and what the pages counted when that was found.
"""


def refusal(site: Site | None, pages: Collection[str]) -> str:
    """Say why nothing can be noted of a run on some pages, or on all; nothing where it can."""
    if pages:
        return "only a run on all pages can be recorded: name none"
    return "" if site and _showing(site) else f"nothing can be recorded: no page has a block `::: {MUTATIONS}`"


def record(root: Path, tree: Tree, checked: Checked, findings: Findings) -> bool:
    """Note what was found beside each page that shows it, survivors or not; tell whether that could be done."""
    site = checked.site
    for page in _showing(site) if site else ():
        file = recorded_file_of(page.id)
        path = root / file
        if (path.read_bytes() if path.exists() else None) != tree.get(file):
            complain(f"{file} was changed meanwhile and left as it is: run the command again")
            return False
        text = _HEAD + "".join(_lines(checked, findings))
        old = site.sources.get(file) if site else None
        put(path, old.rewritten([(old.place(0, len(old.text)), text)]) if old else text.encode())
    return True


def _showing(site: Site) -> list[Page]:
    """The pages that show what was found."""
    return [
        page
        for page in site.pages
        if any(block.name.text == MUTATIONS for document in page.documents.values() for block in document.blocks)
    ]


def _lines(checked: Checked, findings: Findings) -> Iterator[str]:
    yield f"entries: {len(findings.rules)}\nlanguages:\n"
    for code, counts in totals(census(checked.pages, ())).items():
        rules = [bool(rule.noticed[code]) for rule in findings.rules if code in rule.noticed]
        texts = [bool(text.noticed) for text in findings.texts if text.edit.code == code]
        yield f"  {code}:\n    rules: {_tried(rules)}\n    texts: {_tried(texts)}\n"
        yield f"    pages: {{{', '.join(f'{kind}: {count}' for kind, count in counts.items())}}}\n"


def _tried(noticed: list[bool]) -> str:
    return f"{{changed: {len(noticed)}, noticed: {sum(noticed)}}}"
