"""Plays a round from a file of what is typed and what must then be printed.

    # a note
    > RGBY
     1. R G B Y : xxo

A line after `>` is typed. Any other line must be printed word for word, in this order, before the next one is typed;
not every printed line has to be in the file. The output is what a person would see, so an answer copied from the screen
is an expectation. Time is counted, not measured: a step of work takes a millisecond on every computer.
"""

from collections.abc import Callable
from pathlib import Path

from tools.faces.text import streams
from tools.playthrough.playthrough import text_of
from tools.trouble import Trouble

STEP_MS = 1


class Printed:
    """A port of the words that types nothing, and remembers what was printed."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def line(self, _unseen: bool, _wanted: bool) -> None:
        return None

    def say(self, line: str) -> None:
        print(line, flush=True)
        self.said.append(line)


def run(file: Path, app, words, printed: Printed, meant: Callable[[str], str] = str) -> int:
    """`meant` makes of a line that is typed the one that the words takes."""
    streams.replace_errors()
    lines = text_of(file).split("\n")
    go_on(app, words)
    for number, line in enumerate(lines, 1):
        if line.startswith(">"):
            if words.over:
                raise Trouble(f"Line {number} of {file} types into a game that was left: take it out.")
            line = line[1:].strip()
            print(">" if words.unseen else f"> {line}".rstrip())
            printed.said.clear()
            words.type(meant(line))
            go_on(app, words)
        elif line.strip() and not line.startswith("#"):
            try:
                del printed.said[: printed.said.index(line.rstrip()) + 1]
            except ValueError:
                raise Trouble(f'Line {number} of {file} expects "{line.strip()}", which was not said there.') from None
    return 0


def go_on(app, words) -> None:
    """Let the game run until it wants a line."""
    while not (words.waits or words.over):
        app.turn(STEP_MS)
