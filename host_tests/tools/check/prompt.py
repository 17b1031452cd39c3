"""The raw prompt of a virtual board: what is sent to it is run there, and what it prints comes back."""

import contextlib
import gc
import io

from tools.check.link import Link
from tools.check.repl import Repl

END = b"\x04"


def at_prompt(board):
    """Return the prompt of this board, to which it has come."""
    repl = Repl(Prompt(board))
    repl.enter()
    return repl


class Prompt(Link):
    """`board` is the virtual one; `runs` tells whether a program was running when it was interrupted first."""

    def __init__(self, board, runs=True):
        self.board = board
        self.resets = 0
        self.typed = b""
        self.running = runs
        self._raw = False
        self._told = bytearray()
        self._names = {}
        self._piece = bytearray()
        self._ran_s = 0.0

    def write(self, sent):
        for byte in sent:
            self._take(bytes([byte]))

    def _take(self, sign):
        if sign == b"\x03":
            self._told += b"Press any key to enter the REPL" if self.running else b"\r\n>" if self._raw else b">>> "
        elif sign == b"\r":
            self.running = False
            self._told += b">>> "
        elif sign == b"\x01":
            self._raw = True
            self._told += b"raw REPL; CTRL-B to exit\r\n>"
        elif sign == b"\x02":
            self._raw = False
            self._told += b">>> "
        elif sign == END and self._piece:
            self._run(bytes(self._piece).decode())
            self._piece.clear()
        elif sign == END:
            self.running = True
            self._told += b"code.py output:\r\n"
        else:
            self._piece += sign

    def _run(self, program):
        self._told += b"OK"
        printed, wrong = io.StringIO(), ""
        with contextlib.redirect_stdout(printed):
            try:
                exec(program, self._names)
            except Exception as error:  # noqa: BLE001 - the board tells it, too
                wrong = f"Traceback\r\n{type(error).__name__}: {error}\r\n"
        self._told += printed.getvalue().encode() + END + wrong.encode() + END + b">"

    def read(self, most_s):
        said = bytes(self._told)
        self._told.clear()
        self._ran_s += most_s
        self.board.pass_ms(round(1000 * most_s))
        return said

    def now_s(self):
        return self._ran_s

    def reset(self):
        self.resets += 1
        self.running = True
        self._names = {}
        gc.collect()
