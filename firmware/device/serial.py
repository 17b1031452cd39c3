"""The serial console: bytes in, lines out. What is typed is echoed, unless it must stay unseen.

CircuitPython's own input() waits and always echoes; this never waits. A line that goes on for ever is cut, and what was
cut is not answered twice. Ctrl-C is the runtime's: it stops the program, as CircuitPython users expect.
"""

_MOST = 500
_BACKSPACES = (8, 127)
_ENDS = (10, 13)


class Serial:
    """`port` is read and written like usb_cdc.console."""

    def __init__(self, port):
        self._port = port
        self._typed = bytearray()
        self._after_return = False  # a return may be followed by a line feed, which ends no other line

    def line(self, unseen, _wanted):
        """The line that was ended by now, or None; whether one is wanted or not."""
        port = self._port
        while port.in_waiting:
            sign = port.read(1)
            number = sign[0]
            if number in _ENDS:
                if number == 10 and self._after_return:
                    self._after_return = False
                    continue
                self._after_return = number == 13
                port.write(b"\r\n")
                return self._taken()
            self._after_return = False
            if number in _BACKSPACES:
                self._take_back(unseen)
            elif number >= 32 and len(self._typed) < _MOST:
                self._typed.append(number)
                if not unseen:
                    port.write(sign)
        return None

    def say(self, line):
        self._port.write(line.encode() + b"\r\n")

    def _taken(self):
        typed = bytes(self._typed)
        self._typed = bytearray()
        try:
            return typed.decode()
        except UnicodeError:
            return "?"  # another encoding: answered as any sign that the game does not know

    def _take_back(self, unseen):
        """Forget the last sign, all its bytes."""
        while self._typed and self._typed[-1] & 0xC0 == 0x80:
            self._typed = self._typed[:-1]
        if self._typed:
            self._typed = self._typed[:-1]
            if not unseen:
                self._port.write(b"\b \b")
