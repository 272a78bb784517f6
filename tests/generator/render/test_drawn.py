"""Rounds, tables of examples and grids."""

from __future__ import annotations

from generator.view import (
    CardView,
    ExampleHandView,
    ExamplesView,
    ExampleView,
    GridView,
    HandView,
    LineView,
    PhraseView,
    ReferenceView,
    RoundView,
    StepView,
    Woven,
)
from tests.generator.render.reader import read
from tests.generator.render.sample import body

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def _round(*cards: CardView) -> str:
    hand = HandView("East", "east", cards, ())
    return body("::: round\n:::", Woven(blocks={0: RoundView((hand,))}))


def test_a_round_shows_each_hand_with_its_reckoning() -> None:
    hand = HandView(
        name="East",
        word="east",
        cards=(CardView("7", "", "seven"),),
        lines=(LineView("first", PhraseView("7")),),
        result=LineView("in the end", PhraseView("7", "east", checked=True)),
        verdict="wins",
    )
    html = body("::: round\n:::", Woven(blocks={0: RoundView((hand, hand))}))
    assert html.count('<p class="name"><span class="sign w-east" aria-hidden="true">E</span> ') == 2
    assert "<div><dt>first</dt><dd>7</dd></div>" in html
    assert (
        '<div class="result"><dt>in the end, <span class="w-east">wins</span></dt>'
        '<dd class="w-east"><span class="c w-east">7</span></dd></div>'
    ) in html


def test_a_six_and_a_nine_without_pips_are_told_apart_where_they_lie_across() -> None:
    for card, underlined in [
        (CardView("6", "", "six", later=True), True),
        (CardView("9", "", "nine", later=True), True),
        (CardView("8", "", "eight", later=True), False),
        (CardView("6", "", "six"), False),
        (CardView("6", "S", "six of spades", later=True), False),
    ]:
        assert ('class="card later under"' in _round(card)) is underlined, card


def test_a_dash_stands_for_what_is_no_figure_and_is_not_read_out() -> None:
    line = LineView("third", PhraseView("stood", figure=False))
    html = body("::: round\n:::", Woven(blocks={0: RoundView((HandView("East", "east", (), (line,)),))}))
    assert '<dt>third</dt><dd><span aria-hidden="true">\u2013</span><span class="vh">stood</span></dd>' in html


def test_the_checks_of_an_example_cite_their_rules() -> None:
    step = StepView("East stands on 6\u20137.", (ReferenceView(4, "#s4"), ReferenceView(9, "x.html#s9")))
    example = ExampleView((), (step,), PhraseView("East wins"))
    html = body("::: examples\n:::", Woven(blocks={0: ExamplesView((example,))}))
    assert (
        'East stands on 6\u2013\u20607. <span class="references"><a href="#s4">§\u202f4</a> '
        '<a href="x.html#s9">§\u202f9</a></span>'
    ) in html


def test_a_card_is_an_image_with_its_name() -> None:
    assert '<svg class="card" viewBox="0 0 60 84" role="img" aria-label="queen of hearts"' in _round(
        CardView("Q", "H", "queen of hearts")
    )


def test_a_later_card_lies_across() -> None:
    html = _round(CardView("7", "S", "seven of spades", later=True))
    assert '<svg class="card later" viewBox="0 0 84 60"' in html
    assert 'transform="translate(84) rotate(90)"' in html
    assert '<span class="card later" role="img" aria-label="seven">7</span>' in _round(
        CardView("7", "", "seven", later=True)
    )


def test_the_pip_in_the_middle_of_a_card_stays_there_where_the_card_lies_across() -> None:
    for later, middle in [(False, "0"), (True, "12")]:
        html = _round(CardView("A", "S", "ace of spades", later=later))
        assert f'<use href="#suit-S" x="18" y="{middle}" width="24"/>' in html


def test_a_card_has_as_many_pips_as_its_rank_says() -> None:
    pips = [_round(CardView(rank, "S", rank)).count('href="#suit-S"') for rank in RANKS]
    signs_of_a_court_card = 2
    assert pips == [*range(1, 11), *[signs_of_a_court_card] * 3]


