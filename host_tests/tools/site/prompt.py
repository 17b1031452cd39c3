"""The raw prompt of a board: pieces of a program run here, on a drive that is a folder of this computer, if on any."""

import binascii
import builtins
import contextlib
import hashlib
import io
import os
from pathlib import Path
from types import SimpleNamespace

END = "\x04"
RAW = "raw REPL; CTRL-B to exit\r\n>"


class Cut(Exception):
    """The power is gone."""


class Drive:
    """`os` and `open` of the board, whose power is cut at the change with this number."""

    def __init__(self, root, changes=None):
        self._root = Path(root)
        self._left = changes
        self.made = 0

    def _change(self):
        if self.made == self._left:
            raise Cut
        self.made += 1

    def open(self, name, mode="r"):
        if "w" not in mode:
            return (self._root / name).open(mode)
        self._change()
        file = (self._root / name).open(mode)
        write = file.write

        def written(content):
            if self.made == self._left:
                write(content[: len(content) // 2])
                file.close()
            self._change()
            return write(content)

        return SimpleNamespace(write=written, close=file.close)

    def stat(self, name):
        return os.stat(self._root / name)

    def listdir(self, name):
        return os.listdir(self._root / name)

    def mkdir(self, name):
        if not (self._root / name).exists():
            self._change()
        (self._root / name).mkdir()

    def rename(self, old, new):
        """Do it in two changes where there is a file of the new name, as CircuitPython does."""
        if (self._root / new).exists():
            self.remove(new)
        self._change()
        (self._root / old).rename(self._root / new)

    def remove(self, name):
        self._change()
        (self._root / name).unlink()

    def rmdir(self, name):
        self._change()
        (self._root / name).rmdir()


class Prompt:
    """The prompt itself: a program runs at first. Pieces find these names."""

    def __init__(self, names):
        self.runs = True
        self._raw = False
        self._piece = ""
        self._names = names

    def restart(self):
        self._raw, self.runs = False, True

    def take(self, sign):
        """Take a sign, and return what is said to it."""
        if sign == "\x03":
            return "\r\nPress any key to enter the REPL" if self.runs else "\r\n>" if self._raw else "\r\n>>> "
        if sign == "\x01":
            self._raw = True
            return RAW
        if sign == "\x02":
            self._raw = False
            return "\r\n>>> "
        if sign == END and self._raw:
            piece, self._piece = self._piece, ""
            return self._run(piece)
        if sign == END:
            self.runs = True
            return "code.py output:\r\n"
        if self._raw:
            self._piece += sign
        elif sign == "\r":
            self.runs = False
            return "\r\n>>> "
        return ""

    def _run(self, piece):
        printed, wrong = io.StringIO(), ""
        with contextlib.redirect_stdout(printed):
            try:
                exec(piece, self._names)
            except Cut:
                raise
            except OSError as error:
                wrong = f"Traceback (most recent call last):\r\nOSError: [Errno {error.errno}] {error.strerror}\r\n"
            except Exception as error:  # noqa: BLE001 - the board tells it, too
                wrong = f"Traceback (most recent call last):\r\n{type(error).__name__}: {error}\r\n"
        return f"OK{printed.getvalue()}{END}{wrong}{END}>"


class RawPrompt(Prompt):
    """`belongs_to_computer`: the board may not write."""

    def __init__(self, root, changes=None, belongs_to_computer=False, nvm=b"\xff" * 4096):
        self.drive = Drive(root, changes)
        self.nvm = bytearray(nvm)
        self.resets = 0
        self._owned = belongs_to_computer
        super().__init__({"__builtins__": {**vars(builtins), "open": self.drive.open, "__import__": self._module}})

    def _module(self, name, *_):
        here = {
            "os": self.drive,
            "storage": SimpleNamespace(remount=self._remount),
            "microcontroller": SimpleNamespace(reset=self._reset, nvm=self.nvm),
            "binascii": binascii,
            "hashlib": hashlib,
        }
        return here.get(name) or __import__(name)

    def _remount(self, place, readonly):
        if self._owned:
            raise RuntimeError("Cannot remount path when visible via USB.")

    def _reset(self):
        self.resets += 1
        self.restart()

    def exchange(self, sent):
        """Take what is sent, and return what the board says; None once its power is gone."""
        try:
            return "".join(map(self.take, sent))
        except Cut:
            return None


def serve(listener, boards):
    """Let a program talk to one board after the other, each time until it goes or the power of the board is cut."""
    for board in boards:
        connection, _ = listener.accept()
        with connection, contextlib.suppress(ConnectionError):
            for sent in pieces(connection):
                if (said := board.exchange(sent)) is None:
                    break
                connection.sendall(said.encode())


def pieces(connection):
    """Yield what comes, and an empty text while nothing does, until the other end goes."""
    connection.settimeout(0.01)
    while True:
        try:
            came = connection.recv(65536)
        except TimeoutError:
            yield ""
            continue
        if not came:
            return
        yield came.decode()
