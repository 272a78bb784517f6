"""What goes wrong in a template, told at the line of the template."""

from __future__ import annotations

from collections.abc import Iterator
from traceback import walk_tb

from jinja2 import TemplateNotFound, TemplateSyntaxError

from generator.diagnostics import Diagnostic, Place
from generator.render.environment import file_of


def template_fault(error: Exception) -> Diagnostic | None:
    """Give the finding that an error makes of a template; none where no template had a part in it."""
    lines = list(_lines(error))
    if isinstance(error, TemplateSyntaxError) and error.name:
        place = _line(file_of(error.name), error.lineno)
    elif lines:
        place = lines[-1]
    elif isinstance(error, TemplateNotFound) and isinstance(error.name, str):
        place = Place(file_of(error.name))
    else:
        return None
    if isinstance(error, TemplateNotFound):
        return Diagnostic("template", place, f"there is no template `{error.name}`")
    reason = getattr(error, "message", None) or f"{type(error).__name__}: {error}"
    return Diagnostic("template", place, f"the page cannot be written: {reason}")


def _lines(error: Exception) -> Iterator[Place]:
    """The lines of templates on the way to an error, the innermost last."""
    for frame, number in walk_tb(error.__traceback__):
        file = frame.f_code.co_filename
        if file.startswith(file_of("")):
            yield _line(file, number)


def _line(file: str, number: int) -> Place:
    return Place(file, number, 1, number, 1)
