"""A terminal for the serial console, as far as the firmware needs one: it makes lines of bytes."""

import codecs
import re
import unicodedata

ESCAPE = re.compile(r"\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)|\x1b\[[0-9;?]*[A-Za-z]")
UNFINISHED = re.compile(r"\x1b(?:\][^\x07]*|\[[0-9;?]*)?\Z")


class Lines:
    def __init__(self) -> None:
        self.tail = ""  # the line that has not ended yet
        self.over = False  # whether the person has left, as the console tells with the end of a transmission
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._escape = ""  # that has begun

    def take(self, said: bytes) -> list[str]:
        """Take these bytes; return the lines that they complete."""
        ended = []
        text = ESCAPE.sub("", self._escape + self._decoder.decode(said))
        self._escape = "".join(UNFINISHED.findall(text))
        for sign in text.removesuffix(self._escape):
            if sign == "\n":
                ended.append(self.tail)
                self.tail = ""
            elif sign == "\b":  # the firmware sends a space and another one after it
                self.tail = self.tail[:-1]
            elif sign == "\x04":
                self.over = True
            elif sign == "\t" or unicodedata.category(sign) != "Cc":  # the terminal that shows this must not act on it
                self.tail += sign
        return ended
