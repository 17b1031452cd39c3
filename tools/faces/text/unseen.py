"""Reads a line that nobody may see from the terminal: each sign is shown as a dot."""

import codecs
import contextlib
import os
import sys
from collections.abc import Callable, Iterator

DOT = "\N{BULLET}"
BACKSPACES = ("\b", "\x7f")
ENDS = ("\r", "\n")
END_OF_INPUT = "\x04"


def line() -> str:
    """Return the next line; EOFError at the end of the input, KeyboardInterrupt at ctrl-C."""
    typed = ""
    with signs() as read:
        while (sign := read()) not in ENDS:
            if not sign or (sign == END_OF_INPUT and not typed):
                raise EOFError
            if sign in BACKSPACES and typed:
                typed = typed[:-1]
                show("\b \b")
            elif sign.isprintable():
                typed += sign
                show(DOT * len(sign))
    show("\n")
    return typed


def show(text: str) -> None:
    print(text, end="", flush=True)


if sys.platform == "win32":
    import msvcrt

    @contextlib.contextmanager
    def signs() -> Iterator[Callable[[], str]]:
        """Yield a function that reads one sign after another, while the terminal echoes none."""

        def read() -> str:
            sign = msvcrt.getwch()
            if sign == "\x03":
                raise KeyboardInterrupt
            return sign

        yield read

else:
    import termios

    @contextlib.contextmanager
    def signs() -> Iterator[Callable[[], str]]:
        """Yield a function that reads one sign after another, while the terminal echoes none."""
        terminal = sys.stdin.fileno()
        decode = codecs.getincrementaldecoder("utf-8")("replace").decode

        def read() -> str:
            sign = ""
            with contextlib.suppress(OSError):  # the terminal has gone
                while not sign and (byte := os.read(terminal, 1)):  # a sign may have several bytes
                    sign = decode(byte)
            return sign

        try:
            before = termios.tcgetattr(terminal)
            bare = termios.tcgetattr(terminal)
            bare[3] &= ~(termios.ECHO | termios.ICANON)
            bare[6][termios.VMIN], bare[6][termios.VTIME] = 1, 0  # wait for a byte, however long it takes
            termios.tcsetattr(terminal, termios.TCSADRAIN, bare)
        except termios.error as gone:
            raise EOFError from gone
        try:
            yield read
        finally:
            with contextlib.suppress(termios.error):
                termios.tcsetattr(terminal, termios.TCSADRAIN, before)
