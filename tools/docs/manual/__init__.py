"""The player's manual: text.md with its tables filled in and its screens drawn.

A line `{table NAME}` of the text becomes a table of tables.py, `{screens NAME}` the pictures of a playthrough in
screens/.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.docs.manual import screens, tables

HERE = Path(__file__).resolve().parent
FILLED = re.compile(r"\{(table|screens) (\w+)\}")


def pages() -> Iterator[tuple[str, bytes]]:
    text: list[str] = []
    for line in (HERE / "text.md").read_text("utf-8").splitlines():
        filled = FILLED.fullmatch(line)
        if not filled:
            text.append(line)
        elif filled[1] == "table":
            text += tables.named(filled[2])
        else:
            drawn = screens.drawn(HERE / "screens" / f"{filled[2]}.play")
            yield from ((screen.path, screen.picture) for screen in drawn)
            text += screens.shown(drawn)
    yield "manual.md", ("\n".join(text) + "\n").encode("utf-8")
