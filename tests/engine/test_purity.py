"""The engine is pure: it can only import what cannot touch the world."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"
PURE = {
    "__future__",
    "collections",
    "collections.abc",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "itertools",
    "math",
    "re",
    "types",
    "typing",
}
IMPURE_NAMES = {"open", "print", "input", "eval", "exec", "float", "__import__"}
MODULES = sorted(ENGINE.rglob("*.py"))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def parsed(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_a_module_imports_only_pure_standard_modules_and_the_engine(module: Path) -> None:
    assert {name for name in imported(parsed(module)) if name.split(".")[0] != "engine"} <= PURE


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(ENGINE).as_posix())
def test_a_module_neither_reads_nor_writes_and_holds_no_float(module: Path) -> None:
    for node in ast.walk(parsed(module)):
        assert not (isinstance(node, ast.Name) and node.id in IMPURE_NAMES), node.lineno
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), node.lineno
        assert not isinstance(node, ast.Global), node.lineno
