"""Whole pages and the frame around their text."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from jinja2 import UndefinedError

from generator.render.page import render_index, render_page
from generator.view import (
    AlternateAddress,
    AlternateView,
    CountView,
    EntryView,
    HeadView,
    IndexEntryView,
    IndexView,
    ItemView,
    LanguageView,
    LetterView,
    PageView,
    Property,
    ReferenceView,
    SignView,
    TwinView,
    Woven,
)
from tests.generator.render.sample import ENVIRONMENT, TEMPLATES, assert_parses, page, ui

SOURCE = """# The [two]{=hands} hands

::: summary
A **short** word.
:::

::: lead
The lead.
:::

{#one}
## First [9]{=best}

{rule=a}
A rule.

{rule=b}
Another.

{rule=c}
A third.

{#two}
## Second

{#deep}
### Deep

Text.
"""


@pytest.fixture
def sample() -> PageView:
    """Give a page with two sections, the first of them home to §§ 4 to 6."""
    view = page(SOURCE)
    tokens = [one.token for one in view.document.attributes if one.anchor is None]
    return replace(view, woven=replace(view.woven, rules=dict(zip(tokens, (4, 5, 6), strict=True))))


@pytest.fixture
def full(sample: PageView) -> PageView:
    """Give a page with all that may stand around a text."""
    twins = {"one": (TwinView("en", "First", "../en/x.html#one"),)}
    frame = replace(
        sample.frame,
        index="indeks.html",
        trail=(
            ItemView("Isi", "index.html"),
            ItemView("Bab <1>", "bab.html"),
            ItemView("Judul", "x.html", current=True),
        ),
        menu=(ItemView("Isi", "index.html"), ItemView("Judul", "judul.html", current=True)),
        alternates=(AlternateView(LanguageView("en", "English", "ltr"), "../en/title.html"),),
        recomputed=CountView("1.133", "other"),
        signs=(SignView("East", "east", lettered=True), SignView("goes", "goes")),
        previous=ItemView("Isi", "index.html"),
        next=ItemView("Akhir", "akhir.html"),
    )
    return replace(sample, frame=frame, woven=replace(sample.woven, twins=twins))


def home(page: PageView, *entries: EntryView) -> str:
    """Give the HTML of a page as a home page that lists some pages."""
    return render_page(ENVIRONMENT, replace(page, entries=entries))


def test_a_page_is_html_without_a_fault(full: PageView) -> None:
    assert_parses(render_page(ENVIRONMENT, full))


def test_a_page_with_nothing_but_a_text_is_html_without_a_fault() -> None:
    assert_parses(render_page(ENVIRONMENT, page("# Title")))


def test_a_page_says_its_language_and_direction(sample: PageView) -> None:
    assert '<html lang="id" dir="ltr">' in render_page(ENVIRONMENT, sample)
    arabic = replace(sample, frame=replace(sample.frame, language=LanguageView("ar", "العربية", "rtl")))
    assert '<html lang="ar" dir="rtl">' in render_page(ENVIRONMENT, arabic)


def test_no_page_may_run_a_script_within_it_or_load_from_elsewhere(full: PageView) -> None:
    html = render_page(ENVIRONMENT, full)
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
        "form-action 'none'"
    )
    assert f'<meta http-equiv="Content-Security-Policy" content="{policy}">' in html
    assert not re.search(r"<style|\sstyle=|\son\w+=|https?:|javascript:", html)


def test_the_one_script_stands_before_all_that_is_painted(full: PageView) -> None:
    html = render_page(ENVIRONMENT, full)
    assert re.findall("<script.*", html) == ['<script src="../assets/page.js" data-close="Tutup"></script>']
    assert html.index("Content-Security-Policy") < html.index("<script") < html.index('rel="stylesheet"')


HEAD = HeadView(
    canonical="https://rules.example/a&b/id/judul.html",
    alternates=(AlternateAddress("id", "https://rules.example/a&b/id/judul.html"),),
    properties=(Property("og:title", "\"<Judul>\" & 'isi'"),),
    data=({"name": "</script><script>x()</script> & \u2028 'é'", "position": 1},),
)


def test_what_machines_are_told_is_escaped(full: PageView) -> None:
    html = render_page(ENVIRONMENT, replace(full, frame=replace(full.frame, head=HEAD)))
    assert_parses(html)
    assert '<link rel="canonical" href="https://rules.example/a&amp;b/id/judul.html">' in html
    assert '<link rel="alternate" hreflang="id" href="https://rules.example/a&amp;b/id/judul.html">' in html
    assert '<meta property="og:title" content="&#34;&lt;Judul&gt;&#34; &amp; &#39;isi&#39;">' in html
    (data,) = re.findall('<script type="application/ld\\+json">(.*?)</script>', html)
    assert json.loads(data) == HEAD.data[0]
    assert list(json.loads(data)) == ["name", "position"]
    assert "é" in data
    assert not set("<>&'") & set(data)


def test_a_page_that_tells_machines_nothing_has_no_tags_for_them(sample: PageView) -> None:
    assert not re.search("canonical|alternate|og:|ld.json", render_page(ENVIRONMENT, sample))


def test_all_addresses_are_relative(full: PageView) -> None:
    html = render_page(ENVIRONMENT, full)
    addresses = re.findall(r'(?:href|src)="([^"]*)"', html)
    assert "../assets/style.css" in addresses
    assert not [address for address in addresses if address.startswith("/") or ":" in address]


def test_no_id_is_given_twice(full: PageView) -> None:
    ids = re.findall(r'\sid="([^"]*)"', render_page(ENVIRONMENT, full))
    assert len(ids) == len(set(ids))


def test_the_summary_stands_below_the_title(sample: PageView) -> None:
    html = render_page(ENVIRONMENT, sample)
    header = html[html.index('<header class="title">') : html.index("</header>", html.index('<header class="title">'))]
    assert '<h1>The <span class="c">two</span> hands</h1>' in header
    assert '<div class="summary"><p>A <strong>short</strong> word.</p>' in header
    assert html.count('class="summary"') == 1


def test_the_contents_list_the_main_sections_with_their_rules(sample: PageView) -> None:
    html = render_page(ENVIRONMENT, sample)
    assert '<li><a href="#one">First\u00a09 <span class="numbers">§\u202f4\u2013\u20606</span></a></li>' in html
    assert '<li><a href="#two">Second</a></li>' in html
    assert 'href="#deep"' not in html


def test_a_section_with_one_rule_shows_its_number_once(sample: PageView) -> None:
    (first, *_) = sample.woven.rules
    alone = replace(sample, woven=replace(sample.woven, rules={first: 7}))
    assert 'First\u00a09 <span class="numbers">§\u202f7</span>' in render_page(ENVIRONMENT, alone)


def test_the_switch_leads_to_the_same_page(full: PageView) -> None:
    assert (
        '<li><a href="../en/title.html" rel="alternate" lang="en" hreflang="en" dir="ltr">English</a></li>'
    ) in render_page(ENVIRONMENT, full)


def test_the_menu_marks_the_page_itself(full: PageView) -> None:
    html = render_page(ENVIRONMENT, full)
    assert '<a href="judul.html" aria-current="page">Judul</a>' in html
    assert '<a href="index.html">Isi</a>' in html


def test_the_way_to_a_page_marks_the_page_itself_which_is_no_link(full: PageView) -> None:
    html = render_page(ENVIRONMENT, full)
    trail = html[html.index('<nav class="trail" aria-label="Anda di sini">') : html.index('<div class="ways">')]
    assert re.findall(r'<a href="([^"]*)">', trail) == ["index.html", "bab.html"]
    assert '<li><a href="bab.html">Bab &lt;1&gt;</a></li>' in trail
    assert '<li aria-current="page">Judul</li>' in trail


def test_the_index_is_where_the_search_leads(full: PageView, sample: PageView) -> None:
    assert '<a class="find" href="indeks.html">Cari</a>' in render_page(ENVIRONMENT, full)
    assert "Cari" not in render_page(ENVIRONMENT, sample)
    entry = '<li><a href="indeks.html">Indeks</a> <span class="about">'
    assert entry in home(full, EntryView("Judul", "Ringkasan", "judul.html"))


def test_an_index_lists_its_letters_then_what_stands_under_each(full: PageView) -> None:
    rules, uses = (ReferenceView(4, "bab.html#s4"),), (ItemView("Bab", "bab.html"),)
    entries = (
        IndexEntryView("Kartu <1>", "bab.html#kartu", "Bab"),
        IndexEntryView("kotak", "istilah.html#kotak", references=rules, uses=uses),
    )
    html = render_index(ENVIRONMENT, IndexView(full.frame, (LetterView("K", "k_", entries),)))
    assert_parses(html)
    assert '<nav class="letters" aria-label="Huruf">\n<ul>\n<li><a href="#k_">K</a></li>' in html
    assert '<section aria-labelledby="k_">\n<h2 id="k_">K</h2>' in html
    assert '<li><a href="bab.html#kartu">Kartu &lt;1&gt;</a> <i>Bab</i></li>' in html
    assert '<a href="bab.html#s4">§\u202f4</a></span>: <a href="bab.html">Bab</a></li>' in html


def test_the_foot_counts_what_was_recomputed(full: PageView) -> None:
    assert "1.133 angka di halaman ini dihitung ulang" in render_page(ENVIRONMENT, full)
    english = replace(full, frame=replace(full.frame, ui=ui("en"), recomputed=CountView("1", "one")))
    assert "1 figure on this page was recomputed" in render_page(ENVIRONMENT, english)


def test_the_foot_counts_nothing_where_nothing_was_recomputed(sample: PageView) -> None:
    assert "dihitung ulang" not in render_page(ENVIRONMENT, sample)


def test_every_page_says_what_the_law_is_and_where_help_is(sample: PageView) -> None:
    assert "119 ekstensi 8" in render_page(ENVIRONMENT, sample)


def test_the_home_page_lists_the_pages_of_the_book_with_their_rules(full: PageView) -> None:
    html = home(full, EntryView("Judul", "Ringkasan <1>", "judul.html", (1, 17)))
    assert_parses(html)
    assert "<title>Buku</title>" in html
    assert (
        '<li><span class="numbers">§\u202f1\u2013\u206017</span> <a href="judul.html">Judul</a> '
        '<span class="about">Ringkasan &lt;1&gt;</span></li>'
    ) in html
    assert "Akan datang" not in html


def test_the_home_page_lists_apart_what_is_only_announced(full: PageView) -> None:
    html = home(full, EntryView("Judul", "Ringkasan", "judul.html"), EntryView("Nanti", "Belum ada", None))
    assert_parses(html)
    assert '<li> <a href="judul.html">Judul</a>' in html
    assert '<h3>Akan datang</h3>\n<ul class="announced">\n<li>Nanti <span class="about">Belum ada</span></li>' in html


def test_no_author_can_name_an_anchor_like_one_of_the_frame(full: PageView) -> None:
    html = home(full, EntryView("Judul", "Ringkasan", "judul.html"))
    ids = set(re.findall(r'\sid="([^"]*)"', render_page(ENVIRONMENT, full) + html))
    ours = ids - {"one", "two", "deep"}
    cited = {name for name in ours if re.fullmatch(r"s\d+", name)}
    assert cited == {"s4", "s5", "s6"}
    assert {name for name in ours - cited if re.fullmatch(r"[a-z0-9-]+", name)} == set()


def test_a_missing_interface_text_is_an_error(full: PageView) -> None:
    without = {name: text for name, text in full.frame.ui.items() if name != "skip"}
    with pytest.raises(UndefinedError, match="skip"):
        render_page(ENVIRONMENT, replace(full, frame=replace(full.frame, ui=without)))


def test_a_mark_that_nobody_wove_is_an_error(full: PageView) -> None:
    with pytest.raises(KeyError):
        render_page(ENVIRONMENT, replace(full, woven=Woven()))


def test_both_languages_have_the_same_interface_texts() -> None:
    plural = {"cells_one", "hits_one", "recomputed_one"}
    assert ui("id").keys() == ui("en").keys() - plural


def test_the_assets_load_nothing_from_elsewhere() -> None:
    for asset in (file for file in (TEMPLATES / "assets").rglob("*.*") if file.suffix != ".png"):
        text = asset.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"@import|url\(|//\w", text), asset
