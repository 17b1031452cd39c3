"""The widget of the round as on paper; what is clicked is done at the display of the board."""

from textual import events
from textual.widgets import Static

from firmware.ui.faces.page import Page
from tools.faces.terminal.paper import Paper
from tools.front.display import Display

RIGHT = 3  # the button of the mouse
BELOW = 2  # lines for the colours
ROUND = 12  # lines of the usual round


class Table(Static):
    DEFAULT_CSS = "Table { width: auto; height: auto; background: #0d0d11; }"

    def __init__(self, shown: Display, look: int):
        super().__init__(markup=False)
        self.shown = shown
        self.look = look
        self._room = (30, ROUND)
        self._seen: Page | None = None

    def follow(self) -> None:
        """Show what the board shows now."""
        view = self.shown.view
        if view is not None and (self._seen is None or vars(view) != vars(self._seen)):
            self._seen = view
            self._draw()

    def resize(self, columns: int, lines: int) -> None:
        self._room = (columns, lines)
        self.styles.height = lines
        self._draw()

    def turn_to(self, look: int) -> None:
        self.look = look
        self._draw()

    @property
    def wanted(self) -> int:
        """The lines for the whole round."""
        return self._seen.most + BELOW if self._seen and self._seen.pegs else ROUND

    def _draw(self) -> None:
        if self._seen is not None:
            self.update(Paper(self._seen, *self._room, self.look).text())

    def on_click(self, event: events.Click) -> None:
        at = event.style.meta
        if event.button == RIGHT:
            self._cross(at)
        elif "colour" in at:
            self.shown.choose(at["colour"])
        elif "place" in at:
            self.shown.touch(at["place"])
        elif "row" in at:
            self.shown.pick(at["row"])

    def _cross(self, at: dict) -> None:
        """Cross out a peg, or a colour of those below where the cursor is."""
        place, colour = (self._seen.cursor, at["colour"]) if "colour" in at and self._seen else at.get("peg", (0, None))
        if colour is not None:
            self.shown.cross(place, colour)
