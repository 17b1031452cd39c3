"""The shelf of puzzles in flash: a file of records, see firmware/game/puzzle.py."""

from firmware.game import puzzle
from firmware.game.modes import PUZZLES
from tools import ROOT
from tools.puzzles.maker import Puzzle, made

FILE = ROOT / "firmware" / "books" / "classic.puzzles"


def content() -> bytes:
    """Make the whole shelf anew."""
    records = [puzzle.pack(*made(number)) for number in range(1, PUZZLES + 1)]
    return b"".join(record.to_bytes(puzzle.RECORD, "little") for record in records)


def read() -> list[Puzzle]:
    """Read every puzzle on the shelf, as the board does."""
    every = [puzzle.on_shelf(lambda: FILE.open("rb"), number) for number in range(1, PUZZLES + 1)]
    return [Puzzle(rules.hidden_code(), rules.given_rows) for rules in every]
