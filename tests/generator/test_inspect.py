"""The inspection of the built files: what a reader's browser would stumble over."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from generator.diagnostics import Diagnostic, Place
from generator.inspect import inspect, look


def page(body: str, head: str = "") -> str:
    return f'<!DOCTYPE html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


GOOD = {
    "index.html": page(
        '<a href="id/a.html">a</a>',
        head='<meta http-equiv="refresh" content="0; url=id/a.html"><link rel="icon" href="i.svg">',
    ),
    "id/a.html": page(
        """<h1 id="a b">A</h1> <a href="#a%20b" aria-describedby="n m">1</a> <a href="../en/a.html#x?y=1">2</a>
<p id="n">n</p> <p id="m">m</p> <a href="?q=1#n">3</a> <a href="#">top</a> <a href="#top">top</a>
<a href="b%20c.html#:~:text=word">4</a> <a href="mailto:a@b.example">mail</a>
<a rel="noreferrer external" href="https://law.example/1">source</a>
<a href="tel:119">119</a> <a href="../s.css#line">style sheet</a>
<svg><use href="#n"/><use xlink:href="../i.svg#s"/></svg>
<img src="../p.png" srcset="../p.png 1x, ../q.png 2x" alt="">
<script src="../s.js"></script><script src="../s.js" type="text/javascript"></script>
<script type="application/ld+json">{"<": "onclick"}</script>""",
        head="""<link rel="stylesheet" href="../s.css"><link rel="canonical" href="https://rules.example/id/a.html">
