"""The address under which a site is published."""

from __future__ import annotations

import pytest

from generator.base_url import base_url_of, path_of


@pytest.mark.parametrize(
    ("text", "base_url", "path"),
    [
        ("https://rules.example", "https://rules.example/", "/"),
        ("https://rules.example/", "https://rules.example/", "/"),
        ("https://xn--bcher-kva.example:8443/b/c", "https://xn--bcher-kva.example:8443/b/c/", "/b/c/"),
        ("https://[::1]/~b/%20/", "https://[::1]/~b/%20/", "/~b/%20/"),
    ],
)
def test_an_address_ends_in_a_slash(text: str, base_url: str, path: str) -> None:
    assert base_url_of(text) == base_url
    assert path_of(base_url) == path


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "blank"),
        ("https://rules.example/\n", "blank"),
        ("https://rules.example/a b", "blank"),
        ("http://rules.example/", "https://"),
        ("HTTPS://rules.example/", "https://"),
        ("rules.example", "https://"),
        ("https:rules.example", "https://"),
        ("https:///book", "host"),
        ("https://me@rules.example/", "host"),
        ("https://b\u00fccher.example/", "host"),
        ("https://rules.example:99999/", "Port"),
        ("https://[rules/", "IPv6"),
        ("https://rules.example/?", "question"),
        ("https://rules.example/?a=b", "question"),
        ("https://rules.example/#top", "anchor"),
        ("https://rules.example//book", "names"),
        ("https://rules.example/a/../b", "names"),
        ("https://rules.example/b\u00fccher", "names"),
        ('https://rules.example/"', "names"),
    ],
)
def test_what_pages_cannot_be_published_under_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        base_url_of(text)
