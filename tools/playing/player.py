"""The board as it is played: the firmware runs in a thread of its own, in step with a clock, and is seen from outside.

Keys are pressed and let go as edges in a queue, each of which lasts for a time of the board, because a terminal tells a
press and its end in one moment, and the board looks at its switches every 20 ms.

What is measured: `turn_us` is the processor's time of a turn of the loop and `longest_us` that of the longest,
`light_ms` how much time of the board went by from the last press to the next frame that was sent.
"""

import contextlib
import os
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping

from firmware.device.profiles import Profile
from firmware.device.wiring import way
from tools import virtual
from tools.virtual import program
from tools.virtual.board import VirtualBoard

TAP_MS = 45  # a switch is down for so long, and up as long before the next
HOLD_MS = 750  # longer than the firmware's own hold
MOST_EDGES = 32  # what is typed ahead of that is dropped
MOST_MS = 1000  # that pass at once: a computer that slept does not make the board's time jump
END_S = 2
TURN_S = 0.004  # a turn of the firmware's loop lasts so long at least: it never rests, and a computer has more to do
CHANNEL_MA = 20  # of a colour at full

Colour = tuple[int, int, int]


class Player:
    """`memory` is what the board keeps over power-off; `clock_s` tells the time, `speed` times which goes by there.

    `settings` are those of settings.toml, and stand above what `around` has by the same names, the environment. With
    `turn_ms` time is counted: each turn of the firmware's loop takes so much, however long it took here, so that what
    happens depends on nothing but what is done. `each_turn` is called between two turns, in the board's thread.
    """

    def __init__(
        self,
        profile: Profile,
        memory: bytearray | None = None,
        settings: dict[str, str] | None = None,
        speed: float = 1,
        seed: str | None = None,
        clock_s: Callable[[], float] = time.monotonic,
        around: Mapping[str, str] = os.environ,
        turn_ms: int | None = None,
    ):
        self.profile = profile
        self.speed = speed
        self.failure: BaseException | None = None
        self.turns = self.frames = self.tones = 0
        self.tone_hz = 0
        self.typed = ""  # all of it
        self.turn_us = self.longest_us = 0.0
        self.light_ms: int | None = None
        self.board: VirtualBoard | None = None
        self.each_turn: Callable[[], None] = lambda: None
        self._memory = memory
        self._settings = {**(settings or {}), "PEGLIGHT_BOARD": profile.name}
        self._around = around
        self._turn_ms = turn_ms
        self._noise = os.urandom if seed is None else random.Random(seed).randbytes
        self._clock_s = clock_s
        self._way = way(profile.width, profile.height, **profile.wiring)
        self._edges: deque[tuple[str, bool, int]] = deque()
        self._edge_ms = 0  # when the next one is due
        self._pressed_ms: int | None = None  # when a key was, and no frame sent since
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="board", daemon=True)

    @contextlib.contextmanager
    def running(self) -> Iterator["Player"]:
        """With power; at the end the power goes, and what went wrong on the board is raised here."""
        self._thread.start()
        try:
            yield self
        finally:
            self._ending.set()
            self._thread.join(END_S)
        if self.failure:
            raise self.failure

    @property
    def over(self) -> bool:
        """Whether nothing runs any more, though nobody took the power away."""
        return not self._thread.is_alive()

    # keys

    def press(self, key: str) -> None:
        self._add((key, True, TAP_MS))

    def release(self, key: str) -> None:
        self._add((key, False, TAP_MS))

    def tap(self, key: str) -> None:
        self._add((key, True, TAP_MS), (key, False, TAP_MS))

    def hold(self, key: str) -> None:
        """Press it for as long as means something else."""
        self._add((key, True, HOLD_MS), (key, False, TAP_MS))

    def type(self, text: str) -> None:
        """On the serial console."""
        self.typed += text
        if self.board:
            self.board.terminal.type(text)

    @property
    def waits(self) -> bool:
        """Whether every key was pressed and let go that was asked for."""
        return not self._edges and self.board is not None and self.board.ms >= self._edge_ms

    def _add(self, *edges: tuple[str, bool, int]) -> None:
        # an end is never dropped, or the key would stay down
        if len(self._edges) < MOST_EDGES or not edges[0][1]:
            self._edges.extend(edges)

    # what is seen

    @property
    def ms(self) -> int:
        """Of the board, since power-on."""
        return self.board.ms if self.board else 0

    @property
    def said(self) -> bytearray:
        """On the serial console, since power-on."""
        return self.board.terminal.said if self.board else bytearray()

    def shown(self) -> bytes:
        """What went over the wire last."""
        return self.board.shown(self.profile.pixels) if self.board else b""

    def picture(self) -> list[Colour]:
        """The colour of each pixel as a person holds the board, row by row."""
        sent = self.shown()
        picture: list[Colour] = [(0, 0, 0)] * len(self._way)
        red, green, blue = (self.profile.order.index(channel) for channel in "RGB")
        for pixel in range(len(sent) // 3):
            channels = sent[3 * pixel : 3 * pixel + 3]
            picture[self._way[pixel]] = channels[red], channels[green], channels[blue]
        return picture

    def is_down(self, key: str) -> bool:
        return bool(self.board) and self.board.wires[self.profile.buttons[key]].grounded

    def current_ma(self) -> int:
        return sum(self.shown()) * CHANNEL_MA // 255

    # the board's own thread

    def _run(self) -> None:
        try:
            with virtual.powered(self.profile.boards[0], self._memory, self._pace) as self.board:
                self._then_s = self._clock_s()
                self._busy_s = time.thread_time()
                program.boot(self.board, getenv=self._getenv, sleep=self._sleep, urandom=self._noise)
        except BaseException as failure:  # noqa: BLE001 - it belongs to whoever started this thread
            self.failure = failure

    def _getenv(self, name: str) -> str | None:
        return self._settings.get(name, self._around.get(name))

    def _sleep(self, seconds: float) -> None:
        """The board's time goes by as the clock tells, and this only gives the computer to others; or it is counted."""
        if self._turn_ms and self.board:
            self.board.pass_ms(round(seconds * 1000))
        self._ending.wait(seconds / self.speed)

    def _pace(self, board: VirtualBoard) -> int:
        """How many milliseconds go by now; the firmware asks once a turn."""
        self._measure()
        self._watch(board)
        turn_s = self._turn_ms / 1000 if self._turn_ms else TURN_S
        if self._ending.wait(max(0, turn_s / self.speed - self.turn_us / 1e6)):
            raise program.PowerOff
        self._step_aside()
        if self._edges and board.ms >= self._edge_ms:
            self._move_key(board)
        return self._turn_ms or self._passed_ms()

    def _passed_ms(self) -> int:
        """What the clock tells."""
        now_s = self._clock_s()
        ms = min(int((now_s - self._then_s) * 1000 * self.speed), MOST_MS)
        if ms:
            self._then_s = now_s if ms == MOST_MS else self._then_s + ms / 1000 / self.speed
        return ms

    def _step_aside(self) -> None:
        """What goes wrong there is no crash of the firmware, which would come back from it."""
        try:
            self.each_turn()
        except Exception as failure:
            self.failure = failure
            raise program.PowerOff from failure

    def _move_key(self, board: VirtualBoard) -> None:
        key, down, lasts_ms = self._edges.popleft()
        pin = self.profile.buttons[key]
        if down:
            board.press(pin)
            self._pressed_ms = board.ms
        else:
            board.release(pin)
        self._edge_ms = board.ms + lasts_ms

    def _watch(self, board: VirtualBoard) -> None:
        sent = len(board.sent(self.profile.pixels))
        self.frames += sent
        if sent and self._pressed_ms is not None:
            self.light_ms = board.ms - self._pressed_ms
            self._pressed_ms = None
        tone_hz = board.tone(self.profile.sound) if self.profile.sound else 0
        if tone_hz and tone_hz != self.tone_hz:
            self.tones += 1
        self.tone_hz = tone_hz

    def _measure(self) -> None:
        busy_s = time.thread_time()
        self.turn_us = (busy_s - self._busy_s) * 1e6
        self.longest_us = max(self.longest_us, self.turn_us)
        self._busy_s = busy_s
        self.turns += 1
