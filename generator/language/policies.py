"""Policies: what is done for each number of a domain, such as “draws against 6 or 7” or “always stands”.

A policy's text fixes every number: `draws against 6 or 7` says that the other thing is done elsewhere. Where a closed
list has more than two words, every number needs its clause: `draws on 0 or 1; stands on 2; doubles on 3`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import NamedTuple, TypeAlias

from engine.api import Between, Policy, Word
from generator.language.data import Node, report_shared
from generator.language.folding import key_between
from generator.language.kinds import PolicyKind
from generator.language.phrases import Vocabulary
from generator.language.results import DIGITS, PLAIN, WORDS, Accent, Reading, Style, Trait, Unreadable, Written, nearest
from generator.language.sets import Members, Sets
from generator.language.templates import Template

Clause: TypeAlias = tuple[Word, Members]
"""An action, and exactly the numbers for which it is taken."""
Result: TypeAlias = Reading[Clause] | Unreadable

_PATTERNS = {"where": ("action", "over", "set"), "except": ("action", "over", "set"), "always": ("action",)}
_MOST_NUMBERS = 1000
"""A domain beyond this has no policy that a text could state."""
_MOST_EXCEPTIONS = 2
_MOST_NEAREST = 2
_TWO = 2


class Policies(NamedTuple):
    """How a language states policies: its patterns by what the numbers are (`total`) and by kind.

    Kinds are `where` (done there, not elsewhere), `except` (done elsewhere, not there) and `always`. One of the texts
    of `between` stands between the clauses of one policy.
    """

    words: Vocabulary
    sets: Sets
    between: tuple[str, ...]
    patterns: Mapping[str, Mapping[str, tuple[Template, ...]]]

    @classmethod
    def load(cls, node: Node, words: Vocabulary, sets: Sets) -> Policies:
        """Compile the section `policies`."""
        entries = node.section("between", *_PATTERNS, "over")
        patterns = {kind: entry.templates(*_PATTERNS[kind]) for kind, entry in entries.items() if kind in _PATTERNS}
        report_shared(entries, {kind: tuple(each.text for each in found) for kind, found in patterns.items()})
        over = entries["over"].entries() if "over" in entries else {}
        between = entries["between"].texts() if "between" in entries else ()
        return cls(words, sets, between, {name: _with_prepositions(patterns, entry) for name, entry in over.items()})

    def read(self, text: str, kind: PolicyKind) -> Iterator[Reading[Policy] | Unreadable]:
        """Read a folded text as a policy."""
        if kind.over not in self.patterns or kind.domain.high - kind.domain.low >= _MOST_NUMBERS:
            yield Unreadable(f"this language has no way to say what is done over {kind.over}")
            return
        for clause in self._read_clause(text, 0, kind):
            yield _policy((clause,), kind)
        for between in map(key_between, self.between):
            parts = text.split(between)
            if len(parts) > 1:
                starts = [sum(len(part) + len(between) for part in parts[:at]) for at in range(len(parts))]
                clauses = (tuple(self._read_clause(*place, kind)) for place in zip(parts, starts, strict=True))
                for chosen in product(*clauses):
                    yield _policy(chosen, kind)

    def _read_clause(self, text: str, start: int, kind: PolicyKind) -> Iterator[Result]:
        everything = frozenset(kind.domain.values())
        for pattern, templates in self.patterns[kind.over].items():
            for template in templates:
                for match in template.match(text):
                    place = start + match["action"].start
                    for action in self.words.read(match["action"].text, kind.words):
                        said = Reading(action.value, action.style | {Trait(pattern, template.text)}, action.accent)
                        if pattern == "always":
                            yield _clause(said, Reading(everything), place)
                            continue
                        for members in self.sets.read(match["set"].text, kind.domain):
                            chosen = members if pattern == "where" else _complement(members, everything)
                            yield _clause(said, chosen, place)

    def written(self, policy: Policy, style: Style = PLAIN) -> Iterator[Written]:
        """Give the ways to write a policy, by the first action of its closed list first.

        There are thousands, so that with a style only its nearest phrases and sets are put together.
        """
        words = type(policy.actions[0])
        stated = [(word, policy.where(word).members) for word in words if word in policy.actions]
        if len(stated) == 1:
            yield from self._written_always(policy.over, stated[0][0])
        elif len(words) == _TWO:
            for word, members in stated:
                yield from self._written_clause(policy, (word, members), style)
        else:
            yield from self._written_clauses(policy, stated, style)

    def _written_always(self, over: str, word: Word) -> Iterator[Written]:
        for template in self._templates(over, "always"):
            for verb in self.words.written(word):
                text = template.fill(action=verb.text)
                yield Written(text, verb.style | {Trait("always", template.text)})

    def _written_clause(self, policy: Policy, clause: Clause, style: Style) -> Iterator[Written]:
        word, members = clause
        others = frozenset(policy.domain.values()) - members
        scattered = max(members) - min(members) >= len(members)
        if scattered and len(others) <= _MOST_EXCEPTIONS:
            for template in self._templates(policy.over, "except"):
                yield from self._filled(template, "except", (word, others), policy.domain, style)
        for template in self._templates(policy.over, "where"):
            yield from self._filled(template, "where", clause, policy.domain, style)

    def _written_clauses(self, policy: Policy, stated: Sequence[Clause], style: Style) -> Iterator[Written]:
        for template, numerals in product(self._templates(policy.over, "where"), (DIGITS, WORDS)):
            manner = frozenset(trait for trait in style if trait.name != numerals.name) | {numerals}
            ways = (self._filled(template, "where", clause, policy.domain, manner) for clause in stated)
            clauses = [clause for some in ways for clause in islice((way for way in some if numerals in way.style), 1)]
            if len(clauses) == len(stated):
                traits = frozenset[Trait]().union(*(clause.style for clause in clauses))
                yield Written(self.between[0].join(clause.text for clause in clauses), traits)

    def _filled(
        self, template: Template, pattern: str, clause: Clause, domain: Between, style: Style
    ) -> Iterator[Written]:
        word, members = clause
        most = _MOST_NEAREST if style else None
        for verb in islice(nearest(self.words.written(word), style), most):
            for numbers in islice(nearest(self.sets.written(members, domain), style), most):
                text = template.fill(action=verb.text, set=numbers.text)
                yield Written(text, verb.style | numbers.style | {Trait(pattern, template.text)})

    def _templates(self, over: str, pattern: str) -> tuple[Template, ...]:
        return self.patterns.get(over, {}).get(pattern, ())


def _with_prepositions(patterns: Mapping[str, tuple[Template, ...]], node: Node) -> dict[str, tuple[Template, ...]]:
    """Put what stands before the numbers into the patterns; `all` names every number where a set would stand."""
    entries = node.section("before", optional=("all",))
    before = entries["before"].texts() if "before" in entries else ()
    everything = entries["all"].texts() if "all" in entries else ()
    spelled = {
        kind: tuple(each.text.replace("{over}", words) for each in found for words in before)
        for kind, found in patterns.items()
        if kind != "always"
    }
    always = [each.text for each in patterns.get("always", ())]
    always += [text.replace("{set}", phrase) for text in spelled.get("where", ()) for phrase in everything]
    return {kind: tuple(map(Template.of, texts)) for kind, texts in {"always": always, **spelled}.items()}


def _clause(action: Reading[Word], members: Reading[Members] | Unreadable, place: int) -> Result:
    if isinstance(members, Unreadable):
        return members
    accent = tuple(Accent(place + start, place + end, word) for start, end, word in action.accent)
    return Reading((action.value, members.value), action.style | members.style, accent)


def _complement(members: Reading[Members] | Unreadable, everything: Members) -> Reading[Members] | Unreadable:
    if isinstance(members, Unreadable):
        return members
    return Reading(everything - members.value, members.style)


def _policy(clauses: Sequence[Result], kind: PolicyKind) -> Reading[Policy] | Unreadable:
    actions: dict[int, Word] = {}
    style: Style = frozenset()
    accent: tuple[Accent, ...] = ()
    for clause in clauses:
        if isinstance(clause, Unreadable):
            return clause
        action, members = clause.value
        if actions.keys() & members:
            return Unreadable(f"says twice what is done for {min(actions.keys() & members)}")
        actions |= dict.fromkeys(members, action)
        style |= clause.style
        accent += clause.accent
    if len(clauses) == 1 and len(kind.words) == _TWO:
        other = next(word for word in kind.words if word is not accent[0].word)
        actions = dict.fromkeys(kind.domain.values(), other) | actions
    left_out = [number for number in kind.domain.values() if number not in actions]
    if left_out:
        return Unreadable(f"does not say what is done for {left_out[0]}")
    return Reading(
        Policy(kind.over, kind.domain, tuple(actions[number] for number in kind.domain.values())), style, accent
    )
