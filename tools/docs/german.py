"""The cells of the manual's tables in German: their words, and numbers as German writes them."""

import re
from pathlib import Path

from tools.docs.tables import words

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


LINES = Path(__file__).with_name("tables.de.txt").read_text("utf-8").splitlines()
SAID = {
    **dict(line.split(" = ") for line in LINES if not line.startswith("#")),
    **dict(zip(*(words(language).list("colour-names") for language in ("en", "de")), strict=True)),
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
