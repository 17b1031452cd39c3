"""The serial console: bytes in, lines out. Typed characters are echoed; those of a secret as dots.

CircuitPython's own input() blocks and always echoes; this never blocks. An endless line is cut off, and the rest of it
is ignored. Ctrl-C belongs to the runtime: it stops the program, as CircuitPython users expect.

If nobody has opened the port, the runtime drops what is written. A terminal that is open but has stopped reading, as on
a sleeping laptop, would block a writer for ever: it is waited for once, briefly, and then gets nothing until it reads
again.
"""

_MOST = 500
_PATIENCE_S = 0.2
_BACKSPACES = (8, 127)
_ENDS = (10, 13)
_DOT = b"\xe2\x80\xa2"


class Serial:
    """`port` is read and written like usb_cdc.console."""

    def __init__(self, port):
        self._port = port
        port.write_timeout = _PATIENCE_S
        self.stalled = False
        self.echoes = True
        self.partial_line = bytearray()  # the line so far
        self._after_return = False  # a return may be followed by a line feed, which does not end another line

    @property
    def connected(self):
        """Return whether somebody has opened the port."""
        return self._port.connected

    @property
    def is_read(self):
        """Return whether nothing waits to be read at the other end."""
        return not self._port.out_waiting

    def line(self, unseen, _wanted):
        """Return a line that has been completed, or None, whether or not one is wanted."""
        port = self._port
        while port.in_waiting:
            sign = port.read(1)
            number = sign[0]
            if number in _ENDS:
                if number == 10 and self._after_return:
                    self._after_return = False
                    continue
                self._after_return = number == 13
                self._echo(b"\r\n")
                typed = bytes(self.partial_line)
                self.partial_line = bytearray()
                try:
                    return typed.decode()
                except UnicodeError:
                    return "?"  # another encoding: treated as any character that the game does not know
            self._after_return = False
            if number in _BACKSPACES:
                rest = self.partial_line
                while rest and rest[-1] & 0xC0 == 0x80:  # all the bytes of a sign
                    rest = rest[:-1]
                if rest:
                    self._echo(b"\b \b")
                self.partial_line = rest[:-1]
            elif number >= 32 and len(self.partial_line) < _MOST:
                self.partial_line.append(number)
                if not unseen:
                    self._echo(sign)
                elif number & 0xC0 != 0x80:  # one dot for all the bytes of a sign
                    self._echo(_DOT)
        return None

    def say(self, line):
        self._send(line.encode())
        self._send(b"\r\n")  # apart: a long line is not copied

    def _echo(self, sent):
        if self.echoes:
            self._send(sent)

    def _send(self, sent):
        if not self.stalled or self.is_read:
            self.stalled = self._port.write(sent) < len(sent)
