"""Which of a theme's assets a site needs: a theme has them for any site."""

from __future__ import annotations

from generator.content import Site
from generator.explorers import FIRST, SCRIPTS, SHARED, STYLE, script_of

_OF_EXPLORERS = frozenset({FIRST, SHARED, STYLE})
_OF_THE_SEARCH = frozenset({"assets/search.js", "assets/search.css"})


def assets_needed(site: Site) -> dict[str, bytes]:
    """Give the assets of a site without those of explorers that it has none of, and of a search without a way to it."""
    explorers = {name for page in site.pages for name in page.explorers}
    unneeded = {asset for asset in site.assets if asset.startswith(SCRIPTS)} - set(map(script_of, explorers))
    unneeded |= set() if explorers else _OF_EXPLORERS
    unneeded |= set() if site.alphabet else _OF_THE_SEARCH
    return {asset: data for asset, data in site.assets.items() if asset not in unneeded}
