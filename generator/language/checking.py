"""The check that a language has all that some games need, and nothing that none of them knows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from inspect import signature
from itertools import chain

from engine.api import CLAIMED, Game, Symbol, Word
from generator.language.data import Problem
from generator.language.folding import key
from generator.language.language import Language
from generator.language.questions import QUESTION, places
from generator.language.sentences import holes, without_holes


def check_language(language: Language, games: Iterable[Game], others: Iterable[Language] = ()) -> tuple[Problem, ...]:
    """Find every word, symbol's name, sentence or hole that is missing or unknown.

    A symbol needs a name where one of the `others` gives it one; digits need none, and only data tells them apart.
    """
    games = tuple(games)
    steps = _merged(game.sentences for game in games)
    faults = _merged(game.faults for game in games)
    questions = {
        name: frozenset(list(signature(question).parameters)[1:])
        for game in games
        for name, question in game.questions.items()
    }
    return (
        *_words(language, {words for game in games for words in game.words}),
        *_symbols(language, {kind for game in games for kind in game.symbols}, tuple(others)),
        *_figures(language),
        *_sentences("steps", language.steps, steps, language),
        *_sentences("faults", language.faults, faults, language),
        *_questions(language, questions),
        *_paths(language, games),
        *_deals(language, games),
    )


def _figures(language: Language) -> Iterator[Problem]:
    """Figures that a sentence states by itself, where no answer can prove them."""
    sentences = {
        "ui": language.ui,
        "steps": language.steps,
        "faults": language.faults,
        "paths": language.paths,
        "deals": language.deals,
    }
    of_sections = [(section, name, text) for section, texts in sentences.items() for name, text in texts.items()]
    of_questions = [("questions", name, text) for name, texts in language.questions.items() for text in texts]
    for section, name, text in (*of_sections, *of_questions):
        for start, end in language.prose.unnamed_figures(without_holes(text)):
            yield Problem((section, name), f"nothing checks the figure “{text[start:end]}”")


def _merged(tables: Iterable[Mapping[str, frozenset[str]]]) -> dict[str, frozenset[str]]:
    return dict(chain.from_iterable(table.items() for table in tables))


def _words(language: Language, classes: set[type[Word]]) -> Iterator[Problem]:
    needed = {words.__name__: {str(word.value) for word in words} for words in classes}
    yield from _differences("words", needed, language.words.phrases)
    for name in sorted(needed.keys() & language.words.phrases.keys()):
        for member, phrases in language.words.phrases[name].items():
            if not phrases:
                yield Problem(("words", name, member), "a phrase is needed")


def _symbols(language: Language, kinds: set[type[Symbol]], others: tuple[Language, ...]) -> Iterator[Problem]:
    own = {name: names.names for name, names in language.symbols.kinds.items()}
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        names = own.get(kind.__name__, {})
        for text, found in names.items():
            if not kind.parse(text):
                yield Problem(("symbols", kind.__name__, text), "no such symbol")
            for name in found:
                number = language.numbers.values.get(key(name))
                if number is not None and kind.parse(str(number)) not in {(), kind.parse(text)}:
                    yield Problem(("symbols", kind.__name__, text), f"“{name}” already stands for {number}")
        for other in others:
            for text in other.symbols.kinds[kind.__name__].names if kind.__name__ in other.symbols.kinds else ():
                if text not in names:
                    yield Problem(("symbols", kind.__name__, text), f"a name is needed: {other.name} has one")
    for name in sorted(own.keys() - {kind.__name__ for kind in kinds}):
        yield Problem(("symbols", name), "no game has such symbols")


def _sentences(
    section: str, sentences: Mapping[str, str], needed: Mapping[str, frozenset[str]], language: Language
) -> Iterator[Problem]:
    columns = _columns(language)
    yield from _differences(section, {name: set() for name in needed}, {name: {} for name in sentences})
    for name, values in needed.items():
        yield from _holes((section, name), sentences.get(name, ""), values, columns)


def _holes(path: tuple[str, ...], text: str, values: frozenset[str], columns: frozenset[str]) -> Iterator[Problem]:
    """Holes of a text that no value fills, or that name a column that no word has."""
    for value, column in holes(text):
        if value not in values:
            yield Problem(path, f"{{{value}}} is none of its values: {', '.join(sorted(values)) or 'none'}")
        if column and column not in columns:
            yield Problem(path, f"no word has a column {column}, and it is no article")


def _columns(language: Language) -> frozenset[str]:
    """All that may stand behind the colon of a hole: columns of words and of symbols' names, forms of articles."""
    words = language.words.phrases.values()
    return frozenset(
        (
            *(phrase.column for members in words for found in members.values() for phrase in found),
            *(column for names in language.symbols.kinds.values() for column in names.columns.values()),
            *(form for article in language.symbols.articles for form in article),
        )
    )


