"""Reads a language's data: every YAML file of its folder, merged section by section."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Mapping as Files

from engine.api import Game
from generator.diagnostics import Diagnostic, Place
from generator.document import Placed
from generator.language import PLURAL_FORMS, Language, Problem, check_language, plural_forms
from generator.source import Source
from generator.yamltext import Mapping, Node, Plain, load, plain


def compile_languages(
    codes: Sequence[Placed], texts: Files[str, Source], games: Files[str, Game]
) -> tuple[dict[str, Language], list[Diagnostic]]:
    """Compile the languages that a site names, in its order, and find what they lack of the games' words."""
    languages: dict[str, Language] = {}
    nodes: dict[str, list[Mapping]] = {}
    found: list[Diagnostic] = []
    for code in codes:
        folder = f"templates/languages/{code.text}/"
        sources = [source for file, source in texts.items() if file.startswith(folder)]
        compiled, nodes[code.text], problems = _language(code, sources)
        found += problems
        if compiled:
            languages[code.text] = compiled
    for name, language in languages.items():
        others = [other for other in languages.values() if other is not language]
        lacking = [*check_language(language, games.values(), others), *_interface(language, others)]
        found += [_placed(problem, nodes[name]) for problem in lacking]
    return languages, found


def _interface(language: Language, others: Iterable[Language]) -> Iterator[Problem]:
    """Find the interface texts that another language has and this one lacks, each plural form of its own too."""
    needed = set(language.ui).union(*(other.ui for other in others))
    counted = {name.removesuffix("_other") for name in needed if name.endswith("_other")}
    needed -= {f"{name}_{form}" for name in counted for form in PLURAL_FORMS}
    needed |= {f"{name}_{form}" for name in counted for form in plural_forms(language)}
    for name in sorted(needed - language.ui.keys()):
        yield Problem(("ui", name), "missing")


def _language(code: Placed, sources: Iterable[Source]) -> tuple[Language | None, list[Mapping], list[Diagnostic]]:
    """Compile one language from the files of its folder."""
    nodes: list[Mapping] = []
    found: list[Diagnostic] = []
    for source in sources:
        node, problems = load(source)
        found += problems
        if isinstance(node, Mapping):
            nodes.append(node)
        elif not problems:
            found.append(Diagnostic("language-data", Place(source.file), "a language's file holds named sections"))
    if not nodes:
        hint = f"put a `language.yaml` into templates/languages/{code.text}"
        message = f"there is no data for the language `{code.text}`"
        return None, [], [*found, Diagnostic("language-data", code.place, message, hint)]
    data, twice = _merged(nodes)
    compiled, wrong = Language.from_data(code.text, data)
    return compiled, nodes, [*found, *twice, *(_placed(problem, nodes) for problem in wrong)]


def _merged(nodes: Sequence[Mapping]) -> tuple[dict[str, Plain], list[Diagnostic]]:
    """Merge files: a section may be spread over several, an entry stands in one."""
    merged: dict[str, Plain] = {}
    firsts: dict[tuple[str, str], Place] = {}
    found: list[Diagnostic] = []
    for node in nodes:
        for section, value in node.entries:
            present = merged.setdefault(section.text, {} if isinstance(value, Mapping) else plain(value))
            entries = value.entries if isinstance(value, Mapping) and isinstance(present, dict) else ()
            for key, entry in entries:
                first = firsts.setdefault((section.text, key.text), key.place)
                if first is not key.place:
                    message = f"`{section.text}.{key.text}` is given at {first} already"
                    found.append(Diagnostic("language-data", key.place, message, "keep one of the two"))
                elif isinstance(present, dict):
                    present[key.text] = plain(entry)
    return merged, found


def _placed(problem: Problem, nodes: Sequence[Mapping]) -> Diagnostic:
    """Place a problem at the entry that its key path leads to, or as near to it as the data goes."""
    _, place = max((_reach(node, problem.path) for node in nodes), key=lambda reached: reached[0])
    return Diagnostic("language-data", place, str(problem))


def _reach(node: Node, path: Sequence[str]) -> tuple[int, Place]:
    """Follow a key path: how many keys of it are there, and the place of the last."""
    place, depth = Place(node.place.file), 0
    for depth, step in enumerate(path):
        if isinstance(node, Mapping):
            key, inner = node.key(step), node.get(step)
            if key is None or inner is None:
                return depth, place
            node, place = inner, key.place
        else:
            return depth, node.place
    return depth + 1, place
