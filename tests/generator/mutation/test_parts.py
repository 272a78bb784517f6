"""Pages taken apart: each part reads as it does in the whole, and notices what the whole notices."""

from __future__ import annotations

from engine import GAMES
from generator.mutation.bench import Bench
from generator.mutation.edits import Change, edits
from generator.mutation.parts import Part, parts
from generator.mutation.texts import alter
from tests.generator.mutation.sample import shipped, site

SECTIONS = """\
[15]{=sum(7,8)}

{#one}
## One [7 and 8]{h=}

[15]{=sum(h)}

### Below

[5]{=total(h)}

::: notice
{#in}
## Inside
:::

{#other}
## Other

[9]{=highest_total()}
"""


def taken(text: str) -> list[list[str]]:
    """What the parts of a page show whose text is the same in both languages: their marks in the first."""
    bench = Bench.of(site(text.replace(" and ", " dan "), text), GAMES)
    (page,) = bench.pages
    return [
        [mark.shown.text for mark in part.page.documents["en"].document.marks]
        for part in parts(page, bench.site, bench.desk)
    ]


def test_a_page_is_taken_apart_at_the_headings_of_its_sections() -> None:
    assert taken(SECTIONS) == [["15"], ["7 and 8", "15", "5"], ["9"]]


def test_lines_stand_where_they_stand_in_the_whole() -> None:
    bench = Bench.of(site(SECTIONS.replace(" and ", " dan "), SECTIONS), GAMES)
    (page,) = bench.pages
    *_, last = parts(page, bench.site, bench.desk)
    (mark,) = last.page.documents["en"].document.marks
    assert (mark.shown.place.line, mark.shown.place.column) == (22, 2)


def test_a_page_that_reads_something_elsewhere_stays_whole() -> None:
    assert taken("{#one}\n## One\n\n[15][a] [15]{=sum(7,8)}\n\n{#two}\n## Two\n\n[5]{=total(7,8)}\n\n[a]: #two\n") == [
        ["15", "5"]
    ]


def test_a_mark_in_a_title_is_changed_in_the_whole_page_and_all_else_in_the_parts() -> None:
    tree = dict(site("", ""))
    text = "# [8]{c=}\n\n{#one}\n## One\n\n[8]{=card_value(c)}\n\n{#two}\n## Two\n\n[9]{=highest_total()}\n"
    for code in ("id", "en"):
        tree[f"content/page/{code}.md"] = text.encode()
    bench = Bench.of(tree, GAMES)
    (page,) = bench.pages
    whole, *others = parts(page, bench.site, bench.desk)
    assert whole.page is page
    assert {edit.was for edit in edits(whole, bench)} == {"8"}
    assert {edit.place.line for edit in edits(whole, bench)} == {1}
    assert [{edit.place.line for edit in edits(part, bench)} for part in others] == [set(), {6}, {11}]
    (altered,) = (edit for edit in edits(whole, bench) if (edit.code, edit.change) == ("en", Change.INPUT))
    assert {f"{found.place}" for found in alter(bench, whole, altered).noticed} == {"content/page/en.md:6:2"}


def test_a_page_whose_languages_have_other_sections_stays_whole() -> None:
    bench = Bench.of(site("{#a}\n## A\n\n[9]{=highest_total()}", "[9]{=highest_total()}"), GAMES)
    assert [part.page for part in parts(bench.pages[0], bench.site, bench.desk)] == [bench.pages[0]]


def test_a_part_notices_what_the_whole_page_notices() -> None:
    bench = Bench.of(shipped(), GAMES, ["punto-banco"])
    (page,) = bench.changed
    in_parts = [(part, edit) for part in parts(page, bench.site, bench.desk) for edit in edits(part, bench)]
    whole = Part(
        page,
        {document.document.file: bench.site.sources[document.document.file] for document in page.documents.values()},
    )
    in_whole = sorted(edits(whole, bench), key=lambda edit: edit.sort_key)
    in_parts.sort(key=lambda one: one[1].sort_key)
    for (part, edit), same in list(zip(in_parts, in_whole, strict=True))[::29]:
        assert (edit.place, edit.change, edit.was, edit.now) == (same.place, same.change, same.was, same.now)
        assert alter(bench, part, edit).noticed == alter(bench, whole, same).noticed
