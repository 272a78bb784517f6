"""The templates: compiled once in a run, kept in memory, escaped throughout, and strict about names."""

from __future__ import annotations

from collections.abc import Mapping

from jinja2 import DictLoader, Environment, StrictUndefined

from generator.render.typography import typeset


def make_environment(templates: Mapping[str, str]) -> Environment:
    """Give the environment for templates, given by their names."""
    environment = Environment(
        loader=DictLoader(templates),
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
