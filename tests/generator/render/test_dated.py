"""The day on which a line was last checked, behind whatever the line is set as."""

from __future__ import annotations

import pytest

from generator.view import DateView, Woven
from tests.generator.render.reader import read
from tests.generator.render.sample import body, weave

DAY = DateView("29 February 2024", "2024-02-29")
SHOWN = ' <small class="checked">Checked <time datetime="2024-02-29">29 February 2024</time></small>'


def dated(source: str, kind: str, accents: dict[str, str] | None = None) -> str:
    """Give the HTML of a sample whose first block of a kind is dated."""
    document = read(source)
    token = next(index for index, token in enumerate(document.tokens) if token.type == f"{kind}_open")
    woven = weave(document, accents)
    return body(source, Woven(marks=woven.marks, links=woven.links, dated={token: DAY}))


def test_a_paragraph_ends_with_the_day() -> None:
    assert dated("A *line*.", "paragraph") == f"<p>A <em>line</em>.{SHOWN}</p>"


def test_an_item_of_a_list_ends_with_the_day_whether_its_lines_are_set_close_or_not() -> None:
    assert f"<li>A{SHOWN}</li>" in dated("- A\n- B", "paragraph")
    assert f"<li><p>A{SHOWN}</p> </li>" in dated("- A\n\n- B", "paragraph")


@pytest.mark.parametrize("block", ["", "facts", "terms"])
def test_a_term_ends_with_the_day(block: str) -> None:
    source = "A\n: b"
    assert f"<dt>A{SHOWN}</dt>" in dated(f"::: {block}\n{source}\n:::" if block else source, "dt")


def test_a_question_ends_with_the_day() -> None:
    assert f"<summary><span>A?{SHOWN}</span></summary>" in dated("::: questions\nA?\n: b\n:::", "dt")


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("::: steps\n1. A\n:::", f"<div>A{SHOWN}</div>"),
        ("::: decision\n- A\n:::", f'<p><span class="then">A</span>{SHOWN}</p>'),
        ("::: related\n- [A](x). B\n:::", f"<span>B{SHOWN}</span>"),
        ("::: ladder\n- A\n:::", f"<li><p>A{SHOWN}</p>"),
    ],
)
def test_an_item_of_a_dressed_list_ends_with_the_day(source: str, line: str) -> None:
    assert line in dated(source, "paragraph")


def test_a_line_of_a_ladder_ends_with_the_day() -> None:
    html = dated("::: ladder\n- Bank [always stands]{=rule(t)}.\n:::", "paragraph", {"stands": "stands"})
    assert f"{SHOWN}</span></p>" in html
