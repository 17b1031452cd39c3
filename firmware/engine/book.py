"""A finished strategy on flash, read a few bytes at a time.

A book is what a long search found out: for every state of a game the guess to make. Its file is

  PEG            3 bytes, what it is
  version        1 byte, 1; a reader refuses a higher one
  pegs, base     1 byte each: the variant, as far as it matters to marks (a blank is one more colour)
  flags          1 byte: 1 with repeats, and twice what a mark tells
  worst          1 byte: the most rows that any code takes
  total          4 bytes: the rows that all codes take together, the winning ones counted
  length         4 bytes: of all that comes after the header
  checksum       4 bytes: the crc32 of the header up to here and of all that comes after it
  the nodes, in depth-first order, the first one first

and a node is

  guess          as many bytes as the highest code needs
  children       1 byte, how many
  for each one   its mark, 1 byte, and the length of its node and all below it, 7 bits a byte, the last byte below 128
  the children, in the order of their marks

Numbers of more bytes have the lowest first. The marks are those of `marks.py`, in ascending order; the winning one
leads nowhere. Where one or two codes are left there need be no node: to play one and then the other is best, in either
order, and they are found from the rows. So a mark without a child tells that at most two codes fit. Small games have
every node and need no such search; in large ones four nodes of five are saved.

Where even that is too much, a game has an opening book: it knows the first guesses, and the device thinks of the
others. Its worst and its total are 0, and a mark without a child tells nothing.

A book is checked once, in steps, before it is believed. Nothing of it is kept: a move opens the file, reads one node
for every row, each of less than a hundred bytes in the games that have a book, and closes it.
"""

from binascii import crc32

from firmware.engine import codes
from firmware.engine.variant import CLASSIC, NAMED, named

MAGIC = b"PEG"
VERSION = 1
HEADER = 20
CHECKSUM = 16  # where it stands in the header

MIXED = "classic-mixed"  # the book for codes that are never of one colour
# Of these games a level has a book of its own. Those of "five" never take more rows than their name says.
OWN = {("classic", "five"): "classic-five", ("classic", "mixed"): MIXED, ("eight", "five"): "eight-six"}

# Names in a row: as a tuple they would take a board six times as much.
MORE = "6x6 6x9 7x10 8x10 10x10"  # games without a name that have one: all but the first for openings
SMALLEST = "classic"  # the one book that every drive has room for

# What `guess` answers where the book names none.
FEW = -1  # at most two codes fit, unless it is an opening book
ASTRAY = -2  # a guess was made that is not the book's

_BUFFER = 128
_READS = 16  # buffers in a step of the check
_MOST_OF_CHILD = 5  # bytes: its mark, and a length of 28 bits


