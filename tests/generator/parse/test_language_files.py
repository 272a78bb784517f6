"""What is wrong with the data of a language, or with the bytes of a file, is found at its place."""

from __future__ import annotations

import pytest

from engine import GAMES
from generator.checking import examine
from generator.diagnostics import Diagnostic, Place
from tests.generator.site.sample import site

PAGE = "# T\n\n[5]{=total(7,8)}\n"
FOLDER = "templates/languages/en"
DATA = {
    "an interface text that the other language has": ("ui.yaml", "  skip: ", "  skipp: ", "ui:", "ui.skip"),
    "a plural form of an interface text": ("ui.yaml", "  recomputed_one: ", "  more: ", "ui:", "ui.recomputed_one"),
    "the sentence of a step": ("baccarat.yaml", "  player-rule: ", "  player-rul: ", "steps:", "steps.player-rule"),
    "the words of a question": ("baccarat.yaml", "  cells: ", "  cels: ", "questions:", "questions.cells"),
    "an argument of a question": ("bets.yaml", "{rounding} {taken}", "{rounding}", "commission_collected:", "{taken}"),
    "the words of a path": ("baccarat.yaml", "  next: ", "  nex: ", "paths:", "paths.next"),
    "the words of a path that only one game has so": (
        "blackjack.yaml",
        '  moves: "What',
        '  m: "What',
        "paths:",
        "paths.moves",
    ),
    "the words for what a false statement says": ("mistakes.yaml", "  claimed.: ", "  claimed: ", "paths:", "claimed."),
    "a value of its step": ("baccarat.yaml", "{total}, Player", "{totl}, Player", "player-rule:", "{totl}"),
}


@pytest.mark.parametrize("what", DATA)
def test_a_language_that_lacks_something_is_found_at_the_entry(what: str) -> None:
    name, old, new, entry, named = DATA[what]
    tree = dict(site({"*.md": PAGE}))
    file = f"{FOLDER}/{name}"
    text = tree[file].decode()
    assert text.count(old) == 1
    tree[file] = text.replace(old, new).encode()
    ours = [found for found in examine(tree, GAMES).found if found.place.file.startswith(FOLDER)]
    (found,) = (found for found in ours if named in found.message)
    line = tree[found.place.file].decode().splitlines()[found.place.line - 1]
    assert line[found.place.column - 1 :].startswith(entry)


def test_what_a_language_lacks_belongs_where_another_one_has_it() -> None:
    tree = dict(site({"*.md": PAGE}))
    wording = "  highest_total:"
    text = tree[f"{FOLDER}/baccarat.yaml"].decode()
    tree[f"{FOLDER}/baccarat.yaml"] = text.replace(f"{wording} ", "  highest_totl: ").encode()
    (found,) = (found for found in examine(tree, GAMES).found if "highest_total" in found.message)
    line = tree[found.place.file].decode().splitlines()[found.place.line - 1]
    assert (found.place.file, line) == (f"{FOLDER}/baccarat.yaml", "questions:")
    twin, number, _ = found.hint.removeprefix("add it, as in ").split(":")
    assert twin == "templates/languages/id/baccarat.yaml"
    assert tree[twin].decode().splitlines()[int(number) - 1].startswith(wording)


def test_an_entry_that_is_given_in_two_files_is_found_at_the_second() -> None:
    tree = dict(site({"*.md": PAGE}))
    tree[f"{FOLDER}/zz.yaml"] = b"ui:\n  skip: again\n"
    (found,) = examine(tree, GAMES).found
    assert (str(found.place), found.code) == (f"{FOLDER}/zz.yaml:2:3", "language-data")


def test_a_language_file_that_holds_a_list_is_found() -> None:
    tree = dict(site({"*.md": PAGE}))
    tree[f"{FOLDER}/zz.yaml"] = b"- a\n"
    (found,) = examine(tree, GAMES).found
    assert (str(found.place), found.code) == (f"{FOLDER}/zz.yaml:1:1", "language-data")


def test_a_byte_that_is_no_utf8_is_found_where_it_stands() -> None:
    tree = dict(site({"*.md": PAGE}))
    tree["content/page/en.md"] = b"# T\n\n[5]{=total(7,8)} caf\xe9\n"
    found = {f"{found.place} {found.code}" for found in examine(tree, GAMES).found}
    assert found == {"content/page/en.md:3:21 encoding"}


