"""The player's manual: text.md with its tables filled in and its screens drawn, and the same in other languages.

A line `{table NAME}` of the text becomes a table of tables.py, `{screens NAME}` the pictures of a playthrough in
screens/, and `{try MODE}` a comment, of which the site makes a link that begins this mode.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.docs.manual import screens, tables

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "de")
FILLED = re.compile(r"\{(table|screens|try) (\w+)\}")


def pages() -> Iterator[tuple[str, bytes]]:
    pictures: dict[str, bytes] = {}
    for language in LANGUAGES:
        yield page(language), "".join(f"{line}\n" for line in filled(language, pictures)).encode("utf-8")
    yield from pictures.items()


def page(language: str) -> str:
    return f"manual{screens.ending(language)}.md"


def text(language: str) -> str:
    return (HERE / f"text{screens.ending(language)}.md").read_text("utf-8")


def filled(language: str, pictures: dict[str, bytes]) -> Iterator[str]:
    """The lines of the manual in this language; its pictures join those of the languages before it."""
    for line in text(language).splitlines():
        found = FILLED.fullmatch(line)
        if not found:
            yield line
        elif found[1] == "table":
            yield from tables.named(found[2], language)
        elif found[1] == "try":
            yield f"<!-- try: {found[2]} -->"
        else:
            drawn = screens.drawn(HERE / "screens" / f"{found[2]}.play", language)
            drawn = [screens.shared(screen, pictures) for screen in drawn]
            pictures.update((screen.path, screen.picture) for screen in drawn)
            yield from screens.shown(drawn)
