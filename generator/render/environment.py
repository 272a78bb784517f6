"""The templates: compiled once in a run, kept in memory, escaped throughout, and strict about names."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import TypeAlias

from jinja2 import BytecodeCache, Environment, FunctionLoader, StrictUndefined, TemplateError
from jinja2.bccache import Bucket

from generator.read import is_template
from generator.render.typography import typeset
from generator.source import Source

CompiledTemplates: TypeAlias = Mapping[str, bytes]
"""The code of templates as an environment keeps it: it is used only for the very text that it was compiled from."""
NOT_COMPILED: CompiledTemplates = MappingProxyType({})


def file_of(name: str) -> str:
    """Give the file of a template by its name."""
    return f"templates/{name}"


class _Kept(BytecodeCache):
    """The code of templates in memory."""

    def __init__(self, codes: CompiledTemplates) -> None:
        """Start from what is there."""
        self.codes = dict(codes)

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give the code of a template, if there is any."""
        if bucket.key in self.codes:
            bucket.bytecode_from_string(self.codes[bucket.key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        self.codes[bucket.key] = bucket.bytecode_to_string()


def compile_templates(tree: Mapping[str, bytes]) -> CompiledTemplates:
    """Compile the templates among the files of a site; what is wrong with one is told where it is used."""
    files = {name: data for name, data in tree.items() if is_template(name)}
    sources = {name: source.text for name, data in files.items() if (source := Source.decode(name, data)[0])}
    kept = _Kept(NOT_COMPILED)
    environment = make_environment({name.removeprefix(file_of("")): text for name, text in sources.items()})
    environment.bytecode_cache = kept
    for name in sources:
        with suppress(TemplateError):
            environment.get_template(name.removeprefix(file_of("")))
    return kept.codes


def make_environment(templates: Mapping[str, str], compiled: CompiledTemplates = NOT_COMPILED) -> Environment:
    """Give the environment for templates, given by their names; their code knows the files that it comes from."""

    def load(name: str) -> tuple[str, str, None] | None:
        return (templates[name], file_of(name), None) if name in templates else None

    environment = Environment(
        loader=FunctionLoader(load),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        optimized=False,  # there is nothing constant to fold, and looking for it takes a tenth of compiling
        cache_size=-1,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        bytecode_cache=_Kept(compiled),
    )
    environment.filters["typeset"] = typeset
    environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return environment
