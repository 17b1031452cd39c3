"""Divides the manual into chapters: one for each heading of the second and the third level, and one before them.

All languages have the same chapters in the same order, so a file is named after the heading of the first language.
"""

import re
from dataclasses import dataclass
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

START = "index"
DEEPEST = 3
TRY = re.compile(r"<!-- try: (\w+) -->")


@dataclass(frozen=True)
class Chapter:
    title: str
    level: int
    tokens: tuple[Token, ...]  # all of it below its heading
    mode: str | None  # that can be tried

    @property
    def name(self) -> str:
        """What a file of this title is called."""
        return START if self.level == 1 else re.sub(r"\W+", "-", self.title.lower()).strip("-")


def divided(text: str) -> list[Chapter]:
    tokens = reader().parse(text)
    starts = [at for at, token in enumerate(tokens) if token.type == "heading_open" and int(token.tag[1]) <= DEEPEST]
    return [chapter(tokens[start:end]) for start, end in pairwise([*starts, len(tokens)])]


def chapter(tokens: list[Token]) -> Chapter:
    tried = [found[1] for token in tokens if token.type == "html_block" and (found := TRY.search(token.content))]
    title = "".join(child.content for child in tokens[1].children or ())
    return Chapter(title, int(tokens[0].tag[1]), tuple(tokens[3:]), tried[0] if tried else None)


def reader() -> MarkdownIt:
    return MarkdownIt("commonmark").enable("table")


def plain(chapter: Chapter) -> str:
    """Its words alone."""
    words = [
        child.content
        for token in chapter.tokens
        if token.type == "inline"
        for child in token.children or ()
        if child.type in ("text", "code_inline")
    ]
    return re.sub(
        r"\s+", " ", " ".join([*words, *(token.content for token in chapter.tokens if token.type == "code_block")])
    )