class Book:
    """A book for this variant; `opened` gives its file, opened anew for reading bytes. A drive `may_lack` it."""

    def __init__(self, variant, opened, may_lack=False):
        self.variant = variant
        self.total = self.worst = 0  # what the header says, once it is read
        self.fault = None  # the sentence of a check that failed; empty if there is nothing to tell
        self._opened = opened
        self._may_lack = may_lack
        self._unread = True
        self._guess_bytes = guess_bytes(variant)
        self._opening = None  # known once it was asked for

    def check(self):
        """Read the book through, once: a generator that yields after every step; ValueError if it is damaged."""
        if self._unread:
            try:
                yield from self._read_through()
            except OSError:
                self.fault = "" if self._may_lack else "the book cannot be read"
            except ValueError as wrong:
                self.fault = str(wrong)
            self._unread = False
        if self.fault is not None:
            raise ValueError(self.fault)

    def figures(self):
        """Return the rows that all codes take together and the most that any takes, unchecked."""
        with self._opened() as file:
            return _told(self.variant, file.read(HEADER))[1:]

    def guess(self, rows):
        """Return what the book plays after these rows, or FEW, or ASTRAY."""
        if not rows and self._opening is not None:
            return self._opening
        with self._opened() as file:
            at = HEADER
            for guess, mark in rows:
                if self._guess_at(file, at) != guess:
                    return ASTRAY
                after = _after(file, mark)
                if after == FEW:
                    return FEW
                at += self._guess_bytes + after
            found = codes.check(self.variant, self._guess_at(file, at))
        if not rows:
            self._opening = found
        return found

    def _guess_at(self, file, at):
        """Return the guess of the node there; the file is left behind it."""
        file.seek(at)
        return int.from_bytes(file.read(self._guess_bytes), "little")

    def _read_through(self):
        with self._opened() as file:
            header = file.read(HEADER)
        length, self.total, self.worst = _told(self.variant, header)
        seen = crc32(header[:CHECKSUM])
        buffer = bytearray(_BUFFER)
        done = 0
        more = True
        while more:
            with self._opened() as file:
                file.seek(HEADER + done)
                for _ in range(_READS):
                    size = file.readinto(buffer)
                    more = size == _BUFFER
                    seen = crc32(buffer if more else buffer[:size], seen)
                    done += size
                    if not more:
                        break
            yield
        if done < length:
            raise ValueError("the book is cut short")
        if done > length or seen & 0xFFFFFFFF != int.from_bytes(header[CHECKSUM:], "little"):
            raise ValueError("the book is damaged")


def start_of_header(variant):
    """Return the signature of the file of a book for this variant."""
    return MAGIC + bytes([VERSION, variant.pegs, variant.base, variant.tells * 2 + variant.repeats])


def guess_bytes(variant):
    """Return how many bytes the highest code needs."""
    needed = 1
    while (variant.space - 1) >> 8 * needed:
        needed += 1
    return needed


def from_shelf(variant, level, opened):
    """Return the book that the level plays by, or None; `opened` opens the file of a name for reading bytes. How many
    rows the variant has does not matter.

    In some games the level "five" has a book of its own, and so has "mixed", which stands for the level "book" where no
    code is of one colour alone. Everywhere else they play by the book that there is.
    """
    start = start_of_header(variant)
    name = "{}x{}".format(variant.pegs, variant.base)
    if name not in MORE.split() or not variant.repeats or variant.tells != CLASSIC:
        name = None
    for game in NAMED:
        if start_of_header(named(game)) == start:
            name = OWN.get((game, level), game)
    if not name or not variant.zero:  # a header does not say that no code begins with a 0
        return None
    return Book(variant, lambda: opened(name), name != SMALLEST)


def _told(variant, header):
    """Return the length, the total and the worst that a header tells; ValueError if it is not that of a book for this
    variant.
    """
    if header[:3] != MAGIC[: len(header)]:
        raise ValueError("the file is no book")
    if len(header) < HEADER:
        raise ValueError("the book is cut short")
    if header[3] > VERSION:
        raise ValueError("the book is of format {}, and this Peglight reads format {}".format(header[3], VERSION))
    start = start_of_header(variant)
    if header[: len(start)] != start:
        raise ValueError("the book is for another game")
    return int.from_bytes(header[12:16], "little"), int.from_bytes(header[8:12], "little"), header[7]


def _after(file, mark):
    """Return the bytes from behind the guess of a node, where the file is, to the node after this mark; FEW for none.

    The table of its children is read at once: a board takes longer for each call than for a hundred bytes.
    """
    children = file.read(1)[0]
    table = file.read(children * _MOST_OF_CHILD)
    at = 0
    skipped = FEW  # what lies before the child we want, once we have met it
    before = 0
    for _ in range(children):
        if table[at] == mark:
            skipped = before
        length = shift = 0
        more = 128
        while more:
            at += 1
            length |= (table[at] & 127) << shift
            more = table[at] & 128
            shift += 7
        at += 1
        before += length
    return FEW if skipped == FEW else 1 + at + skipped
