"""What may stand in the site's YAML files."""

from __future__ import annotations

from typing import Any

import voluptuous as vol

from generator.base_url import base_url_of
from generator.content import COUNTED
from generator.days import day_of

_TEXT = vol.All(str, vol.Strip, vol.Length(min=1, msg="a text is missing"))
_ID = vol.Match(r"^[a-z0-9]+(-[a-z0-9]+)*\Z", msg="a name is made of lower-case letters, digits and single hyphens")
# Windows has no file of such a name, whatever its ending.
_SLUG = vol.All(
    _ID, vol.Match(r"(?!(con|prn|aux|nul|com\d|lpt\d)\Z)", msg="on Windows this is the name of a device, not of a file")
)


def _standing(code: str) -> str:
    """Refuse a code that gave way to another, which is the one that browsers and search engines know."""
    from babel.core import get_global  # noqa: PLC0415 - costs time, and only a build names languages

    current = get_global("language_aliases").get(code)
    if current:
        raise vol.Invalid(f"the language `{code}` has the code `{str(current).partition('_')[0]}` now")
    return code


_LANGUAGE = vol.All(
    vol.Match(r"^[a-z]{2,3}(-[A-Za-z0-9]+)*\Z", msg="a language is named by its code, two or three small letters"),
    _standing,
)


def _date(text: str) -> str:
    """Refuse what is no day of the calendar."""
    try:
        day_of(text)
    except ValueError as error:
        raise vol.Invalid(str(error)) from error
    return text


_DATE = vol.All(str, _date)


def _base_url(text: str) -> str:
    """Refuse what pages cannot be published under."""
    try:
        return base_url_of(text)
    except ValueError as error:
        raise vol.Invalid(str(error)) from error


_TEXTS = vol.All({_LANGUAGE: _TEXT}, vol.Length(min=1, msg="a text for each language is missing"))

SITE: Any = vol.Schema(
    {
        vol.Required("title"): _TEXTS,
        vol.Required("languages"): vol.All([_LANGUAGE], vol.Length(min=1, msg="a site has a language")),
        vol.Required("pages"): vol.All([_ID], vol.Length(min=1, msg="a site has a page")),
        "coming": {_ID: {vol.Required("title"): _TEXTS, vol.Required("summary"): _TEXTS}},
        "checked": vol.Match(
            r"^[a-z0-9-]+(#[a-z0-9-]+)?\Z", msg="a link is the name of a page, with its `#anchor` or without"
        ),
        "report_url": vol.Match(
            r"^(https://|mailto:)\S+\Z", msg="mistakes are reported at an address that starts with https:// or mailto:"
        ),
        "dated": {vol.Match(r"^[a-z_]+\Z", msg="a text of the interface is named in small letters"): _DATE},
        "workings": vol.All({_LANGUAGE: _SLUG}, vol.Length(min=1, msg="a folder for each language is missing")),
        "index": vol.All({_LANGUAGE: _SLUG}, vol.Length(min=1, msg="a slug for each language is missing")),
        "base_url": vol.All(str, _base_url),
    }
)
"""`content/site.yaml`."""

_FORMS = vol.Schema(
    {vol.Required("term"): _TEXT, "allowed": [_TEXT], "refused": [_TEXT], "unless": [_TEXT], "plain": [_TEXT]}
)
_TOLD = vol.Schema({vol.Required("title"): _TEXT, vol.Required("use"): _TEXT, "note": _TEXT})

PAGE: Any = vol.Schema(
    {
        "game": _ID,
        vol.Required("source"): _LANGUAGE,
        vol.Required("slug"): {_LANGUAGE: _SLUG},
        "languages": vol.All([_LANGUAGE], vol.Length(min=1, msg="a page has a text in one language at least")),
        "examples": {_ID: vol.Schema({_ID: {_ID: _TEXT}, "game": _ID, "expect": {_TEXT: _TEXT}})},
        "explorers": {_ID: vol.Schema({"tables": vol.All({_ID: _TEXT}, vol.Length(min=1, msg="a table is missing"))})},
        "sources": vol.All(
            {
                _ID: vol.Schema(
                    {
                        _LANGUAGE: _TOLD,
                        "read": _DATE,
                        "address": vol.Match(r"^https://\S+\Z", msg="an address starts with https://"),
                    }
                )
            },
            vol.Length(min=1, msg="a source is missing"),
        ),
        "terms": {_ID: vol.Schema({_LANGUAGE: _FORMS, "rules": [_ID], "game": _ID, "applies": [_ID], "awaits": _ID})},
    }
)
"""`content/<page>/page.yaml`."""

REVIEWED: Any = vol.Schema({_LANGUAGE: {_TEXT: vol.Match(r"^[0-9a-f]{12}\Z", msg="a digest is twelve digits 0-9a-f")}})
"""`content/<page>/reviewed.yaml`."""

_COUNT = vol.Match(r"^[0-9]{1,9}\Z", msg="a count is a whole number")


def _noticed(tried: dict[str, str]) -> dict[str, str]:
    """Refuse more changes that were noticed than were made."""
    if int(tried["noticed"]) > int(tried["changed"]):
        raise vol.Invalid("more was noticed than was changed", path=["noticed"])
    return tried


_TRIED = vol.All({vol.Required("changed"): _COUNT, vol.Required("noticed"): _COUNT}, _noticed)
_TRIAL = {
    vol.Required("rules"): _TRIED,
    vol.Required("texts"): _TRIED,
    vol.Required("pages"): {vol.Required(kind): _COUNT for kind in COUNTED},
}

RECORDED: Any = vol.Schema({vol.Required("entries"): _COUNT, vol.Required("languages"): {_LANGUAGE: _TRIAL}})
"""`content/<page>/mutated.yaml`."""
