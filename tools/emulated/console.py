"""The output of the emulated board's console, in lines and without escape sequences."""

import re
from collections.abc import Iterator

_BEGUN = re.compile(rb"soft reboot.*?code\.py output:\r?\n", re.DOTALL)
_ESCAPES = re.compile(rb"\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)|\x1b\[[0-9;?]*[A-Za-z]")
_UNFINISHED = re.compile(rb"\x1b(?:\][^\x07]*|\[[0-9;?]*)?\Z")


class Console:
    """The lines that it prints, from the start of code.py on."""

    def __init__(self) -> None:
        self._text = bytearray()
        self.begun = False

    def lines(self, heard: bytearray) -> Iterator[str]:
        if not heard:
            return
        self._text += heard
        heard.clear()
        if not self.begun:
            begin = _BEGUN.search(self._text)
            if not begin:
                return
            self.begun = True
            del self._text[: begin.end()]
        *whole, rest = self._text.split(b"\n")
        self._text = bytearray(rest)
        for line in whole:
            yield _ESCAPES.sub(b"", line).strip().decode("utf-8", "replace")


class Plain:
    """Strips escape sequences, which may arrive in pieces."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, said: bytes) -> bytes:
        text = _ESCAPES.sub(b"", self._rest + said)
        cut = _UNFINISHED.search(text)
        self._rest = cut[0] if cut else b""
        return text[: cut.start()] if cut else text
