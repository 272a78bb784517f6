"""A page as a whole."""

from __future__ import annotations

import pytest

from generator.diagnostics import Place, Severity
from generator.markdown import parse
from generator.markdown.parser import markdown
from generator.source import Source


def rendered(page: str) -> str:
    document, _ = parse(Source.of("en.md", page), "en")
    md = markdown()
    return str(md.renderer.render(document.tokens, md.options, {}))


def test_a_document_names_its_file_and_language() -> None:
    document, _ = parse(Source.of("content/x/en.md", "# A\n"), "en")
    assert (document.file, document.language) == ("content/x/en.md", "en")


def test_an_aligned_cell_has_a_class_and_no_inline_style() -> None:
    html = rendered("| a | b | c |\n|:--|:-:|--:|\n| d | e | f |\n")
    assert "style" not in html
    assert [name for name in ("align-start", "align-center", "align-end") if html.count(name) == 2] == [
        "align-start",
        "align-center",
        "align-end",
    ]


def test_attribute_lines_and_definitions_leave_no_token() -> None:
    document, _ = parse(Source.of("en.md", "# A [b]\n\n{#c}\n## C\n\n[b]: d\n"), "en")
    assert [token.type for token in document.tokens] == [
        *("heading_open", "inline", "heading_close", "heading_open", "inline", "heading_close"),
    ]


def test_escapes_entities_and_emphasis_are_rendered_as_ever() -> None:
    assert rendered("a\\* &amp; ***b** c* `d` <e>\n") == (
        "<p>a* &amp; <em><strong>b</strong> c</em> <code>d</code> &lt;e&gt;</p>\n"
    )


def test_a_page_with_a_byte_order_mark_and_crlf_is_read_like_any_other() -> None:
    page = "# A\n\n> b [5]{=c}\n> d [6]{=e}\n"
    one, faults = parse(Source.of("en.md", page), "en")
    other, other_faults = parse(Source.of("en.md", "\ufeff" + page.replace("\n", "\r\n")), "en")
    assert (one.marks, faults) == (other.marks, other_faults)
    assert one.marks


@pytest.mark.parametrize("character", ["\x08", "\x85", "\u202e", "\u2067", "\ufeff", "\uffff"])
def test_control_characters_are_errors(character: str) -> None:
    _, diagnostics = parse(Source.of("en.md", f"# A\n\nb{character}\n"), "en")
    assert [(found.code, found.place) for found in diagnostics] == [
        ("control-character", Place("en.md", 3, 2, 3, 3)),
    ]


def test_only_a_list_in_prose_is_a_mere_warning() -> None:
    _, diagnostics = parse(Source.of("en.md", "a\n- b {\n"), "en")
    assert {found.code: found.severity for found in diagnostics} == {
        "title-missing": Severity.ERROR,
        "list-in-prose": Severity.WARNING,
        "near-miss": Severity.ERROR,
    }


def test_diagnostics_come_in_the_order_of_the_file_with_hints() -> None:
    _, diagnostics = parse(Source.of("en.md", "# A {\n\n[5]{!yaer}\n\n{#b exampel=c}\nd\n"), "en")
    assert [found.hint for found in diagnostics[1:]] == ["did you mean 'year'?", "did you mean 'example'?"]
    assert [found.place.line for found in diagnostics] == [1, 3, 5]


def test_a_second_anchor_names_the_place_of_the_first() -> None:
    _, diagnostics = parse(Source.of("en.md", "# A\n\n{#b}\nc\n\n{#b}\nd\n"), "en")
    (found,) = diagnostics
    assert "en.md:3:2" in found.message
