"""How the figures of a page were computed, as a page of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
    """Write what is shown, what was asked, the steps and the sources.

    What is shown may be the answer itself; a cell is named by its question.
    """
    asked = escaped(typeset(working.question))
    said = any(one.answers for one in working.shown) and all(one.answers or one.denied for one in working.shown)
    if working.answer and not said:
        asked = markup(f"{asked} <b>{escaped(typeset(working.answer))}</b>")
    told = [_shown(alike, asked, ui) for alike in _alike(working.shown)]
    if working.shown[0].text:
        told.append(f"<dd>{asked}</dd>")
    if working.steps:
        steps = "\n".join([_step(step) for step in working.steps])
        told.append(f"<dd><ol>\n{steps}\n</ol></dd>")
    told += [f"<dd>{_citation(citation)}</dd>" for citation in working.citations]
    return "\n".join(told)


def _alike(shown: Iterable[ShownView]) -> Iterable[list[ShownView]]:
    """Put together what reads the same, however often a page shows it."""
    alike: dict[tuple[str, bool], list[ShownView]] = {}
    for one in shown:
        alike.setdefault((one.text, one.denied), []).append(one)
    return alike.values()


def _shown(alike: Sequence[ShownView], asked: Markup, ui: Mapping[str, str]) -> str:
    """Write a text once; links find it under each of its keys."""
    first, *others = alike
    places = "".join([f'<span id="{escaped(one.key)}"></span>' for one in others])
    denied = f" <small>{escaped(ui['denied'])}</small>" if first.denied else ""
    text = escaped(typeset(first.text)) if first.text else asked
    return f'<dt id="{escaped(first.key)}">{places}{text}{denied}</dt>'


@lru_cache(maxsize=4096)
def _step(step: StepView) -> str:
    cited = "".join([f' <a href="{escaped(one.href)}">{_label(one)}</a>' for one in step.references])
    return f"<li>{escaped(typeset(step.sentence))}{cited}</li>"


@lru_cache(maxsize=256)
def _citation(citation: CitationView) -> Markup:
    return element("a", escaped(typeset(citation.title)), href=citation.href)


def _label(reference: ReferenceView) -> str:
    return f"§{NARROW_SPACE}{reference.number}"
