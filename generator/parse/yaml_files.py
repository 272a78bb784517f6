"""Reads `site.yaml` and `page.yaml` into values, every text with its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from generator.base_url import base_url_of
from generator.content import Authority, Coming, Entry, Example, Explorer, Forms, Record, Term, Told, Trial, Tried
from generator.days import day_of
from generator.diagnostics import Diagnostic
from generator.document import Dated, Placed
from generator.parse import schemas
from generator.schema import validate
from generator.source import Source
from generator.yamltext import Mapping as MappingNode
from generator.yamltext import Node, Scalar, Sequence, load


@dataclass(frozen=True, slots=True)
class SiteFile:
    """What `site.yaml` says."""

    titles: Mapping[str, Placed]
    languages: tuple[Placed, ...]
    pages: tuple[Placed, ...]
    coming: Mapping[str, Coming]
    checked: Placed | None
    report_url: Placed | None
    index: Mapping[str, Placed]
    base_url: str
    """Ends in `/`; empty where none is given."""
    workings: Mapping[str, Placed]
    dated: Mapping[str, Dated]


@dataclass(frozen=True, slots=True)
class PageFile:
    """What `page.yaml` says."""

    game: Placed | None
    source: Placed
    slugs: Mapping[str, Placed]
    languages: tuple[Placed, ...]
    """The languages that the page has a text in; none stands for all of the site's."""
    examples: Mapping[str, Example]
    explorers: Mapping[str, Explorer]
    terms: Mapping[str, Term]
    authorities: Mapping[str, Authority]


def site_file(source: Source) -> tuple[SiteFile | None, list[Diagnostic]]:
    """Read `site.yaml`."""
    node, found = _valid(source, schemas.SITE)
    if node is None:
        return None, found
    coming = {
        key.text: Coming(key.text, _texts(_get(entry, "title")), _texts(_get(entry, "summary")))
        for key, entry in _entries(_get(node, "coming"))
    }
    site = SiteFile(
        titles=_texts(_get(node, "title")),
        languages=_list(_get(node, "languages")),
        pages=_list(_get(node, "pages")),
        coming=coming,
        checked=_text(node, "checked"),
        report_url=_text(node, "report_url"),
        index=_texts(_get(node, "index")),
        base_url=base_url_of(base_url.text) if (base_url := _text(node, "base_url")) else "",
        workings=_texts(_get(node, "workings")),
        dated={name: _dated(text) for name, text in _texts(_get(node, "dated")).items()},
    )
    return site, found


def page_file(source: Source) -> tuple[PageFile | None, list[Diagnostic]]:
    """Read `page.yaml`."""
    node, found = _valid(source, schemas.PAGE)
    if node is None:
        return None, found
    examples: dict[str, Example] = {}
    for name, entry in _entries(_get(node, "examples")):
        forms = [(key, deal) for key, deal in _entries(entry) if key.text not in {"expect", "game"}]
        if len(forms) == 1:
            form, deal = forms[0]
            examples[name.text] = Example(
                name=_placed(name),
                game=_text(entry, "game"),
                form=_placed(form),
                deal=_named_texts(deal),
                deal_place=deal.place,
                expect=_named_texts(_get(entry, "expect")),
            )
        else:
            message = f"example `{name.text}` gives {'no deal' if not forms else 'more than one deal'}"
            found.append(Diagnostic("example-deal", name.place, message, "an example is one deal and `expect:`"))
    source_code = _text(node, "source")
    if source_code is None:
        return None, found
    page = PageFile(
        game=_text(node, "game"),
        source=source_code,
        slugs=_texts(_get(node, "slug")),
        languages=_list(_get(node, "languages")),
        examples=examples,
        explorers={name.text: _explorer(name, entry) for name, entry in _entries(_get(node, "explorers"))},
        terms={name.text: _term(name, entry) for name, entry in _entries(_get(node, "terms"))},
        authorities={name.text: _authority(name, entry) for name, entry in _entries(_get(node, "sources"))},
    )
    return page, found


