"""How the figures of a page were computed, as a page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from jinja2 import Environment
from markupsafe import Markup

from generator.render.page import Text
from generator.render.typography import NARROW_SPACE, typeset
from generator.render.writer import element, escaped, markup
from generator.view import CitationView, PartView, ReferenceView, ShownView, StepView, WorkingsView, WorkingView


def render_workings(templates: Environment, view: WorkingsView) -> str:
    """Give the page. Jinja2's UndefinedError or KeyError: something that it shows was not given."""
    frame, page = view.frame, view.page
    body = markup("\n".join([_part(part, frame.ui) for part in view.parts]))
    link = element("a", escaped(typeset(page.title)), href=page.href)
    about = element("p", markup(f"{escaped(frame.ui['workings_about'])} {link}"), class_="summary")
    text = Text(escaped(typeset(frame.title)), summary=about, opening=Markup(), chapters=(), stale=None)
    template = templates.get_template("workings.html")
    return template.render(page=frame, ui=frame.ui, text=text, body=body)


def _part(part: PartView, ui: Mapping[str, str]) -> str:
    workings = "\n".join([_working(working, ui) for working in part.workings])
    listed = f"<dl>\n{workings}\n</dl>" if workings else ""
    if not part.level:
        return listed
    title = element("a", escaped(typeset(part.title)), href=part.href)
    return f"{element(f'h{part.level}', title, id=part.key)}\n{listed}"


def _working(working: WorkingView, ui: Mapping[str, str]) -> str:
    shown = "\n".join([_shown(one, ui) for one in working.shown])
    asked = f"<dd>{escaped(typeset(working.question))} <b>{escaped(typeset(working.answer))}</b></dd>"
    steps = "\n".join([_step(step) for step in working.steps])
    cited = "".join([f"\n<dd>{_citation(citation)}</dd>" for citation in working.citations])
    traced = f"\n<dd><ol>\n{steps}\n</ol></dd>" if steps else ""
    return f"{shown}\n{asked}{traced}{cited}"


def _shown(shown: ShownView, ui: Mapping[str, str]) -> str:
    denied = f" <small>{escaped(ui['denied'])}</small>" if shown.denied else ""
    return f'<dt id="{escaped(shown.key)}">{escaped(typeset(shown.text))}{denied}</dt>'


@lru_cache(maxsize=4096)
def _step(step: StepView) -> str:
    cited = "".join([f' <a href="{escaped(one.href)}">{_label(one)}</a>' for one in step.references])
    return f"<li>{escaped(typeset(step.sentence))}{cited}</li>"


@lru_cache(maxsize=256)
def _citation(citation: CitationView) -> Markup:
    return element("a", escaped(typeset(citation.title)), href=citation.href)


def _label(reference: ReferenceView) -> str:
    return f"§{NARROW_SPACE}{reference.number}"
