"""Reads a page's Markdown: every claim, text, link and block with its exact place."""

from generator.markdown.page import parse

__all__ = ["parse"]
