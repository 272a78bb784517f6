"""What an example was dealt besides its hands, in words: “a stake of 20”."""

from __future__ import annotations

from enum import Enum

from engine.api import Answer
from generator.language.language import Language
from generator.language.lists import Joint
from generator.language.results import DIGITS, Style, Trait
from generator.language.sentences import in_column, put_in
from generator.language.writing import told

_LISTED: Style = frozenset({DIGITS, Trait("joint", Joint.AND.value)})


def dealt(game: str, name: str, value: Answer, language: Language) -> str | None:
    """Say what a form of a game was given under a name: by the language's text for it, else as it is told anywhere.

    None for one of a closed list that the language has no phrases for, such as the name of a false statement: no
    reader knows the language-neutral text.
    """
    text = language.deals.get(f"{game}:{name}", language.deals.get(name))
    if text is None:
        return None if _nameless(value, language) else told(value, language)
    listed = _LISTED if isinstance(value, tuple) else frozenset()
    return put_in(text, lambda _, column: told(value, language, in_column(column, language) | listed))


def _nameless(value: Answer, language: Language) -> bool:
    known = {*language.words.phrases, *language.symbols.kinds}
    return isinstance(value, Enum) and type(value).__name__ not in known
