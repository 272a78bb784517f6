"""Languages compiled once for many small sites: compiling them takes far longer than all else about such a site."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeAlias

import pytest

from engine.api import Game
from generator.diagnostics import Diagnostic
from generator.document import Placed
from generator.language import Language
from generator.parse.languages import compile_languages
from generator.source import Source

Compiled: TypeAlias = tuple[dict[str, Language], list[Diagnostic]]

MOST = 8
"""How many sets of languages are kept: most tests share one."""


@contextmanager
def languages_kept(kept: dict[object, Compiled]) -> Iterator[None]:
    """Compile languages anew only where what they are compiled from is not kept yet, and in this process."""

    def compiled(
        codes: Sequence[Placed], texts: Mapping[str, Source], games: Mapping[str, Game], unusable: Collection[str]
    ) -> Compiled:
        of_templates = tuple((file, text.text) for file, text in texts.items() if file.startswith("templates/"))
        given = (tuple(codes), of_templates, tuple(map(id, games.values())), frozenset(unusable))
        if given not in kept:
            while len(kept) >= MOST:
                del kept[next(iter(kept))]
            kept[given] = compile_languages(codes, texts, games, unusable)
        languages, found = kept[given]
        return dict(languages), list(found)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("generator.parse.compile_languages", compiled)
        for module in ("beside", "checking"):
            patch.setattr(f"generator.{module}.apart", lambda: False)
        yield
