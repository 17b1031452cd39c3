"""The terminal at the other end of the serial console, as much of one as the firmware uses: bytes become lines."""

import codecs


class Lines:
    def __init__(self) -> None:
        self.tail = ""  # the line that is not ended yet
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def take(self, said: bytes) -> list[str]:
        """The lines that ended with this."""
        ended = []
        for sign in self._decoder.decode(said):
            if sign == "\n":
                ended.append(self.tail)
                self.tail = ""
            elif sign == "\b":  # the firmware follows it by a space and another one
                self.tail = self.tail[:-1]
            elif sign != "\r":
                self.tail += sign
        return ended
