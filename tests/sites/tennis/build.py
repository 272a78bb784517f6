"""Builds a site of its own: its game, its content, its languages, with the generator of this repository."""

import sys
from pathlib import Path

SITE = Path(__file__).resolve().parent
sys.path.insert(0, str(SITE.parents[2]))

from generator.commands import main  # noqa: E402 - found by the line above
from tests.sites.tennis.scoring import GAMES  # noqa: E402 - likewise

if __name__ == "__main__":
    sys.exit(main(SITE, GAMES))
