"""The display of the virtual board: it keeps what the board shows on it, and queues what a person does at it.

What a person does with a whole row becomes presses and touches, which the board has anyway. What a person has crossed
out is a note in pencil on this display: the board never hears of it. It runs in MicroPython's VM, too.
"""

import copy
import threading
from collections import deque
from itertools import zip_longest
from typing import TYPE_CHECKING

from firmware.ui.faces.lights.gestures import BACK, COLOUR, PLACE, RELEASED, ROW
from tools.front.steps import Steps

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from firmware.ui.faces.page import Page

NOTHING = -1
MOST_EVENTS = 128  # further ones are dropped
NARROWEST = 21  # that a caption fits into
MOST_COLUMNS = 100
COLOURS = 10
MARKS = "XO"  # the signs of an exact peg and of a near one, as they are typed


def gives_mark(view: "Page") -> bool:
    """Return whether a mark of exact and near pegs is asked for; then the first two colours add one each."""
    return view.mark is not None and len(view.marks) > 1


def asks_what_to_play(view: "Page | None") -> bool:
    """Return whether the console asks one question after another before a match; an offer is none."""
    return view is not None and not view.pegs and bool(view.choices) and not view.taught


class Display:
    """The board draws in its own thread, and replaces `view` as a whole."""

    through = False  # whether a press does what the caption says, however an announcement covers the lights
    keys: "Sequence[int]" = range(COLOUR, COLOUR + COLOURS)  # a keyboard has a key for each colour

    def __init__(self, columns: int = 60):
        self.columns = columns  # for the caption
        self.holds: Mapping[int, str] = {}  # keys that nobody can hold, and the names of those that stand for that
        self.view: Page | None = None
        self._events: deque[int] = deque((), 2 * MOST_EVENTS)  # noqa: RUF037 - MicroPython's way
        self._steps = Steps()
        # in each round, by each player: places, each with a colour
        self._crossed: dict[tuple[int, str], frozenset[tuple[int, int]]] = {}
        self._lock = threading.RLock()
        self.drawn = lambda display: None  # is told of each view that nothing more is to be done to

    # for the board

    def event(self) -> int:
        return self._events.popleft() if self._events else NOTHING

    def draw(self, view: "Page") -> None:
        with self._lock:
            rests = not self._events
            if rests:
                self._steps.see(view)
            self._show(view)
            if rests:
                self.drawn(self)

    def _show(self, view: "Page") -> None:
        view.crossed = tuple(sorted(self._crossed.get((view.round, view.turn), ())))
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

    def spell(self, sign: str) -> bool:
        """Take the entry that adds this sign to what is being spelled; false where none does."""
        view = self.view
        added = [text[-1].upper() for text in view.choices[1:]] if view and view.spells else []
        if sign.upper() not in added:
            return False
        self.pick(1 + added.index(sign.upper()))
        return True

    def cross(self, place: int, colour: int) -> None:
        """Note that this colour cannot be here, or that it can."""
        with self._lock:
            view = self.view
            if view and view.pegs > place >= 0 and 0 <= colour < len(view.letters):
                ours = view.round, view.turn
                self._crossed[ours] = self._crossed.get(ours, frozenset()) ^ {(place, colour)}
                self._show(copy.copy(view))

    @property
    def signs(self) -> str:
        """The signs that a keyboard types for what can be chosen now; the first is that of the first colour's key."""
        if self.view is None:
            return ""
        return MARKS if gives_mark(self.view) else self.view.letters

    @property
    def can(self) -> list[str]:
        """The acts that would change the row in hand now: `undo`, `redo`, `fill` and `clear`."""
        hand = self._hand()
        ways = (
            ("undo", self._steps.reach(-1)),
            ("redo", self._steps.reach(1)),
            ("fill", self._steps.last is not None and None in hand),
            ("clear", any(peg is not None for peg in hand)),
        )
        return [way for way, does in ways if hand and does]

    def clear(self) -> None:
        """Take back every peg, and begin at the first place."""
        with self._lock:
            if self._hand():
                self.lay(())
                self.touch(0)

    def fill(self) -> None:
        """Set all empty places to the colour of the last peg."""
        colour = self._steps.last
        if colour is not None:
            self.lay([colour if peg is None else peg for peg in self._hand()])

    def undo(self) -> None:
        self._step(-1)

    def redo(self) -> None:
        self._step(1)

    def _step(self, steps: int) -> None:
        with self._lock:
            if self._hand() and (pegs := self._steps.go(steps)) is not None:
                self.lay(pegs)

    def _hand(self) -> "Sequence[int | None]":
        """Return the row in hand, where pegs can be set."""
        view = self.view
        return view.hand if view and view.cursor >= 0 and not (view.choices or view.taught) else ()

    def lay(self, pegs: "Sequence[int | None]") -> None:
        """Make the row in hand this one."""
        with self._lock:
            there = self._hand()
            if any(peg not in (None, wanted) for peg, wanted in zip_longest(there, pegs)):
                self._events.extend((BACK, BACK + RELEASED) * sum(peg is not None for peg in there))
                there = (None,) * len(there)
            for place, (peg, wanted) in enumerate(zip(there, pegs, strict=False)):
                if wanted is not None and wanted != peg:
                    self.touch(place)
                    self.choose(wanted)

    def _add(self, first: int, number: int, stop: int) -> None:
        key = first + number
        if not first <= key < stop:
            raise ValueError("there is nothing with this number")
        if len(self._events) < MOST_EVENTS:
            self._events.extend((key, key + RELEASED))
