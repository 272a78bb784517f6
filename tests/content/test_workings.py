"""Every figure of the book is told of: what was asked, each step, and the source."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.generator.weave.workings import Shown, Told, in_data, on_page

FOLDERS = yaml.safe_load((Path(__file__).parents[2] / "content/site.yaml").read_bytes())["workings"]
LANGUAGES = tuple(FOLDERS)


@cache
def told(site: Path) -> dict[str, dict[str, Told]]:
    """What each file of data tells, by the address of the page that it belongs to."""
    files = (path for code, folder in FOLDERS.items() for path in (site / code / folder).glob("*.js"))
    return {
        path.relative_to(site).with_suffix(".html").as_posix(): in_data(path.read_text(encoding="utf-8"))
        for path in files
    }


def claims(site: Path, language: str) -> Iterator[dict[str, str]]:
    """The claims of a language."""
    listed = json.loads((site / "claims.json").read_text(encoding="utf-8"))
    return (claim for claim in listed if claim["language"] == language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_is_told_of(language: str, published: Path) -> None:
    site = published / "site"
    places = [claim["workings"].partition("#") for claim in claims(site, language)]
    assert len(places) > len(told(site))
    assert [(page, key) for page, _, key in places if key not in told(site)[page]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_told_in_whole(language: str, published: Path) -> None:
    site = published / "site"
    broken = []
    for claim in claims(site, language):
        page, _, key = claim["workings"].partition("#")
        one = told(site)[page][key]
        whole = (one.question, one.answer, *((one.steps, one.sources) if claim["rules"] else ()))
        broken += [] if all(whole) else [claim["workings"]]
    assert broken == []


def test_each_page_says_what_its_data_say(published: Path) -> None:
    site = published / "site"
    for address, data in told(site).items():
        page = on_page((site / address).read_text(encoding="utf-8"))
        assert {one.key: one.told for one in page if isinstance(one, Shown)} == data, address


def test_every_step_rests_on_a_rule_that_is_named_with_it_or_behind_those_that_share_it(published: Path) -> None:
    """What an example gives rests on no rule; where nothing says how it ended, what its author wrote may stand last."""
    for address, data in told(published / "site").items():
        for key, one in data.items():
            steps = one.steps if one.answer or one.steps[-1][1] else one.steps[:-1]
            assert not one.sources or steps[-1][1], f"{address}#{key}"


def test_a_board_is_never_told_row_by_row(published: Path) -> None:
    """It is typed as `BP BB P.`, which says nothing apart from the drawing."""
    texts = {text for data in told(published / "site").values() for one in data.values() for text, _ in one.steps}
    assert {text for text in texts if re.search(r"\b[BPR]{1,}[BPR.]+ [BPR.]{2,}", text)} == set()
