"""The row in hand as it was, step by step, to go back and forth. A code that was set is no step of who breaks it."""

from tools.front.page import Page

Pegs = tuple[int | None, ...]


class Steps:
    """`last` is the colour that was set last, None if there is none."""

    def __init__(self) -> None:
        self.last: int | None = None
        self._row: tuple[int, int, bool, str] | None = None  # which it is, and whose
        self._hands: list[Pegs] = []
        self._at = 0

    def see(self, view: Page) -> None:
        """Take the row as it is now for a new step, if it is another one."""
        row = (view.round, len(view.rows), view.mark is None, view.turn) if view.hand else None
        if row is None or row != self._row:
            self._row = row
            self._hands = [view.hand]
            self._at = 0
            self.last = None
        elif view.hand != self._hands[self._at]:
            pairs = zip(self._hands[self._at], view.hand, strict=False)
            self.last = next((peg for before, peg in pairs if peg not in (before, None)), self.last)
            self._at += 1
            self._hands[self._at :] = [view.hand]

    def reach(self, steps: int) -> bool:
        """Return whether it was ever so, so many steps further on."""
        return self._at + steps in range(len(self._hands))

    def go(self, steps: int) -> Pegs | None:
        """Return the pegs so many steps further on; None if it was never so."""
        if not self.reach(steps):
            return None
        self._at += steps
        return self._hands[self._at]
