"""Headings, paragraphs, lists, tables, and the rules that are at home in them."""

from dataclasses import replace

from generator.view import TwinView, Woven
from tests.generator.render.reader import read
from tests.generator.render.sample import body, weave


def test_a_named_block_has_its_name_as_id() -> None:
    assert body("{#a}\nText") == '<p id="a">Text</p>'


def test_a_rule_shows_its_number_as_the_link_to_cite() -> None:
    assert body("{#a}\nText", Woven(rules={0: 6})) == (
        '<div class="rule" id="s6"><a class="no" href="#s6">§\u202f6</a> <p id="a">Text</p></div>'
    )


def test_a_rule_may_be_at_home_in_a_list_item() -> None:
    document = read("- {rule=r}\n  Text\n- Other")
    (attributes,) = document.attributes
    html = body("- {rule=r}\n  Text\n- Other", replace(weave(document), rules={attributes.token: 2}))
    assert html == (
        '<ul><li><div class="rule" id="s2"><a class="no" href="#s2">§\u202f2</a> <p>Text</p></div> </li> '
        "<li>Other</li> </ul>"
    )


def test_a_rule_may_be_at_home_in_a_section() -> None:
    html = body("{#a}\n## Head", Woven(rules={0: 3}))
    assert html == '<div class="rule" id="s3"><a class="no" href="#s3">§\u202f3</a> <h2 id="a">Head</h2></div>'


def test_a_heading_shows_its_twin() -> None:
    woven = Woven(twins={"a": (TwinView("en", "The head", "../en/x.html#a"),)})
    assert body("{#a}\n### Kepala", woven) == (
        '<hgroup> <h3 id="a">Kepala</h3> <p class="twin"><a href="../en/x.html#a" lang="en" hreflang="en">'
        '<span aria-hidden="true">EN</span> The head</a></p> </hgroup>'
    )


def test_terms_and_texts_are_grouped() -> None:
    assert body("A\n: one\n\nB\n: two\n: three") == (
        "<dl><div><dt>A</dt> <dd>one</dd> </div> <div><dt>B</dt> <dd>two</dd> <dd>three</dd> </div></dl>"
    )


def test_code_can_be_scrolled_with_a_keyboard() -> None:
    assert body("```\na < b\n```") == "<pre><code>a &lt; b </code></pre>"


def test_a_numbered_list_keeps_its_start() -> None:
    assert body("3. Third") == '<ol start="3"><li>Third</li> </ol>'


def test_a_table_is_scrolled_by_itself_and_its_rows_are_named() -> None:
    assert body("| Bet | Pays |\n|---|--:|\n| Tie | [8:1]{=pays} |") == (
        '<section class="scroll" tabindex="0" aria-label="Table 1"> <table> <thead> '
        '<tr><th scope="col">Bet</th><th scope="col" class="align-end">Pays</th></tr> </thead> <tbody> '
        '<tr><th scope="row">Tie</th><td class="align-end"><span class="c">8:1</span></td></tr> '
        "</tbody> </table> </section>"
    )


def test_a_table_whose_first_column_has_no_name_has_no_row_heads() -> None:
    html = body("| | b |\n|---|:-:|\n| 1 | 2 |")
    assert '<tr><td>1</td><td class="align-center">2</td></tr>' in html


def test_the_figures_of_a_table_stand_under_each_other_by_their_ends() -> None:
    html = body("| Bet | Edge | Pays |\n|---|---|---|\n| 1 | [\u22121.2%]{=edge} | 8:1 |\n| 2 | 10.5% | 0\u20135 |")
    assert '<th scope="col" class="align-end">Edge</th><th scope="col">Pays</th>' in html
    assert '<tr><th scope="row">2</th><td class="align-end">10.5%</td><td>0\u2013\u20605</td></tr>' in html


def test_an_author_aligns_figures_otherwise() -> None:
    assert '<td class="align-center">2</td>' in body("| a | b |\n|---|:-:|\n| 1 | 2 |")


def test_every_table_of_a_page_has_its_own_name() -> None:
    table = "| a |\n|---|\n| 1 |\n\n"
    html = body(table * 2)
    assert 'aria-label="Table 1"' in html
    assert 'aria-label="Table 2"' in html
