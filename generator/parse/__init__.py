"""The second stage: bytes become pages, languages and templates, each text with its place."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import accumulate
from pathlib import PurePosixPath
from typing import TypeVar

from engine.api import Game
from generator.beside import beside
from generator.content import Page, Site
from generator.diagnostics import Diagnostic, Place, Severity
from generator.document import Placed
from generator.language import Language
from generator.near import near_match
from generator.parse.languages import compile_languages
from generator.parse.pages import PageData, Written, page, page_file_of, read_data, read_texts
from generator.parse.yaml_files import SiteFile, site_file
from generator.read import TEMPLATE_ENDINGS, Tree, is_template
from generator.source import Source

T = TypeVar("T")

SITE_FILE = "content/site.yaml"
_PARTS_OF_A_TEXT = 3
"""The content's folder, the page's, and the text itself."""
READ_HERE = Fraction(1)
"""The part of the texts after which both processes are done at about the same time."""
TEXT_ENDINGS = (*TEMPLATE_ENDINGS, ".css", ".js", ".json", ".md", ".yaml")


def parse(
    tree: Tree, games: Mapping[str, Game], unread: Sequence[Diagnostic] = ()
) -> tuple[Site | None, list[Diagnostic]]:
    """Parse everything that was read; no site where `site.yaml` cannot be used.

    What could not be read or decoded is told once: no text is missed that may stand there.
    """
    site, found, _ = parse_beside(tree, games, unread, lambda: None)
    return site, found


def parse_beside(
    tree: Tree, games: Mapping[str, Game], unread: Sequence[Diagnostic], more: Callable[[], T]
) -> tuple[Site | None, list[Diagnostic], T | None]:
    """Parse as `parse` does, and give what more work gives that is done beside it; nothing where there is no site."""
    texts, found = _decode(tree)
    found = [*unread, *found]
    unusable = {problem.place.file for problem in found}
    if SITE_FILE not in texts:
        missing = Diagnostic("unreadable", Place(SITE_FILE), "the site has no site.yaml")
        return None, [*found, *([] if _is_told(SITE_FILE, unusable) else [missing])], None
    data, problems = site_file(texts[SITE_FILE])
    found += problems
    if data is None:
        return None, found, None
    names = dict.fromkeys(name.text for name in data.pages if not _is_told(page_file_of(name.text), unusable))
    # Data are read and languages compiled beside the texts, which need no more of a language than its code; the last
    # texts are read there too, since that is done sooner.
    codes = [code.text for code in data.languages]
    here, there = _apart(names, codes, texts)
    read_there = partial(_beside_texts, data.languages, (names, there), texts, games, unusable)
    with beside(lambda: (more(), read_there())) as done_beside:
        written = {name: read_texts(name, codes, texts) for name in here}
        done, (languages, read, also_written, problems) = done_beside()
    written |= also_written
    found += problems
    parts = {name: (read[name], written[name]) for name in names}
    pages, problems = _pages(data, list(languages), texts, parts)
    found += [problem for problem in problems if not _is_told(problem.place.file, unusable)]
    found += _texts_by_language(data)
    found += _unused(tree)
    site = Site(
        titles=data.titles,
        languages={code: language.with_terms(_right_forms(pages, code)) for code, language in languages.items()},
        pages=pages,
        unparsed=frozenset(name.text for name in data.pages) - {page.id for page in pages},
        coming=data.coming,
        checked=data.checked,
        report_url=data.report_url,
        alphabet=data.index,
        base_url=data.base_url,
        workings=data.workings,
        dated=data.dated,
        templates={_below_templates(file): text.text for file, text in texts.items() if is_template(file)},
        assets={
            _below_templates(file): texts[file].text.encode() if file in texts else content
            for file, content in tree.items()
            if file.startswith("templates/assets/")
        },
        sources=texts,
    )
    return site, found, done


def _decode(tree: Tree) -> tuple[dict[str, Source], list[Diagnostic]]:
    """Decode every text file."""
    texts: dict[str, Source] = {}
    found: list[Diagnostic] = []
    for file, content in tree.items():
        if file.endswith(TEXT_ENDINGS):
            source, problems = Source.decode(file, content)
            found += problems
            if source:
                texts[file] = source
    return texts, found


def _is_told(file: str, unusable: Collection[str]) -> bool:
    """Tell whether a file, or a folder that holds it, could not be used and is told already."""
    return any(str(path) in unusable for path in (PurePosixPath(file), *PurePosixPath(file).parents))


def _right_forms(pages: Sequence[Page], code: str) -> list[str]:
    """Every form in which a language may say a term of the site."""
    terms = (term for page in pages for term in page.terms.values() if code in term.forms)
    return [form.text for term in terms for form in term.forms[code].right]


def _below_templates(file: str) -> str:
    return file.removeprefix("templates/")


def _beside_texts(
    codes: Sequence[Placed],
    names: tuple[Iterable[str], Iterable[str]],
    texts: Mapping[str, Source],
    games: Mapping[str, Game],
    unusable: Collection[str],
) -> tuple[dict[str, Language], dict[str, PageData | None], dict[str, Written], list[Diagnostic]]:
    """Compile the languages, read the data of the pages that are named first, and the texts of the others."""
    languages, found = compile_languages(codes, texts, games, unusable)
    of_data, of_texts = names
    written = {name: read_texts(name, [code.text for code in codes], texts) for name in of_texts}
    return languages, {name: read_data(name, texts) for name in of_data}, written, found


def _apart(
    names: Collection[str], codes: Sequence[str], texts: Mapping[str, Source]
) -> tuple[Sequence[str], Sequence[str]]:
    """Part the pages into those whose texts are read here, and those whose texts are read beside: the last ones."""
    files = {name: [texts.get(f"content/{name}/{code}.md") for code in codes] for name in names}
    sizes = [sum(len(source.text) for source in sources if source) for sources in files.values()]
    first = bisect_left(list(accumulate(sizes)), sum(sizes) * READ_HERE)
    return list(names)[:first], list(names)[first:]


def _pages(
    data: SiteFile,
    codes: Sequence[str],
    texts: Mapping[str, Source],
    parts: Mapping[str, tuple[PageData | None, Written]],
) -> tuple[tuple[Page, ...], list[Diagnostic]]:
    """Put the pages together that the site names, in its order, and find those that it does not name."""
    known = [code.text for code in data.languages]
    pages: list[Page] = []
    found = [*_unnamed(data, texts), *_named_twice(data)]
    for name in {name.text: name for name in data.pages if name.text in parts}.values():
        parsed, problems = page(name, codes, known, texts, parts[name.text])
        found += problems
        if parsed:
            pages.append(parsed)
    found += _homeless(data.pages[0], codes, pages)
    return tuple(pages), found


def _homeless(home: Placed, codes: Sequence[str], pages: Sequence[Page]) -> Iterator[Diagnostic]:
    """Languages without a home page: all their pages lead to it."""
    for code in codes:
        if any(page.id == home.text and code not in page.documents for page in pages):
            message = f"the first page is the home page of every language, but it has no text in {code}"
            yield Diagnostic("missing-text", home.place, message, "write it, or put another page first")


def _texts_by_language(data: SiteFile) -> Iterator[Diagnostic]:
    """Titles and the like in `site.yaml` that a language of the site lacks, or that are in no language of it."""
    codes = [code.text for code in data.languages]
    announced = (texts for coming in data.coming.values() for texts in (coming.titles, coming.summaries))
    for texts in filter(None, (data.titles, data.workings, data.index, *announced)):
        first = next(iter(texts.values()))
        for code in codes:
            if code not in texts:
                yield Diagnostic("missing-text", first.place, f"this text is missing in {code}", f"add `{code}:`")
        for code, text in texts.items():
            if code not in codes:
                message = f"the site has no language `{code}`"
                yield Diagnostic("unknown-language", text.place, message, near_match(code, codes))


def _unused(tree: Tree) -> Iterator[Diagnostic]:
    """Files of the content that are neither texts nor data, and texts that stand in no page's folder."""
    for file in tree:
        hint = ""
        if file.startswith("content/") and not file.endswith((".md", ".yaml")):
            hint = "images and other assets stand in templates/assets"
        elif (
            file.startswith("content/") and file.endswith(".md") and len(PurePosixPath(file).parts) != _PARTS_OF_A_TEXT
        ):
            hint = "a page has a folder of its own in content, and its texts stand in it"
        if hint:
            yield Diagnostic("unused-file", Place(file), "nothing uses this file", hint, Severity.WARNING)


