"""The emulated board behind the interface of `front/playable.py`. It runs in a thread of its own."""

import math
from collections import deque
from pathlib import Path

from firmware.device.profiles import Profile
from tools.boards import PICO, Board
from tools.emulated import soldered
from tools.emulated.machine import Machine
from tools.front.playable import Playable

TURN_MS = 1
MOST_TYPED = 64  # at once: the size of a packet of the console


class EmulatedPlayer(Playable):
    """`image` is the drive."""

    def __init__(self, profile: Profile, uf2: Path, image: bytes, board: Board = PICO):
        super().__init__(profile)
        self._uf2, self._image, self._board = uf2, image, board
        self._ms = 0.0
        self._typed: deque[int] = deque()  # held back until the console is open: its first output shows that
        self._down: set[str] = set()
        self._shown = b""
        self._said = bytearray()

    @property
    def ms(self) -> int:
        return int(self._ms)

    def _send(self, text: str) -> None:
        self._typed.extend(text.encode())

    @property
    def said(self) -> bytes | bytearray:
        return self._said

    def shown(self) -> bytes:
        return self._shown

    def is_down(self, key: str) -> bool:
        return key in self._down

    # in its thread

    def _run(self) -> None:
        board, profile = self._board, self.profile
        machine = Machine(self._uf2)
        machine.write(board.drive_offset, self._image)
        frames = soldered.pixels(machine, soldered.gpio(profile.pixels, board), order=soldered.AS_SENT)
        keys = soldered.keys(machine, soldered.gpios(profile, board), profile.pressed)
        turn_ms = 0.0
        for _ in machine.run(math.inf):
            self._ms = soldered.now_ms(machine)
            if edge := self._edges.next(self._ms):
                key, is_down, _ = edge
                keys[key].move(is_down)
                self._down = self._down | {key} if is_down else self._down - {key}
            self._talk(machine)
            for frame in frames:
                self._shown = bytes(channel for pixel in frame.pixels for channel in pixel)
                self.each_turn()
            if not frames and self._ms >= turn_ms:
                self.each_turn()
                turn_ms = self._ms + TURN_MS
            frames.clear()
            if self._ending.is_set():
                return

    def _talk(self, machine: Machine) -> None:
        if machine.heard:
            self._said += machine.heard
            machine.heard.clear()
        if self._typed and self._said and machine.has_read:
            machine.type(bytes(self._typed.popleft() for _ in range(min(MOST_TYPED, len(self._typed)))))
        sound = self.profile.sound
        self._hear(soldered.tone_hz(machine, soldered.gpio(sound, self._board)) if sound else 0)
