"""A file of the content as it was read: its text, and where each character of it stands."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from generator.diagnostics import Diagnostic, Place

_BYTE_ORDER_MARK = "\ufeff"
_LINE_END = re.compile(r"\r\n?")


@dataclass(frozen=True, slots=True)
class Source:
    """A text file. Offsets count the characters of `text` from 0, places count lines and columns from 1.

    `text` has no byte-order mark and ends every line with LF; `raw` is what the file holds, so that an edit can leave
    everything beside it as it was.
    """

    file: str
    """Relative to the site's folder, with `/`."""
    text: str
    raw: str
    _line_starts: tuple[int, ...]
    _folded: tuple[int, ...]
    """The offsets in `text` of the line ends that are CRLF in `raw`."""

    @classmethod
    def of(cls, file: str, raw: str) -> Source:
        """Give the source that a text makes."""
        text = _LINE_END.sub("\n", raw.removeprefix(_BYTE_ORDER_MARK))
        starts = (0, *(end.end() for end in re.finditer("\n", text)))
        skipped = len(raw) - len(raw.removeprefix(_BYTE_ORDER_MARK))
        pairs = (end.start() - skipped for end in re.finditer("\r\n", raw))
        return cls(file, text, raw, starts, tuple(offset - before for before, offset in enumerate(pairs)))

    @classmethod
    def decode(cls, file: str, data: bytes) -> tuple[Source | None, tuple[Diagnostic, ...]]:
        """Give the source that a file's bytes make; the first byte that is no UTF-8 is an error."""
        try:
            return cls.of(file, data.decode("utf-8")), ()
        except UnicodeDecodeError as error:
            before = cls.of(file, data[: error.start].decode("utf-8"))
            offset = len(before.text)
            place = before.place(offset, offset + 1)
            message = f"the byte 0x{data[error.start]:02x} is not UTF-8"
            return None, (Diagnostic("encoding", place, message, "save the file as UTF-8"),)

    @classmethod
    def read(cls, root: Path, relative: str) -> tuple[Source | None, tuple[Diagnostic, ...]]:
        """Read a file by its path below a folder; one that cannot be read is an error."""
        try:
            data = (root / relative).read_bytes()
        except OSError as error:
            reason = (error.strerror or "unknown reason").lower()
            return None, (Diagnostic("unreadable", Place(relative), f"the file cannot be read: {reason}"),)
        return cls.decode(relative, data)

    def place(self, start: int, end: int) -> Place:
        """Give the place of the characters from one offset up to, not including, another."""
        starts = self._line_starts
        line = bisect_right(starts, start)
        is_within = line < len(starts) and end < starts[line]
        end_line = line if is_within else bisect_right(starts, end)
        return Place(self.file, line, start - starts[line - 1] + 1, end_line, end - starts[end_line - 1] + 1)

    def span(self, place: Place) -> tuple[int, int]:
        """Give the offsets of a place, the reverse of `place`."""
        start = self._line_starts[place.line - 1] + place.column - 1
        return start, self._line_starts[place.end_line - 1] + place.end_column - 1

    def line(self, number: int) -> Place:
        """Give the place of what a line holds without the blanks around it; lines count from 1."""
        start = self._line_starts[number - 1]
        end = self.text.find("\n", start)
        text = self.text[start : end if end >= 0 else None]
        return self.place(start + len(text) - len(text.lstrip()), start + len(text.rstrip()))

    def rewritten(self, edits: Iterable[tuple[Place, str]]) -> bytes:
        """Give the file's bytes with some places replaced; all other bytes stay, byte-order mark and line ends too.

        The places must not overlap. A line end in a new text takes the file's own style.
        """
        newline = "\r\n" if self._folded else "\n"
        raw = self.raw
        for place, new in sorted(edits, reverse=True):
            start, end = map(self._raw_offset, self.span(place))
            raw = raw[:start] + new.replace("\n", newline) + raw[end:]
        return raw.encode("utf-8")

    def _raw_offset(self, offset: int) -> int:
        skipped = self.raw.startswith(_BYTE_ORDER_MARK)
        return skipped + offset + bisect_left(self._folded, offset)
