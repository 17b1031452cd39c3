"""The manual in the site: a page for each of its chapters, in each language that it has, and a search in them.

`chapters.py` divides the Markdown that `peg.py docs` makes, `pages.py` makes HTML of it, and `search.js` looks for
words in `search.json`, which has all chapters of a language as plain text.
"""
