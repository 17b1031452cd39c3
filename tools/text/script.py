"""A round from a file: what is typed, and what must be said.

    # a note
    > RGBY
     1. R G B Y : xxo

A line after `>` is typed. Any other must be said word for word before the next one is typed, after those above it; not
every line that is said need stand there. What is printed is what a person would see, so that an answer copied from the
screen is an expectation. Time is counted, not measured: a step of work takes a millisecond, on every computer.
"""

import sys
from pathlib import Path

from tools.trouble import Trouble

STEP_MS = 1


def run(file: Path, console) -> int:
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    try:
        lines = file.read_text("utf-8-sig").split("\n")
    except OSError as wrong:
        raise Trouble(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except UnicodeDecodeError as wrong:
        raise Trouble(f"{file} is not UTF-8 text: save it as that.") from wrong
    said = said_until_asked(console)
    for number, line in enumerate(lines, 1):
        if line.startswith(">"):
            if console.over:
                raise Trouble(f"Line {number} of {file} types into a game that was left: take it out.")
            line = line[1:].strip()
            print(">" if console.unseen else f"> {line}".rstrip())
            console.type(line)
            said = said_until_asked(console)
        elif line.strip() and not line.startswith("#"):
            try:
                said = said[said.index(line.rstrip()) + 1 :]
            except ValueError:
                raise Trouble(f'Line {number} of {file} expects "{line.strip()}", which was not said there.') from None
    return 0


def said_until_asked(console) -> list[str]:
    """Print what is said until a line is wanted, and return it."""
    said = []
    while not (console.waits or console.over):
        line = console.step(STEP_MS)
        if line is not None:
            print(line, flush=True)
            said.append(line)
    return said
