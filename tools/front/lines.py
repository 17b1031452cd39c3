"""A terminal for the serial console, as far as the firmware needs one: it makes lines of bytes."""

import codecs
import unicodedata


class Lines:
    def __init__(self) -> None:
        self.tail = ""  # the line that has not ended yet
        self.over = False  # whether the person has left, as the console tells with the end of a transmission
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def take(self, said: bytes) -> list[str]:
        """Take these bytes; return the lines that they complete."""
        ended = []
        for sign in self._decoder.decode(said):
            if sign == "\n":
                ended.append(self.tail)
                self.tail = ""
            elif sign == "\b":  # the firmware sends a space and another one after it
                self.tail = self.tail[:-1]
            elif sign == "\x04":
                self.over = True
            elif unicodedata.category(sign) != "Cc":  # dropped: the terminal that shows this must not act on it
                self.tail += sign
        return ended