def reviewed_file(source: Source) -> tuple[dict[str, dict[str, Entry]], list[Diagnostic]]:
    """Read `reviewed.yaml`: of each language, the digest noted for each section."""
    node, found = _valid(source, schemas.REVIEWED)
    return {code.text: _named_texts(noted) for code, noted in _entries(node)}, found


def recorded_file(source: Source) -> tuple[Record | None, list[Diagnostic]]:
    """Read `mutated.yaml`: what a run of `mutate` found; nothing where it cannot be used."""
    node, found = _valid(source, schemas.RECORDED)
    if not isinstance(node, MappingNode):
        return None, found
    entries, languages = _texts(node)["entries"], node.key("languages")
    trials = {code.text: _trial(entry) for code, entry in _entries(node.get("languages"))}
    return Record(entries, trials, languages.place if languages else entries.place), found


def _trial(node: Node) -> Trial:
    rules, texts = (
        Tried(**{name: int(count.text) for name, count in _texts(_get(node, key)).items()})
        for key in ("rules", "texts")
    )
    return Trial(rules, texts, _texts(_get(node, "pages")))


def _explorer(name: Scalar, entry: Node) -> Explorer:
    return Explorer(_placed(name), _named_texts(_get(entry, "tables")))


def _term(name: Scalar, entry: Node) -> Term:
    return Term(
        name=_placed(name),
        forms={key.text: _forms(value) for key, value in _entries(entry) if isinstance(value, MappingNode)},
        rules=_list(_get(entry, "rules")),
        game=_text(entry, "game"),
        applies=_list(_get(entry, "applies")),
        awaits=_text(entry, "awaits"),
    )


def _forms(node: MappingNode) -> Forms:
    term = _text(node, "term") or Placed("", node.place)
    return Forms(term, *(_list(_get(node, key)) for key in ("allowed", "refused", "unless", "plain")))


def _authority(name: Scalar, entry: Node) -> Authority:
    read = _text(entry, "read")
    return Authority(
        name=_placed(name),
        told={key.text: _told(value) for key, value in _entries(entry) if isinstance(value, MappingNode)},
        read=_dated(read) if read else None,
        address=_text(entry, "address"),
    )


def _told(node: MappingNode) -> Told:
    title, use = (_text(node, key) or Placed("", node.place) for key in ("title", "use"))
    return Told(title, use, _text(node, "note"))


def _valid(source: Source, schema: object) -> tuple[Node | None, list[Diagnostic]]:
    """Load a file and hold it against its schema; no node where it cannot be used."""
    node, found = load(source)
    if node is None:
        return None, list(found)
    invalid = validate(node, schema)
    return (None if invalid else node), [*found, *invalid]


def _get(node: Node | None, key: str) -> Node | None:
    return node.get(key) if isinstance(node, MappingNode) else None


def _text(node: Node, key: str) -> Placed | None:
    value = _get(node, key)
    return _placed(value) if isinstance(value, Scalar) else None


def _entries(node: Node | None) -> tuple[tuple[Scalar, Node], ...]:
    return node.entries if isinstance(node, MappingNode) else ()


def _texts(node: Node | None) -> dict[str, Placed]:
    return {key.text: _placed(value) for key, value in _entries(node) if isinstance(value, Scalar)}


def _named_texts(node: Node | None) -> dict[str, Entry]:
    return {key.text: Entry(_placed(key), _placed(value)) for key, value in _entries(node) if isinstance(value, Scalar)}


def _list(node: Node | None) -> tuple[Placed, ...]:
    items = node.items if isinstance(node, Sequence) else ()
    return tuple(_placed(item) for item in items if isinstance(item, Scalar))


def _dated(text: Placed) -> Dated:
    """A day that the schema let through, with its place."""
    return Dated(day_of(text.text), text.place)


def _placed(scalar: Scalar) -> Placed:
    """A text with its place, without the quotes around it; one that holds escapes keeps them."""
    place = scalar.place
    if place.line == place.end_line and place.end_column - place.column == len(scalar.text) + len("''"):
        place = place._replace(column=place.column + 1, end_column=place.end_column - 1)
    return Placed(scalar.text, place)
