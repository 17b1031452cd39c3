"""The emulated board behind the interface of `front/playable.py`. It runs in a process of its own, `process.py`.

That process ends when its input does, so it never outlives the one that started it.
"""

import contextlib
import json
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from firmware.device.profiles import Profile
from tools.boards import PICO, Board
from tools.emulated import child
from tools.emulated.console import Plain
from tools.emulated.oled import HIGH, SOLDERED, WIDE
from tools.emulated.wires import gpio, gpios
from tools.front.playable import Edge, Playable
from tools.trouble import Trouble

PROGRAM = "from tools.emulated import process; process.main()"
END_S = 5


class EmulatedPlayer(Playable):
    """`image` is the drive; `memory` outlives the power."""

    def __init__(self, profile: Profile, uf2: Path, image: bytes, memory=None, board: Board = PICO):
        super().__init__(profile)
        self._memory = memory
        self._nvm = b"" if memory is None else bytes(memory[0 : board.nvm_size])
        flash = [[board.drive_offset, image.hex()]]
        if self._nvm:
            flash.append([board.nvm_offset, self._nvm.hex()])
        self._given = {
            "uf2": str(uf2.resolve()),
            "flash": flash,
            "nvm": [board.nvm_offset, board.nvm_size],
            "pixels": gpio(profile.pixels, board),
            "buttons": gpios(profile, board),
            "pressed": profile.pressed,
            "sound": gpio(profile.sound, board) if profile.sound else None,
            "display": SOLDERED.get(board.id) if profile.display else None,
        }
        self.glass = bytes(WIDE * HIGH // 8) if self._given["display"] else b""
        self._ms = 0.0
        self._asked = self._got = 0  # edges
        self._done = True
        self._down: set[str] = set()
        self._pressed_ms: float | None = None  # when the key went down that no frame has answered yet
        self._shown = b""
        self._said = bytearray()
        self._plain = Plain()
        self._ending = self._halted = False

    @contextlib.contextmanager
    def running(self) -> Iterator["EmulatedPlayer"]:
        with tempfile.TemporaryFile() as wrong:
            self._start(wrong)
            self._tell(self._given)
            self.listener = threading.Thread(target=self._listen, args=(wrong,), name="board", daemon=True)
            self.listener.start()
            try:
                yield self
            finally:
                self._ending = True
                self._end()
                self.listener.join(END_S)
                self._from_board.close()
        if self.failure:
            raise self.failure

    def _start(self, wrong: IO[bytes]) -> None:
        self._process, self._to_board, self._from_board = child.start(PROGRAM, wrong)

    def _end(self) -> None:
        with contextlib.suppress(OSError):
            self._to_board.close()
        try:
            self._process.wait(END_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def process_id(self) -> int:
        return self._process.pid

    def halt(self) -> None:
        self._halted = True

    @property
    def over(self) -> bool:
        return self._process.poll() is not None

    @property
    def ms(self) -> int:
        return int(self._ms)

    def _send(self, text: str) -> None:
        self._tell(["type", text])

    @property
    def waits(self) -> bool:
        return self._got == self._asked and self._done

    def _add(self, *edges: Edge) -> None:
        self._asked += len(edges)
        for edge in edges:
            self._tell(["edge", *edge])

    def _tell(self, what) -> None:
        with contextlib.suppress(OSError, ValueError):  # if it has ended, `over` or `failure` tells
            self._to_board.write(json.dumps(what) + "\n")
            self._to_board.flush()

    @property
    def said(self) -> bytes | bytearray:
        return self._said

    def shown(self) -> bytes:
        return self._shown

    def is_down(self, key: str) -> bool:
        return key in self._down

    @property
    def nvm(self) -> bytes:
        return self._nvm

    # what the process says

    def _listen(self, wrong: IO[bytes]) -> None:
        try:
            for line in self._from_board:
                what, *words = json.loads(line)
                getattr(self, f"_hear_{what}")(*words)
                if what in ("now", "frame"):
                    self.each_turn()
                if self._halted:
                    return  # whatever follows happened after the halt
        except Exception as failure:  # noqa: BLE001 - it belongs to whoever started this thread
            self.failure = failure
        if not self._ending and not self.failure:
            self._process.wait()
            wrong.seek(0)
            last = wrong.read().decode("utf-8", "replace").strip().split("\n")[-1] or "it did not say why"
            self.failure = Trouble(f"The emulated board ended: {last.strip().rstrip('.')}.")

    def _hear_now(self, ms: float, got: int, done: bool) -> None:
        self._ms = ms
        self._got, self._done = got, done

    def _hear_key(self, ms: float, key: str, down: bool) -> None:
        if down:
            self._down.add(key)
            self._pressed_ms = ms
        else:
            self._down.discard(key)

    def _hear_frame(self, ms: float, sent: str) -> None:
        self._shown = bytes.fromhex(sent)
        self.frames += 1
        if self._pressed_ms is not None and ms >= self._pressed_ms:
            self.light_ms = ms - self._pressed_ms
            self._pressed_ms = None

    def _hear_said(self, said: str) -> None:
        self._said += self._plain.take(bytes.fromhex(said))

    def _hear_tone(self, hz: int) -> None:
        self.tone_hz = hz
        self.tones += bool(hz)

    def _hear_glass(self, picture: str) -> None:
        self.glass = bytes.fromhex(picture)

    def _hear_nvm(self, content: str) -> None:
        self._nvm = bytes.fromhex(content)
        if self._memory is not None:
            self._memory[0 : len(self._nvm)] = self._nvm
