"""What is wrong with the data of a language, or with the bytes of a file, is found at its place."""

from __future__ import annotations

import pytest

from engine import GAMES
from generator.build import examine
from tests.generator.site.sample import site

PAGE = "# T\n\n[5]{=total(7,8)}\n"
FOLDER = "templates/languages/en"
DATA = {
    "an interface text that the other language has": ("ui.yaml", "  skip: ", "  skipp: ", "ui:", "ui.skip"),
    "a plural form of an interface text": ("ui.yaml", "  recomputed_one: ", "  more: ", "ui:", "ui.recomputed_one"),
    "the sentence of a step": ("baccarat.yaml", "  player-rule: ", "  player-rul: ", "steps:", "steps.player-rule"),
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
