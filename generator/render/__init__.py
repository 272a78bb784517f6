"""The sixth stage: turns a document and what was woven into it into the bytes that are published."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from jinja2 import Environment

from generator.diagnostics import Diagnostic
from generator.render.environment import NOT_COMPILED, CompiledTemplates, compile_templates, make_environment
from generator.render.faults import template_fault
from generator.render.page import render_home, render_page
from generator.view import WovenPage

__all__ = ["NOT_COMPILED", "CompiledTemplates", "compile_templates", "render"]


def render(
    templates: Mapping[str, str], pages: Iterable[WovenPage], compiled: CompiledTemplates = NOT_COMPILED
) -> tuple[dict[str, bytes], tuple[Diagnostic, ...]]:
    """Give the HTML of every page by its address, without those that a fault of a template keeps from being written."""
    environment = make_environment(templates, compiled)
    files: dict[str, bytes] = {}
    found: list[Diagnostic] = []
    for page in pages:
        try:
            files[page.address] = _html(environment, page).encode()
        except Exception as error:
            fault = template_fault(error)
            if fault is None:
                raise
            found.append(fault)
    return files, tuple(dict.fromkeys(found))


def _html(environment: Environment, page: WovenPage) -> str:
    if page.entries is None:
        return render_page(environment, page.view)
    return render_home(environment, page.view, page.entries)
