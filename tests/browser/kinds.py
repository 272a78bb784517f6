"""One page of each kind of content, in either language, for what would take too long on every page."""

from __future__ import annotations

KINDS = (
    "id/index.html",
    "en/punto-banco.html",
    "id/kartu-ketiga.html",
    "en/odds.html",
    "id/papan-skor.html",
    "en/practice.html",
    "id/roulette.html",
    "en/common-errors.html",
    "id/istilah.html",
)
"""A home page, rules and rounds, a grid, figures, boards, exercises, a wheel, what is quoted as false, terms."""
