"""The transcript: all that the console of the board has said."""

from collections import deque

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from tools.front.lines import Lines
from tools.front.playable import Playable

MOST_LINES = 2000


class Transcript(VerticalScroll):
    DEFAULT_CSS = "Transcript { height: 1fr; scrollbar-size-vertical: 1; }"

    def __init__(self, player: Playable, told: str | None):
        super().__init__(id="transcript")
        self.player = player
        self.said: deque[str] = deque([told] if told else [], maxlen=MOST_LINES)
        self.text = Static(markup=False)
        self._serial = Lines()
        self._read = 0  # how much of the output has been read

    def compose(self) -> ComposeResult:
        yield self.text

    @property
    def over(self) -> bool:
        """True once the person has left at the console."""
        return self._serial.over

    @property
    def last(self) -> str:
        """The last line."""
        return self.said[-1] if self.said else ""

    def on_resize(self) -> None:
        self.scroll_end(animate=False)

    def follow(self) -> None:
        new = bytes(self.player.said[self._read :])
        self._read += len(new)
        self.say(*self._serial.take(new))

    def say(self, *lines: str) -> None:
        self.said.extend(lines)
        if lines and self.display:
            self.show()

    def take_focus(self) -> None:
        self.show()
        self.screen.set_focus(self)

    def show(self) -> None:
        """Show all of it, and stay at its end unless somebody has scrolled back."""
        is_at_end = self.is_vertical_scroll_end
        self.text.update("\n".join(self.said))
        if is_at_end:
            self.scroll_end(animate=False)
