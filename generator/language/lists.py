"""Lists in a sentence: “6 or 7”, “A, 6 and 9”."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from generator.language.data import Node
from generator.language.folding import key_between
from generator.language.results import Style, Trait, Written
from generator.language.templates import Template

_PAIR = 2


class Joint(Enum):
    """What joins the last member of a list to the others."""

    AND = "and"
    OR = "or"


class Lists(NamedTuple):
    """How a language writes a list: what stands between members, and the patterns for two and for more.

    A pattern's `{first}` holds all members but the last, its `{last}` the last one.
    """

    between: str
    pairs: Mapping[Joint, tuple[Template, ...]]
    longer: Mapping[Joint, tuple[Template, ...]]

    @classmethod
    def load(cls, node: Node) -> Lists:
        """Compile the section `lists`."""
        entries = node.section("between", "pair", "more")
        between = entries["between"].text() if "between" in entries else ""
        return cls(between, _by_joint(entries.get("pair")), _by_joint(entries.get("more")))

    def split(self, text: str, *joints: Joint) -> Iterator[tuple[tuple[str, ...], Style]]:
        """Give every way in which a folded text is a list of two or more with one of these joints, or with none."""
        between = key_between(self.between)
        for joint in joints:
            for template in (*self.pairs.get(joint, ()), *self.longer.get(joint, ())):
                for match in template.match(text):
                    members = (*match["first"].text.split(between), match["last"].text)
                    if template in self._templates(joint, len(members)):
                        yield members, _style(joint, template, len(members))
        bare = tuple(text.split(between))
        if len(bare) >= _PAIR:
            yield bare, _BARE

    def joined(self, members: Sequence[str], *joints: Joint) -> Iterator[Written]:
        """Give the ways to write a list of two or more members."""
        *first, last = members
        for joint in joints:
            for template in self._templates(joint, len(members)):
                text = template.fill(first=self.between.join(first), last=last)
                yield Written(text, _style(joint, template, len(members)))
        yield Written(self.between.join(members), _BARE)

    def _templates(self, joint: Joint, size: int) -> tuple[Template, ...]:
        return (self.pairs if size == _PAIR else self.longer).get(joint, ())


_BARE: Style = frozenset({Trait("joint", "none")})


def _style(joint: Joint, template: Template, size: int) -> Style:
    return frozenset({Trait("joint", joint.value), Trait("pair" if size == _PAIR else "list", template.text)})


def _by_joint(node: Node | None) -> dict[Joint, tuple[Template, ...]]:
    if node is None:
        return {}
    entries = node.section(*(joint.value for joint in Joint))
    return {Joint(name): entry.templates("first", "last") for name, entry in entries.items()}
