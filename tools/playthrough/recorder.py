"""Records a game as a playthrough: what was pressed and typed, and what the lights showed then.

Presses that follow each other with nothing new in between share a line. If the lights had settled before the next
press, the playthrough waits for that picture, and for the last line of the console; if not, it waits as long as the
person did. Lights that only blink have settled.
"""

from collections.abc import Iterator

from firmware.ui.faces.lights.lights import BLINK_MS, HOLD_MS
from tools.front.keys import word_for
from tools.front.playable import TAP_MS
from tools.front.reader import UNDIMMED
from tools.playthrough.performance import Watcher
from tools.playthrough.playthrough import AT_FIRST

ANSWER_MS = 60  # a press is answered within this
BLINK_OFF_MS = 30  # how far off a blink may be
REST_MS = 2 * BLINK_MS + 40
LONG_MS = 20_000  # the lights may dim after that, so the wait itself matters
MOST_KEYS = 12  # in a line


class Press:
    def __init__(self, key: str, at_ms: int):
        self.key = key
        self.at_ms = at_ms
        self.until_ms: int | None = None  # None while it is down

    @property
    def ms(self) -> int:
        """The time that it was down; 0 while it is."""
        return 0 if self.until_ms is None else self.until_ms - self.at_ms

    def line(self) -> str:
        repeats = self.key in ("up", "down")
        return f"hold {word_for(self.key)}" + (f" {self.ms}" if repeats else "")


class Recorder(Watcher):
    """Call `turn()` each turn of the board; `text()` is the recording so far."""

    def __init__(self, player, seed: str, settings: dict[str, str]):
        super().__init__(player)
        self._head = [f"board {player.profile.name}", f"seed {seed}"]
        self._head += [
            f"set {name.removeprefix('PEGLIGHT_').lower()} {value}"
            for name, value in sorted(settings.items() - {**AT_FIRST, **UNDIMMED}.items())
        ]
        self._steps: list[Press | str] = []
        self._down: dict[str, Press] = {}
        self._pictures: list[tuple[int, str]] = [(0, "")]  # since the last edge: when each picture appeared
        self._edge_ms = self._down_ms = 0  # when a key was pressed or let go last, or a line typed; when pressed
        self._typed = 0  # of what was typed
        self._line = ""  # that is being typed
        self._written = 0  # how many lines the console had when one was written down or typed last

    def turn(self) -> None:
        if self.look():
            self._pictures.append((self.player.ms, self.signs))
        for key in self.player.profile.buttons:
            if self.player.is_down(key) != (key in self._down):
                self._edge(key)
        typed = self.player.typed[self._typed :]
        self._typed += len(typed)
        for sign in typed:
            self._type(sign)

    def text(self) -> str:
        """Return the playthrough, up to what the lights show now."""
        steps = [*self._steps, *self._settled()]
        return "\n".join([*self._head, "", *written(steps)]) + "\n"

    def _edge(self, key: str) -> None:
        if key in self._down:
            self._down.pop(key).until_ms = self.player.ms
        else:
            self._settle()
            self._down[key] = Press(key, self.player.ms)
            self._steps.append(self._down[key])
            self._down_ms = self.player.ms
        self._moved()

    def _type(self, sign: str) -> None:
        if sign in "\r\n":
            self._settle()
            self._steps.append(f"type {self._line}".rstrip())
            self._line = ""
            self._written = len(self.lines) + 1  # it is echoed
            self._moved()
        elif sign in "\b\x7f":
            self._line = self._line[:-1]
        else:
            self._line += sign

    def _moved(self) -> None:
        self._edge_ms = self.player.ms
        del self._pictures[:-1]

    def _settle(self) -> None:
        self._steps += self._settled()
        self._written = max(self._written, len(self.lines))

    def _settled(self) -> Iterator[str]:
        """Yield the lines that wait for the current state, before the next step."""
        gap_ms = self.player.ms - self._edge_ms
        seen = self._seen_since(self.player.ms - REST_MS)
        at_rest = gap_ms >= REST_MS and len(seen) <= 2 and bool(seen[-1])
        if gap_ms >= LONG_MS or (gap_ms > TAP_MS and self._changed() and not at_rest):
            yield f"wait {gap_ms}"
        if at_rest and self._changed():
            yield "lights"
            yield from (f"|{row}|" for row in self.rows(min(reversed(seen), key=dark)))
        last = self.lines[-1].strip() if self.lines else ""
        if last and len(self.lines) > self._written:
            yield f"says {last}"

    def _changed(self) -> bool:
        """Return whether the last press led to more than its answer and a blink."""
        if self.player.ms - self._edge_ms >= 2 * REST_MS:
            return True
        later = [ms for ms, _ in self._pictures[1:] if ms - self._edge_ms > ANSWER_MS]
        return not all(blinks(ms - self._edge_ms) or blinks(ms - self._down_ms) for ms in later)

    def _seen_since(self, ms: int) -> list[str]:
        """Return the pictures seen since then, each once, the latest last; of two, only the one that stayed."""
        at = max(number for number, (since_ms, _) in enumerate(self._pictures) if since_ms <= ms or not number)
        seen = [signs for _, signs in self._pictures[at:]]
        return seen[1:] if len(seen) == 2 else list(dict.fromkeys(reversed(seen)))[::-1]


def blinks(ms: int) -> bool:
    """Return whether a blink that began so long ago changes about now."""
    return min(ms % BLINK_MS, BLINK_MS - ms % BLINK_MS) <= BLINK_OFF_MS


def dark(signs: str) -> tuple[int, int]:
    """Return how dark this picture is: of two that alternate, wait for the brighter one."""
    return signs.count(" "), signs.count(".")


def written(steps: list[Press | str]) -> Iterator[str]:
    """Yield the steps as lines; presses that follow each other share one."""
    keys: list[str] = []
    for step in [*steps, ""]:
        tap = step if isinstance(step, Press) and step.ms < HOLD_MS else None
        if keys and (not tap or len(keys) == MOST_KEYS):
            yield "press " + " ".join(keys)
            keys = []
        if tap:
            keys.append(word_for(tap.key))
        elif step:
            yield step.line() if isinstance(step, Press) else step
