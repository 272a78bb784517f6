"""What a reader sees in the cells of grids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest


def cells(published: Path, page: str) -> list[str]:
    html = (published / "site" / page).read_text("utf-8")
    grid = re.findall(r'<figure id="g1" class="grid[^"]*">.*?</figure>', html, re.DOTALL)[0]
    return re.findall(r"<td[^>]*>.*?</td>", grid)


@pytest.mark.parametrize("page", ["id/pembagian-kartu.html", "en/dealing.html"])
def test_a_hand_is_named_in_a_grid(page: str, published: Path) -> None:
    assert cells(published, page) == ["<td>Player</td>", "<td>Banker</td>"] * 3


def test_what_a_hand_does_is_a_sign_in_a_grid_and_read_out(published: Path) -> None:
    assert set(cells(published, "en/third-card.html")) >= {
        '<td class="w-draws"><span class="vh">draws</span></td>',
        '<td class="w-stands"><span class="vh">stands</span></td>',
    }
