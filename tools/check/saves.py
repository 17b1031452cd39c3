"""The memory of a board: it is read first and put back last, and between them it has a round of its own."""

import itertools
from binascii import a2b_base64, b2a_base64

from tools.bench.kept import CLASSIC, pegs
from tools.check.repl import Repl
from tools.trouble import Trouble

NVM_S = 30  # it is read or written by then
READ = "import binascii, microcontroller\nprint(str(binascii.b2a_base64(microcontroller.nvm[:]), 'ascii'))"
WRITE = "import binascii, microcontroller\nmicrocontroller.nvm[0:{}] = binascii.a2b_base64({})"
ERASING = ("an erase of its memory", 500, "ms")
DIGITS = "1234567890"
ERASE = """
import microcontroller, time
nvm = microcontroller.nvm
at = len(nvm) - 1
last = nvm[at]
took = []
for byte in (last ^ 255, last):
    began = time.monotonic_ns()
    nvm[at : at + 1] = bytes([byte])
    took.append(time.monotonic_ns() - began)
print(max(took) / 1e6)
"""


class Memory:
    def __init__(self, repl: Repl):
        self._repl = repl
        self.before = self.read()
        self.size = len(self.before)

    def read(self) -> bytes:
        return a2b_base64(self._repl.run(READ, NVM_S))

    def write(self, content: bytes) -> None:
        self._repl.run(WRITE.format(len(content), b2a_base64(content, newline=False)), NVM_S)
        if self.read() != content:
            raise Trouble("The memory of the board does not hold what is written to it: its flash is worn out.")

    def put_back(self) -> None:
        if self.read() != self.before:
            self.write(self.before)

    def erase_ms(self) -> float:
        """Return how long the board takes to erase it and write it again: a bit goes from 0 to 1 in the last byte."""
        return float(self._repl.run(ERASE, NVM_S))


def wrong_guesses(code: int, count: int) -> list[str]:
    """Return so many other codes as they are typed in any language: in digits."""
    others = itertools.islice((other for other in range(CLASSIC.space) if other != code), count)
    return ["".join(DIGITS[digit] for digit in pegs(other)) for other in others]
