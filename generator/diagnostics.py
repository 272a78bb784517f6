"""Findings about the content, each with its exact place."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Severity(Enum):
    """How much a finding matters: an error keeps the site from being published."""

    ERROR = "error"
    WARNING = "warning"
    NOTICE = "notice"


class Place(NamedTuple):
    """A stretch of a source file.

    `file` is relative to the site's folder, with `/`. Lines and columns count characters from 1; the end is the
    column just behind the last character. A tuple, as other values that are made by the ten thousand: it costs a fifth
    of the time that a frozen dataclass costs.
    """

    file: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1

    def holds(self, other: Place) -> bool:
        """Tell whether a place lies inside this one."""
        return (
            self.file == other.file
            and (self.line, self.column) <= (other.line, other.column)
            and (other.end_line, other.end_column) <= (self.end_line, self.end_column)
        )

    def __str__(self) -> str:
        """Give the place as editors read it."""
        return f"{self.file}:{self.line}:{self.column}"


class Diagnostic(NamedTuple):
    """One finding: `code` is a kebab-case name, `message` says what and why, `hint` what to do."""

    code: str
    place: Place
    message: str
    hint: str = ""
    severity: Severity = Severity.ERROR
    replacement: str | None = None
    """The text that would make the place right, where the engine knows it: what `accept` writes."""

    @property
    def sort_key(self) -> tuple[Place, str, str]:
        """Order by place, then code."""
        return (self.place, self.code, self.message)
