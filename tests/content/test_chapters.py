"""What each page of the book has: what it answers first, an example, the next step last, and the line on the law."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

CONTENT = Path(__file__).parents[2] / "content"
NAMES = yaml.safe_load((CONTENT / "site.yaml").read_bytes())["pages"]
CHAPTERS = [name for name in NAMES if name not in {"home", "glossary"}]
EXAMPLE = {"id": "contoh", "en": "example"}
LANGUAGES = tuple(EXAMPLE)
DATED = yaml.safe_load((CONTENT / "site.yaml").read_bytes())["dated"]
SECTION = re.compile(r"^\{#([\w-]+)")
HEADING = re.compile(r"^#{2,} (.+)", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_opens_with_what_it_answers_has_an_example_and_ends_with_the_next_step(
    name: str, language: str
) -> None:
    text = (CONTENT / name / f"{language}.md").read_text(encoding="utf-8")
    blocks = re.split(r"\n(?=\{#)", text)
    assert blocks[0].startswith("# ")
    assert [kind for kind in re.findall(r"^::: (\w+)$", blocks[0], re.MULTILINE) if kind in {"summary", "lead"}] == [
        "summary",
        "lead",
    ]
    assert any(EXAMPLE[language] in heading.lower() for heading in HEADING.findall(text))
    (last,) = SECTION.findall(blocks[-1])
    assert last == "next"
    assert "::: related" in blocks[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_at_its_foot_that_gambling_is_an_offence_where_help_is_and_when_that_was_checked(
    language: str, published: Path
) -> None:
    offence = {"id": "tindak pidana di Indonesia", "en": "offences in Indonesia"}[language]
    dated = [(f"{day}", f"{day.day}", f"{day.year}") for day in (DATED["law"], DATED["help"])]
    pages = sorted((published / "site" / language).glob("*.html"))
    assert len(pages) == len([*NAMES, "the index"])
    for page in pages:
        (foot,) = re.findall(r'<p class="law">.*?</p>', page.read_text(encoding="utf-8"), re.DOTALL)
        told = re.sub(r"\s+|&nbsp;", " ", foot)
        assert re.findall(r'<time datetime="(.*?)">(\d+) \w+ (\d+)</time>', told) == dated, page.name
        assert offence in told, page.name
        assert "Healing119" in told, page.name
