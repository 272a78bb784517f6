"""Marks, links and what else stands in a line."""

from generator.document import Range
from generator.render.inline import plain
from generator.render.tree import grow
from generator.view import LinkView, ReferenceView, Woven
from tests.generator.render.reader import read
from tests.generator.render.sample import body, weave


def test_a_claim_is_dotted_and_can_be_linked_to() -> None:
    assert body("It is [15]{=sum(7,8)}.") == '<p>It is <span class="c">15</span>.</p>'


def test_an_exemption_is_plain_text() -> None:
    assert body("Since [1998]{!year}.") == "<p>Since 1998.</p>"


def test_a_game_word_in_a_claim_gets_its_class() -> None:
    woven = weave(read("[Tie again]{=winner}"), {"Tie": "tie"})
    assert body("[Tie again]{=winner}", woven) == ('<p><span class="c"><span class="w-tie">Tie</span> again</span></p>')


def test_what_a_page_says_is_escaped() -> None:
    assert body("a < b & [<i>]{=x} `<b>`") == (
        '<p>a &lt; b &amp; <span class="c">&lt;i&gt;</span> <code>&lt;b&gt;</code></p>'
    )


def test_a_link_to_a_rule_that_is_held_against_a_statement_cites_it() -> None:
    woven = Woven(links={0: LinkView("x.html#a", (ReferenceView(4, "x.html#s4"),))})
    assert body("[There](x#a).", woven) == (
        '<p><a href="x.html#a">There</a> <span class="references"><a href="x.html#s4">§\u202f4</a></span>.</p>'
    )


def test_a_link_leads_where_the_view_says() -> None:
    woven = Woven(links={0: LinkView("../en/x.html#a")})
    assert body('[*there*](x#a "why")', woven) == ('<p><a href="../en/x.html#a" title="why"><em>there</em></a></p>')


def test_a_link_to_a_page_that_is_announced_is_text() -> None:
    woven = Woven(links={0: LinkView(None)})
    assert body("[There](x)", woven) == '<p><span class="coming">There <small>(coming)</small></span></p>'


def test_an_image_keeps_its_alternative() -> None:
    assert body("![a *red* one](x.png)") == '<p><img src="x.png" alt="a red one"></p>'


def test_plain_text_keeps_the_words_only() -> None:
    document = read("Go **to [8]{=x}**\nby [this](y) `way`")
    nodes = grow(document.tokens, Range(0, len(document.tokens)))
    assert plain(nodes, weave(document).marks) == "Go to 8 by this way"
