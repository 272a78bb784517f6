"""Builds the same pages with this generator, with MkDocs and with Sphinx, and tells time and memory of each.

    python tests/bench/compare.py [--runs N]

needs an environment with the requirements of this repository and `mkdocs`, `sphinx` and `myst-parser`. The other two
read the pages' Markdown without what only ours understands: brackets and braces around figures, containers, anchors.
They check no figure and draw nothing; ours does both in the time that is told.

Every run is a new process with an empty output folder. The tools take turns, the first run of each is not counted.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).parents[2]
_MARK = re.compile(r"\[((?:[^\[\]\\]|\\.)*)\]\{[^\s{}]+\}")
_ATTRIBUTES = re.compile(r"\{(?:#|[a-z]+=)[^{}\n]*\}\n[ \t]*")
_CONTAINER = re.compile(r"^[ \t]*:{3,}.*\n", re.MULTILINE)
_LINK = re.compile(r"\]\(([a-z][a-z0-9-]*)(?:#[a-z0-9-]+)?\)")
_FRAGMENT = re.compile(r"\[([^\[\]]*)\]\(#[a-z0-9-]+\)")
_MKDOCS = "site_name: Pages\ndocs_dir: docs\nmarkdown_extensions: [tables, def_list]\n"
_SPHINX = 'project = "Pages"\nextensions = ["myst_parser"]\nmyst_enable_extensions = ["deflist"]\n'
_INDEX = "# Pages\n\n```{toctree}\n:glob:\n\n*/*\n```\n"
_KIB = 1024


@dataclass(frozen=True, slots=True)
class Tool:
    """A command that builds the pages, and the folder that it writes them to."""

    name: str
    command: tuple[str, ...]
    folder: Path
    output: Path


@dataclass(frozen=True, slots=True)
class Run:
    """What one process took: seconds on the clock and on processors, and its largest memory in MiB."""

    wall: float
    processor: float
    memory: float


def plain(text: str) -> str:
    """Give the Markdown of a page as other tools read it."""
    text = _MARK.sub(r"\1", _CONTAINER.sub("", _ATTRIBUTES.sub("", text)))
    return _FRAGMENT.sub(r"\1", _LINK.sub(r"](\1.md)", text))


def write_pages(folder: Path) -> int:
    """Write the texts of all pages below a folder, one folder a language, and give their number."""
    pages = sorted(ROOT.glob("content/*/*.md"))
    for page in pages:
        target = folder / page.stem / f"{page.parent.name}.md"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(plain(page.read_text("utf-8")), "utf-8")
    return len(pages)


def tools(folder: Path) -> tuple[int, tuple[Tool, ...]]:
    """Set up a folder for each tool; the number of pages, and the tools."""
    ours, mkdocs, sphinx = (folder / name for name in ("ours", "mkdocs", "sphinx"))
    for name in ("content", "templates", "engine", "generator"):
        shutil.copytree(ROOT / name, ours / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "build.py", ours)
    count = write_pages(mkdocs / "docs")
    (mkdocs / "docs" / "index.md").write_text("# Pages\n", "utf-8")
    (mkdocs / "mkdocs.yml").write_text(_MKDOCS, "utf-8")
    write_pages(sphinx / "docs")
    (sphinx / "docs" / "index.md").write_text(_INDEX, "utf-8")
    (sphinx / "docs" / "conf.py").write_text(_SPHINX, "utf-8")
    python = sys.executable
    return count, (
        Tool("this generator", (python, "build.py"), ours, ours / "site"),
        Tool(f"MkDocs {version('mkdocs')}", (python, "-m", "mkdocs", "build", "--quiet"), mkdocs, mkdocs / "site"),
        Tool(
            f"Sphinx {version('sphinx')}, myst-parser {version('myst-parser')}",
            (python, "-m", "sphinx", "-q", "-b", "html", "docs", "site"),
            sphinx,
            sphinx / "site",
        ),
    )


def run(tool: Tool, environment: Mapping[str, str]) -> Run:
    """Build once with a tool; its output of an earlier run is deleted first. Raises RuntimeError where it fails."""
    shutil.rmtree(tool.output, ignore_errors=True)
    said = tool.folder / "said.txt"
    start = time.perf_counter()
    child = os.fork()
    if not child:
        out = os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        os.chdir(tool.folder)
        os.execve(tool.command[0], tool.command, environment)  # noqa: S606 - our own commands
    _, status, used = os.wait4(child, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status):
        raise RuntimeError(f"{tool.name} failed:\n{said.read_text('utf-8')}")
    return Run(wall, used.ru_utime + used.ru_stime, used.ru_maxrss / _KIB)


def told(tool: Tool, runs: list[Run]) -> str:
    """A row of the table."""
    walls = [one.wall for one in runs]
    size = sum(path.stat().st_size for path in tool.output.rglob("*") if path.is_file()) / 1000
    return (
        f"| {tool.name} | {statistics.median(walls):.2f} s ({min(walls):.2f}–{max(walls):.2f} s)"
        f" | {statistics.median(one.processor for one in runs):.2f} s"
        f" | {statistics.median(one.memory for one in runs):.0f} MiB | {size:,.0f} kB |"
    )


def main() -> None:
    """Build in turns and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--runs", type=int, default=11, help="runs of each tool that count (11)")
    wanted = parser.parse_args().runs
    try:
        with tempfile.TemporaryDirectory() as folder:
            count, built = tools(Path(folder))
            environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
            runs: dict[str, list[Run]] = {tool.name: [] for tool in built}
            for _ in range(wanted + 1):
                for tool in built:
                    runs[tool.name].append(run(tool, environment))
            print(f"{count} texts of pages, {wanted} runs each\n")  # noqa: T201 - it is what the command is for
            print("| tool | wall time, median (fastest–slowest) | processor time | memory | output |")  # noqa: T201 - what a script measures is read in a terminal
            print("|---|---|---|---|---|")  # noqa: T201 - what a script measures is read in a terminal
            for tool in built:
                print(told(tool, runs[tool.name][1:]))  # noqa: T201 - what a script measures is read in a terminal
    except PackageNotFoundError as missing:
        sys.exit(f"{missing.name} is not installed: nothing was compared")


if __name__ == "__main__":
    main()
