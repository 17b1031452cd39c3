"""The words of the page: its own, one table per language, and those that it says as the board and the terminal do."""

import json
from pathlib import Path

from firmware.ui.commands import NAMES
from firmware.ui.words import LANGUAGES, Words
from tools.faces.terminal import said
from tools.faces.terminal.said import upper
from tools.front.desk import table

FOLDER = Path(__file__).parent / "words"
COMMANDS = ("back", "help", "hint", "menu", "share")


def words_in(language: str) -> dict[str, str]:
    """Return each text of a language by its key."""
    board, terminal = Words(table(language)), said.words_in(language)
    commands = dict(zip(NAMES, board.list("commands"), strict=True))
    return {
        **said.read(FOLDER / f"{language}.txt"),
        **{name: commands[name.upper()] for name in COMMANDS},
        "closed": terminal["closed"],
        "letters": upper(terminal["letters"]),
        "palette": board("label-colours"),
        "palettes": "/".join(board.list("names-palette")),
        "row": terminal["row"],
        "rows": board("label-rows"),
        "send": upper(terminal["submit"]),
    }


def written() -> bytes:
    return json.dumps({language: words_in(language) for language in LANGUAGES}, ensure_ascii=False).encode()