def test_a_card_without_a_suit_shows_its_rank_alone() -> None:
    for rank in RANKS:
        html = _round(CardView(rank, "", f"the {rank}"))
        assert f'<span class="card" role="img" aria-label="the {rank}">{rank}</span>' in html
        assert "<svg" not in html


def _examples(caption: str = "") -> str:
    example = ExampleView(
        hands=(ExampleHandView("East", "east", ("2", "3"), ("K",)), ExampleHandView("West", "west", ("9", "J"))),
        checks=(StepView("East has 5", (ReferenceView(2, "#s2"),)), StepView("West has 9")),
        result=PhraseView("West wins", "west", checked=True),
    )
    return body(f"::: examples a\n{caption}\n:::", Woven(blocks={0: ExamplesView((example,))}))


def test_an_example_is_a_row_headed_by_its_cards() -> None:
    html = _examples()
    assert (
        '<th scope="row"><span class="cards-in-words"><span class="vh">East</span>'
        '<span class="sign w-east" aria-hidden="true">E</span> 2\u202f+\u202f3, then K</span> '
        '<span class="cards-in-words"><span class="vh">West</span>'
        '<span class="sign w-west" aria-hidden="true">W</span> 9\u202f+\u202fJ</span></th>'
    ) in html
    assert '<td><span class="c w-west">West wins</span></td>' in html


def test_a_check_in_an_example_cites_its_rules() -> None:
    assert (
        '<span class="check">East has 5 <span class="references"><a href="#s2">§\u202f2</a></span></span>'
        in _examples()
    )


def test_a_caption_names_the_examples() -> None:
    html = _examples("Four rounds.")
    assert '<figcaption id="b0_"><p>Four rounds.</p> </figcaption> <table aria-labelledby="b0_">' in html


def test_examples_without_a_caption_are_named_as_a_table() -> None:
    html = _examples()
    assert "<figcaption" not in html
    assert '<table aria-label="Table 1">' in html


def _grid(corner: str) -> str:
    source = (
        f"::: grid q\nWhat *east* does.\n\n| {corner} | none | 0 | 1 |\n|---|---|---|---|\n| 6 | go | go | stay |\n:::"
    )
    tokens = read(source).tokens
    heads = [index for index, token in enumerate(tokens) if token.type == "th_open"]
    row, *cells = [index for index, token in enumerate(tokens) if token.type == "td_open"]
    view = GridView(
        words=dict(zip(cells, ("goes", "goes", "stays"), strict=True)),
        references={row: (ReferenceView(8, "#s8"),)},
        apart=frozenset({heads[1]}),
    )
    return body(source, Woven(blocks={0: view}))


def test_a_grid_shows_a_word_as_a_class_and_keeps_its_text_for_the_ear() -> None:
    html = _grid("East")
    assert (
        '<td class="w-goes"><span class="vh">go</span></td><td class="w-stays"><span class="vh">stay</span></td>'
        in html
    )


def test_a_row_of_a_grid_cites_its_rules() -> None:
    assert (
        '<th scope="row"><span class="references"><a href="#s8">§\u202f8</a></span> 6</th>'
        '<td class="apart w-goes"><span class="vh">go</span></td>'
    ) in _grid("East")


def test_a_grid_has_one_row_of_heads_where_the_corner_names_the_rows_only() -> None:
    assert '<tr><th scope="col">East</th><th class="apart" scope="col">none </th><th scope="col">0 </th>' in _grid(
        "East"
    )


def test_a_corner_that_names_rows_and_columns_gives_the_columns_a_common_head() -> None:
    html = _grid("East / card")
    assert '<th scope="col" rowspan="2">East</th>' in html
    assert '<th class="apart" scope="col" rowspan="2">none </th>' in html
    assert '<th class="across" scope="colgroup" colspan="2">card</th>' in html
    assert '<tr><th scope="col">0 </th><th scope="col">1 </th></tr>' in html


def test_a_grid_has_the_text_around_it_as_caption_and_a_key() -> None:
    html = _grid("East")
    assert '<figcaption id="b0_"><p>What <em>east</em> does.</p> </figcaption>' in html
    assert '<section class="scroll" tabindex="0" aria-labelledby="b0_">' in html
    assert '<span class="entry"><span class="w-goes"></span> go</span>' in html
    assert '<span class="entry"><span class="w-stays"></span> stay</span>' in html
