"""Notes as data that a page's script loads when a reader opens one.

The data are a script themselves, which calls one function: a page read from a disk may load no other kind of file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from generator.render.typography import NARROW_SPACE, typeset
from generator.view import NoteView


def notes_file(notes: Mapping[str, NoteView]) -> bytes:
    """Give the file of some notes by their keys: plain texts, of which the script makes the elements that show them.

    A note is `[title, answer, [[sentence, [[label, href], …]], …], [[label, href], …]]`; every `href` is relative to
    the file.
    """
    data = {key: _data(note) for key, note in notes.items()}
    return f"tetap({json.dumps(data, ensure_ascii=False, separators=(',', ':'))});\n".encode()


def _data(note: NoteView) -> list[object]:
    lines = [
        [typeset(line.sentence), [[f"§{NARROW_SPACE}{one.number}", one.href] for one in line.references]]
        for line in note.lines
    ]
    links = [[typeset(link.title), link.href] for link in note.links]
    return [typeset(note.title), typeset(note.answer), lines, links]
