"""The sixth stage: turns a document and what was woven into it into the bytes that are published."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from generator.render.environment import make_environment
from generator.render.page import render_home, render_page
from generator.view import WovenPage

__all__ = ["render"]


def render(templates: Mapping[str, str], pages: Iterable[WovenPage]) -> dict[str, bytes]:
    """Give the HTML of every page by its address."""
    environment = make_environment(templates)
    return {
        page.address: (
            render_page(environment, page.view)
            if page.entries is None
            else render_home(environment, page.view, page.entries)
        ).encode()
        for page in pages
    }
