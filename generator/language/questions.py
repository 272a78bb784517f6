"""What a question asks, in words: “What are 7 and 8 worth together?”."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from engine.api import CLAIMED, Answer, Between, ValueSet
from generator.language.folding import lower_first
from generator.language.language import Language
from generator.language.lists import Joint
from generator.language.results import DIGITS, Style, Trait
from generator.language.sentences import holes, in_column, put_in
from generator.language.writing import write

CLAIM = CLAIMED.removesuffix(".")
"""The entry of the paths that says of a question that a false statement answers it."""

QUESTION = "question"
"""The place in that entry where the question stands."""

_LISTED: Style = frozenset({DIGITS, Trait("joint", Joint.AND.value)})
"""How several symbols side by side stand in a question: “7 and 8”."""


def question_asked(
    name: str, values: Mapping[str, Sequence[Answer]], language: Language, unsaid: Collection[str] = ()
) -> str:
    """Say what a question of a game asks, from the values that each of its parameters was given: one, or any of some.

    `unsaid` names the parameters whose values need no words: they are what is taken where nothing is given, or are
    none. Of the language's texts for the question, all of whose places have values, it is the one that tells least of
    these, and then the one that tells most. Without one, which the check of the data reports, the name is given.
    """
    fitting = [text for text in language.questions.get(name, ()) if places(text) <= values.keys()]
    if not fitting:
        return name
    unsaid = frozenset(unsaid)
    text = min(fitting, key=lambda text: (len(places(text) & unsaid), -len(places(text))))
    return put_in(text, lambda place, column: _any_of(values[place], language, in_column(column)))


def path_asked(game: str, path: str, language: Language) -> str:
    """Say what a path into an example of a game asks; where the check of the data reports no text, the path is given.

    A path that begins with `CLAIMED` asks what a false statement makes of the path behind it.
    """
    paths = language.paths
    behind = path.removeprefix(CLAIMED)
    text = paths.get(f"{game}:{behind}") or paths.get(behind) or behind
    if behind == path:
        return text
    asked = {QUESTION: lower_first(text)}
    return put_in(paths.get(CLAIM, f"{{{QUESTION}}}"), lambda place, _: asked.get(place))


@lru_cache(maxsize=1024)
def places(text: str) -> frozenset[str]:
    """Give the parameters that a text for a question tells."""
    return frozenset(name for name, _ in holes(text))


def _any_of(members: Sequence[Answer], language: Language, style: Style) -> str:
    """Write what a parameter was given: one value, or several of which the question is asked of each."""
    if len(members) == 1:
        return write(members[0], language, style | _LISTED if isinstance(members[0], tuple) else style)
    if numbers := _numbers(members, language):
        # Within wider bounds than its own a set is never written by what it leaves out.
        return write(ValueSet(numbers, Between(min(numbers) - 1, max(numbers) + 1)), language)
    texts = tuple(dict.fromkeys(write(member, language, style) for member in members))
    return next(language.lists.joined(texts, Joint.OR)).text if len(texts) > 1 else texts[0]


def _numbers(members: Sequence[Answer], language: Language) -> frozenset[int]:
    """Give the members as numbers, where all are numbers or symbols that are written as such; else none."""
    texts = [str(member) for member in members]
    if all(text.isdecimal() and write(member, language) == text for member, text in zip(members, texts, strict=True)):
        return frozenset(map(int, texts))
    return frozenset()
