"""The panel at the side: the serial console, and figures about the board."""

import re
import textwrap
import time
from collections import deque

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import RichLog, Static

from tools.faces.terminal import legend
from tools.front.lines import Lines
from tools.front.playable import Playable

MOST_LINES = 1000
LIGHT_MS = 40  # the budget from a press to its light
NVM = 4096
EVERY_S = 1
MORE = "  \N{VERTICAL ELLIPSIS} "  # and a key, below the first line of an answer that is cut
TIED = "\N{NO-BREAK SPACE}"
SIGN = re.compile(r"(?<=\b[A-Z\d]) (?=\w)")  # between a sign and what it stands for, or the next one of a code
QUIET_MS = 1000  # what is said after such a silence belongs to no answer before it


class Figures(Static):
    """The doings of the board and their cost, updated each second."""

    DEFAULT_CSS = "Figures { height: auto; color: #9a9aa6; border-top: solid #5a5a66; }"

    def __init__(self, player: Playable, cap_ma: int):
        super().__init__(markup=False)
        self.player = player
        self.drawn = 0  # frames that this program has drawn
        self._cap_ma = cap_ma
        self._then = (time.monotonic(), 0, 0, time.process_time())

    def follow(self) -> None:
        """Count a frame of this program that was drawn."""
        self.drawn += 1
        now = (time.monotonic(), self.drawn, self.player.frames, time.process_time())
        if now[0] - self._then[0] >= EVERY_S:
            seconds, drawn, frames, busy_s = (there - here for there, here in zip(now, self._then, strict=True))
            self._then = now
            self.update("\n".join(self._lines(seconds, drawn, frames, busy_s)))

    def _lines(self, seconds: float, drawn: float, frames: float, busy_s: float) -> list[str]:
        import psutil  # late, to start faster

        player = self.player
        light = "-" if player.light_ms is None else f"{player.light_ms:.0f}"
        kept = len(player.nvm.rstrip(b"\xff"))
        megabytes = psutil.Process().memory_info().rss / 1e6
        return [
            f"{drawn / seconds:.0f} frames/s, {frames / seconds:.0f} of the board's",
            player.pace(seconds),
            f"press to light {light} of {LIGHT_MS} ms",
            f"lights {player.current_ma()} of {self._cap_ma} mA",
            f"saves {kept} of {NVM} bytes",
            f"here {100 * busy_s / seconds:.0f} % of a core, {megabytes:.0f} MB",
        ]


class Panel(Vertical):
    DEFAULT_CSS = """
    Panel { border: round #5a5a66; padding: 0 1; layers: below above; }
    Panel RichLog { height: 1fr; background: #0d0d11; scrollbar-size: 1 1;
        scrollbar-color: #5a5a66; scrollbar-background: #0d0d11; }
    Panel #tail { height: auto; }
    Panel #heading { height: auto; text-style: bold; display: none;
        layer: above; background: #0d0d11; margin-right: 1; }
    """

    def __init__(self, player: Playable, cap_ma: int):
        super().__init__()
        self.border_title = "console"
        self.player = player
        self.lines: deque[str] = deque(maxlen=MOST_LINES)
        self.typing = False
        self.figures = Figures(player, cap_ma)
        self.figures.display = False  # until they are asked for
        self._serial = Lines()
        self._read = 0  # how much of the output has been shown
        self._tail = Static(markup=False, id="tail")
        self._heading = Static(markup=False, id="heading")
        self._enters = 0  # lines sent so far
        self._answer: list[str] = []  # the lines said to the last one
        self._said_ms = 0
        self._folded: list[str] = []  # the lines so far of a list that goes on
        self._log = RichLog(max_lines=MOST_LINES, wrap=False)
        self._log.can_focus = False

    def compose(self) -> ComposeResult:
        yield self._heading
        yield self._log
        yield self._tail
        yield self.figures

    def on_mount(self) -> None:
        self._log.anchor()  # its last line stays visible, however it shrinks
        self.watch(self._log, "scroll_y", self._show_heading, init=False)

    def follow(self) -> None:
        said = bytes(self.player.said[self._read :])
        self._read += len(said)
        for line in self._serial.take(said):
            self.say(line)
        if said:
            self._show_tail()
            self._show_heading()
        self.figures.follow()

    @property
    def over(self) -> bool:
        """True once the person has left at the console."""
        return self._serial.over

    @property
    def tail(self) -> str:
        """The line that is being typed."""
        return self._serial.tail

    @property
    def scrolls(self) -> bool:
        """True if more was said than there is room for."""
        return bool(self._log.max_scroll_y)

    def say(self, line: str) -> None:
        self.lines.append(line)
        self._write(line)
        sent, ms = self.player.typed.count("\r"), self.player.ms
        if sent != self._enters:  # this line repeats what was sent
            self._answer.clear()
        else:
            if ms - self._said_ms > QUIET_MS:
                self._answer.clear()
            if line or self._answer:
                self._answer.append(line)
        self._enters, self._said_ms = sent, ms

    def type_here(self, typing: bool) -> None:
        self.typing = typing
        self._show_tail()

    def scroll_by_pages(self, pages: int) -> None:
        in_sight = self._log.size.height - self._heading.display * self._heading.size.height
        self._log.scroll_relative(y=pages * in_sight, animate=False)

    def on_resize(self) -> None:
        self._log.clear()
        self._folded.clear()
        for line in self.lines:
            self._write(line)
        self._show_heading()

    def _show_heading(self) -> None:
        """Lay the first line of an answer that is longer than the log over it, as long as its end is in sight: who
        scrolls up comes to that line itself.
        """
        is_cut = sum(len(self._parts(line)) for line in self._answer) > self._log.size.height
        self._heading.display = is_cut and self._log.is_vertical_scroll_end
        if self._heading.display:
            more = MORE + legend.up(legend.language_of(self.player))
            self._heading.update(Text("\n".join([*self._parts(self._answer[0]), more])))

    def _write(self, line: str) -> None:
        """Fold a list anew that the board has folded, once all of it is there."""
        self._folded.append(line)
        if not line.endswith(","):
            for part in self._parts(" ".join(self._folded)):
                self._log.write(Text(part))
            self._folded.clear()

    def _parts(self, line: str) -> list[str]:
        width = max(10, self.size.width - 1)  # beside the scrollbar
        whole = SIGN.sub(TIED, line)
        return [part.replace(TIED, " ") for part in textwrap.wrap(whole, width, subsequent_indent="  ")] or [""]

    def _show_tail(self) -> None:
        self._tail.update(Text("> " + self._serial.tail + ("\N{FULL BLOCK}" if self.typing else "")))
