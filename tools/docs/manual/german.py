"""The cells of the manual's tables in German: what they say, and how German writes numbers."""

import re
from pathlib import Path

from tools.docs.manual.said import lines, table

SAID = dict(lines(Path(__file__).with_name("tables.de.txt"), " = "))
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
COLOURS = dict(zip(table("en")["colour-names"].split(), table("de")["colour-names"].split(), strict=True))


def put(cell: str) -> str:
    """This cell in German; what is neither said nor a number stays as it is."""
    if cell in SAID or cell in COLOURS:
        return SAID.get(cell) or COLOURS[cell]
    if not FIGURES.match(cell):
        return cell
    for english, german in PARTS:
        cell = cell.replace(english, german)
    return re.sub(r"(?<=\d)[.,](?=\d)", lambda found: {",": ".", ".": ","}[found[0]], cell)