def found_with(**files: bytes | None) -> list[str]:
    """What is found where some files of a language are others, or none."""
    tree = dict(site({"*.md": PAGE}))
    for name, data in files.items():
        del tree[f"{FOLDER}/{name}.yaml"]
        if data is not None:
            tree[f"{FOLDER}/{name}.yaml"] = data
    return [f"{found.place} {found.code}" for found in examine(tree, GAMES).found]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"ui: [\n", f"{FOLDER}/ui.yaml:2:1 yaml-syntax"),
        (b"", f"{FOLDER}/ui.yaml:1:1 yaml-empty"),
        (b"a", f"{FOLDER}/ui.yaml:1:1 language-data"),
        (b"ui: \xe9\n", f"{FOLDER}/ui.yaml:1:5 encoding"),
    ],
)
def test_a_language_file_that_cannot_be_read_is_told_without_what_it_may_hold(data: bytes, expected: str) -> None:
    assert found_with(ui=data) == [expected]


def test_a_language_without_its_grammar_is_still_a_language_of_the_site() -> None:
    assert {line.split()[1] for line in found_with(language=None)} == {"language-data"}


def test_a_section_that_is_no_mapping_is_given_once() -> None:
    tree = dict(site({"*.md": PAGE}))
    tree[f"{FOLDER}/zz.yaml"] = b"numbers: [zero]\nui: none\n"
    found = {f"{found.place} {found.code}" for found in examine(tree, GAMES).found}
    assert found == {f"{FOLDER}/zz.yaml:1:1 language-data", f"{FOLDER}/zz.yaml:2:1 language-data"}


def test_what_is_missing_is_found_where_most_of_its_kind_stands() -> None:
    tree = dict(site({"*.md": PAGE}))
    tree[f"{FOLDER}/ui.yaml"] = tree[f"{FOLDER}/ui.yaml"].replace(b"  scroll:", b"  scrol:")
    assert b"ui:" in tree[f"{FOLDER}/baccarat.yaml"]
    (found,) = examine(tree, GAMES).found
    assert found.place.file == f"{FOLDER}/ui.yaml"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (b"table: Table {number}", b"table: Table {low}", "ui.table: only {number} may stand in braces here"),
        (b"table: Table {number}", b"table: Table {number", "ui.table: only {number} may stand in braces here"),
        (
            b'one: "{count} figure',
            b'one: "{0} {count} figure',
            "ui.recomputed_one: only {count} may stand in braces here",
        ),
        (b"  skip: ", b"  skip: To {count} ", "ui.skip: nothing may stand in braces here"),
    ],
)
def test_a_hole_that_nothing_fills_is_found(old: bytes, new: bytes, message: str) -> None:
    tree = dict(site({"*.md": PAGE}))
    assert old in tree[f"{FOLDER}/ui.yaml"]
    tree[f"{FOLDER}/ui.yaml"] = tree[f"{FOLDER}/ui.yaml"].replace(old, new)
    assert message in {found.message for found in examine(tree, GAMES).found}


def test_a_file_that_was_not_read_is_told_once() -> None:
    tree = dict(site({"*.md": PAGE}))
    del tree["content/page/en.md"]
    unread = Diagnostic("unreadable", Place("content/page/en.md"), "the file cannot be read")
    assert examine(tree, GAMES, [unread]).found == (unread,)


def test_a_folder_that_was_not_read_is_told_once() -> None:
    tree = {name: data for name, data in site({"*.md": PAGE}).items() if not name.startswith("content/rules/")}
    unread = Diagnostic("unreadable", Place("content/rules"), "the folder cannot be read")
    assert examine(tree, GAMES, [unread]).found == (unread,)


def test_texts_among_the_assets_have_one_kind_of_line_end() -> None:
    tree = dict(site({"*.md": PAGE}))
    tree["templates/assets/style.css"] = b"a {\r\n}\r\n"
    tree["templates/assets/dot.png"] = b"\r\n"
    checked = examine(tree, GAMES)
    assert checked.site is not None
    assert checked.site.assets["assets/style.css"] == b"a {\n}\n"
    assert checked.site.assets["assets/dot.png"] == b"\r\n"
