"""The cells of the manual's tables in German: their words, and numbers as German writes them."""

import re
from pathlib import Path

from tools import ROOT

WORDS = ROOT / "firmware" / "words"
PARTS = (
    ("proven the least", "nachweislich die wenigsten"),
    ("proven", "bewiesen"),
    ("reached", "erreicht"),
    ("more here", "mehr hier"),
    ("fewer here", "weniger hier"),
    (" of ", " von "),
    (" and ", " und "),
)
FIGURES = re.compile(r"^[\d,.;: ±+\-~]+(Hz|\(.*\)|of .*|proven.*|reached|more here|fewer here)?", re.ASCII)


def texts(file: Path, separator: str) -> dict[str, str]:
    """Return the lines of a table of texts, by their keys."""
    lines = (line.partition(separator) for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))
    return {key: text for key, between, text in lines if between}


def colour_names(language: str) -> list[str]:
    return texts(WORDS / f"{language}.txt", ": ")["colour-names"].split()


SAID = {
    **texts(Path(__file__).with_name("tables.de.txt"), " = "),
    **dict(zip(colour_names("en"), colour_names("de"), strict=True)),
}


def put(cell: str) -> str:
    """Return this cell in German; what is neither a text of the tables nor a number stays as it is."""
    if cell in SAID:
        return SAID[cell]
    if not FIGURES.match(cell):
        return cell
    for english, german in PARTS:
        cell = cell.replace(english, german)
    return re.sub(r"(?<=\d)[.,](?=\d)", lambda found: {",": ".", ".": ","}[found[0]], cell)
