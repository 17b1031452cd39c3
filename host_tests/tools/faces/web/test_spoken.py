"""What the page says by itself, in every language of the firmware; its own is English."""

import re

from firmware.ui.words import LANGUAGES
from tools.faces.web import server

SAID = re.compile(r'data-(?:text|title|name|holder)="(\w+)"')
TABLE = re.compile(r"^  (\w\w): \{\n(.*?)^  \},", re.MULTILINE | re.DOTALL)
MADE_LATER = {
    *("left", "right", "up", "down", "back"),
    *(name + none for name in ("undo", "redo", "fill", "clear") for none in ("", "None")),
}  # by page.js


def test_every_language_has_a_text_for_whatever_the_page_says():
    tables = dict(TABLE.findall((server.HERE / "spoken.js").read_text("utf-8")))
    page = (server.HERE / "page.html").read_text("utf-8")
    assert set(tables) == set(LANGUAGES) - {"en"}
    for table in tables.values():
        assert set(re.findall(r"^    (\w+):", table, re.MULTILINE)) == MADE_LATER | set(SAID.findall(page))
