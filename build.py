"""Builds this site: `python build.py --help` tells what else it can do."""

import gc
import sys
from pathlib import Path

gc.disable()  # a run is short and leaves few cycles: searching for them takes a tenth of its time

try:
    from engine import GAMES
    from generator.commands import main
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed; run: python -m pip install -r requirements.txt")

if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent, GAMES))
