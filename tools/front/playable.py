"""The interface of a board that is played from this computer, for faces and scripts alike.

A press and a release are edges in a queue, and each lasts for a while: a terminal reports both at the same moment, but
the board scans its switches only every few ms. All times are in the board's time.
"""

import contextlib
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator

from firmware.device.profiles import Profile, way
from tools.front.display import Display
from tools.front.light import Colour

TAP_MS = 45  # how long a tap holds the switch down, and how long it is up before the next
REST_S = 0.05  # an idle turn of the board lasts at most this long, and ends at whatever a person does
HOLD_MS = 750  # longer than the firmware's own hold
MOST_EDGES = 32  # further presses are dropped
END_S = 5

Edge = tuple[str, bool, int]  # a key, whether it goes down, and how long until the next edge


class Edges:
    """The queue of edges, for a board whose time is known here."""

    def __init__(self) -> None:
        self._queue: deque[Edge] = deque()
        self._due_ms: float = 0

    def add(self, *edges: Edge) -> None:
        # a release is never dropped, or the key would stay down
        if len(self._queue) < MOST_EDGES or not edges[0][1]:
            self._queue.extend(edges)

    def are_done(self, ms: float) -> bool:
        return not self._queue and ms >= self._due_ms

    def next(self, ms: float) -> Edge | None:
        """Return the edge that is due now, if any."""
        if not self._queue or ms < self._due_ms:
            return None
        self._due_ms = ms + self._queue[0][2]
        return self._queue.popleft()  # last: another thread may ask whether all are done


class Fingers(ABC):
    """Keys as a person presses them."""

    def press(self, key: str) -> None:
        self._add((key, True, TAP_MS))

    def release(self, key: str) -> None:
        self._add((key, False, TAP_MS))

    def tap(self, key: str) -> None:
        self._add((key, True, TAP_MS), (key, False, TAP_MS))

    def hold(self, key: str) -> None:
        """Press it long enough to count as held."""
        self._add((key, True, HOLD_MS), (key, False, TAP_MS))

    @abstractmethod
    def _add(self, *edges: Edge) -> None:
        """Put edges into the queue."""


class Playable(Fingers):
    """`each_turn` is called again and again while the board runs, in the thread that follows it.

    `tones` counts what sounded so far, and `tone_hz` is the tone that sounds now, 0 for silence; `typed` is everything
    that was typed; `failure` is the exception that ended the board; `rest_s` is the longest that an idle turn takes.
    A board that nothing is seen or heard of here, but its display, has only `_run`.
    """

    has_lights = True  # that can be drawn here

    def __init__(self, profile: Profile):
        self.profile = profile
        self.failure: BaseException | None = None
        self.rest_s = REST_S
        self.tones = self.tone_hz = 0
        self.typed = ""
        self.display: Display | None = None  # a real board without one, and an emulated one, have none
        self.each_turn: Callable[[], None] = lambda: None
        self._edges = Edges()
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._follow, name="board", daemon=True)
        self._way = way(profile.width, profile.height, **profile.wiring)

    @contextlib.contextmanager
    def running(self) -> Iterator["Playable"]:
        """Switch the board on; at the end switch it off, and raise what went wrong on it."""
        self._thread.start()
        try:
            yield self
        finally:
            self.halt()
            self._thread.join(END_S)
        if self.failure:
            raise self.failure

    def halt(self) -> None:
        """Stop the board for good; to be called in `each_turn`, after which nothing more happens on it."""
        self._ending.set()
        self._stir()

    @property
    def over(self) -> bool:
        """True once the program has ended, though the power is still on."""
        return not self._thread.is_alive()

    def _follow(self) -> None:
        try:
            self._run()
        except BaseException as failure:  # noqa: BLE001 - it belongs to whoever started this thread
            self.failure = failure

    @abstractmethod
    def _run(self) -> None:
        """Let the board run, in its own thread, until it is halted."""

    @property
    def ms(self) -> int:
        """The time since power-on."""
        return 0

    # what a person does

    def type(self, text: str) -> None:
        """Type on the serial console; it takes any text."""
        text = text.encode(errors="replace").decode()
        self.typed += text
        self._send(text)

    def _send(self, text: str) -> None:
        """Send this to the board."""

    @property
    def waits(self) -> bool:
        """True if every edge in the queue has happened."""
        return self._edges.are_done(self.ms)

    def _add(self, *edges: Edge) -> None:
        self._edges.add(*edges)
        self._stir()

    def _stir(self) -> None:
        """Hear that a person did something."""

    # output

    @property
    def said(self) -> bytes | bytearray:
        """Everything that the console has printed."""
        return b""

    def shown(self) -> bytes:
        """Return the bytes of the last frame."""
        return b""

    def is_down(self, key: str) -> bool:
        return False

    def _hear(self, tone_hz: int) -> None:
        """Take the tone that sounds now."""
        if tone_hz != self.tone_hz:
            self.tones += bool(tone_hz)
        self.tone_hz = tone_hz

    def picture(self) -> list[Colour]:
        """Return the colour of each pixel, row by row, as a person sees the board."""
        sent = self.shown()
        picture: list[Colour] = [(0, 0, 0)] * len(self._way)
        red, green, blue = (self.profile.order.index(channel) for channel in "RGB")
        for pixel in range(len(sent) // 3):
            channels = sent[3 * pixel : 3 * pixel + 3]
            picture[self._way[pixel]] = channels[red], channels[green], channels[blue]
        return picture
