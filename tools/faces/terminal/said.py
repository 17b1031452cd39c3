"""The terminal's own words, one table per language, as the firmware has them."""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "words"


@cache
def words_in(language: str) -> dict[str, str]:
    """Return each text of a language by its key; in English where there is no table."""
    table = FOLDER / f"{language}.txt"
    return read(table if table.exists() else FOLDER / "en.txt")


def read(table: Path) -> dict[str, str]:
    """Return each text of a table by its key."""
    lines = table.read_text("utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def upper(text: str) -> str:
    """Begin a text with a capital letter."""
    return text[:1].upper() + text[1:]
