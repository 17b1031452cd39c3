"""The virtual board as it is played: the firmware runs in a thread of its own, in step with a clock.

What is measured: `turn_us` is the processor's time of a turn of the loop and `longest_us` that of the longest.
"""

import contextlib
import os
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping

from firmware.device.profiles import Profile
from tools import virtual
from tools.playing.playable import Edge, Edges, Playable
from tools.virtual import program
from tools.virtual.board import VirtualBoard

MOST_MS = 1000  # that pass at once: a computer that slept does not make the board's time jump
END_S = 2
MOST_HEARD = 256  # changes of the tone that nobody asked for
TURN_S = 0.004  # a turn of the firmware's loop lasts so long at least: it never rests, and a computer has more to do


class Player(Playable):
    """`memory` is what the board keeps over power-off; `clock_s` tells the time, `speed` times which goes by there.

    `settings` are those of settings.toml, and stand above what `around` has by the same names, the environment. With
    `turn_ms` time is counted: each turn of the firmware's loop takes so much, however long it took here, so that what
    happens depends on nothing but what is done.
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
        super().__init__(profile)
        self.speed = speed
        self.turns = 0
        self.heard: deque[tuple[int, int]] = deque(maxlen=MOST_HEARD)  # when the tone changed, and to what
        self.turn_us = self.longest_us = 0.0
        self.board: VirtualBoard | None = None
        self._memory = memory
        self._settings = {**(settings or {}), "PEGLIGHT_BOARD": profile.name}
        self._around = around
        self._turn_ms = turn_ms
        self._noise = os.urandom if seed is None else random.Random(seed).randbytes
        self._clock_s = clock_s
        self._edges = Edges()
        self._ahead: deque[str] = deque()  # typed, and the board's turn has not come
        self._told_turns = 0
        self._pressed_ms: int | None = None  # when a key was, and no frame sent since
        self._ending = threading.Event()
        self._going = threading.Event()  # its time goes by
        self._going.set()
        self._thread = threading.Thread(target=self._run, name="board", daemon=True)

    @contextlib.contextmanager
    def running(self) -> Iterator["Player"]:
        self._thread.start()
        try:
            yield self
        finally:
            self._ending.set()
            self._going.set()
            self._thread.join(END_S)
        if self.failure:
            raise self.failure

    @property
    def over(self) -> bool:
        return not self._thread.is_alive()

    def pause(self) -> None:
        """Let the board stand still after this turn."""
        self._going.clear()

    def go_on(self) -> None:
        self._going.set()

    @property
    def paused(self) -> bool:
        return not self._going.is_set()

    @property
    def ms(self) -> int:
        return self.board.ms if self.board else 0

    def type(self, text: str) -> None:
        super().type(text)
        self._ahead.append(text)

    @property
    def waits(self) -> bool:
        return self.board is not None and self._edges.are_done(self.board.ms)

    def _add(self, *edges: Edge) -> None:
        self._edges.add(*edges)

    @property
    def said(self) -> bytes | bytearray:
        return self.board.terminal.said if self.board else b""

    def shown(self) -> bytes:
        return self.board.shown(self.profile.pixels) if self.board else b""

    def is_down(self, key: str) -> bool:
        return bool(self.board) and self.board.wires[self.profile.buttons[key]].grounded

    @property
    def nvm(self) -> bytes:
        return bytes(self.board.nvm[0 : len(self.board.nvm)]) if self.board else b""

    def pace(self, seconds: float) -> str:
        turns, self._told_turns = self.turns - self._told_turns, self.turns
        took = f"{self.turn_us / 1000:.2f} ms, at most {self.longest_us / 1000:.0f}"
        return f"{turns / seconds:.0f} turns/s of {took}"

    # the board's own thread

    def _run(self) -> None:
        try:
            with virtual.powered(self.profile.boards[0], self._memory, self._pace) as self.board:
                self._then_s = self._clock_s()
                self._busy_s = time.thread_time()
                program.boot(self.board, getenv=self._getenv, sleep=self._sleep, urandom=self._noise, drops=False)
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
        self._going.wait()
        turn_s = self._turn_ms / 1000 if self._turn_ms else TURN_S
        if self._ending.wait(max(0, turn_s / self.speed - self.turn_us / 1e6)):
            raise program.PowerOff
        self._step_aside()
        while self._ahead:
            board.terminal.type(self._ahead.popleft())
        if edge := self._edges.next(board.ms):
            self._move_key(board, *edge[:2])
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

    def _move_key(self, board: VirtualBoard, key: str, down: bool) -> None:
        pin = self.profile.buttons[key]
        if down:
            board.press(pin)
            self._pressed_ms = board.ms
        else:
            board.release(pin)

    def _watch(self, board: VirtualBoard) -> None:
        sent = len(board.sent(self.profile.pixels))
        self.frames += sent
        if sent and self._pressed_ms is not None:
            self.light_ms = board.ms - self._pressed_ms
            self._pressed_ms = None
        tone_hz = board.tone(self.profile.sound) if self.profile.sound else 0
        if tone_hz != self.tone_hz:
            self.tones += bool(tone_hz)
            self.heard.append((board.ms, tone_hz))
        self.tone_hz = tone_hz

    def _measure(self) -> None:
        busy_s = time.thread_time()
        self.turn_us = (busy_s - self._busy_s) * 1e6
        self.longest_us = max(self.longest_us, self.turn_us)
        self._busy_s = busy_s
        self.turns += 1
