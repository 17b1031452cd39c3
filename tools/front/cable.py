"""The messages between a board and a display on its cable, as firmware/ui/faces/cable.py has them.

A kind of value is the name of a Python type, a number for those from 0 to it, a list of one kind for any number of such
values, a list of several for one of each, or {"either": kinds}.
"""

import ast
import inspect
import re

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS
from firmware.game.modes import DAYS
from firmware.ui.faces.page import Page
from firmware.ui.inks import PALETTES
from firmware.ui.screen import BOARD, LIST, TYPED

UNSENT = ("caption", "pads", "turned", "crossed")  # of the page: of other displays
DAY = re.compile(r"\d{4}-\d\d-\d\d")

Kind = str | int | list["Kind"] | dict[str, list["Kind"]]


def kind_of(annotation: ast.expr) -> Kind:
    match annotation:
        case ast.BinOp(one, _, other):
            return {"either": [kind_of(one), kind_of(other)]}
        case ast.Subscript(_, ast.Tuple([each, ast.Constant(value)])) if value is ...:
            return [kind_of(each)]
        case ast.Subscript(_, ast.Tuple(each)):
            return [kind_of(one) for one in each]
        case ast.Subscript(_, each):
            return [kind_of(each)]
    return ast.unparse(annotation)


def is_of(kind: Kind, value: object) -> bool:
    """Return whether a value that came is of this kind."""
    match kind:
        case int():
            return type(value) is int and 0 <= value <= kind
        case str():
            return type(value).__name__.removesuffix("Type") == kind
        case {"either": kinds}:
            return any(is_of(each, value) for each in kinds)
        case [each]:
            return isinstance(value, list) and all(is_of(each, one) for one in value)
    return isinstance(value, list) and len(value) == len(kind) and all(map(is_of, kind, value))


_ANNOTATED = {
    node.target.attr: node.annotation
    for node in ast.walk(ast.parse(inspect.getsource(Page)))
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute)
}
KINDS: dict[str, Kind] = {
    name: kind_of(_ANNOTATED[name]) if name in _ANNOTATED else type(value).__name__
    for name, value in vars(Page("")).items()
    if name not in UNSENT
} | {"pegs": MOST_PEGS, "most": MOST_ROWS}
FIELDS = tuple(KINDS)  # in the order of their numbers


def page_of(fields: dict[str, object]) -> Page:
    """Return a page with these fields, as they came."""
    page = Page("")
    vars(page).update({name: frozen(value) for name, value in fields.items()})
    return page


def frozen(value: object) -> object:
    """Return the value with a tuple for each list in it."""
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def fits_together(page: Page) -> bool:
    """Return whether a page can be drawn: its fields may be those of a stranger."""
    rows = [page.hand, page.code, *(digits for digits, _ in page.rows)]
    shows_round = page.kind == BOARD or page.pegs > 0
    return (
        page.palette in PALETTES
        and 0 <= page.day <= DAYS
        and shows_round <= len(page.letters) <= min(len(page.names), MOST_COLOURS + 1)
        and (page.kind != LIST or 0 <= page.chosen < len(page.entries))
        and (not page.is_question or page.kind == TYPED or len(page.offers) > 1)
        and all(digit is None or 0 <= digit < len(page.letters) for row in rows for digit in row)
        and all(len(each) == len(page.entries) for each in (page.values, page.fields, page.switches))
        and len(page.signs) <= len(page.entries)
        and all(DAY.match(name) for name, _ in page.entries[: len(page.signs)])
    )
