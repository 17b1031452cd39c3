"""A playthrough performed at a player: a step after another from the first light on, taken further each turn of the
board.

The player is any that has `profile`, `ms`, `said`, `waits`, `picture()`, `shown()`, `tap`, `press`, `release` and
`type`. Whoever runs it calls `turn()` between two turns of its loop, so that what is done, and when, depends on the
board's time alone.
"""

import threading
from collections.abc import Callable, Iterator

from tools.playing.lines import Lines
from tools.playing.playthrough import ANY, PATIENCE_MS, Playthrough, Step
from tools.playing.reading import Reader
from tools.trouble import Trouble


class Performance:
    """`ended` is set when there is no more to do; `trouble` tells what was expected and not seen, if anything."""

    def __init__(self, playthrough: Playthrough, player):
        self.playthrough = playthrough
        self.player = player
        self.caption = ""
        self.signs = ""
        self.lines: list[str] = []  # that the console has said
        self.line = 1  # of the file, which is performed now
        self.trouble: Trouble | None = None
        self.ended = threading.Event()
        self._patience_ms = PATIENCE_MS
        self._expected = 0  # how many of the lines were said before what may be expected next
        self._reader = Reader()
        self._shown = b""
        self._serial = Lines()
        self._read = 0
        self._doing = self._perform()

    def turn(self) -> None:
        """Look at the board, and go on."""
        if self.ended.is_set():
            return
        self._look()
        try:
            next(self._doing)
        except StopIteration:
            self.ended.set()
        except Trouble as trouble:
            self.trouble = trouble
            self.ended.set()

    def _look(self) -> None:
        shown = self.player.shown()
        if shown != self._shown or not self.signs:
            self._shown = shown
            self.signs = self._reader.signs(self.player.picture())
        said = bytes(self.player.said[self._read :])
        if said:
            self._read += len(said)
            self.lines += self._serial.take(said)

    # the steps; each goes on in the next turn

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
            heard = [line.strip() for line in self.lines[self._expected :]]
            if step.text not in heard:
                return False
            self._expected += heard.index(step.text) + 1
            return True

        yield from self._expect(is_said, lambda: not_said(step, self.lines[self._expected :]))

    def _lights(self, step: Step) -> Iterator[None]:
        yield from self._expect(lambda: shows(self.signs, step.rows), lambda: not_shown(step, self._rows()))

    def _expect(self, is_so: Callable[[], bool], told: Callable[[], str]) -> Iterator[None]:
        until_ms = self.player.ms + self._patience_ms
        while not is_so():
            if self.player.ms >= until_ms:
                raise Trouble(f"Line {self.line} of {self.playthrough.name} {told()}")
            yield

    def _pass(self, ms: int) -> Iterator[None]:
        until_ms = self.player.ms + ms
        while self.player.ms < until_ms:
            yield

    def _felt(self) -> Iterator[None]:
        """Until the board has felt what was pressed."""
        yield
        while not self.player.waits:
            yield

    def _rows(self) -> list[str]:
        width = self.playthrough.profile.width
        return [self.signs[at : at + width] for at in range(0, len(self.signs), width)]


def shows(signs: str, rows: tuple[str, ...]) -> bool:
    """Whether the lowest lines of the lights are these."""
    wanted = "".join(rows)
    seen = signs[len(signs) - len(wanted) :]
    return all(sign in (ANY, light) for sign, light in zip(wanted, seen, strict=True))


def not_said(step: Step, heard: list[str]) -> str:
    after = f'it was "{heard[-1].strip()}" at last' if heard else "nothing was said"
    return f'expects "{step.text}" to be said, and {after}.'


def not_shown(step: Step, rows: list[str]) -> str:
    """The two pictures beside each other: what was expected, and what was seen last."""
    seen = rows[len(rows) - len(step.rows) :]
    sides = "\n".join(f"  |{wanted}|  |{there}|" for wanted, there in zip(step.rows, seen, strict=True))
    return f"expects the picture at the left, and at last saw the one at the right:\n{sides}"
