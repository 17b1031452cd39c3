"""The row in hand outlives the program: its pegs lie in a file beside the saves, and are laid again in the same row.

The saves of the game are written with whole rows, and have the pegs of that moment. This file keeps a guess
as it is now, and never anything of a code that nobody may see.
"""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

from firmware.ui.faces.page import Page
from tools.front.display import Display

FILE = "row.json"
MOST_BYTES = 4096


class RowInHand:
    """`is_secret` tells whether a code is set that nobody may see; `anew`: another round is begun than the last one."""

    def __init__(self, folder: Path, is_secret: Callable[[], bool], anew: bool = False):
        self._file = folder / FILE
        self._is_secret = is_secret
        self._kept = _read(self._file)
        self._was_set = anew  # whether the row of the last program was looked for

    def follow(self, display: Display) -> None:
        """Keep or set the row in hand when the display shows another view."""
        view = display.view
        if not view:
            return
        # after a menu, or the end of a round, comes another row than that of the last program
        begins, is_in_hand = not self._was_set, view.cursor >= 0 and not view.entries and view.mark is None
        self._was_set |= bool(is_in_hand or view.entries or view.code)
        if not is_in_hand:
            return
        row = _row(view)
        if begins and self._kept and self._kept["row"] == row and not self._is_secret():
            display.lay(self._kept["hand"])
            return
        self._keep({"row": row, "hand": list(view.hand)})

    def _keep(self, row: dict) -> None:
        if row == self._kept:
            return
        self._kept = row
        with contextlib.suppress(OSError):  # then it is lost as the saves would be, and those tell of it
            if self._is_secret():
                self._file.unlink(missing_ok=True)
            else:
                beside = self._file.with_name(f"{FILE}.new")
                beside.write_text(json.dumps(row), "utf-8")
                beside.replace(self._file)


def _row(view: Page) -> list:
    """Return the key of the row in hand: the game, and the rows before it."""
    return [view.letters, view.pegs, view.most, [[list(pegs), mark] for pegs, mark in view.rows]]


def _read(file: Path) -> dict | None:
    """Return the row that was kept, if it is whole."""
    try:
        with file.open("rb") as kept:
            row = json.loads(kept.read(MOST_BYTES))
        letters, pegs, _, _ = row["row"]
        digits = range(len(letters))
        fits = len(row["hand"]) == pegs and all(peg is None or peg in digits for peg in row["hand"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    return row if fits else None
