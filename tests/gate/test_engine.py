"""The engine is pure: nothing of the world outside, and no inexact number, gets into it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "engine").rglob("*.py"))
PURE = frozenset(
    {
        "__future__",
        "bisect",
        "collections",
        "collections.abc",
        "dataclasses",
        "enum",
        "fractions",
        "functools",
        "inspect",
        "itertools",
        "math",
        "operator",
        "re",
        "types",
        "typing",
        "unicodedata",
    }
)
IMPURE_NAMES = frozenset({"__import__", "breakpoint", "compile", "eval", "exec", "float", "input", "open", "print"})


def faults(tree: ast.AST) -> Iterator[str]:
    """What the source of a module holds that the engine must not."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (f"imports {name.name}" for name in names if not allowed(name.name))
            case ast.ImportFrom(module=module, level=level) if level or not allowed(module or ""):
                yield f"imports {'.' * level}{module or ''}"
            case ast.Constant(value=float() | complex()):
                yield f"holds the inexact number {node.value!r}"
            case ast.Name(id=name) if name in IMPURE_NAMES:
                yield f"uses {name}"


def allowed(module: str) -> bool:
    return module in PURE or module.split(".", maxsplit=1)[0] == "engine"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_module_of_the_engine_is_pure(path: Path) -> None:
    assert list(faults(ast.parse(path.read_bytes()))) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "import os.path",
        "from time import time",
        "from . import api",
        "from generator import diagnostics",
        "half = 0.5",
        "root = 2j",
        "half = float(1)",
        "print(1)",
    ],
)
def test_what_is_impure_is_noticed(source: str) -> None:
    assert len(list(faults(ast.parse(source)))) == 1
