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
        return Diagnostic("missing-key", _follow(node, path[:-1]).holder, message)
    reached = _follow(node, path)
    if error.error_message == "extra keys not allowed":
        hint = near_match(str(path[-1]), _known_keys(schema, path[:-1]))
        return Diagnostic("unknown-key", reached.holder, f"the key {str(path[-1])!r} is not known", hint)
    return Diagnostic("bad-value", reached.node.place, error.msg)


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
    known: set[str] = set()
    for part in _alternatives(schema):
        if isinstance(part, dict):
            named = {_name(key): value for key, value in part.items()}
            if not path:
                known |= {name for name in named if name is not None}
            else:
                inner = named.get(str(path[0]), named.get(None))
                known |= _known_keys(inner, path[1:])
        elif isinstance(part, list) and path:
            known = known.union(*(_known_keys(item, path[1:]) for item in part))
    return known


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
