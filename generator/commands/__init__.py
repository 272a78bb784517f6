"""The command line: what a person types, and what comes back.

Exit status: 0 fine, 1 the content has errors, 2 the command was not understood or the program itself failed.
"""

from __future__ import annotations

import argparse
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from engine.api import Game
from generator.base_url import base_url_of
from generator.commands.telling import complain

Run = Callable[[Path, Any, argparse.Namespace], int]


def main(root: Path, games: Mapping[str, Game], arguments: Sequence[str] | None = None) -> int:
    """Run one command in a site's folder and give its exit status."""
    options = _parser().parse_args(arguments)
    module, _, function = options.run.partition(".")
    try:
        # Imported late: a build has no need of what the other commands do.
        run: Run = getattr(import_module(f"generator.commands.{module}"), function)
        return run(root, games, options)
    except KeyboardInterrupt:
        complain("interrupted")
        return 2
    except OSError as failure:
        complain(f"the system refused: {failure.strerror or failure}")
        return 2
    except Exception as failure:  # noqa: BLE001 - the last line of defence: a bug of ours is told as one
        if getattr(options, "debug", False):
            traceback.print_exc()
        else:
            complain(f"a bug of ours: {failure!r}\nrun again with --debug to see where")
        return 2


def _parser() -> argparse.ArgumentParser:
    """Describe the commands."""
    debug = argparse.ArgumentParser(add_help=False)
    debug.add_argument(
        "--debug", action="store_true", default=argparse.SUPPRESS, help="show where the program failed, if it fails"
    )
    parser = argparse.ArgumentParser(
        prog="build.py",
        description="Builds the site: every claim is recomputed, and where one is wrong nothing is published.",
        epilog="Without a command it builds. Exit status: 0 fine, 1 the content has errors, 2 usage or a bug of ours.",
        parents=[debug],
    )
    parser.set_defaults(run="building.build", strict=False, base_url=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    strict = argparse.ArgumentParser(add_help=False)
    strict.add_argument("--strict", action="store_true", help="count warnings as errors")
    published = argparse.ArgumentParser(add_help=False)
    published.add_argument(
        "--base-url",
        metavar="URL",
        type=_base_url,
        help="the address under which the site will be published, instead of `base_url:` in site.yaml",
    )

    build = commands.add_parser(
        "build", parents=[debug, strict, published], help="check the content and publish it into site/"
    )
    build.set_defaults(run="building.build")

    check = commands.add_parser("check", parents=[debug, strict, published], help="run all checks and write nothing")
    check.add_argument("--format", choices=("text", "json"), default="text", help="how findings are told")
    check.add_argument(
        "--with",
        dest="mutant",
        metavar="MUTANT",
        help="check by rules of which one entry is changed, named as `mutate` names it",
    )
    check.add_argument(
        "--as-of",
        metavar="DATE",
        help="also list the lines whose facts were last checked more than 180 days before a date, such as 2024-02-29",
    )
    check.set_defaults(run="checking.check")

    ask = commands.add_parser(
        "ask",
        parents=[debug],
        help="put a question to the rules",
        description="Answers a question in every language of the site, with the rules that led there.",
    )
    ask.add_argument(
        "question", nargs="?", help="a call such as 'total(7,8)', or a path into an example such as 'example.winner'"
    )
    ask.add_argument("--list", action="store_true", help="describe every question that can be asked")
    ask.set_defaults(run="asking.ask")

    accept = commands.add_parser(
        "accept",
        parents=[debug],
        help="write the engine's answer into the source",
        description="Replaces a claim's text by the engine's answer, in its own style. Right claims are never touched.",
    )
    accept.add_argument(
        "claims", nargs="*", metavar="CLAIM", help="a place as a finding names it: file:line or file:line:column"
    )
    accept.add_argument("--all", action="store_true", help="every wrong or empty claim, after asking")
    accept.set_defaults(run="accepting.accept")

    reviewed = commands.add_parser(
        "reviewed",
        parents=[debug],
        help="note that a translation follows its source again",
        description="Notes in reviewed.yaml which source a page's or a section's translation was compared with.",
    )
    reviewed.add_argument(
        "section", metavar="PAGE[#SECTION]", help="a section by its anchor, or a page for all of its sections"
    )
    reviewed.add_argument("--language", metavar="CODE", help="one translation only, where a site has several")
    reviewed.set_defaults(run="reviewing.review")

    status = commands.add_parser("status", parents=[debug], help="count what is bound on each page")
    status.add_argument("--format", choices=("text", "json"), default="text", help="for a person or a program")
    status.set_defaults(run="counting.status")

    mutate = commands.add_parser(
        "mutate",
        parents=[debug],
        help="change the rules and the texts, and list what nothing noticed",
        description="Changes the rules entry by entry and the texts mark by mark, in memory, and tells what survives.",
    )
    mutate.add_argument(
        "pages",
        nargs="*",
        metavar="PAGE",
        help="change only this page's texts and the rules of its game; all pages still notice",
    )
    mutate.add_argument("--format", choices=("text", "json"), default="text", help="for a person or a program")
    mutate.add_argument("--verbose", action="store_true", help="list the claims that no change of the rules touches")
    mutate.add_argument(
        "--record", action="store_true", help="note the figures in mutated.yaml, for the page that shows them"
    )
    mutate.set_defaults(run="mutating.mutate")
    return parser


def _base_url(text: str) -> str:
    """Read the address under which a site is published."""
    try:
        return base_url_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"`{text}`: {error}") from error
