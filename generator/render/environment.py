"""The templates: compiled once in a run, kept in memory, escaped throughout, and strict about names."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from generator.render.typography import typeset


def make_environment(folder: Path) -> Environment:
    """Give the environment for the templates in a folder."""
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        cache_size=-1,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["typeset"] = typeset
    return environment
