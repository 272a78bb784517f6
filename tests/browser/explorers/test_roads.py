"""The explorer of scoreboards draws of any record the boards that the engine makes of it, called in Python."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.api import Board, Outcome
from engine.baccarat import BACCARAT, STANDARD, Result, read_roads
from engine.baccarat.roads.words import Entered, Record
from engine.decks import Decks
from generator.language import Language, told
from generator.render.typography import typeset
from tests.browser.explorers.trying import PLACE, announced, come_near
from tests.browser.published import Published
from tests.browser.touch.reader import focused, press

PAGES = {"id": "id/papan-skor.html", "en": "en/scoreboards.html"}
MOST = BACCARAT.questions["most_rounds"](STANDARD, Decks(8)).value
LINES = (Path(__file__).parents[2] / "cases" / "roads.jsonl").read_text("utf-8").splitlines()
CASES = [json.loads(line)["results"] for line in LINES]
AT_ONCE = 100

WORDS = {
    "id": ("Belum ada hasil.", "Putaran", "kolom", "baris", "tanpa isian"),
    "en": ("No result yet.", "Round", "column", "row", "no entry"),
}

# Types each record; gives what is announced, the state of the link, and of each board its name, its signs as they are
# drawn (where, by which class, with which letter and number) and its table.
TYPE = """
const place = document.querySelector(".explorer > :last-child");
const [input, status, link] = ["input", "[role=status]", "a[href^='?']"].map((one) => place.querySelector(one));
const cell = (one) => {
  const [x, y] = one.getAttribute("transform").match(/[\\d.]+/g).map((at) => (at - 12) / 24);
  const letter = one.querySelector(":scope > text")?.textContent ?? "";
  const mark = one.querySelector("g");
  const number = mark ? Number(mark.querySelector("text")?.textContent ?? 1) : 0;
  return [x, y, one.getAttribute("class") ?? "", letter, number];
};
return arguments[0].map((record) => {
  input.value = record;
  input.dispatchEvent(new Event("input"));
  const boards = [...place.querySelectorAll(".board")].map((board) => [
    board.querySelector("caption").textContent,
    [...board.querySelectorAll(".scroll > svg > g")].map(cell),
    [...board.querySelectorAll("tr")].map((row) => [...row.cells].map((one) => one.textContent)),
  ]);
  return [status.textContent, new URL(link.href).searchParams.get("roads"), boards];
});
"""


def by_chance(number: int) -> list[str]:
    """Give records at random, the same ones each time: of many ties, of long streaks, of few changes."""
    chance = random.Random(11)  # noqa: S311 - any records will do
    found = []
    for at in range(number):
        length = chance.choice((chance.randint(1, 12), chance.randint(13, 60), MOST))
        weights = chance.choice(((46, 45, 10), (45, 45, 60), (90, 5, 5), (50, 50, 0)))
        signs = chance.choices("BPT", weights, k=length)
        if at % 3 == 0:  # streaks that meet the tails of others
            signs = [sign for sign in signs for _ in range(chance.randint(1, 12))][:length]
        found.append("T" * (at % 5 == 0) * chance.randint(1, 4) + "".join(signs))
    return [record[:MOST] for record in found]


STREAKS = [
    "",
    "T",
    "TTTT",
    "B" * MOST,
    "BP" * (MOST // 2),
    ("B" * 12 + "P" * 12) * 4,
    "BBBBBBBPPPPPPPBBBBBBBPPPPPPP" * 3,
]


def shown(record: str) -> Mapping[str, Board]:
    """Make the boards of a record by the paths that the page draws; those of no record are empty."""
    if not record:
        return {}
    outcome = BACCARAT.forms["road"](STANDARD, Record(tuple(map(Result, record))))
    assert isinstance(outcome, Outcome)
    boards = {path: verdict.value for path, verdict in outcome.answers.items()}
    return {path: board for path, board in boards.items() if isinstance(board, Board)}


def expected_boards(record: str, language: Language) -> list[tuple[str, list[list[Any]], list[list[str]]]]:
    """Say how the page is to draw the boards of a record: names, cells in any order, and tables."""
    made, empty = shown(record), Board(())
    boards = []
    for drawn in BACCARAT.boards:
        signs = made.get(drawn.cells, empty).placed()
        marks = made.get(drawn.marks, empty).placed() if drawn.marks else {}
        cells, texts = [], {}
        for at in {**signs, **marks}:
            sign, number = signs.get(at), int(str(marks.get(at, 0)))
            look = drawn.looks[sign] if sign else None
            classes = " ".join(filter(None, [look.shape.value, look.word and f"w-{look.word.value}"])) if look else ""
            cells.append([*at, classes, str(sign) if look and look.word else "", number])
            struck = f" ({told(drawn.mark, language)}: {number})" if drawn.mark and number else ""
            texts[at] = typeset((told(sign, language) if sign else "") + struck)
        columns, rows = (1 + max((at[side] for at in texts), default=-1) for side in (0, 1))
        table = [[texts.get((column, row), "") for column in range(columns)] for row in range(rows)]
        boards.append((typeset(told(drawn.name, language)), sorted(cells), table))
    return boards


def expected_status(record: str, language: Language) -> str:
    """Say what the page is to announce of a record: what its last result did to each board."""
    none, round_, column, row, nothing = WORDS[language.code]
    if not record:
        return none
    roads, before = read_roads(record), read_roads(record[:-1])
    last, wins = roads.results[-1], [one for one in before.results if one is not Result.TIE]
    if last is Result.TIE:
        entered = Entered.MARKS_LAST if wins else Entered.MARKS_FIRST
    else:
        entered = Entered.CONTINUES if wins[-1:] == [last] else Entered.OPENS
    big = roads.cells[-1] if roads.cells else None
    at = (big.column + 1, big.row + 1) if big else (1, 1)
    bead = roads.bead[-1]
    runs = ((getattr(one, road) for one in (roads, before)) for road in ("big_eye", "small_road", "cockroach_pig"))
    hues = [told(now[-1], language) if len(now) > len(then) else nothing for now, then in runs]
    done = [
        f"{column} {bead.column + 1}, {row} {bead.row + 1}",
        f"{told(entered, language)}, {column} {at[0]}, {row} {at[1]}",
        *hues,
    ]
    names = [told(drawn.name, language) for drawn in BACCARAT.boards]
    said = "".join(f"; {name}: {what}" for name, what in zip(names, done, strict=True))
    return f"{round_} {len(record)}: {told(last, language)}{said}."


@pytest.mark.parametrize("code", PAGES)
@pytest.mark.parametrize(
    "records", [[*CASES, *STREAKS], by_chance(400)], ids=["the shared cases and streaks", "400 by chance"]
)
def test_the_boards_of_any_record_are_those_that_the_engine_makes(
    browser: ChromiumDriver,
    published: Published,
    languages: Mapping[str, Language],
    code: str,
    records: Sequence[str],
) -> None:
    browser.set_script_timeout(120)
    come_near(browser, published.address + PAGES[code])
    for start in range(0, len(records), AT_ONCE):
        some = records[start : start + AT_ONCE]
        for record, (said, link, boards) in zip(some, browser.execute_script(TYPE, some), strict=True):
            drawn = [(name, sorted(cells), table) for name, cells, table in boards]
            assert drawn == expected_boards(record, languages[code]), record
            status = expected_status(record, languages[code])
            assert said.endswith(status)
            assert (said == status) is (len(record) < MOST)
            assert link == record


def record_of(browser: ChromiumDriver) -> str:
    """Give what stands in the field."""
    return str(browser.find_element(By.CSS_SELECTOR, f"{PLACE} input").get_attribute("value"))


def test_results_are_entered_removed_and_cleared_with_buttons(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html")
    buttons = {one.text.casefold(): one for one in browser.find_elements(By.CSS_SELECTOR, f"{PLACE} button")}
    for name in ("banker", "tie", "player", "player", "remove the last result"):
        buttons[name].click()
    assert record_of(browser) == "BTP"
    assert announced(browser).startswith("Round 3: Player; ")
    buttons["clear the record"].click()
    buttons["remove the last result"].click()
    assert (record_of(browser), announced(browser)) == ("", "No result yet.")


def test_it_is_used_with_a_keyboard_alone(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html")
    browser.execute_script(f"document.querySelector('{PLACE} input').focus()")
    press(browser, *"bbp", Keys.ARROW_LEFT, "t", Keys.TAB, Keys.TAB, Keys.SPACE)
    assert record_of(browser) == "BBTPB"
    assert focused(browser) == "Banker"
    press(browser, *(Keys.TAB,) * 4)
    assert browser.execute_script("return document.activeElement.matches('.scroll')")
    press(browser, *(Keys.TAB,) * 5)
    assert focused(browser).startswith("§")


@pytest.mark.parametrize(
    ("typed", "record", "says"),
    [
        (" b, P\tt ", "BPT", "Round 3: tie; "),
        ("BPX", "BP", "“X” is not the letter of a result. Round 2: Player; "),
        ("<b>", "", "“<” is not the letter of a result. No result yet."),
        ("1", "", "“1” is not the letter of a result. No result yet."),
        ("P" * (MOST + 1), "P" * MOST, "The record is full. Cards in 8"),
    ],
)
def test_what_is_typed_is_read_as_far_as_it_is_a_record_and_the_rest_is_told(
    browser: ChromiumDriver, published: Published, typed: str, record: str, says: str
) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html")
    [(said, link, _)] = browser.execute_script(TYPE, [typed])
    assert said.replace("\u202f", " ").startswith(says)
    assert link == record
    invalid = browser.find_element(By.CSS_SELECTOR, f"{PLACE} input").get_attribute("aria-invalid")
    assert invalid == ("false" if len(record) == 3 else "true")
    assert record_of(browser) == typed.strip("\t\n")


def test_the_limit_is_told_with_the_rules_that_it_rests_on(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html")
    browser.execute_script(TYPE, ["T" * 200])
    links = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} [role=status] a")
    assert len(links) == 3
    assert f"{MOST} rounds" in announced(browser)
    assert len(record_of(browser)) == 200
    for _ in range(2):
        browser.find_element(By.CSS_SELECTOR, f"{PLACE} button").click()
        assert record_of(browser) == "T" * MOST
        assert f"Round {MOST}: tie; " in announced(browser)


def test_what_a_result_does_leads_to_the_rules_for_it(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html?roads=BBBBBBBPPP#roads_")
    lines = [line.text for line in browser.find_elements(By.CSS_SELECTOR, f"{PLACE} ol li")]
    assert [line.partition(":")[0] for line in lines] == ["bead plate", "Big Road", "Big Eye Boy"]
    assert "The column compared has an entry in the same row: red. §\u202f59" in lines[2]
    for record, rule in (("BBBBBBB", "54"), ("BT", "53"), ("BBPPPP", "60")):
        browser.execute_script(TYPE, [record])
        assert f"§\u202f{rule}" in browser.find_element(By.CSS_SELECTOR, f"{PLACE} ol").text


def test_a_link_leads_back_to_a_record_in_both_languages(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html")
    browser.execute_script(TYPE, ["TBPPB"])
    [link] = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} a[href^='?']")
    address = str(link.get_attribute("href"))
    assert address == f"{published.address}en/scoreboards.html?roads=TBPPB#roads_"
    come_near(browser, address)
    assert announced(browser).startswith("Round 5: Banker; ")
    [way] = browser.find_elements(By.CSS_SELECTOR, ".languages a")
    come_near(browser, str(way.get_attribute("href")))
    assert announced(browser).startswith("Putaran 5: Banker; ")


@pytest.mark.parametrize("state", ["", "x", "<b>", "%00", "B.P", "bbp"])
def test_a_link_that_means_no_record_is_read_as_what_is_typed(
    browser: ChromiumDriver, published: Published, state: str
) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html?roads={state}#roads_")
    read = {"B.P": "Round 1: Banker", "bbp": "Round 3: Player"}.get(state, "No result yet.")
    assert read in announced(browser)


def test_the_last_results_are_in_sight_on_a_narrow_screen(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/scoreboards.html")
    browser.execute_script(TYPE, ["BP" * 50])
    seen = """
    const [, big] = document.querySelectorAll(".explorer > :last-child .scroll");
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const { right } = big.querySelector("svg > g:last-child").getBoundingClientRect();
      arguments[0](big.scrollLeft > 0 && right <= big.getBoundingClientRect().right + 24);
    }));
    """
    assert browser.execute_async_script(seen)
