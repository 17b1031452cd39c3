"""The virtual board behind the interface of `playable.py`: the firmware runs in a thread, in step with a clock."""

import contextlib
import os
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from firmware.device.profiles import Profile
from tools import virtual
from tools.front import toml
from tools.front.display import Display
from tools.front.keys import pins_of
from tools.front.playable import Playable
from tools.virtual import program
from tools.virtual.board import VirtualBoard

MOST_MS = 1000  # at most this much passes at once, so that board time does not jump when the computer has slept


class Kept:
    """The memory of a board. An error of this computer ends the board, and the firmware never sees it."""

    def __init__(self, memory, aside: Callable[[], contextlib.AbstractContextManager[None]]):
        self._memory = memory
        self._aside = aside

    def __len__(self) -> int:
        return len(self._memory)

    def __getitem__(self, places: slice) -> bytes | bytearray:
        return self._memory[places]

    def __setitem__(self, places: slice, content: bytes) -> None:
        with self._aside():
            self._memory[places] = content


class Player(Playable):
    """`memory` outlives the power; the board's time is that of `clock_s`, times `speed`.

    `settings` are those of settings.toml. With `turn_ms` time is counted instead: each turn of the loop takes exactly
    that long, so the same input always has the same effect. `calendar` tells the date; without one the board has none.
    """

    def __init__(
        self,
        profile: Profile,
        memory: Any = None,
        settings: dict[str, str] | None = None,
        speed: float = 1,
        seed: str | None = None,
        clock_s: Callable[[], float] = time.monotonic,
        turn_ms: int | None = None,
        display: Display | None = None,
        calendar: Callable[[], time.struct_time] = lambda: program.NEVER_SET,
    ):
        super().__init__(profile)
        self.speed = speed
        self.board: VirtualBoard | None = None
        self._memory = None if memory is None else Kept(memory, self._aside)
        self._settings = {**(settings or {}), "PEGLIGHT_BOARD": profile.name}
        self._turn_ms = turn_ms
        self.display = display
        if display:
            display.stir = self._stir
        self._theirs = {"urandom": os.urandom if seed is None else random.Random(seed).randbytes, "localtime": calendar}
        self._clock_s = clock_s
        self._ahead: deque[str] = deque()  # typed, and not sent to the board yet
        self._rests = False  # whether there was nothing to do in this turn
        self._stirred = threading.Event()  # a person did something

    def _stir(self) -> None:
        self._stirred.set()

    @property
    def ms(self) -> int:
        return self.board.ms if self.board else 0

    def _send(self, text: str) -> None:
        self._ahead.append(text)
        self._stir()

    @property
    def said(self) -> bytes | bytearray:
        return self.board.terminal.said if self.board else b""

    def shown(self) -> bytes:
        return self.board.shown(self.profile.pixels) if self.board else b""

    def is_down(self, key: str) -> bool:
        return self.board is not None and self.board.wires[self.profile.buttons[key]].held is not None

    @property
    def nvm(self) -> bytes:
        """The memory that outlives the power."""
        return bytes(self.board.nvm[0 : len(self.board.nvm)]) if self.board else b""

    # the board's own thread

    def _run(self) -> None:
        with virtual.powered(self.profile.boards[0], self._memory, self._pace, self.display) as self.board:
            self._then_s = self._clock_s()
            self._worked_s = time.thread_time()
            program.boot(self.board, settings=toml.written(self._settings), sleep=self._sleep, **self._theirs)

    def _sleep(self, seconds: float) -> None:
        """Sleep for real, which leaves the board's time to the clock; or, where time is counted, count this.

        The firmware sleeps for no time at all when it has nothing to do.
        """
        self._rests = True
        if self._turn_ms and self.board:
            self.board.pass_ms(round(seconds * 1000))
        if seconds:
            self._ending.wait(seconds / self.speed)

    def _pace(self, board: VirtualBoard) -> int:
        """Return how many milliseconds pass now; the firmware asks once a turn."""
        self._hear(board.tone(self.profile.sound) if self.profile.sound else 0)
        before_s, self._worked_s = self._worked_s, time.thread_time()  # of the processor, which this turn took
        self._stirred.wait(max(0, self._turn_s(board) / self.speed - (self._worked_s - before_s)))
        self._stirred.clear()
        if self._ending.is_set():
            raise program.PowerOff
        with self._aside():
            self.each_turn()
        if self._ending.is_set():
            raise program.PowerOff
        while self._ahead:
            board.terminal.type(self._ahead.popleft())
        if edge := self._edges.next(board.ms):
            key, down, _ = edge
            for pin in pins_of(self.profile, key):
                board.hold(pin, self.profile.pressed if down else None)
        return self._turn_ms or self._passed_ms()

    def _turn_s(self, board: VirtualBoard) -> float:
        """Return how long this turn lasts at least. While the device thinks it gets all that the processor can do."""
        rests, self._rests = (self._rests or board.sleeps) and self.waits, False
        if self._turn_ms:
            return self._turn_ms / 1000
        return self.rest_s if rests else 0

    def _passed_ms(self) -> int:
        """Return the milliseconds by the clock."""
        now_s = self._clock_s()
        ms = min(int((now_s - self._then_s) * 1000 * self.speed), MOST_MS)
        if ms:
            self._then_s = now_s if ms == MOST_MS else self._then_s + ms / 1000 / self.speed
        return ms

    @contextlib.contextmanager
    def _aside(self) -> Iterator[None]:
        """Cut the power on an error in here: it is not the firmware's, which would restart after a crash."""
        try:
            yield
        except Exception as failure:
            self.failure = failure
            raise program.PowerOff from failure
