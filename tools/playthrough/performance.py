"""Performs a playthrough on a board, step by step from the first light on, and some of it each turn of the board.

The player is anything with `profile`, `ms`, `said`, `waits`, `picture()`, `shown()`, `tap`, `press`, `release`, `type`
and `halt`. It calls `each_turn`, which is `turn()` here, between two turns of the board's loop, so that everything
depends on the board's time alone. The board is halted at the end of the performance, however late anybody else notices
that.
"""

import math
import threading
from collections.abc import Callable, Iterator

from tools.front.lines import Lines
from tools.front.player import Player
from tools.front.reader import Reader
from tools.playthrough.playthrough import ANY, PATIENCE_MS, Playthrough, Step
from tools.trouble import Trouble

TURN_MS = 5  # board time; a press is felt within 20


class Watcher:
    """Reads the lights and the console of a player as signs and as lines."""

    def __init__(self, player):
        self.player = player
        self.signs = ""
        self.lines: list[str] = []
        self._reader = Reader()
        self._shown = b""
        self._serial = Lines()
        self._read = 0

    def look(self) -> bool:
        """Look again; return whether the lights have changed."""
        shown = self.player.shown()
        has_changed = shown != self._shown
        if has_changed or not self.signs:
            self._shown = shown
            self.signs = self._reader.signs(self.player.picture())
        said = bytes(self.player.said[self._read :])
        self._read += len(said)
        self.lines += self._serial.take(said)
        return has_changed

    def rows(self, signs: str) -> list[str]:
        """Cut the signs of the lights into their lines."""
        width = self.player.profile.width
        return [signs[at : at + width] for at in range(0, len(signs), width)]


class Performance(Watcher):
    """`ended` is set at the end; `trouble` says what was expected and did not happen, if anything."""

    def __init__(self, playthrough: Playthrough, player):
        super().__init__(player)
        self.playthrough = playthrough
        self.caption = ""
        self.line = 1  # of the file: the one being performed
        self.trouble: Trouble | None = None
        self.ended = threading.Event()
        self._patience_ms = PATIENCE_MS
        self._expected = 0  # the lines before this one may no longer be expected
        self._doing = self._perform()
        player.each_turn = self.turn

    def turn(self) -> None:
        """Check the board, and go on with the current step."""
        self.look()
        try:
            next(self._doing)
        except StopIteration:
            self._end()
        except Trouble as trouble:
            self.trouble = trouble
            self._end()

    def _end(self) -> None:
        self.player.halt()
        self.ended.set()

    # the steps; each yields until the next turn

    def _perform(self) -> Iterator[None]:
        yield from self._expect(lambda: bool(self.signs.strip()), lambda: "cannot begin: no light is on.")
        for step in self.playthrough.steps:
            self.line = step.line
            yield from getattr(self, f"_{step.what}")(step)

    def _note(self, step: Step) -> Iterator[None]:
        self.caption = step.text
        yield

    def _press(self, step: Step) -> Iterator[None]:
        for key in step.keys:
            self.player.tap(key)
            yield from self._felt()

    def _hold(self, step: Step) -> Iterator[None]:
        (key,) = step.keys
        self.player.press(key)
        yield from self._pass(step.ms)
        self.player.release(key)
        yield from self._felt()

    def _type(self, step: Step) -> Iterator[None]:
        self._expected = len(self.lines)
        self.player.type(step.text + "\r")
        yield

    def _wait(self, step: Step) -> Iterator[None]:
        yield from self._pass(step.ms)

    def _patience(self, step: Step) -> Iterator[None]:
        self._patience_ms = step.ms
        yield

    def _says(self, step: Step) -> Iterator[None]:
        def is_said() -> bool:
            for at, line in enumerate(self.lines[self._expected :], 1):
                if self.says(step.text, line.strip()):
                    self._expected += at
                    return True
            return False

        yield from self._expect(is_said, lambda: not_said(step, self.lines[self._expected :]))

    def says(self, text: str, line: str) -> bool:
        return line == text

    def _lights(self, step: Step) -> Iterator[None]:
        yield from self._expect(lambda: shows(self.signs, step.rows), lambda: not_shown(step, self.rows(self.signs)))

    def _expect(self, is_so: Callable[[], bool], explain: Callable[[], str]) -> Iterator[None]:
        until_ms = self.player.ms + self._patience_ms
        while not is_so():
            if self.player.ms >= until_ms:
                raise Trouble(f"Line {self.line} of {self.playthrough.name} {explain()}")
            yield

    def _pass(self, ms: int) -> Iterator[None]:
        until_ms = self.player.ms + ms
        while self.player.ms < until_ms:
            yield

    def _felt(self) -> Iterator[None]:
        """Wait until the board has noticed the presses."""
        yield
        while not self.player.waits:
            yield


def shows(signs: str, rows: tuple[str, ...]) -> bool:
    """Return whether these are the lowest lines of the lights."""
    wanted = "".join(rows)
    seen = signs[len(signs) - len(wanted) :]
    return all(sign in (ANY, light) for sign, light in zip(wanted, seen, strict=True))


def not_said(step: Step, heard: list[str]) -> str:
    after = f'it was "{heard[-1].strip()}" at last' if heard else "nothing was said"
    return f'expects "{step.text}" to be said, and {after}.'


def not_shown(step: Step, rows: list[str]) -> str:
    """Both pictures side by side: the expected one, and the last one seen."""
    seen = rows[len(rows) - len(step.rows) :]
    sides = "\n".join(f"  |{wanted}|  |{row}|" for wanted, row in zip(step.rows, seen, strict=True))
    return f"expects the picture at the left, and at last saw the one at the right:\n{sides}"


def player_for(play: Playthrough, speed: float = math.inf) -> Player:
    """Make the board of a playthrough, with its own settings alone, its time counted."""
    return Player(play.profile, None, play.settings, speed, play.seed, turn_ms=TURN_MS)


def run(performance: Performance) -> None:
    """Run the playthrough or the board to its end."""
    with performance.player.running() as player:
        while not (performance.ended.wait(0.1) or player.over):
            pass
