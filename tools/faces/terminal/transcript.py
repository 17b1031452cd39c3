"""The transcript: all that the console of the board has said, folded to the window."""

import textwrap
from collections import deque

from rich.text import Text
from textual import events
from textual.widgets import RichLog

from tools.front.lines import Lines
from tools.front.playable import Playable

MOST_LINES = 2000


class Transcript(RichLog):
    DEFAULT_CSS = "Transcript { height: 1fr; background: #0d0d11; scrollbar-size-vertical: 1; }"

    def __init__(self, player: Playable, told: str | None):
        super().__init__(max_lines=MOST_LINES, wrap=False, id="transcript")
        self.can_focus = False
        self.player = player
        self.said: deque[str] = deque([told] if told else [], maxlen=MOST_LINES)
        self._serial = Lines()
        self._read = 0  # how much of the output has been read

    @property
    def over(self) -> bool:
        """True once the person has left at the console."""
        return self._serial.over

    @property
    def last(self) -> str:
        """The last line."""
        return self.said[-1] if self.said else ""

    def on_mount(self) -> None:
        self.anchor()  # its last line stays visible, however it shrinks

    def follow(self) -> None:
        said = self.player.said
        if len(said) == self._read:
            return
        new = bytes(said[self._read :])
        self._read += len(new)
        for line in self._serial.take(new):
            self.say(line)

    def say(self, line: str) -> None:
        self.said.append(line)
        self._write(line)

    def _write(self, line: str) -> None:
        for part in textwrap.wrap(line, max(20, self.size.width - 2), subsequent_indent="  ") or [""]:
            self.write(Text(part))

    def scroll_pages(self, pages: int) -> None:
        self.scroll_relative(y=pages * (self.size.height - 1), animate=False)

    def on_resize(self, event: events.Resize) -> None:
        self.clear()
        for line in self.said:
            self._write(line)
