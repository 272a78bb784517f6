"""The hint that names what an author probably meant."""

from __future__ import annotations

from collections.abc import Iterable


def near_match(word: str, known: Iterable[str]) -> str:
    """Give a hint that names the known word nearest to a wrong one, or else all of them."""
    words = sorted(set(known) - {""})
    return nearest(word, words) or (f"known: {', '.join(words)}" if words else "")


def nearest(word: str, known: Iterable[str]) -> str:
    """Give a hint that names the known word nearest to a wrong one; nothing where none is near."""
    from difflib import get_close_matches  # noqa: PLC0415 - costs time, and most runs find nothing to hint at

    close = get_close_matches(word, sorted(known), n=1)
    return f"did you mean {close[0]!r}?" if close else ""
