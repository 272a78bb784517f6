"""The sixth stage: turns a document and what was woven into it into the bytes that are published."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from jinja2 import Environment

from generator.diagnostics import Diagnostic
from generator.render.environment import NOT_COMPILED, CompiledTemplates, compile_templates, make_environment
from generator.render.explorers import tables_file
from generator.render.faults import template_fault
from generator.render.front import render_root
from generator.render.notes import notes_file
from generator.render.page import render_index, render_page
from generator.render.workings import render_workings
from generator.view import WovenFile, WovenIndex, WovenPage, WovenWorkings

__all__ = ["NOT_COMPILED", "CompiledTemplates", "compile_templates", "render"]


def render(
    templates: Mapping[str, str],
    pages: Iterable[WovenPage | WovenWorkings | WovenIndex | WovenFile],
    compiled: CompiledTemplates = NOT_COMPILED,
) -> tuple[dict[str, bytes], tuple[Diagnostic, ...]]:
    """Give every page by its address, and its notes, without those that a fault of a template keeps back."""
    environment = make_environment(templates, compiled)
    files: dict[str, bytes] = {}
    found: list[Diagnostic] = []
    for page in pages:
        try:
            files |= _files(environment, page)
        except Exception as error:
            fault = template_fault(error)
            if fault is None:
                raise
            found.append(fault)
    return files, tuple(dict.fromkeys(found))


def _files(
    environment: Environment, page: WovenPage | WovenWorkings | WovenIndex | WovenFile
) -> Iterator[tuple[str, bytes]]:
    match page:
        case WovenPage():
            yield page.address, render_page(environment, page.view).encode()
        case WovenWorkings():
            yield page.address, render_workings(environment, page.view).encode()
        case WovenIndex():
            yield page.address, render_index(environment, page.view).encode()
        case WovenFile():
            yield page.address, render_root(environment, page.view).encode()
    if isinstance(page, WovenPage) and page.tables:
        yield f"{page.address.removesuffix('.html')}.tables.js", tables_file(page.tables)
    if isinstance(page, WovenPage | WovenWorkings) and page.notes:
        yield f"{page.address.removesuffix('.html')}.js", notes_file(page.notes)
