"""The parts of the documents that a test can try: links, headings, and blocks of commands.

A block that is indented, or fenced without a language or as `sh`, is commands, a line each. A comment above the
block, which no reader sees, marks a command that cannot run in a test:

    <!-- needs a board -->
"""

import re
import shlex
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt

from tools import ROOT

PAGES = Path("tools/docs/pages")
TEXTS = Path("tools/docs/texts")
COMMANDS = ("", "sh")  # the languages of a block of commands
REASONS = (
    "needs a board",
    "needs a UF2",
    "needs a terminal",
    "needs the network",
    "needs a repository",
    "takes minutes",
)


@dataclass(frozen=True)
class Command:
    line: str
    reason: str  # why it cannot run in a test; empty if it can
    prints: str  # what the text says it prints; empty if it says nothing

    def words(self):
        """Return the program and its arguments, as the shell reads the line."""
        words = shlex.split(self.line, comments=True)
        while words and re.fullmatch(r"[A-Z0-9_]+=.*", words[0]):
            del words[0]
        return words


def files(root=ROOT):
    """Return every document, by its path from the root."""
    named = [root / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    within = [*(root / TEXTS).rglob("*.md"), *(root / PAGES).rglob("*.md")]
    return [file.relative_to(root) for file in [*named, *sorted(within)]]


def _tokens(text):
    return MarkdownIt("commonmark").enable("table").parse(text)


def _inline(text):
    for token in _tokens(text):
        yield token
        yield from token.children or ()


def links(text):
    """Yield every address that the text leads to or shows."""
    for token in _inline(text):
        for name in ("href", "src"):
            if token.attrGet(name):
                yield token.attrGet(name)
        if token.type in ("html_block", "html_inline"):
            yield from re.findall(r'\b(?:href|src)="([^"]*)"', token.content)


def anchors(text):
    """Return the names that a link can lead to: headings as GitHub writes them, and anchors of the text's own."""
    there = set()
    tokens = list(_tokens(text))
    for opening, content in pairwise(tokens):
        if opening.type == "heading_open":
            told = "".join(child.content for child in content.children)
            slug = re.sub(r"[^\w\- ]", "", told.lower()).replace(" ", "-")
            again = [slug, *(f"{slug}-{number}" for number in range(1, len(tokens)))]
            there.add(next(name for name in again if name not in there))
    return there | set(re.findall(r'<a (?:id|name)="([^"]+)"', text))


def fault_of(link, file, root=ROOT):
    """Return the fault of a link in this file, or None if it leads somewhere; of the web, if it could."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None if parts.scheme == "https" else "is not https"
    path = unquote(parts.path)
    target = ((root / file).parent / path).resolve() if path else root / file
    if not target.is_relative_to(root):
        return "leaves the repository"
    if not target.exists():
        return "leads to no file"
    if parts.fragment and parts.fragment not in anchors(target.read_text("utf-8")):
        return "leads to no heading"
    return None


def commands(text):
    """Yield every line of every block of commands."""
    told = ""
    tokens = list(_tokens(text))
    for number, token in enumerate(tokens):
        block = token.type == "code_block" or (token.type == "fence" and token.info.strip() in COMMANDS)
        if block:
            prints = _told_after(tokens[number + 1 :])
            for line in token.content.replace("\\\n", " ").splitlines():
                if shlex.split(line, comments=True):
                    yield Command(line.strip(), told, prints)
        comment = re.fullmatch(r"<!-- (.*) -->", token.content.strip()) if token.type == "html_block" else None
        told = comment[1] if comment else ""


def _told_after(tokens):
    """Return the words that the paragraph behind a block says it prints."""
    if len(tokens) > 1 and tokens[0].type == "paragraph_open":
        told = re.match(r"It prints `([^`]+)`", tokens[1].content)
        return told[1] if told else ""
    return ""


def mentioned(text):
    """Yield every command of peg.py in the running text, as the words behind peg.py."""
    for token in _inline(text):
        if token.type == "code_inline":
            told = re.match(r"(?:python3 tools/)?peg\.py (.+)", token.content)
            if told and not told[1].startswith("COMMAND"):
                yield told[1]