def _named_twice(data: SiteFile) -> Iterator[Diagnostic]:
    """Languages and pages that the site names twice, and pages that are both written and coming."""
    codes: set[str] = set()
    for code in data.languages:
        if code.text in codes:
            message = f"the language `{code.text}` is named already"
            yield Diagnostic("language-twice", code.place, message, "keep one of the two")
        codes.add(code.text)
    seen: set[str] = set()
    for name in data.pages:
        if name.text in seen or name.text in data.coming:
            message = f"the page `{name.text}` is {'coming' if name.text in data.coming else 'named'} already"
            yield Diagnostic("page-twice", name.place, message, "keep one of the two")
        seen.add(name.text)


def _unnamed(data: SiteFile, texts: Mapping[str, Source]) -> Iterator[Diagnostic]:
    """Folders of the content that the list of pages leaves out, and texts in no language of the site."""
    pages = {name.text for name in data.pages}
    codes = [code.text for code in data.languages]
    files = [PurePosixPath(file).relative_to("content") for file in texts if file.startswith("content/")]
    for folder in sorted({file.parts[0] for file in files if len(file.parts) > 1} - pages):
        message = f"site.yaml does not name the page `{folder}`"
        place = Place(f"content/{folder}/page.yaml")
        yield Diagnostic("unnamed-page", place, message, "add it to `pages:`, or delete it")
    for file in files:
        if file.suffix == ".md" and file.parts[0] in pages and file.stem not in codes:
            message = f"the site has no language `{file.stem}`, so nothing reads this file"
            yield Diagnostic("unknown-language", Place(f"content/{file}"), message, near_match(file.stem, codes))
