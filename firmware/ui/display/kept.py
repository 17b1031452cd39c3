"""The words of a display. A caption says much the same at every drawing, so the texts found last are kept.

They are kept as lines of one piece of memory that is taken at the beginning: small pieces that come one after another
and stay would leave a board no large one. What lights and captions say stands together in the last part of a table, so
it is looked for there first.
"""

from firmware.ui.words import Words

SIZE = 4096  # bytes of lines
_PIECE = 512
_PART = b"\nmenu-play: "  # where that part begins


class Kept(Words):
    def __init__(self, words):
        super().__init__(self._opened)
        self._whole = words.opened
        self._lines = bytearray(SIZE)
        self._forget()
        self._start = _place(words.opened)

    def _opened(self):
        table = self._whole()
        table.seek(self._start)
        return table

    def _forget(self):
        self._lines[0] = 10  # every line stands between two ends of lines
        self._filled = 1

    def find(self, key):
        wanted = "\n{}: ".format(key).encode()
        start = self._lines.find(wanted, 0, self._filled)
        if start >= 0:
            start += len(wanted)
            return self._lines[start : self._lines.find(b"\n", start)].decode()
        try:
            text = super().find(key)
        except KeyError:
            text = Words(self._whole).find(key)
        self._keep(wanted[1:] + text.encode() + b"\n")
        return text

    def _keep(self, line):
        if self._filled + len(line) > SIZE:
            self._forget()
        end = self._filled + len(line)
        self._lines[self._filled : end] = line
        self._filled = end


def _place(opened):
    """Where that part begins; at the beginning in a table without it."""
    seen = b""
    at = 0
    with opened() as table:
        while True:
            piece = table.read(_PIECE)
            seen += piece
            place = seen.find(_PART)
            if place >= 0:
                return at + place
            if not piece:
                return 0
            rest = seen[-len(_PART) :]
            at += len(seen) - len(rest)
            seen = rest
