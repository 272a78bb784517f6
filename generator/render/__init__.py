"""The sixth stage: turns a document and what was woven into it into the bytes that are published."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from jinja2 import Environment

from generator.diagnostics import Diagnostic
from generator.render.environment import NOT_COMPILED, CompiledTemplates, compile_templates, make_environment
from generator.render.faults import template_fault
from generator.render.front import render_root
from generator.render.notes import notes_file
from generator.render.page import render_page
from generator.render.workings import render_workings
from generator.view import WovenFile, WovenPage, WovenWorkings

__all__ = ["NOT_COMPILED", "CompiledTemplates", "compile_templates", "render"]


def render(
    templates: Mapping[str, str],
    pages: Iterable[WovenPage | WovenWorkings | WovenFile],
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


def _files(environment: Environment, page: WovenPage | WovenWorkings | WovenFile) -> Iterator[tuple[str, bytes]]:
    if isinstance(page, WovenFile):
        yield page.address, render_root(environment, page.view).encode()
        return
    if isinstance(page, WovenWorkings):
        yield page.address, render_workings(environment, page.view).encode()
    else:
        yield page.address, render_page(environment, page.view).encode()
    if page.notes:
        yield f"{page.address.removesuffix('.html')}.js", notes_file(page.notes)
