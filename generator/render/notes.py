"""Notes as data that a page's script loads when a reader opens one.

The data are a script themselves, which calls one function: a page read from a disk may load no other kind of file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from generator.render.typography import NARROW_SPACE, typeset
from generator.view import CitationView, NoteView, StepView

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def notes_file(notes: Mapping[str, NoteView]) -> bytes:
    """Give the file of some notes by their keys: plain texts, of which the script makes the elements that show them.

    A note is `[title, answer, [[sentence, [[label, href], …]], …], [[label, href], …]]`; every `href` is relative to
    the file.
    """
    entries = ",\n".join([f"{_json(key)}:{_note(note)}" for key, note in notes.items()])
    return f"tetap({{\n{entries}\n}});\n".encode()


def _note(note: NoteView) -> str:
    lines, links = ",".join(map(line, note.lines)), ",".join(map(_link, note.links))
    return f"[{_json(typeset(note.title))},{_json(typeset(note.answer))},[{lines}],[{links}]]"


@lru_cache(maxsize=8192)
def line(step: StepView) -> str:
    """Write a step as `[sentence, [[label, href], …]]`."""
    return _json([typeset(step.sentence), [[f"§{NARROW_SPACE}{one.number}", one.href] for one in step.references]])


@lru_cache(maxsize=256)
def _link(link: CitationView) -> str:
    return _json([typeset(link.title), link.href])
