"""The display of the virtual board: it keeps what the board shows on it, and queues what a person asks for at it.

A person asks by intents, as every face does. A wish about the row in hand becomes an intent when the board comes to it,
so that nothing is done to a row that has changed meanwhile. A crossed-out colour is a note in pencil on this display:
the board never hears of it.
"""

import copy
import threading
from collections.abc import Callable, Sequence
from typing import Any

from firmware.ui.faces.page import TYPE
from firmware.ui.screen import BACK, BOARD, MOVE, OK, PICK, PUT
from tools.front.page import Page
from tools.front.steps import Steps

Asked = tuple[int, object]
NEXT = -1  # in place of a place: where the cursor is
MOST_ASKED = 128  # further ones are dropped


class Display:
    """The board draws in its own thread, and replaces `view` as a whole."""

    columns = 60  # for the caption
    through = False  # whether a press does what the caption says, however an announcement covers the lights
    leaves = False  # whether QUIT closes it
    keeps = False  # whether each peg of a guess is saved

    def __init__(self) -> None:
        self.view: Page | None = None
        self.has_left = False  # whether a person has asked to leave
        self._asked: list[Asked | Callable[[], list]] = []  # what depends on the view is a function that tells it
        self._is_drawn = True  # since the last intent
        self._steps = Steps()
        # in each round, by each player: places, each with a colour
        self._crossed: dict[tuple[int, str], frozenset[tuple[int, int]]] = {}
        self._lock = threading.RLock()
        self.stir = lambda: None  # is told that something is asked for
        self.followers: list[Callable[[Display], object]] = []  # of each view that nothing more is to be done to

    # for the board

    def intent(self) -> Asked | None:
        """Return what is asked for next. A wish that depends on the view waits until the one before it is drawn."""
        with self._lock:
            while self._asked:
                first = self._asked[0]
                if isinstance(first, tuple):
                    self._is_drawn = False
                    self._asked.pop(0)
                    return first
                if not self._is_drawn:
                    return None
                self._asked = first() + self._asked[1:]
                if not self._asked and self.view:
                    self._rest(self.view)  # nothing came of it, so no other view follows
            return None

    def draw(self, page: Sequence[Any]) -> None:
        self.see(Page(*page))

    def see(self, view: Page) -> None:
        with self._lock:
            self._is_drawn = True
            self._show(view)
            if self._asked:
                self.stir()
            else:
                self._rest(view)

    def leave(self) -> None:
        self.has_left = True

    @property
    def rests(self) -> bool:
        """True once all that was asked for is done and drawn."""
        return not self._asked and self._is_drawn

    def _rest(self, view: Page) -> None:
        self._steps.see(view)
        for follow in self.followers:
            follow(self)

    def _show(self, view: Page) -> None:
        view.crossed = tuple(sorted(self._crossed.get((view.round, view.turn), ())))
        self.view = view

    # for a person

    def do(self, intent: int, value: object = None) -> None:
        """Ask for this, as the shell has it."""
        self._ask((intent, value))

    def type(self, text: str) -> None:
        self._ask((TYPE, text))

    def choose(self, colour: int) -> None:
        """Set a peg of this colour, or of the blank behind them, from 0; or add the part of a mark with this number."""
        self._ask(lambda: [(PUT, (NEXT, colour + self._marks()))])

    def touch(self, place: int) -> None:
        """Touch a place of the row in hand."""
        self._ask(lambda: [(PUT, (place, 1))] if self._marks() else self._moves(place))

    def step(self, entry: int, step: int) -> None:
        """Change the value of this entry of a form to the one that comes so many later, and stay there."""
        self._ask((PICK, entry))
        steps: list = [(MOVE, step), (OK, None), lambda: self._choose(entry)]
        self._ask(lambda: steps if self.view and self.view.field else [])

    def cross(self, place: int, colour: int) -> None:
        """Note that this colour cannot be here, or that it can."""
        with self._lock:
            view = self.view
            if view and view.pegs > place >= 0 and 0 <= colour < len(view.letters):
                ours = view.round, view.turn
                self._crossed[ours] = self._crossed.get(ours, frozenset()) ^ {(place, colour)}
                self._show(copy.copy(view))

    @property
    def can_undo(self) -> bool:
        """True if the row in hand can become what it was before."""
        return bool(self._hand()) and self._steps.reach(-1)

    def clear(self) -> None:
        """Take back every peg, and begin at the first place."""
        self.lay(())

    def fill(self) -> None:
        """Set all empty places to the colour of the last peg."""
        last = self._steps.last
        if last is not None:
            self._ask(lambda: self._lays([last if peg is None else peg for peg in self._hand()]))

    def send(self) -> None:
        """Send the row in hand wherever its cursor is, once it is whole; elsewhere it is OK, but not to the choice at
        the end of a round that came meanwhile, which nobody has seen.
        """
        seen = self.view.number if self.view else 0

        def sends() -> list:
            view, hand = self.view, self._hand()
            if view and view.kind == BOARD and view.entries and view.number != seen:
                return []
            return (self._moves(len(hand)) if hand and None not in hand else []) + [(OK, None)]

        self._ask(sends)

    def undo(self) -> None:
        self._ask(lambda: self._step(-1))

    def redo(self) -> None:
        self._ask(lambda: self._step(1))

    def lay(self, pegs: Sequence[int | None]) -> None:
        """Make the row in hand this one."""
        self._ask(lambda: self._lays(pegs))

    def _step(self, steps: int) -> list:
        pegs = self._steps.go(steps) if self._hand() else None
        return [] if pegs is None else self._lays(pegs)

    def _hand(self) -> Sequence[int | None]:
        """Return the row in hand, where pegs can be set."""
        view = self.view
        sets_pegs = view and view.kind == BOARD and view.cursor >= 0 and view.mark is None and not view.taught
        return view.hand if view and sets_pegs else ()

    def _lays(self, pegs: Sequence[int | None]) -> list:
        """Return what makes the row in hand this one, and leads to its first empty place or to sending it."""
        hand = list(self._hand())
        if not hand:
            return []
        pegs = list(pegs) + [None] * (len(hand) - len(pegs))
        asked: list = []
        if any(peg not in (None, pegs[place]) for place, peg in enumerate(hand)):
            asked = [(BACK, None)] * sum(peg is not None for peg in hand)
            hand = [None] * len(hand)
        asked += [(PUT, (place, peg)) for place, peg in enumerate(pegs) if peg is not None and peg != hand[place]]
        last = pegs.index(None) if None in pegs else len(pegs)
        return asked + [lambda: self._moves(last)]

    def _marks(self) -> bool:
        """Return whether a mark is in hand."""
        return self.view is not None and self.view.mark is not None

    def _moves(self, place: int) -> list:
        """Return what leads to this place of the row in hand."""
        cursor = self.view.cursor if self.view else -1
        return [(MOVE, place - cursor)] if cursor >= 0 and place != cursor else []

    def _choose(self, entry: int) -> list:
        """Return what leads to this entry of the list."""
        return [(MOVE, entry - self.view.chosen)] if self.view and self.view.chosen != entry else []

    def _ask(self, asked: Asked | Callable[[], list]) -> None:
        with self._lock:
            if len(self._asked) < MOST_ASKED:
                self._asked.append(asked)
        self.stir()
