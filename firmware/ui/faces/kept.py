"""The words of a display. A caption says much the same at every drawing, so the texts found last are kept.

They are kept as lines of one piece of memory that is taken at the beginning, for whichever language: small pieces that
come one after another and stay would leave a board no large one.
"""

from firmware.ui.words import Words

SIZE = 4096  # bytes of lines


class Kept(Words):
    def __init__(self):
        super().__init__(None)
        self._lines = bytearray(SIZE)
        self._filled = 0

    def of(self, words):
        """These words from now on."""
        self.opened = words.opened
        self._forget()
        return self

    def _forget(self):
        self._lines[0] = 10  # every line stands between two ends of lines
        self._filled = 1

    def find(self, key):
        wanted = "\n{}: ".format(key).encode()
        start = self._lines.find(wanted, 0, self._filled)
        if start >= 0:
            start += len(wanted)
            return self._lines[start : self._lines.find(b"\n", start)].decode()
        text = super().find(key)
        self._keep(wanted[1:] + text.encode() + b"\n")
        return text

    def _keep(self, line):
        if self._filled + len(line) > SIZE:
            self._forget()
        end = self._filled + len(line)
        self._lines[self._filled : end] = line
        self._filled = end
