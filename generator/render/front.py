"""The files at the root of a site, each by a template of its own."""

from __future__ import annotations

from jinja2 import Environment

from generator.view import FrameView, LostView, RobotsView, RootView, SitemapView, StartView


def render_root(templates: Environment, view: RootView) -> str:
    """Give the text of a file. Jinja2's UndefinedError: something that it shows was not given."""
    match view:
        case StartView(editions):
            return _in_every_language(templates, "start.html", editions)
        case LostView(editions):
            return _in_every_language(templates, "lost.html", editions)
        case SitemapView(pages):
            return templates.get_template("sitemap.xml").render(pages=pages)
        case RobotsView(sitemap):
            return templates.get_template("robots.txt").render(sitemap=sitemap)


def _in_every_language(templates: Environment, name: str, editions: tuple[FrameView, ...]) -> str:
    first = editions[0]
    return templates.get_template(name).render(page=first, ui=first.ui, editions=editions)
