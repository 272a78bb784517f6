"""Checks data against a schema and says where it is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.diagnostics import Diagnostic, Place
from generator.near import near_match
from generator.yamltext import Mapping, Node, plain
from generator.yamltext import Sequence as Items

if TYPE_CHECKING:
    import voluptuous


_A_TEXT = ("this must be a text", "write one value, in quotes where it holds `: `, `#` or brackets")
_IN_WORDS = {
    "expected a dictionary": (
        "this must be entries of the form `name: value`",
        "write each on a line of its own, further in than the key above them",
    ),
    "expected str": _A_TEXT,
    "expected string or buffer": _A_TEXT,
    "expected a list": ("this must be a list", "write `[one, other]`, or each on a line of its own behind `- `"),
}
"""What the library says of a value's type, as an author would say it, and how to write such a value."""


def validate(node: Node, schema: object) -> tuple[Diagnostic, ...]:
    """Check a node against a voluptuous schema: all errors at once, each at the very key or value.

    A schema sees texts, lists and dictionaries of texts only; a missing key is reported at the key that holds the
    mapping it is missing from.
    """
    import voluptuous  # noqa: PLC0415 - takes 25 ms, and a build without data does not need it

    try:
        voluptuous.Schema(_collecting(schema))(plain(node))
    except voluptuous.MultipleInvalid as invalid:
        found = (_diagnostic(node, schema, error) for error in invalid.errors)
        return tuple(sorted(found, key=lambda diagnostic: diagnostic.sort_key))
    return ()


def _collecting(schema: object) -> object:
    """Make the lists of a schema tell the errors of all their items: voluptuous stops at the first."""
    import voluptuous  # noqa: PLC0415 - see validate

    if isinstance(schema, voluptuous.Schema):
        return voluptuous.Schema(_collecting(schema.schema), schema.required, schema.extra)
    if isinstance(schema, dict):
        return {key: _collecting(value) for key, value in schema.items()}
    if not isinstance(schema, list) or len(schema) != 1:
        return schema
    check = voluptuous.Schema(_collecting(schema[0]))

    def each(items: object) -> object:
        if not isinstance(items, list):
            raise voluptuous.SequenceTypeInvalid("expected a list")
        errors: list[voluptuous.Invalid] = []
        for index, item in enumerate(items):
            try:
                check(item)
            except voluptuous.MultipleInvalid as invalid:
                invalid.prepend([index])
                errors += invalid.errors
        if errors:
            raise voluptuous.MultipleInvalid(errors)
        return items

    return each


def _diagnostic(node: Node, schema: object, error: voluptuous.Invalid) -> Diagnostic:
    import voluptuous  # noqa: PLC0415 - see validate

    path = [str(step) if not isinstance(step, int) else step for step in error.path]
    if isinstance(error, voluptuous.RequiredFieldInvalid):
        message = f"the key {str(path[-1])!r} is missing"
        return Diagnostic("missing-key", _follow(node, path[:-1]).holder, message, f"add `{path[-1]}:` here")
    reached = _follow(node, path)
    if error.error_message == "extra keys not allowed":
        hint = near_match(str(path[-1]), _known_keys(schema, path[:-1]))
        return Diagnostic("unknown-key", reached.holder, f"the key {str(path[-1])!r} is not known", hint)
    if path and _refuses_key(schema, path):
        return Diagnostic("bad-value", reached.holder, error.msg)
    return Diagnostic("bad-value", reached.node.place, *_IN_WORDS.get(error.msg, (error.msg,)))


@dataclass(frozen=True, slots=True)
class _Reached:
    """The node at the end of a path, and the place that names it: its key, or the node itself in a list."""

    node: Node
    holder: Place


def _follow(node: Node, path: Sequence[str | int]) -> _Reached:
    """Follow a path as far as it leads: voluptuous also names groups of keys there, which are in no data."""
    holder = _first(node)
    for step in path:
        if isinstance(node, Items) and isinstance(step, int):
            node = node.items[step]
            holder = _first(node)
        elif isinstance(node, Mapping) and (key := node.key(str(step))):
            node = node.get(key.text) or node
            holder = key.place
    return _Reached(node, holder)


def _first(node: Node) -> Place:
    """Give a short place for a node that no key names: a mapping's first key."""
    return node.entries[0][0].place if isinstance(node, Mapping) and node.entries else node.place


def _known_keys(schema: object, path: Sequence[str | int]) -> set[str]:
    """Give the keys that a schema knows at the end of a path."""
    return {name for entries in _mappings(schema, path) for key in entries if (name := _name(key)) is not None}


def _refuses_key(schema: object, path: Sequence[str | int]) -> bool:
    """Tell whether it is the last key of a path, not its value, that a schema refuses."""
    keys = [key for entries in _mappings(schema, path[:-1]) for key in entries]
    return bool(keys) and not any(_fits(key, path[-1]) for key in keys)


def _fits(check: object, value: object) -> bool:
    import voluptuous  # noqa: PLC0415 - see validate

    try:
        voluptuous.Schema(check)(value)
    except voluptuous.Invalid:
        return False
    return True


def _mappings(schema: object, path: Sequence[str | int]) -> Iterator[dict[object, object]]:
    """Give the mappings that a schema has at the end of a path."""
    for part in _alternatives(schema):
        if isinstance(part, dict) and not path:
            yield part
        elif isinstance(part, dict):
            named = {_name(key): value for key, value in part.items()}
            yield from _mappings(named.get(str(path[0]), named.get(None)), path[1:])
        elif isinstance(part, list) and path:
            for item in part:
                yield from _mappings(item, path[1:])


def _alternatives(schema: object) -> Iterator[object]:
    """Unwrap `Schema(…)`, and `Any(…)` or `All(…)` into their parts."""
    if hasattr(schema, "validators"):
        for part in schema.validators:
            yield from _alternatives(part)
    elif hasattr(schema, "schema"):
        yield from _alternatives(schema.schema)
    else:
        yield schema


def _name(key: object) -> str | None:
    """Give the name of a schema's key, unwrapped from `Required(…)`; none for a key that stands for many."""
    inner = getattr(key, "schema", key)
    return inner if isinstance(inner, str) else None
