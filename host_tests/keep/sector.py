"""A model of a sector of flash that can lose its power, as CircuitPython's nvm on the RP2040 uses one.

Programming clears bits, erasing sets all. A write into bytes that are all 0xFF programs them; any other erases the
sector and programs it anew, as `common-hal/nvm/ByteArray.c` does. The power may go at any step: a byte that changes is
a step of programming, a byte is a step of erasing. A cut leaves random bits behind, since flash guarantees little.
"""

PAGE = 256


class PowerCut(Exception):
    pass


class Power:
    """A supply of so many steps until it goes; None for ever."""

    def __init__(self, steps=None):
        self.steps = steps
        self.used = 0

    def step(self):
        """Use a step; return whether the power goes in it."""
        self.used += 1
        return self.steps is not None and self.used > self.steps


class Sector:
    def __init__(self, chance, content=b"\xff" * 4096, power=None):
        self.content = bytearray(content)
        self.power = power or Power()
        self.erases = 0
        self.programmed = 0
        self._chance = chance

    def __len__(self):
        return len(self.content)

    def __getitem__(self, places):
        assert places.step is None, "only slices without a step are supported there"
        return self.content[places]

    def __setitem__(self, places, content):
        begin, end, _ = places.indices(len(self.content))
        assert len(content) == end - begin, "slice and value have different lengths there"
        if self.content[begin:end].count(0xFF) == end - begin:
            self._program(begin, content)
        else:
            whole = bytearray(self.content)
            whole[begin:end] = content
            self._erase()
            self._program(0, whole)

    def _program(self, begin, content):
        for at, byte in enumerate(content, begin):
            if byte == self.content[at]:
                continue
            if self.power.step():
                self._tear(at, begin, content)
                raise PowerCut
            self.content[at] &= byte
            self.programmed += 1

    def _tear(self, at, begin, content):
        """Tear this byte, and in half of the cases any of those that the chip programs together with it."""
        first = last = at
        if self._chance.random() < 0.5:
            first = max(begin, at // PAGE * PAGE)
            last = min(begin + len(content), at // PAGE * PAGE + PAGE) - 1
        for torn in range(first, last + 1):
            whole = content[torn - begin]
            self.content[torn] = whole | (0xFF & ~whole & self._chance.randrange(256))

    def _erase(self):
        before = bytes(self.content)
        for at in range(len(before)):
            if self.power.step():
                self.content = self._half_erased(before, at)
                raise PowerCut
        self.content = bytearray(b"\xff" * len(before))
        self.erases += 1

    def _half_erased(self, before, at):
        """Erased from the front, the back, everywhere a little, at random, or not yet: chips first clear all bytes."""
        size = len(before)
        way = self._chance.randrange(5)
        if way == 0:
            return bytearray(b"\xff" * at + before[at:])
        if way == 1:
            return bytearray(before[: size - at] + b"\xff" * at)
        if way == 2:
            return bytearray(byte | noise for byte, noise in zip(before, self._chance.randbytes(size), strict=True))
        if way == 3:
            return bytearray(self._chance.randbytes(at) + before[at:])
        return bytearray(bytes(at) + before[at:])
