"""The browser of the tests shows a page from a file, and runs its script."""

from __future__ import annotations

from pathlib import Path

from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

PAGE = """<!DOCTYPE html>
<html lang="id"><title>Uji</title><link rel="stylesheet" href="s.css"><p>7 + 8</p><script src="s.js"></script>
"""


def test_the_browser_shows_a_page_from_a_file(browser: WebDriver, tmp_path: Path) -> None:
    (tmp_path / "x.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "s.css").write_text("p { width: 123px }", encoding="utf-8")
    (tmp_path / "s.js").write_text("document.body.append(7 + 8)", encoding="utf-8")
    browser.get((tmp_path / "x.html").as_uri())
    assert browser.title == "Uji"
    assert browser.find_element(By.TAG_NAME, "p").size["width"] == 123
    assert browser.find_element(By.TAG_NAME, "body").text.split("\n") == ["7 + 8", "15"]
