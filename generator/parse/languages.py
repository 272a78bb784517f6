"""Reads a language's data: every YAML file of its folder, merged section by section."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.diagnostics import Diagnostic, Place
from generator.document import Placed
from generator.language import Language, Problem
from generator.source import Source
from generator.yamltext import Mapping, Node, Plain, load, plain


def language(code: Placed, sources: Iterable[Source]) -> tuple[Language | None, list[Diagnostic]]:
    """Compile a language from the files of its folder."""
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
        return None, [*found, Diagnostic("language-data", code.place, message, hint)]
    data, twice = _merged(nodes)
    compiled, wrong = Language.from_data(code.text, data)
    return compiled, [*found, *twice, *(_placed(problem, nodes) for problem in wrong)]


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
