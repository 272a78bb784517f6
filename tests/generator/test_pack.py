"""The stage that takes from style sheets and scripts what only their authors read."""

from __future__ import annotations

import pytest

from generator.diagnostics import Place
from generator.pack import pack


def packed(name: str, text: str) -> str:
    assets, found = pack({name: text.encode()}, "templates")
    assert found == ()
    return assets[name].decode()


@pytest.mark.parametrize(
    ("written", "published"),
    [
        ("/* why */\n.a {\n  margin: 0;\n}\n", ".a{margin:0}"),
        (".a { & .b { top: 0; } &:hover { top: 1px } > p { top: 2px } }", ".a{& .b{top:0}&:hover{top:1px}>p{top:2px}}"),
        ("@scope (.a) to (.b) { :scope > p { top: 0 } }", "@scope (.a) to (.b){:scope>p{top:0}}"),
        (".a :is(p, li):not(:has(> .b)) .c { top: 0 }", ".a :is(p,li):not(:has(>.b)) .c{top:0}"),
        ("a { top: calc( (1px + 2px) * -1 - var(--u) ) }", "a{top:calc((1px + 2px) * -1 - var(--u))}"),
        (":root { --a: light-dark( #fff, #000 ); --b: }", ":root{--a:light-dark(#fff,#000);--b:}"),
        (
            "@media (width >= 46rem) and (not (hover)) { a { top: 0 } }",
            "@media (width>=46rem) and (not (hover)){a{top:0}}",
        ),
        ('a { content: "/* 1  2 */" / ""; font: 1em/1 b }', 'a{content:"/* 1  2 */" / "";font:1em/1 b}'),
    ],
)
def test_a_style_sheet_loses_its_comments_and_blanks_and_none_of_its_meaning(written: str, published: str) -> None:
    assert packed("assets/style.css", written) == published


@pytest.mark.parametrize(
    ("written", "published"),
    [
        ("// why\nlet a = 1 /* one */\n\nlet b = 2\n", "let a=1\nlet b=2"),
        (
            "const c = `a  ${ b + 1 }  // c`; d = /[/ ]  '/.test(c) // e",
            "const c=`a  ${ b + 1 }  // c`;d=/[/ ]  '/.test(c)",
        ),
        ("class A { #p = 1; get q() { return this?.#p ?? 2 } }", "class A{#p=1;get q(){return this?.#p??2}}"),
        ("a\n++b\nreturn \n(c)", "a\n++b\nreturn\n(c)"),
    ],
)
def test_a_script_loses_its_comments_and_blanks_and_none_of_its_meaning(written: str, published: str) -> None:
    assert packed("assets/page.js", written) == published


def test_other_assets_stay_as_they_are() -> None:
    others = {"assets/icon.svg": b"<svg> <!-- a --> </svg>\n", "assets/a.png": b"\x89 /* a */", "assets/b.css": b"\xff"}
    assert pack(others, "templates") == (others, ())


def test_a_template_literal_inside_another_one_is_refused_and_the_script_left() -> None:
    script = b"const a = `b`;\nconst c = `1 ${d}  ${e + `  f`}`;\n"
    assets, found = pack({"assets/page.js": script}, "templates")
    assert assets == {"assets/page.js": script}
    assert [(one.code, one.place) for one in found] == [
        ("nested-template", Place("templates/assets/page.js", 2, 26, 2, 27))
    ]


def test_template_literals_beside_one_another_are_not_inside_one_another() -> None:
    assert packed("assets/page.js", "f(`a`, `${b}`, `${ {c}.c } `)") == "f(`a`,`${b}`,`${ {c}.c } `)"
