"""The file of a page's tables, as scripts read it, and the place of an explorer."""

from __future__ import annotations

import json

from generator.render.explorers import tables_file
from generator.view import ExplorerView, ReferenceView, StepView, TablesView, TableView, ValueView, Woven
from tests.generator.render.sample import body

A, B, YES = ValueView("a", "A"), ValueView("b", "<B>"), ValueView("yes", "ja")


def test_the_file_calls_one_function_with_plain_texts() -> None:
    sentences = (StepView("On A, yes.", (ReferenceView(4, "x.html#s4"),)), StepView("</script>"))
    tables = {"one": TableView({"of": (A, B)}, (YES,), ((0, 0, 1), (0, 1)))}
    text = tables_file(TablesView({"more": "More"}, sentences, {"try": tables})).decode()
    assert text.startswith("tetapTables({")
    assert json.loads(text.removeprefix("tetapTables(").removesuffix(");\n")) == {
        "ui": {"more": "More"},
        "sentences": [["On A, yes.", [["§\u202f4", "x.html#s4"]]], ["</script>", []]],
        "explorers": {
            "try": {
                "one": {
                    "parameters": [["of", [["a", "A"], ["b", "<B>"]]]],
                    "answers": [["yes", "ja"]],
                    "rows": [[0, 0, 1], [0, 1]],
                }
            }
        },
    }


def test_the_place_of_an_explorer_stands_behind_what_it_stands_on() -> None:
    html = body("::: explorer try\n- a\n:::", Woven(blocks={0: ExplorerView("try", "page.tables.js", "try_")}))
    assert html == (
        '<div class="explorer" data-explorer="try" data-tables="page.tables.js"> <ul><li>a</li> </ul>'
        ' <div id="try_"></div> </div>'
    )
