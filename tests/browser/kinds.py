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
    "id/perhitungan/taruhan.html",
    "en/a-z.html",
)
"""A home page, rules and rounds, a grid, figures, boards, exercises, a wheel, what is quoted as false, terms, workings,
the index."""

WITH_NOTES = (
    "id/taruhan.html",
    "en/bets.html",
    "id/kartu-ketiga.html",
    "en/third-card.html",
    "id/batas-sesi.html",
    "en/session-limits.html",
)
"""Pages on which figures, terms and cells of tables open notes, in each language."""

OPEN_NOTES = ("a.c", "a.t", "[data-how] td")
"""What opens a note, each kind of it."""
