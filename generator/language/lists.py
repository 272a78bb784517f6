"""Lists in a sentence: “6 or 7”, “A, 6 and 9”."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from generator.language.data import Node
from generator.language.folding import key
from generator.language.results import Style, Trait, Written
from generator.language.templates import Template

_PAIR = 2


class Joint(Enum):
    """What joins the last member of a list to the others."""

    AND = "and"
    OR = "or"


@dataclass(frozen=True, slots=True)
class Lists:
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
        for joint in joints:
            for template in (*self.pairs.get(joint, ()), *self.longer.get(joint, ())):
                for match in template.match(text):
                    first = match["first"].text.split(_inner(self.between))
                    allowed = self.pairs if len(first) == 1 else self.longer
                    if template in allowed.get(joint, ()):
                        yield (*first, match["last"].text), _style(joint, template)
        bare = tuple(text.split(_inner(self.between)))
        if len(bare) >= _PAIR:
            yield bare, _BARE

    def joined(self, members: Sequence[str], *joints: Joint) -> Iterator[Written]:
        """Give the ways to write a list of two or more members."""
        *first, last = members
        for joint in joints:
            for template in (self.pairs if len(members) == _PAIR else self.longer).get(joint, ()):
                yield Written(template.fill(first=self.between.join(first), last=last), _style(joint, template))
        yield Written(self.between.join(members), _BARE)


_BARE: Style = frozenset({Trait("joint", "none")})


def _style(joint: Joint, template: Template) -> Style:
    return frozenset({Trait("joint", joint.value), Trait("list", template.text)})


def _by_joint(node: Node | None) -> dict[Joint, tuple[Template, ...]]:
    if node is None:
        return {}
    entries = node.section(*(joint.value for joint in Joint))
    return {Joint(name): entry.templates("first", "last") for name, entry in entries.items()}


def _inner(between: str) -> str:
    """Fold what stands between two members, keeping the blanks at its edges."""
    return key(f"0{between}0")[1:-1] or " "
