"""A board that is played from this computer, whichever it is: what the faces and the scripts know of it.

Keys are pressed and let go as edges in a queue, each of which lasts for a time of the board, because a terminal tells a
press and its end in one moment, and the board looks at its switches every 20 ms. Times are the board's own.
"""

import contextlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable

from firmware.device.lights import CHANNEL_MA, FULL
from firmware.device.profiles import Profile
from firmware.device.wiring import way
from tools.playing.light import Colour

TAP_MS = 45  # a switch is down for so long, and up as long before the next
HOLD_MS = 750  # longer than the firmware's own hold
MOST_EDGES = 32  # what is typed ahead of that is dropped

Edge = tuple[str, bool, int]  # a key, whether it goes down, and for how long nothing else happens


class Fingers(ABC):
    """What a person does with keys."""

    def press(self, key: str) -> None:
        self._add((key, True, TAP_MS))

    def release(self, key: str) -> None:
        self._add((key, False, TAP_MS))

    def tap(self, key: str) -> None:
        self._add((key, True, TAP_MS), (key, False, TAP_MS))

    def hold(self, key: str) -> None:
        """Press it for as long as means something else."""
        self._add((key, True, HOLD_MS), (key, False, TAP_MS))

    @abstractmethod
    def _add(self, *edges: Edge) -> None:
        """Edges for the queue."""


class Playable(Fingers):
    """`each_turn` is called again and again between two looks at the board, in the thread that looks.

    `frames` and `tones` count what was sent and sounded so far, and `tone_hz` sounds now, 0 for silence; `typed` is all
    that was typed; `light_ms` the time from the last press to the next frame; `failure` what ended it.
    """

    def __init__(self, profile: Profile):
        self.profile = profile
        self.failure: BaseException | None = None
        self.frames = self.tones = self.tone_hz = 0
        self.typed = ""
        self.light_ms: float | None = None
        self.each_turn: Callable[[], None] = lambda: None
        self._way = way(profile.width, profile.height, **profile.wiring)

    @abstractmethod
    def running(self) -> contextlib.AbstractContextManager["Playable"]:
        """With power; at the end the power goes, and what went wrong on the board is raised."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether nothing runs any more, though nobody took the power away."""

    @property
    @abstractmethod
    def ms(self) -> int:
        """How long it has had power."""

    # what a person does

    def type(self, text: str) -> None:
        """On the serial console."""
        self.typed += text

    @property
    @abstractmethod
    def waits(self) -> bool:
        """Whether every key was pressed and let go that was asked for."""

    # what is seen

    @property
    @abstractmethod
    def said(self) -> bytes | bytearray:
        """Everything that the console said."""

    @abstractmethod
    def shown(self) -> bytes:
        """What went over the wire last."""

    @abstractmethod
    def is_down(self, key: str) -> bool: ...

    @property
    @abstractmethod
    def nvm(self) -> bytes:
        """What it keeps over power-off."""

    @abstractmethod
    def pace(self, seconds: float) -> str:
        """How fast the board was in the last seconds, as a line."""

    def picture(self) -> list[Colour]:
        """The colour of each pixel as a person holds the board, row by row."""
        sent = self.shown()
        picture: list[Colour] = [(0, 0, 0)] * len(self._way)
        red, green, blue = (self.profile.order.index(channel) for channel in "RGB")
        for pixel in range(len(sent) // 3):
            channels = sent[3 * pixel : 3 * pixel + 3]
            picture[self._way[pixel]] = channels[red], channels[green], channels[blue]
        return picture

    def current_ma(self) -> int:
        return sum(self.shown()) * CHANNEL_MA // FULL


class Edges:
    """The queue of them, where the board's time is known."""

    def __init__(self) -> None:
        self._queue: deque[Edge] = deque()
        self._due_ms: float = 0

    def add(self, *edges: Edge) -> None:
        # an end is never dropped, or the key would stay down
        if len(self._queue) < MOST_EDGES or not edges[0][1]:
            self._queue.extend(edges)

    def are_done(self, ms: float) -> bool:
        return not self._queue and ms >= self._due_ms

    def next(self, ms: float) -> Edge | None:
        """The one that is due by now."""
        if not self._queue or ms < self._due_ms:
            return None
        self._due_ms = ms + self._queue[0][2]
        return self._queue.popleft()  # only now: another thread may ask whether all are done