<link rel="alternate" hreflang="en" href="https://rules.example/en/a.html">""",
    ),
    "id/b c.html": page("<p>style=x onclick=y &lt;style&gt;</p>"),
    "en/a.html": page('<p id="x?y=1">x</p>'),
    "i.svg": '<svg xmlns="http://www.w3.org/2000/svg"><style>p{}</style><symbol id="s"/></svg>',
    "s.css": '/* url(no.png) */ @import "t.css"; p { background: url( "p.png" ) } q { mask: url(data:image/png,A) }',
    "t.css": "",
    "s.js": "fetch('https://never.example/read')",
}
BINARY = ("p.png", "q.png")


def found_in(
    files: dict[str, str], others: Iterable[str] = (), folder: str = "site", base_url: str = ""
) -> tuple[Diagnostic, ...]:
    data = {name: text.encode() for name, text in files.items()} | dict.fromkeys(others, b"")
    return inspect(look(data, folder), data, folder, base_url)


def codes(files: dict[str, str]) -> list[str]:
    return [finding.code for finding in found_in(files)]


def test_a_good_site_passes() -> None:
    assert found_in(GOOD, BINARY) == ()


@pytest.mark.parametrize("name", sorted((GOOD.keys() | BINARY) - {"index.html"}))
def test_each_file_that_something_refers_to_is_missed(name: str) -> None:
    pages = {other: text for other, text in GOOD.items() if other != name}
    found = found_in(pages, [other for other in BINARY if other != name])
    assert {finding.code for finding in found} == {"dead-link"}
    assert all(f"`{name}`" in finding.message for finding in found)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('<a href="gone.html">x</a>', "dead-link"),
        ('<a href="X.html">x</a>', "dead-link"),
        ('<a href="../x.html">x</a>', "dead-link"),
        ('<a href="./">x</a>', "dead-link"),
        ('<a href="x.html/">x</a>', "dead-link"),
        ('<a href="">x</a>', "dead-link"),
        ('<a rel="external noreferrer" href="http://[">x</a>', "dead-link"),
        ("<a href>x</a>", "dead-link"),
        ('<form action="gone.html"></form>', "dead-link"),
        ('<img src="gone.png">', "dead-link"),
        ('<img srcset="x.html 1x, gone.png 2x">', "dead-link"),
        ('<a href="#gone">x</a>', "dead-anchor"),
        ('<a href="x.html#Here">x</a>', "dead-anchor"),
        ('<svg><use href="#gone"/></svg>', "dead-anchor"),
        ('<label for="gone">x</label>', "dead-anchor"),
        ('<p aria-labelledby="here gone">x</p>', "dead-anchor"),
        ('<p id="here">x</p>', "duplicate-id"),
        ('<p style="color: red">x</p>', "inline-style"),
        ("<style>p {}</style>", "inline-style"),
        ("<script>let x</script>", "inline-script"),
        ('<script type="module">let x</script>', "inline-script"),
        ('<script type="application/json">{}</script>', "inline-script"),
        ('<script type="speculationrules">{}</script>', "inline-script"),
        ('<script src="data:image/svg+xml,x()"></script>', "foreign-request"),
        ('<script src="x.html" type="module"></script>', "script-type"),
        ('<script src="gone.js"></script>', "dead-link"),
        ('<script type="application/ld+json">{"a": 1,}</script>', "broken-data"),
        ('<script type="application/ld+json"></script>', "broken-data"),
        ('<button onclick="x()">x</button>', "inline-script"),
        ('<a href="javascript:x()">x</a>', "inline-script"),
        ('<a href=" Java\nScript:x()">x</a>', "inline-script"),
        ('<svg><a xlink:href="javascript:x()">x</a></svg>', "inline-script"),
        ('<a href="https://law.example/1">x</a>', "outside-link"),
        ('<a href="HTTP://law.example/1" rel="noreferrer">x</a>', "outside-link"),
        ('<a href="/x.html">x</a>', "rooted-link"),
        ('<img src="/x.png">', "rooted-link"),
        ('<img src="//cdn.example/x.png">', "foreign-request"),
        ('<script src="https://cdn.example/x.js"></script>', "foreign-request"),
        ('<script src="data:text/javascript,x()"></script>', "foreign-request"),
        ('<link rel="preconnect" href="https://cdn.example/">', "foreign-request"),
        ('<link rel="alternate stylesheet" href="https://cdn.example/x.css">', "foreign-request"),
        ('<a href="x.html" ping="https://count.example/">x</a>', "foreign-request"),
        ('<svg><use xlink:href="#gone"/></svg>', "dead-anchor"),
        ('<svg><image href="https://cdn.example/x.png"/></svg>', "foreign-request"),
        ('<video poster="https://cdn.example/x.png"></video>', "foreign-request"),
        ('<object data="https://cdn.example/x.pdf"></object>', "foreign-request"),
        ('<a href="file:///x.html">x</a>', "foreign-link"),
        ('<base target="_top">', "base-element"),
        ('<meta http-equiv="refresh" content="0;url=gone.html">', "dead-link"),
    ],
)
def test_a_fault_of_a_page_is_found(body: str, code: str) -> None:
    assert codes({"x.html": page(f'<p id="here">x</p>\n{body}')}) == [code]


@pytest.mark.parametrize(
    ("name", "body", "codes_found"),
    [
        ("404.html", '<a href="/book/id/a.html#n">x</a><script src="/book/s.js"></script>', []),
        ("404.html", '<a href="/book/id/gone.html">x</a>', ["dead-link"]),
        ("404.html", '<a href="/book/id/a.html#gone">x</a>', ["dead-anchor"]),
        ("404.html", '<a href="/id/a.html">x</a><img src="/s.js">', ["rooted-link", "rooted-link"]),
        ("x.html", '<a href="/book/id/a.html">x</a>', ["rooted-link"]),
        ("en/404.html", '<a href="/book/id/a.html">x</a>', ["rooted-link"]),
        ("x.html", '<link rel="canonical" href="https://rules.example/book/id/a.html">', []),
        ("x.html", '<link rel="canonical" href="https://rules.example/book/id/b.html">', ["dead-link"]),
        ("x.html", '<link rel="canonical" href="https://rules.example/other/id/b.html">', []),
        ("x.html", '<script src="https://rules.example/book/s.js"></script>', ["foreign-request"]),
    ],
)
def test_addresses_from_the_root_of_the_host_on_are_known_where_the_sites_own_is(
    name: str, body: str, codes_found: list[str]
) -> None:
    files = {name: page(body), "id/a.html": page('<p id="n">x</p>'), "s.js": ""}
    found = found_in(files, base_url="https://rules.example/book/")
    assert [finding.code for finding in found] == codes_found


@pytest.mark.parametrize(
    ("css", "code"),
    [
        ("p { background: url(gone.png) }", "dead-link"),
        ("p { background: url() }", "dead-link"),
        ("@import 'https://cdn.example/x.css';", "foreign-request"),
        ('@import url("https://cdn.example/x.css");', "foreign-request"),
        ("@font-face { src: URL('//cdn.example/x.woff2') }", "foreign-request"),
    ],
)
def test_a_fault_of_a_style_sheet_is_found(css: str, code: str) -> None:
    assert codes({"a/x.css": css}) == [code]


@pytest.mark.parametrize(
    ("svg", "code"),
    [
        ('<use href="#gone"/>', "dead-anchor"),
        ("<script>x()</script>", "inline-script"),
        ('<script href="x.svg"/>', "inline-script"),
        ('<rect onclick="x()"/>', "inline-script"),
    ],
)
def test_a_fault_of_a_drawing_is_found(svg: str, code: str) -> None:
    assert codes({"x.svg": f"<svg>{svg}</svg>"}) == [code]


@pytest.mark.parametrize("text", ["<!DOCTYPE html><html><p lang='en'>x", "<html lang=' '>", "", "no markup"])
def test_a_page_without_its_language_is_found(text: str) -> None:
    assert codes({"x.html": text}) == ["page-language"]


def test_a_finding_points_at_the_address_in_the_output_file() -> None:
    text = page('<p>\u00e9 <a class="x"\n   href="gone.html?a=1&amp;b=2">x</a></p>')
    (finding,) = found_in({"id/x.html": text}, folder="public")
    assert finding.place == Place("public/id/x.html", 6, 10, 6, 31)
    assert text.splitlines()[5][9:30] == "gone.html?a=1&amp;b=2"


def test_a_finding_in_a_style_sheet_points_at_the_address() -> None:
    (finding,) = found_in({"x.css": "/* a\n b */ p {\n  background: url( 'gone.png' ) }"})
    assert finding.place == Place("site/x.css", 3, 21, 3, 29)


def test_of_two_equal_addresses_in_a_style_sheet_each_has_its_place() -> None:
    places = [str(finding.place) for finding in found_in({"x.css": "p { mask: url(a.png) } q { mask: url(a.png) }"})]
    assert places == ["site/x.css:1:15", "site/x.css:1:38"]


def test_a_second_id_names_the_first() -> None:
    (finding,) = found_in({"x.html": page('<p id="a">x</p>\n<p id="a">y</p>')})
    assert finding.place == Place("site/x.html", 6, 8, 6, 9)
    assert "line 5, column 8" in finding.message


@pytest.mark.parametrize(
    ("href", "hint"),
    [
        ("X.html", "Did you mean `x.html`?"),
        ("a/", "Did you mean `a/index.html`?"),
        ("./", "Did you mean `index.html`?"),
        ("#sectoin", "Did you mean `section`?"),
        ("zzzzzz", ""),
    ],
)
def test_a_near_match_is_named(href: str, hint: str) -> None:
    files = {
        "x.html": page(f'<p id="section">x</p><a href="{href}">x</a>'),
        "index.html": page(""),
        "a/index.html": page(""),
    }
    (finding,) = found_in(files)
    assert finding.hint == hint


def test_findings_come_in_the_order_of_their_places() -> None:
    files = {"b.html": page('<a href="1">x</a>'), "a.html": page('<a href="2">x</a><p style="">')}
    places = [str(finding.place) for finding in found_in(files)]
    assert places == ["site/a.html:5:10", "site/a.html:5:18", "site/b.html:5:10"]


def linking(*targets: str) -> str:
    return page("".join(f'<a href="{target}">x</a>' for target in targets))


@pytest.mark.parametrize(
    ("files", "orphans"),
    [
        ({"a/one.html": linking("two.html"), "a/two.html": linking("one.html#top")}, []),
        ({"a/one.html": linking("one.html", "#top"), "b/one.html": linking()}, []),
        (
            {
                "index.html": linking("a/one.html"),
                "404.html": linking(),
                "a/one.html": linking(),
                "a/two.html": linking("one.html", "two.html"),
            },
            ["a/two.html"],
        ),
        (
            {
                "a/one.html": linking("two.html"),
                "a/two.html": linking("two.html", "../b/one.html"),
                "b/one.html": linking("../a/one.html"),
            },
            ["a/one.html"],
        ),
    ],
    ids=["linked beside", "alone", "the host leads to the root", "another language is no way"],
)
def test_a_page_that_none_in_its_language_links_to_is_an_orphan(files: dict[str, str], orphans: list[str]) -> None:
    found = [finding for finding in found_in(files) if finding.code == "orphan"]
    assert [finding.place for finding in found] == [Place(f"site/{name}") for name in orphans]
