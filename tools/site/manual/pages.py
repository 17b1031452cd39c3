"""The HTML of the manual: each chapter with the contents beside it, a search, and a link that begins its mode."""

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from firmware.game.modes import MODES
from tools.docs import manual
from tools.docs.manual import said
from tools.docs.shelf import PAGES
from tools.site.manual import chapters
from tools.site.manual.chapters import Chapter

HERE = Path(__file__).resolve().parent
FOLDER = "manual"
PICTURES = "pictures"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
PICTURE = re.compile(r'src="manual/([^"]+)"')
SPOKEN = {
    "en": {
        "language": "English",
        "play": "Play",
        "contents": "Contents",
        "seek": "Search",
        "search": "Search the manual",
        "none": "Nothing found.",
        "try": "Try it: play {} in your browser",
        "before": "Back: {}",
        "after": "Next: {}",
        "table": "Table",
    },
    "de": {
        "language": "Deutsch",
        "play": "Spielen",
        "contents": "Inhalt",
        "seek": "Suchen",
        "search": "Im Handbuch suchen",
        "none": "Nichts gefunden.",
        "try": "Gleich ausprobieren: {} im Browser spielen",
        "before": "Zurück: {}",
        "after": "Weiter: {}",
        "table": "Tabelle",
    },
}


def made() -> dict[str, bytes]:
    """The files of the manual, by their paths in the site."""
    divided = {language: chapters.divided(read(language)) for language in manual.LANGUAGES}
    names = [chapter.name for chapter in divided[manual.LANGUAGES[0]]]
    files = {f"{FOLDER}/{name}": (HERE / name).read_bytes() for name in ("manual.css", "search.js")}
    for language, book in divided.items():
        if len(book) != len(names):
            raise ValueError(f"the manual in {language} has {len(book)} chapters, and {len(names)} are wanted")
        for at, name in enumerate(names):
            files[f"{FOLDER}/{language}/{name}.html"] = page(language, book, names, at).encode("utf-8")
        index = [[f"{name}.html", one.title, chapters.plain(one)] for name, one in zip(names, book, strict=True)]
        files[f"{FOLDER}/{language}/search.json"] = json.dumps(index, ensure_ascii=False).encode("utf-8")
    shown = {name for content in files.values() for name in re.findall(rb'src="\.\./pictures/([^"]+)"', content)}
    for name in map(bytes.decode, shown):
        files[f"{FOLDER}/{PICTURES}/{name}"] = (PAGES / "manual" / name).read_bytes()
    return files


def read(language: str) -> str:
    return (PAGES / manual.page(language)).read_text("utf-8")


def page(language: str, book: list[Chapter], names: list[str], at: int) -> str:
    own, chapter = SPOKEN[language], book[at]
    others = [other for other in manual.LANGUAGES if other != language]
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{language}">\n<head>\n  <meta charset="utf-8">',
            f'  <meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            f"  <title>{escape(chapter.title)} · Peglight</title>",
            '  <meta name="viewport" content="width=device-width, initial-scale=1">',
            '  <link rel="icon" href="../../icon-192.png">\n  <link rel="stylesheet" href="../manual.css">',
            '  <script type="module" src="../search.js"></script>\n</head>\n<body>\n<header>',
            f'  <a href="../../?lang={language}">{own["play"]}</a>',
            *(f'  <a href="../{to}/{names[at]}.html" lang="{to}">{SPOKEN[to]["language"]}</a>' for to in others),
            f'  <input id="search" type="search" aria-label="{own["search"]}" placeholder="{own["seek"]}">',
            f'</header>\n<div id="found" role="status" data-none="{own["none"]}"></div>',
            f'<nav aria-label="{own["contents"]}">\n<ul>',
            *contents(book, names, at),
            f"</ul>\n</nav>\n<main>\n<h1>{escape(chapter.title)}</h1>",
            *body(chapter, language),
            *beside(language, book, names, at),
            "</main>\n</body>\n</html>\n",
        )
    )


def contents(book: list[Chapter], names: list[str], at: int) -> Iterator[str]:
    for place, (chapter, name) in enumerate(zip(book, names, strict=True)):
        here = ' aria-current="page"' if place == at else ""
        yield f'<li class="level-{chapter.level}"><a href="{name}.html"{here}>{escape(chapter.title)}</a></li>'


def body(chapter: Chapter, language: str) -> Iterator[str]:
    if chapter.mode:
        name = said.words(language).list("names-mode")[MODES.index(chapter.mode)]
        told = SPOKEN[language]["try"].format(f"<b>{name}</b>")
        yield f'<p class="try"><a href="../../?lang={language}#mode={chapter.mode}">{told}</a></p>'
    markdown = chapters.reader()
    html = markdown.renderer.render(list(chapter.tokens), markdown.options, {})
    yield PICTURE.sub(rf'src="../{PICTURES}/\1"', wrapped(chapters.TRY.sub("", html), SPOKEN[language]["table"]))


def wrapped(html: str, told: str) -> str:
    """Each table in a frame that the keyboard can reach, as it scrolls where it is wide; no heading without a word."""
    frame = f'<div class="wide" role="group" aria-label="{told}" tabindex="0">\n<table>'
    return html.replace("<table>", frame).replace("</table>", "</table>\n</div>").replace("<th></th>", "<td></td>")


def beside(language: str, book: list[Chapter], names: list[str], at: int) -> Iterator[str]:
    own = SPOKEN[language]
    ways = [(at - 1, "before")] * (at > 0) + [(at + 1, "after")] * (at + 1 < len(book))
    links = (f'<a href="{names[to]}.html">{escape(own[way].format(book[to].title))}</a>' for to, way in ways)
    yield f'<p class="beside">{" ".join(links)}</p>'
