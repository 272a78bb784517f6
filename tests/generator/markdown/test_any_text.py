"""What holds for any text at all."""

from __future__ import annotations

import re
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.document import Document
from generator.markdown import parse
from generator.markdown.parser import markdown
from generator.source import Source

PIECES = [
    *("[15]{=sum(7,8)}", "[7 and\n8]{h=}", r"[a\*b]{!=x}", "[1998]{!year}", "[]{=a}", "[x ", "]{", "] {=x}", "{=", "}"),
    *("{#a-b rule=x}\n", "# T\n", "## H #\n", "===\n", "---\n", "::: name w\n", ":::\n", "::::\n", "```\n", "~~~\n"),
    *("\n", "\n\n", "  \n", "\\\n", "- ", "1. ", "9. ", "> ", "    ", "\t", " ", "Term\n: text\n", ": ", "~ "),
    *("| a | b |\n|---|--:|\n", "|", r"\|", "`", "``", "*", "**", "_", "\\", "&#49;", "&amp;", "<", "<http://a.b>"),
    *("[", "]", "(", ")", "![", "](x)", '](x "t 5")', "[r]", "[r]: x 'y'\n", "a", "5", "é", "𝄞", "\ufeff", "\r\n"),
    *("\xa0", "\x0b", "\x1c", "\0", "\u2028", "\x85", "\uff5b", "\uff3d"),
]
PAGES = st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=40).map("".join)


def read(page: str) -> tuple[Source, Document]:
    source = Source.of("en.md", page)
    document, diagnostics = parse(source, "en")
    for diagnostic in diagnostics:
        start, end = source.span(diagnostic.place)
        assert 0 <= start <= end <= len(source.text)
    return source, document


def shown(written: str) -> str:
    """Give what a reader sees of a mark's source: the lines joined without quote marks, the escapes taken away."""
    joined = re.sub(r"\s*\n[\s>]*", " ", written.replace(r"\|", "|"))
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", joined)


@settings(max_examples=500, deadline=None)
@given(PAGES)
def test_the_source_at_a_marks_place_is_what_was_shown(page: str) -> None:
    source, document = read(page)
    for mark in document.marks:
        start, end = source.span(mark.shown.place)
        assert source.text[start - 1] == "["
        assert source.text[end : end + 2] == "]{"
        assert shown(source.text[start:end]).replace("\0", "\ufffd") == mark.shown.text
        assert mark.token in mark.block
        assert mark.token in mark.scope


@settings(max_examples=500, deadline=None)
@given(PAGES)
def test_the_source_at_a_texts_place_is_that_text_or_an_escape_or_an_entity(page: str) -> None:
    source, document = read(page)
    for text in document.texts:
        start, end = source.span(text.content.place)
        written = source.text[start:end].replace("\0", "\ufffd")
        assert "\n" not in written
        assert written == text.content.text or re.fullmatch(r"\\.|&#?\w+;", written)


NUMBERED = {"mark": "mark", "link_open": "link", "image": "link"}


@settings(max_examples=300, deadline=None)
@given(PAGES)
def test_what_is_read_can_be_rendered_and_says_which_mark_link_and_block_is_which(page: str) -> None:
    _, document = read(page)
    md = markdown()
    md.renderer.render(document.tokens, md.options, {})
    children = [child for token in document.tokens for child in token.children or []]
    assert [child.meta["mark"] for child in children if child.type == "mark"] == list(range(len(document.marks)))
    for child in children:
        assert set(child.meta) == ({NUMBERED[child.type]} if child.type in NUMBERED else set())
    linked = [child for child in children if "link" in child.meta]
    assert all(document.links[child.meta["link"]].image == (child.type == "image") for child in linked)
    for token in document.tokens:
        assert set(token.meta) == ({"block"} if token.type.startswith("container_") else set())


@pytest.mark.parametrize(
    "unit",
    [
        *("[", "[a]", "[a]{=b c} ", "[a]{=b} ", "![", "![a [b]{=c}](d)", "[a](", "[a](=x", "] {", "{", "}", "\uff3b"),
        *(
            "*a ",
            "`a``",
            "<a ",
            "&a",
            "<http://a.b>*",
            "\\{",
            "[&",
            "[a\n",
            "x\n",
            "> ",
            "- ",
            "1. a\n",
            "9. a\n\nb\n\n",
        ),
        *(
            "| a |\n|---|\n| `|` |\n",
            "[x]: y\n",
            "::: a\n",
            "::: a\n:::\n",
            "- ::: a\n",
            "{#a}\n",
            "# a\n",
            "a\n: b\n\n",
        ),
    ],
)
def test_the_work_it_takes_grows_with_the_length_only(unit: str) -> None:
    def calls(times: int) -> int:
        source = Source.of("en.md", unit * times)
        counted = 0

        def count(*_: object) -> None:
            nonlocal counted
            counted += 1

        sys.setprofile(count)
        try:
            parse(source, "en")
        finally:
            sys.setprofile(None)
        return counted

    assert calls(1600) < 12 * calls(200), "eight times the text should take about eight times the work, not 64 times"