def _questions(language: Language, parameters: Mapping[str, frozenset[str]]) -> Iterator[Problem]:
    """Questions without a text, texts that name no parameter of theirs, and parameters that no text names."""
    columns = _columns(language)
    yield from _differences(
        "questions", {name: set() for name in parameters}, {name: {} for name in language.questions}
    )
    for name in sorted(language.questions.keys() & parameters.keys()):
        path, texts = ("questions", name), language.questions[name]
        told: dict[frozenset[str], str] = {}
        for text in texts:
            yield from _holes(path, text, parameters[name], columns)
            other = told.setdefault(places(text), text)
            if other is not text:
                yield Problem(path, f"“{text}” tells no more and no less than “{other}”")
        if parameters[name] not in told:
            named = ", ".join(f"{{{parameter}}}" for parameter in sorted(parameters[name]))
            yield Problem(path, f"a text with {named or 'nothing in braces'} is needed")


def _paths(language: Language, games: tuple[Game, ...]) -> Iterator[Problem]:
    """Paths into examples without a text, and texts for one that no game has, or with braces that nothing fills."""
    known = {name: path for game in games for path in game.paths for name in (path, f"{game.name}:{path}")}
    unsaid = {
        path for game in games for path in game.paths if not {path, f"{game.name}:{path}"} & language.paths.keys()
    }
    needed = unsaid | (known.keys() & language.paths.keys())
    yield from _differences("paths", {name: set() for name in needed}, {name: {} for name in language.paths})
    for name in sorted(known.keys() & language.paths.keys()):
        text, of_claimed = language.paths[name], known[name] == CLAIMED
        if list(holes(text)) != ([(QUESTION, "")] if of_claimed else []):
            what = f"only {{{QUESTION}}}, once," if of_claimed else "nothing"
            yield Problem(("paths", name), f"{what} may stand in braces here")


def _deals(language: Language, games: tuple[Game, ...]) -> Iterator[Problem]:
    """Texts for what no form takes, or that do not say it once."""
    taken = {
        name: parameter
        for game in games
        for form in game.forms.values()
        for parameter in list(signature(form).parameters)[1:]
        for name in (parameter, f"{game.name}:{parameter}")
    }
    columns = _columns(language)
    for name, text in language.deals.items():
        path = ("deals", name)
        if name not in taken:
            yield Problem(path, "no form of a game takes this")
        elif [value for value, _ in holes(text)] != [taken[name]]:
            yield Problem(path, f"{{{taken[name]}}} must stand in braces here, and nothing else")
        else:
            yield from _holes(path, text, frozenset({taken[name]}), columns)


def _differences(
    section: str, needed: Mapping[str, set[str]], given: Mapping[str, Mapping[str, object]]
) -> Iterator[Problem]:
    """Tell what is missing or unknown at two levels of a section; what is missing altogether is told once."""
    for name in sorted(needed.keys() - given.keys()):
        yield Problem((section, name), "missing")
    for name in sorted(given.keys() - needed.keys()):
        yield Problem((section, name), "no game knows this")
    for name in sorted(needed.keys() & given.keys()):
        for member in sorted(needed[name] - given[name].keys()):
            yield Problem((section, name, member), "missing")
        for member in sorted(given[name].keys() - needed[name]):
            yield Problem((section, name, member), "no game knows this")
