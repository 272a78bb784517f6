"""A loose figure's hint is one that its author can follow."""

from __future__ import annotations

from engine import GAMES
from generator.checking import examine
from tests.generator.site.sample import SITE, site


def test_a_figure_is_to_be_bound_only_where_it_can_be() -> None:
    files = {"site.yaml": SITE.replace("Situs", "2024"), "*.md": "# T 2024\n\n[15]{=sum(7,8)}\n"}
    hints = {one.place.file: one.hint for one in examine(site(files), GAMES).found}
    assert hints["content/site.yaml"] == "say it without a figure: none can be bound here"
    assert hints["content/page/en.md"].startswith("bind it to a question")
