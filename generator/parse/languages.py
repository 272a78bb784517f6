"""Reads a language's data: every YAML file of its folder, merged section by section."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from collections.abc import Mapping as Files
from pathlib import PurePosixPath

from engine.api import Game
from generator.diagnostics import Diagnostic, Place
from generator.document import Placed
from generator.language import Language, Problem, check_language
from generator.parse import interface
from generator.source import Source
from generator.yamltext import Mapping, Node, Plain, Scalar, load, plain


def compile_languages(
    codes: Sequence[Placed], texts: Files[str, Source], games: Files[str, Game], unusable: Collection[str]
) -> tuple[dict[str, Language], list[Diagnostic]]:
    """Compile the languages that a site names, in its order, and find what they lack of the games' words.

    A language of which a file cannot be used is left out: nobody knows what else it lacks.
    """
    languages: dict[str, Language] = {}
    nodes: dict[str, list[Mapping]] = {}
    found: list[Diagnostic] = []
    for code in codes:
        folder = f"templates/languages/{code.text}/"
        if any(f"{file}/".startswith(folder) for file in unusable):
            continue
        sources = [source for file, source in texts.items() if file.startswith(folder)]
        compiled, nodes[code.text], problems = _language(code, sources)
        found += problems
        if compiled:
            languages[code.text] = compiled
    for name, language in languages.items():
        others = [other for other in languages.values() if other is not language]
        lacking = check_language(language, games.values(), others)
        unsaid = interface.check(language, texts, games.values())
        theirs = [node for other in languages if other != name for node in nodes[other]]
        found += [_placed(problem, nodes[name], theirs) for problem in (*lacking, *unsaid)]
    return languages, found


def _language(code: Placed, sources: Sequence[Source]) -> tuple[Language | None, list[Mapping], list[Diagnostic]]:
    """Compile one language from the files of its folder."""
    nodes: list[Mapping] = []
    found: list[Diagnostic] = []
    for source in sources:
        node, problems = load(source)
        found += problems
        if isinstance(node, Mapping):
            nodes.append(node)
        elif not problems:
            message = "a language's file holds named sections"
            found.append(
                Diagnostic("language-data", Place(source.file), message, "for instance `ui:`, entries below it")
            )
    if len(nodes) < len(sources):
        return None, nodes, found
    if not sources:
        hint = f"put a `language.yaml` into templates/languages/{code.text}"
        message = f"there is no data for the language `{code.text}`"
        return None, nodes, [Diagnostic("language-data", code.place, message, hint)]
    data, twice = _merged(nodes)
    compiled, wrong = Language.from_data(code.text, data)
    return compiled, nodes, [*found, *twice, *(_placed(problem, nodes) for problem in wrong)]


def _merged(nodes: Sequence[Mapping]) -> tuple[dict[str, Plain], list[Diagnostic]]:
    """Merge files: a section of named entries may be spread over several, all else stands in one."""
    merged: dict[str, Plain] = {}
    firsts: dict[tuple[str, ...], Place] = {}
    found: list[Diagnostic] = []

    def is_first(*path: Scalar) -> bool:
        name, place = tuple(key.text for key in path), path[-1].place
        first = firsts.setdefault(name, place)
        if first is not place:
            message = f"`{'.'.join(name)}` is given at {first} already"
            found.append(Diagnostic("language-data", place, message, "keep one of the two"))
        return first is place

    for node in nodes:
        for section, value in node.entries:
            present = merged.get(section.text, {})
            if isinstance(value, Mapping) and isinstance(present, dict):
                firsts.setdefault((section.text,), section.place)
                merged[section.text] = present | {
                    key.text: plain(entry) for key, entry in value.entries if is_first(section, key)
                }
            elif is_first(section):
                merged[section.text] = plain(value)
    return merged, found


def _placed(problem: Problem, nodes: Sequence[Mapping], others: Sequence[Mapping] = ()) -> Diagnostic:
    """Place a problem at the entry that its key path leads to, or as near to it as the data goes.

    What is missing belongs into the file in which another language has it, or else where most of its kind stands.
    """
    twin = next((place for depth, _, place in _ways(problem, others) if depth == len(problem.path)), None)
    depth, _, place = max(
        _ways(problem, nodes), key=lambda way: (way[0], twin is not None and _name(way[2]) == _name(twin), way[1])
    )
    hint = f"add it, as in {twin}" if twin and depth < len(problem.path) else ""
    return Diagnostic("language-data", place, str(problem), hint)


def _name(place: Place) -> str:
    return PurePosixPath(place.file).name


def _ways(problem: Problem, nodes: Sequence[Mapping]) -> list[tuple[int, int, Place]]:
    return [_reach(node, problem.path) for node in nodes]


def _reach(node: Node, path: Sequence[str]) -> tuple[int, int, Place]:
    """Follow a key path: how many keys of it are there, how many entries stand where it ends, and the last's place."""
    place = Place(node.place.file)
    for depth, step in enumerate(path):
        if not isinstance(node, Mapping):
            return depth, 0, node.place
        key, inner = node.key(step), node.get(step)
        if key is None or inner is None:
            return depth, len(node.entries), place
        node, place = inner, key.place
    return len(path), len(node.entries) if isinstance(node, Mapping) else 0, place
