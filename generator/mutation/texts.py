"""Makes a change of a text and looks whether it is reported at one of the spots where it should be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.ask import ask_again
from generator.check import check_text, check_whole
from generator.diagnostics import Diagnostic, Severity
from generator.markdown import parse
from generator.mutation.bench import Bench
from generator.mutation.edits import Edit
from generator.mutation.parts import Part
from generator.source import Source


@dataclass(frozen=True, slots=True)
class Altered:
    """A change of a text with the findings that notice it first; nobody noticed it where there is none."""

    edit: Edit
    noticed: tuple[Diagnostic, ...]


def alter(bench: Bench, part: Part, edit: Edit) -> Altered:
    """Look at the changed text alone until something in it notices the change: nobody has to look any further."""
    before = part.sources[edit.place.file]
    after = Source.of(before.file, _cut(before.text, edit))
    sources = {**part.sources, after.file: after}
    noticed = (tuple(_noticing(found, edit, sources)) for found in _looks(bench, part, edit.code, after))
    return Altered(edit, next(filter(None, noticed), ()))


def _looks(bench: Bench, part: Part, code: str, after: Source) -> Iterator[Iterable[Diagnostic]]:
    """Parse and ask a changed text, then check what the change can touch: the part of the page, and the text itself."""
    languages = bench.site.languages
    document, unparsed = parse(after, code)
    asked, unasked = ask_again(part.page, document, bench.desk, languages)
    yield (*unparsed, *unasked)
    yield check_whole(asked, languages)
    yield check_text(asked, code, languages)


def _cut(text: str, edit: Edit) -> str:
    for cut in sorted(edit.cuts, key=lambda cut: cut.start, reverse=True):
        text = text[: cut.start] + cut.text + text[cut.end :]
    return text


def _noticing(found: Iterable[Diagnostic], edit: Edit, sources: dict[str, Source]) -> Iterator[Diagnostic]:
    """The errors that start where this change should be noticed."""
    spots = [(spot.file, _moved(spot.file, spot.start, edit), _moved(spot.file, spot.end, edit)) for spot in edit.spots]
    for finding in found:
        if finding.severity is Severity.ERROR and finding.place.file in sources:
            start, _ = sources[finding.place.file].span(finding.place)
            if any(file == finding.place.file and first <= start <= last for file, first, last in spots):
                yield finding


def _moved(file: str, offset: int, edit: Edit) -> int:
    """Where a character of a file has gone."""
    if file != edit.place.file:
        return offset
    return offset + sum(len(cut.text) - (cut.end - cut.start) for cut in edit.cuts if cut.end <= offset)
