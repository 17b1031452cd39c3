"""The messages between a board and a display on its cable, as firmware/ui/faces/page.py has them.

A kind of value is the name of a Python type, a number for those from 0 to it, a list of one kind for any number of such
values, a list of several for one of each, or {"either": kinds}.
"""

import re
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from firmware.engine.variant import MOST_COLOURS, MOST_PEGS, MOST_ROWS
from firmware.game.modes import DAYS
from firmware.ui.inks import PALETTES
from firmware.ui.screen import BOARD, LIST, TYPED
from tools.front.page import UNSENT, Page

DAY = re.compile(r"\d{4}-\d\d-\d\d")

Kind = str | int | list["Kind"] | dict[str, list["Kind"]]


def kind_of(hint: Any) -> Kind:
    inside = [kind_of(each) for each in get_args(hint) if each is not ...]
    if isinstance(hint, UnionType):
        return {"either": inside}
    return inside if get_origin(hint) else hint.__name__.removesuffix("Type")


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


KINDS: dict[str, Kind] = {name: kind_of(hint) for name, hint in get_type_hints(Page).items() if name not in UNSENT} | {
    "pegs": MOST_PEGS,
    "most": MOST_ROWS,
}
FIELDS = tuple(KINDS)  # in the order of their numbers


def page_of(fields: dict[str, Any]) -> Page:
    """Return a page with these fields, as they came."""
    return Page(**{name: frozen(value) for name, value in fields.items()})


def frozen(value: Any) -> Any:
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
        and len(page.values) == len(page.entries)
        and len(page.signs) <= len(page.entries)
        and all(DAY.match(name) for name, _ in page.entries[: len(page.signs)])
    )
