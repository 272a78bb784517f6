"""Builds this site: `python build.py --help` tells what else it can do."""

import gc
import os
import sys
from contextlib import suppress
from pathlib import Path

gc.disable()  # a run is short and leaves few cycles: searching for them takes a tenth of its time

# There is none where whoever started this closed it: what is said goes nowhere then.
sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end
sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - until the end

try:
    from engine import GAMES
    from generator.commands import main
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed; run: python -m pip install -r requirements.txt")
except KeyboardInterrupt:
    sys.stderr.write("interrupted\n")
    sys.exit(2)

if __name__ == "__main__":
    status = main(Path(__file__).resolve().parent, GAMES)
    for stream in (sys.stdout, sys.stderr):
        with suppress(BrokenPipeError):  # whoever read this has read enough
            stream.flush()
    os._exit(status)  # the system takes back at once what the interpreter would free object by object
