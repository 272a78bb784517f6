"""What a question asks, in words: “What are 7 and 8 worth together?”."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from engine.api import CLAIMED, Answer, Between, ValueSet
from generator.language.folding import lower_first
from generator.language.language import Language
from generator.language.lists import Joint
from generator.language.neutral import neutral
from generator.language.results import DIGITS, Style, Trait
from generator.language.sentences import holes, in_column, put_in
from generator.language.writing import told

QUESTION = "question"
"""The place where a question stands in the text that says that a false statement answers it."""

_NONE = "none"
"""The language-neutral text of what says nothing, such as no cards or no limit."""
_NOTHING_USUAL: Mapping[str, Answer] = MappingProxyType({})

_LISTED: Style = frozenset({DIGITS, Trait("joint", Joint.AND.value)})
"""How several symbols side by side stand in a question: “7 and 8”."""


def question_asked(
    name: str,
    given: Mapping[str, Sequence[Answer]],
    language: Language,
    usual: Mapping[str, Answer] = _NOTHING_USUAL,
) -> str:
    """Say what a question of a game asks, from the values that each of its parameters was given: one, or any of some.

    `usual` is what parameters are where they are not given. That needs no words, and nor does what is `none`: of the
    language's texts for the question, all of whose places have values, it is the one that tells least of these, and
    then the one that tells most. Without any, which the check of the data reports, the name is given.
    """
    values = {**{name: (value,) for name, value in usual.items()}, **given}
    texts = [text for text in language.questions.get(name, ()) if places(text) <= values.keys()]
    if len(texts) > 1:
        unsaid = {name for name, members in values.items() if _needs_no_words(members, usual.get(name))}
        texts.sort(key=lambda text: (len(places(text) & unsaid), -len(places(text))))
    if not texts:
        return name
    return put_in(texts[0], lambda place, column: _any_of(values[place], language, in_column(column, language)))


def _needs_no_words(members: Sequence[Answer], usual: Answer | None) -> bool:
    return len(members) == 1 and (members[0] == usual or neutral(members[0]) == _NONE)


def path_asked(game: str, path: str, language: Language) -> str:
    """Say what a path into an example of a game asks; where the check of the data reports no text, the path is given.

    A path that begins with `CLAIMED` asks what a false statement makes of the path behind it: so says the text for
    `CLAIMED` itself, with a place for the question.
    """
    behind = path.removeprefix(CLAIMED)
    text = _of_path(game, behind, language) or behind
    if behind == path:
        return text
    asked = {QUESTION: lower_first(text)}
    return put_in(_of_path(game, CLAIMED, language) or f"{{{QUESTION}}}", lambda place, _: asked.get(place))


def _of_path(game: str, path: str, language: Language) -> str | None:
    """The text for a path: the one that a game alone means so comes first."""
    return language.paths.get(f"{game}:{path}", language.paths.get(path))


@lru_cache(maxsize=1024)
def places(text: str) -> frozenset[str]:
    """Give the parameters that a text for a question tells."""
    return frozenset(name for name, _ in holes(text))


def _any_of(members: Sequence[Answer], language: Language, style: Style) -> str:
    """Write what a parameter was given: one value, or several of which the question is asked of each."""
    if len(members) == 1:
        return told(members[0], language, style | _LISTED if isinstance(members[0], tuple) else style)
    if numbers := _numbers(members, language):
        # Within wider bounds than its own a set is never written by what it leaves out.
        return told(ValueSet(numbers, Between(min(numbers) - 1, max(numbers) + 1)), language)
    texts = tuple(dict.fromkeys(told(member, language, style) for member in members))
    return next(language.lists.joined(texts, Joint.OR)).text if len(texts) > 1 else texts[0]


def _numbers(members: Sequence[Answer], language: Language) -> frozenset[int]:
    """Give the members as numbers, where all are numbers or symbols that are written as such; else none."""
    texts = [str(member) for member in members]
    digits = all(text.isdecimal() and str(int(text)) == text for text in texts)
    if digits and [told(member, language) for member in members] == texts:
        return frozenset(map(int, texts))
    return frozenset()
