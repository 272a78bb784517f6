"""The pages as HTML: turns a document and what was woven into it into the bytes that are published."""
