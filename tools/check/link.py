"""The console port of a board: bytes out, bytes in, and a reset after which the board is there again."""

import contextlib
import time

from tools.boards import Board
from tools.trouble import Trouble

BACK_S = 20  # after a reset the port must be there again by then
LOOK_S = 0.2
WRITE_S = 5


class Link:
    def __init__(self, board: Board, port: str | None = None):
        self._board = board
        self._named = port
        self._open()

    def _open(self) -> None:
        import serial

        name = self._named or port_of(self._board)
        try:
            self._port = serial.Serial(name, 115200, timeout=0, write_timeout=WRITE_S)
        except (OSError, ValueError) as error:
            raise Trouble(
                f"The console {name} of the board cannot be opened: close every other program that reads it, such as "
                "a serial terminal or an editor, and run this again."
            ) from error

    def write(self, sent: bytes) -> None:
        with self._sentences():
            self._port.write(sent)

    def read(self, most_s: float) -> bytes:
        """Return the bytes that came; wait for so long at most, and return none if none came."""
        with self._sentences():
            self._port.timeout = most_s
            first = self._port.read(1)
            return first + self._port.read(self._port.in_waiting) if first else b""

    def now_s(self) -> float:
        """Read the clock of the waits."""
        return time.monotonic()

    def reset(self) -> None:
        """Go on when the board, which was told to reset, is there again."""
        self.close()
        time.sleep(1)  # the port of the board as it was is still listed for a moment
        until_s = self.now_s() + BACK_S
        while True:
            try:
                return self._open()
            except Trouble:
                if self.now_s() > until_s:
                    raise
                time.sleep(LOOK_S)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._port.close()

    @contextlib.contextmanager
    def _sentences(self):
        try:
            yield
        except OSError as error:  # as pyserial's own errors are
            raise Trouble(
                "The console of the board was gone in the middle: plug the board in again and run this again."
            ) from error


def port_of(board: Board) -> str:
    """Return the name of the console port of this board; there may be another one, for data."""
    from serial.tools import list_ports

    ports = sorted(port.device for port in list_ports.comports() if (port.vid, port.pid) == board.usb)
    if not ports:
        raise Trouble(
            f"The drive of the {board.name} is there and its console is not: name the port with --port, or, if the "
            "system refuses it, let your user open serial ports."
        )
    return ports[0]
