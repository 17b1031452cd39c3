"""Makes a page of HTML of the manual in each language, and collects the pictures that it shows."""

import re
from html import escape
from itertools import pairwise
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin

from firmware.game.modes import MODES
from tools.docs.filled import PAGES
from tools.docs.tables import words
from tools.faces.terminal import said

HERE = Path(__file__).resolve().parent
FOLDER = "manual"
TEMPLATE = Template((HERE / "manual.html").read_text("utf-8"))
TRY = re.compile(r"<!-- try: (\w+) -->")
READER = MarkdownIt("commonmark").enable("table").use(anchors_plugin, max_level=3)
LANGUAGES = ("en", "de")
SAID = {language: said.read(HERE / "words" / f"{language}.txt") for language in LANGUAGES}


def made() -> dict[str, bytes]:
    """Return the files of the manual, by their paths in the site."""
    files = {f"{FOLDER}/{name}": (HERE / name).read_bytes() for name in ("manual.css", "search.js")}
    pictures = {picture for language in LANGUAGES for picture in re.findall(r'src="manual/([^"]+)"', text(language))}
    files.update((f"{FOLDER}/pictures/{name}", (PAGES / "manual" / name).read_bytes()) for name in pictures)
    return files | {f"{FOLDER}/{language}/index.html": page(language).encode() for language in LANGUAGES}


def text(language: str) -> str:
    return (PAGES / SAID[language]["file"]).read_text("utf-8")


def page(language: str) -> str:
    tokens = READER.parse(text(language))
    headings = [(token, inline.content) for token, inline in pairwise(tokens) if token.attrGet("id")]
    (_, title), *chapters = headings
    html = framed(READER.renderer.render(tokens, READER.options, {}), language)
    contents = "\n".join(
        f'<li class="{heading.tag}"><a href="#{heading.attrGet("id")}">{escape(name.replace("`", ""))}</a></li>'
        for heading, name in chapters
    )
    return TEMPLATE.substitute(SAID[language], language=language, title=title, chapters=contents, text=html)


def framed(html: str, language: str) -> str:
    """Return the HTML with its pictures, links that begin a mode, and tables that scroll where they are wide."""
    around, names = SAID[language], words(language).list("names-mode")

    def link(found: re.Match[str]) -> str:
        text = around["try"].format(f"<b>{names[MODES.index(found[1])]}</b>")
        return f'<p class="try"><a href="../../?lang={language}#mode={found[1]}">{text}</a></p>'

    frame = f'<div class="wide" role="group" aria-label="{around["table"]}" tabindex="0">\n<table>'
    html = re.sub(r"<!-- /?table.*?-->\n?", "", TRY.sub(link, html)).replace("<th></th>", "<td></td>")
    html = html.replace("<table>", frame).replace("</table>", "</table>\n</div>")
    return html.replace('<img src="manual/', '<img loading="lazy" src="../pictures/')
