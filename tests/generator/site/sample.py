"""A small site in memory: the page under test, and one that is the home of every rule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from engine import GAMES
from generator.freshness import digests, sections
from generator.markdown import parse
from generator.read import Tree, read
from generator.source import Source

ROOT = Path(__file__).parents[3]
LANGUAGES = ("id", "en")
SITE = "title: {id: Situs, en: Site}\nlanguages: [id, en]\npages: [page, rules]\n"
BASE_URL = "https://example.org/book/"
PAGE = "source: id\ngame: baccarat\nslug: {{id: {0}, en: {0}}}\n"
RULES = "".join(
    [
        "# A\n\n[9]{=nine.player.first}\n",
        *(f"\n{{rule={provision.id} #{provision.id}}}\nb\n" for provision in GAMES["baccarat"].provisions),
        (
            "\n[2]{=starting_cards()} [1]{=card_value(A)} [2]{=card_value(2)} [0]{=card_value(K)} [9]{=highest_total()}"
            " [0–5]{=player_draws_on()} [0–5]{=banker_draws_on()} [0–3]{=banker_draws_on(0)}"
            " [1:1]{=pays(player-bet)} [19:20]{=pays(banker-bet)} [8:1]{=pays(tie-bet)}"
            " [Player]{=dealt_to(1)} [Player]{=dealt_to(5)} [6–12]{=allowed_decks()} [6, 8]{=usual_decks()}"
            " [8]{d=} [8]{=burned_by_decks(d)} [1]{=burned_by_card(A)} [10]{=burned_by_card(K)} [1–8]{=burned_fixed()}"
            " [12]{=behind_white_card()} [7, 14, 16]{=behind_cut_card()} [0, 1]{=rounds_after_white_card()}"
            " [24:25]{=wager_pays(banker-4)} [1:1]{=wager_pays(banker-no-commission)} [1:1]{=wager_pays(banker-ez)}"
            " [9:1]{=wager_pays(tie-9)} [11:1]{=side_pays(player-pair)}"
            " [11:1]{=side_pays(banker-pair)} [5:1]{=side_pays(either-pair)}"
            " [25:1]{=side_pays(perfect-pair-200-one)} [40:1]{=side_pays(dragon-7)} [25:1]{=side_pays(panda-8)}"
            " [12:1]{=side_pays(super-6)} [20:1]{=side_pays(lucky-6-three)} [4:1]{=bonus_pays(6)}"
            " [1–9]{=midi_seats()} [dealer]{=turned_by(mini-table)} [dealer]{!=turned_by(big-table)}"
            " [6]{=bead_rows()} [5]{=width(TPBBBBBBBPBPPP)} [1]{=marked_ties(TPB)} [1]{=distance(big-eye-boy)}"
            " [2]{=distance(small-road)} [3]{=distance(cockroach-pig)} [R]{=lower_entry(5,2)} [R]{=lower_entry(2,2)}"
            " [R]{=head_entry(2,2)}\n"
        ),
    ]
)
OTHER_SOURCES = "  # the other sources\n"
SOURCE = "  {0}: {{id: {{title: a, use: b}}, en: {{title: a, use: b}}, read: 2024-02-29}}\n"
RULES_PAGE = "examples: {nine: {first: {player: 9, banker: 7}, expect: {winner: player}}}\n"
PAIRS = {
    "id": "\n[pasangan]{=is_pair(7S,7H)} [pasangan sempurna]{=side_pair(perfect-pair)}\n",
    "en": "\n[a pair]{=is_pair(7S,7H)} [a perfect pair]{=side_pair(perfect-pair)}\n",
}


@cache
def templates() -> Mapping[str, bytes]:
    """The real templates and language data."""
    tree, found = read(ROOT)
    assert found == []
    return {name: data for name, data in tree.items() if name.startswith("templates/")}


def site(files: Mapping[str, str]) -> Tree:
    """Give a whole site with some files of it.

    A name without a folder is a file of the page `page`, `*.md` its text in every language, `site.yaml` the site's. A
    `page.yaml` that does not name its source language is given what every page has, at its end, and a comment
    `the other sources` stands for all that it does not name; so is a `site.yaml` that does not name its address.
    `none` is no file.
    A page without a `reviewed.yaml` has just been reviewed.
    """
    given = {full: text for name, text in files.items() for full in _full(name)}
    ours = {"content/site.yaml": SITE, "content/page/page.yaml": ""}
    ours |= {
        "content/rules/page.yaml": RULES_PAGE,
        **{f"content/rules/{code}.md": RULES + PAIRS[code] for code in LANGUAGES},
    }
    content = {name: _completed(name, text) for name, text in (ours | given).items() if text != "none\n"}
    content |= {name: text for name, text in _reviewed(content) if name not in ours | given}
    return dict(sorted({**templates(), **{name: text.encode() for name, text in content.items()}}.items()))


def _reviewed(content: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The notes that all translations of each page follow the language written first."""
    for folder in {name.rpartition("/")[0] for name in content if name.endswith("/page.yaml")}:
        names = [f"{folder}/{code}.md" for code in LANGUAGES]
        if all(name in content for name in names):
            first, other = (Source.of(name, content[name]) for name in names)
            noted = digests(parse(first, LANGUAGES[0])[0], first)
            lines = [f"  {name}: {noted[name]}\n" for name in sections(parse(other, LANGUAGES[1])[0]) if name in noted]
            yield f"{folder}/reviewed.yaml", "".join([f"{LANGUAGES[1]}:\n", *lines]) if lines else "{}\n"


def _full(name: str) -> list[str]:
    if name == "*.md":
        return [f"content/page/{code}.md" for code in LANGUAGES]
    if name == "site.yaml":
        return [f"content/{name}"]
    return [name if "/" in name else f"content/page/{name}"]


def _completed(name: str, text: str) -> str:
    named = dict.fromkeys(rule.source for rule in GAMES["baccarat"].provisions)
    text = text.replace(OTHER_SOURCES, "".join(SOURCE.format(one) for one in named if f"  {one}:" not in text))
    if name == "content/site.yaml" and "base_url:" not in text and "languages:" in text:
        return f"{text}base_url: {BASE_URL}\n"
    if name.endswith("/page.yaml") and not re.search("^source:", text, re.MULTILINE):
        return text + PAGE.format(name.split("/")[1])
    return text
