"""What each container makes of what is inside it."""

import pytest

from generator.render.container import DRESSINGS
from generator.view import LinkView, NameView, ReferenceView, TermView, Woven
from tests.generator.render.reader import read
from tests.generator.render.sample import body, weave


@pytest.mark.parametrize("name", sorted(set(DRESSINGS) - {"notice"}))
def test_a_container_wraps_its_text_in_its_name(name: str) -> None:
    assert body(f"::: {name}\nText\n:::") == f'<div class="{name}"><p>Text</p> </div>'


def test_a_notice_says_that_it_is_one() -> None:
    assert body("::: notice\nText\n:::") == '<div class="notice" role="note"><p>Text</p> </div>'


def test_a_ladder_sets_who_does_what_against_what_in_columns() -> None:
    source = "::: ladder\n- **Bank [4]{t=}** [draws against 2\u20137]{=rule(t)}.\n:::"
    woven = weave(read(source), {"draws": "draws"})
    assert body(source, woven) == (
        '<div class="ladder"><ul><li><p><span class="who"><strong>Bank '
        '<span class="c">4</span></strong> </span>'
        '<span class="does"><span class="c"><span class="w-draws">draws</span></span></span>'
        '<span class="what"><span class="c"> against 2\u2013\u20607</span>.</span></p></li> </ul> </div>'
    )


def test_a_verb_in_a_ladder_takes_what_stands_before_it_and_a_full_stop() -> None:
    source = "::: ladder\n- Bank [always stands]{=rule(t)}.\n:::"
    woven = weave(read(source), {"stands": "stands"})
    assert '<span class="does"><span class="c"><span class="w-stands">always stands</span></span>.</span></p>' in body(
        source, woven
    )


def test_a_line_of_a_ladder_with_two_verbs_stays_a_sentence() -> None:
    source = "::: ladder\n- If so, Bank [draws]{=a} on 5 and [stands]{=b} on 6.\n:::"
    html = body(source, weave(read(source), {"draws": "draws", "stands": "stands"}))
    assert '<li><p>If so, Bank <span class="c"><span class="w-draws">draws</span></span> on 5\u00a0and ' in html


def test_a_line_of_a_ladder_that_begins_with_more_than_a_name_stays_a_sentence() -> None:
    html = body(
        "::: ladder\n- This is paid if Bank [draws]{=a} to a 7.\n:::", weave(read("[draws]{=a}"), {"draws": "draws"})
    )
    assert '<li><p>This is paid if Bank <span class="c"><span class="w-draws">draws</span></span> to a 7.</p>' in html


def test_a_line_of_a_ladder_without_a_verb_stays_a_paragraph() -> None:
    assert "<li><p>An ace counts <span" in body("::: ladder\n- An ace counts [1]{=x}.\n:::")


def test_a_step_is_one_block_beside_its_number() -> None:
    assert "<ol><li><div><strong>Look.</strong> Then go.</div></li> </ol>" in body(
        "::: steps\n1. **Look.** Then go.\n:::"
    )


def test_a_step_cites_its_rules_behind_its_text() -> None:
    source = "::: steps\n1. Look.\n2. Go.\n:::"
    first, _ = [index for index, token in enumerate(read(source).tokens) if token.type == "list_item_open"]
    html = body(source, Woven(references={first: (ReferenceView(4, "#s4"), ReferenceView(9, "#s9"))}))
    assert (
        '<li><div>Look.</div> <span class="references"><a href="#s4">§\u202f4</a> '
        '<a href="#s9">§\u202f9</a></span></li> <li><div>Go.</div></li>'
    ) in html


def test_a_decision_sets_each_case_beside_what_follows_from_it() -> None:
    assert body("::: decision\n- A *check*?\n  - **Yes.** This.\n  - That.\n\n    More.\n:::") == (
        '<div class="decision"><ul><li class="leads-on"><p><span class="then">A <em>check</em>?</span></p> '
        '<ul><li><p><span class="case"><strong>Yes.</strong></span> <span class="then">This.</span></p> </li> '
        '<li><p><span class="then">That.</span></p> <p>More.</p> </li> </ul> </li> </ul> </div>'
    )


def test_a_case_alone_is_all_that_its_line_says() -> None:
    assert '<li><p><span class="then"><strong>Yes</strong></span></p> </li>' in body("::: decision\n- **Yes**\n:::")


def test_questions_open_without_a_script() -> None:
    assert body("::: questions\nIs it [8]{=x}?\n: No.\n:::") == (
        '<div class="questions"><details> <summary><span>Is it <span class="c">8</span>?</span></summary> '
        "<div>No.</div> </details></div>"
    )


@pytest.mark.parametrize("between", [" \u2014 ", " \u2013 ", ": ", ". "])
def test_what_is_said_of_a_related_page_stands_apart_from_its_link(between: str) -> None:
    assert '<li><a href="x">There</a> <span>More *here*.</span></li>'.replace("*here*", "<em>here</em>") in body(
        f"::: related\n- [There](x){between}More *here*.\n:::"
    )


def test_a_related_page_may_be_announced_only() -> None:
    html = body("::: related\n- [There](x). More.\n:::", Woven(links={0: LinkView(None)}))
    assert '<li><span class="coming">There <small>(coming)</small></span> <span>More.</span></li>' in html


def test_what_is_quoted_as_false_is_called_so_before_it_is_read() -> None:
    assert body("::: mistake\n> It is [11]{!=x}.\n\nNo.\n:::") == (
        '<div class="mistake"><div class="mistaken"> <p>False</p> <blockquote><p>It is 11.</p> </blockquote> </div> '
        "<p>No.</p> </div>"
    )


def test_only_the_quotation_of_a_mistake_is_called_false() -> None:
    html = body(":::: mistake\n> A\n\n::: lead\n> B\n:::\n::::\n\n> C")
    assert html.count("False") == 1


def test_a_container_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError, match="ladda"):
        body("::: ladda\nText\n:::")


def test_a_term_has_its_names_in_other_languages_and_its_rules_beside_it() -> None:
    source = "::: terms\nSeri\n: a\n\nTaruhan\n: b\n:::"
    first, _ = [index for index, token in enumerate(read(source).tokens) if token.type == "dt_open"]
    view = TermView((NameView("en", "tie"),), (ReferenceView(4, "#s4"),))
    assert body(source, Woven(terms={first: view})) == (
        '<div class="terms"><dl><div><dt>Seri <span class="also" lang="en">'
        '<span aria-hidden="true">EN</span> tie</span> '
        '<span class="references"><a href="#s4">§\u202f4</a></span></dt> <dd>a</dd> </div> '
        "<div><dt>Taruhan</dt> <dd>b</dd> </div></dl> </div>"
    )
