"""The tables of explorers as a script that calls one function: a page read from a disk may load nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable

from generator.render.notes import line
from generator.render.typography import typeset
from generator.view import TablesView, TableView, ValueView

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def tables_file(tables: TablesView) -> bytes:
    """Give the file of a page's tables: plain texts and numbers, of which scripts make the elements that show them.

    It holds `ui`, the texts of the interface; `sentences`, each `[sentence, [[label, href], …]]`; and `explorers`, of
    which each table is `{parameters: [[name, [[neutral, text], …]], …], answers: [[neutral, text], …], rows: [[answer,
    sentence, …], …]}`, a row for each combination of values, those of the last parameter changing first.
    """
    sentences = ",\n".join(map(line, tables.sentences))
    explorers = {
        name: {key: _table(table) for key, table in of_one.items()} for name, of_one in tables.explorers.items()
    }
    texts = {name: typeset(text) for name, text in tables.texts.items()}
    return (
        f'tetapTables({{"ui":{_json(texts)},\n"sentences":[\n{sentences}\n],\n"explorers":{_json(explorers)}}});\n'
    ).encode()


def _table(table: TableView) -> dict[str, object]:
    return {
        "parameters": [(name, _values(values)) for name, values in table.parameters.items()],
        "answers": _values(table.answers),
        "rows": table.rows,
    }


def _values(values: Iterable[ValueView]) -> list[tuple[str, str]]:
    return [(value.neutral, typeset(value.text)) for value in values]
