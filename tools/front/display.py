"""The display of the virtual board: it keeps what the board shows on it, and queues what a person does at it."""

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from firmware.ui.lights.gestures import COLOUR, PLACE, RELEASED, ROW

if TYPE_CHECKING:
    from firmware.ui.display.view import View

NOTHING = -1
MOST_EVENTS = 32  # further ones are dropped
NARROWEST = 21  # that a caption fits into
MOST_COLUMNS = 100
COLOURS = 10


class Display:
    """The board draws in its own thread, and replaces `view` as a whole."""

    keys: Sequence[int] = range(COLOUR, COLOUR + COLOURS)  # a keyboard has a key for each colour

    def __init__(self, columns: int = 60):
        self.columns = columns  # for the caption
        self.view: View | None = None
        self._events: deque[int] = deque()

    # for the board

    def event(self) -> int:
        return self._events.popleft() if self._events else NOTHING

    def draw(self, view: "View") -> None:
        self.view = view

    # for a person

    def choose(self, colour: int) -> None:
        """Press the key of a colour, or of the blank behind them, from 0."""
        self._add(COLOUR, colour, PLACE)

    def touch(self, place: int) -> None:
        """Touch a place of the row in hand."""
        self._add(PLACE, place, ROW)

    def pick(self, row: int) -> None:
        """Touch a row that was played, or an entry of a list."""
        self._add(ROW, row, RELEASED)

    def _add(self, first: int, number: int, stop: int) -> None:
        key = first + number
        if not first <= key < stop:
            raise ValueError("there is nothing with this number")
        if len(self._events) < MOST_EVENTS:
            self._events.extend((key, key + RELEASED))
