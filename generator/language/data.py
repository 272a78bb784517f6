"""Walking through a language's data: every value asked for by its type, every problem noted with its key path."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from generator.language.folding import key, lower_first
from generator.language.templates import Template


class Problem(NamedTuple):
    """One thing wrong with a language's data; `path` is the key path (`words`, `Action`, `draws`)."""

    path: tuple[str, ...]
    message: str

    def __str__(self) -> str:
        """Give the path and the message in one line."""
        return ": ".join(filter(None, (".".join(self.path), self.message)))


@dataclass(frozen=True, slots=True)
class Node:
    """A value in the data with its key path; all nodes of one tree note their problems in one list."""

    value: object
    path: tuple[str, ...] = ()
    problems: list[Problem] = field(default_factory=list)

    def report(self, message: str) -> None:
        """Note a problem with this value."""
        self.problems.append(Problem(self.path, message))

    def text(self) -> str:
        """Give the value as one text, which may not be empty."""
        if isinstance(self.value, str) and self.value.strip():
            return self.value
        self.report("a text is needed")
        return ""

    @property
    def empty(self) -> Node:
        """An empty mapping, for what is left out."""
        return Node({}, self.path, self.problems)

    def choice(self, *allowed: str) -> str:
        """Give the value as one of the allowed texts."""
        if self.value not in allowed:
            self.report(f"must be {' or '.join(allowed)}")
        return str(self.value)

    def texts(self, *, least: int = 1) -> tuple[str, ...]:
        """Give the value as texts: a list of at least so many, or a single one."""
        items = self.items(least=least) if isinstance(self.value, list) else (self,)
        return tuple(text for text in (item.text() for item in items) if text)

    def items(self, *, least: int = 1) -> tuple[Node, ...]:
        """Give the members of a list of at least so many."""
        if isinstance(self.value, list) and len(self.value) >= least:
            return tuple(Node(item, (*self.path, str(at)), self.problems) for at, item in enumerate(self.value))
        self.report("a list is needed" if least == 0 else f"a list of {least} or more is needed")
        return ()

    def entries(self) -> dict[str, Node]:
        """Give the entries of a mapping."""
        if isinstance(self.value, Mapping):
            return {
                str(name): Node(value, (*self.path, str(name)), self.problems) for name, value in self.value.items()
            }
        self.report("a mapping is needed")
        return {}

    def section(self, *names: str, optional: tuple[str, ...] = ()) -> dict[str, Node]:
        """Give the entries of a mapping whose keys are known: a missing one is a problem, so is an unknown one."""
        entries = self.entries()
        for name in entries.keys() - {*names, *optional}:
            entries[name].report("unknown key")
        if isinstance(self.value, Mapping):
            for name in names:
                if name not in entries:
                    self.report(f"{name} is missing")
        return {name: node for name, node in entries.items() if name in {*names, *optional}}

    def templates(self, *holes: str) -> tuple[Template, ...]:
        """Give the value as patterns, each with exactly these holes."""
        templates = tuple(map(Template.of, self.texts()))
        for template in templates:
            if sorted(template.holes) != sorted(holes):
                self.report(f"“{template.text}” must hold {' and '.join(f'{{{hole}}}' for hole in holes)}, each once")
        return tuple(template for template in templates if sorted(template.holes) == sorted(holes))


def report_shared(meanings: Mapping[str, Node], texts: Mapping[str, tuple[str, ...]]) -> None:
    """Note every text that stands for two things; `texts` holds what stands for each thing of `meanings`."""
    seen: dict[str, str] = {}
    for name, phrases in texts.items():
        for phrase in phrases:
            other = seen.setdefault(lower_first(key(phrase)), name)
            if other != name:
                meanings[name].report(f"“{phrase}” already stands for {other}")
