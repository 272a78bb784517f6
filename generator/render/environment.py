"""The templates: compiled once in a run, kept in memory, escaped throughout, and strict about names."""

from __future__ import annotations

from collections.abc import Mapping

from jinja2 import Environment, FunctionLoader, StrictUndefined

from generator.render.typography import typeset


def file_of(name: str) -> str:
    """Give the file of a template by its name."""
    return f"templates/{name}"


def make_environment(templates: Mapping[str, str]) -> Environment:
    """Give the environment for templates, given by their names; their code knows the files that it comes from."""

    def load(name: str) -> tuple[str, str, None] | None:
        return (templates[name], file_of(name), None) if name in templates else None

    environment = Environment(
        loader=FunctionLoader(load),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        optimized=False,  # there is nothing constant to fold, and looking for it takes a tenth of compiling
        cache_size=-1,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["typeset"] = typeset
    return environment
