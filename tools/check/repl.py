"""Runs pieces of a program on a board, through the raw mode of CircuitPython's prompt on the console port.

What one piece defines the next one finds, until the board starts again.
"""

import re
from collections.abc import Callable

from tools import ROOT
from tools.build import names
from tools.check.link import Link
from tools.trouble import Trouble

INTERRUPT, RAW, LEAVE_RAW, END = b"\x03", b"\x01", b"\x02", b"\x04"
PROMPT, RAW_PROMPT = b">>> ", b"raw REPL; CTRL-B to exit\r\n>"
STOPPED = b"Press any key to enter the REPL"
STARTED = b"code.py output:"
ANSWER_S = 10
START_S = 20
ASKS = r"\b{}\D+10\b"  # how the console of a classic round asks for a row, in every language, and what it says of one
PLAYED = r"^\s*{}\. "
TRIES = 4
PIECE = 64  # bytes at once: a packet of the port
TRACED = re.compile(r'(?<=File ")(firmware[\w.]*)(", line \d+, in )(\w+)')


class Repl:
    def __init__(self, link: Link):
        self.link = link
        self._heard = bytearray()

    # the prompt

    def enter(self) -> None:
        """Stop whatever runs, and come to the raw prompt."""
        for _ in range(TRIES):
            self._heard.clear()
            self.link.write(INTERRUPT)
            if not self._hears((PROMPT, STOPPED), 2):
                self.link.write(LEAVE_RAW)  # at the raw prompt an interrupt says nothing
            if self._hears((PROMPT, STOPPED), 2):
                if STOPPED in self._heard:
                    self.link.write(b"\r")
                    self._hears((PROMPT,), ANSWER_S)
                self._heard.clear()
                self.link.write(RAW)
                if self._hears((RAW_PROMPT,), ANSWER_S):
                    self._heard.clear()
                    return
        raise Trouble("The board does not come to its prompt: press its reset button and run this again.")

    def run(self, program: str, most_s: float = ANSWER_S) -> str:
        """Return the output of this piece; raise Trouble where it ends in an error."""
        self.begin(program)
        self._wait(lambda: self._heard.count(END) >= 2, most_s, "a piece of a program")
        said, wrong, _ = bytes(self._heard).split(END, 2)
        self._heard.clear()
        if wrong.strip():
            *traced, last = map(readable, wrong.decode("utf-8", "replace").strip().splitlines())
            place = f" ({traced[-1].strip()})" if traced else ""
            raise Trouble(f"The board stopped with {last}{place}: run this again, and report it if it says so again.")
        return said.decode("utf-8", "replace")

    def begin(self, program: str) -> None:
        self._heard.clear()
        sent = program.encode()
        for first in range(0, len(sent), PIECE):
            self.link.write(sent[first : first + PIECE])
        self.link.write(END)
        self._wait(lambda: b"OK" in self._heard, ANSWER_S, program)
        del self._heard[: self._heard.index(b"OK") + 2]

    def interrupt(self) -> str:
        """Stop the piece that runs, and return what it has printed since it was looked at last."""
        self.link.write(INTERRUPT)
        self._wait(lambda: self._heard.count(END) >= 2, ANSWER_S, "what runs")
        said = bytes(self._heard).split(END)[0]
        self._heard.clear()
        return said.decode("utf-8", "replace")

    def hears(self, pattern: str, most_s: float) -> bool:
        """Listen to what runs until it has printed this, and return whether it has."""
        wanted = re.compile(pattern, re.MULTILINE)
        has_printed = self._until(lambda: bool(wanted.search(self._heard.decode("utf-8", "replace"))), most_s)
        if has_printed:
            self._heard.clear()
        return has_printed

    def listen(self, most_s: float) -> None:
        """Let what runs go on for so long."""
        self._until(lambda: False, most_s)

    # the game

    def start_game(self) -> None:
        """Start code.py from the prompt."""
        self._heard.clear()
        self.link.write(LEAVE_RAW)
        self._hears((PROMPT,), ANSWER_S)
        self.link.write(END)
        self._wait(lambda: STARTED in self._heard, START_S, "code.py")
        self._heard.clear()

    def reset(self) -> None:
        """Reset the board from the prompt, as its button does; code.py starts."""
        self.begin("import microcontroller\nmicrocontroller.reset()")
        self._heard.clear()
        self.link.reset()

    # waiting

    def _until(self, is_so: Callable[[], bool], most_s: float) -> bool:
        """Listen until this is so, or for so long; return whether it is."""
        until_s = self.link.now_s() + most_s
        while not is_so():
            if self.link.now_s() > until_s:
                return False
            self._heard += self.link.read(0.1)
        return True

    def _hears(self, any_of: tuple[bytes, ...], most_s: float) -> bool:
        return self._until(lambda: any(answer in self._heard for answer in any_of), most_s)

    def _wait(self, is_so: Callable[[], bool], most_s: float, what: str) -> None:
        if not self._until(is_so, most_s):
            first = what.strip().splitlines()[0]
            raise Trouble(f"The board did not answer to {first!r}: press its reset button and run this again.")


def readable(line: str) -> str:
    """Return a line of a traceback with the name that its function has in the sources."""

    def named(found: re.Match) -> str:
        file = ROOT / f"{found[1].replace('.', '/')}.py"
        words = names.words(file.read_text("utf-8")) if file.is_file() else ()
        ours = {names.table().get(word, word): word for word in words}
        return found[1] + found[2] + ours.get(found[3], found[3])

    return TRACED.sub(named, line)
