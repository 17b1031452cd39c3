"""Puzzles: rows with their marks, which exactly one code fits. All are of the classic game, with up to five rows.

Those on the shelf are numbered from 1 on; the last digit of a number tells how hard the puzzle is. The shelf is a file
of records. A record is a number in base 1,296, the lowest digit first: the code, then the rows; a row that is like the
code is none. The marks follow from the code. Any other puzzle goes by its record, written as the number of a round is.
"""

from firmware.engine.variant import named
from firmware.game.modes import PUZZLE, PUZZLES, STEPS
from firmware.slots import need

MOST_ROWS = 5
RECORD = 8  # bytes, the lowest first
SIGNS = 13  # in base 31 that hold every record


def pack(code, rows):
    """Return the record of a puzzle."""
    space = named("classic").space
    record = 0
    for at in range(MOST_ROWS - 1, -1, -1):
        record = record * space + (rows[at] if at < len(rows) else code)
    return record * space + code


def unpack(record, at=0):
    """Return the rules of a puzzle; `at` is its number, if it is on the shelf."""
    classic = named("classic")
    rest, code = divmod(record, classic.space)
    rows = []
    for _ in range(MOST_ROWS):
        rest, row = divmod(rest, classic.space)
        if row == code:
            break
        rows.append(row)
    if not rows or pack(code, rows) != record:
        raise ValueError("no puzzle has this number")
    variant = classic.with_rows(len(rows) + 1)
    return need("firmware.game.rules").agree(PUZZLE, variant, code=code, given_rows=rows, puzzle=at)


def write(code, rows):
    """Spell the record of a puzzle that is not on the shelf."""
    return need("firmware.game.number").spell(pack(code, rows), named("classic").space ** (MOST_ROWS + 1) - 1)


def read(text):
    """Return the rules of the puzzle that somebody typed like this; raise a sentence if there is none."""
    record, length = need("firmware.game.number").unspell(text, SIGNS + 1)
    if length != SIGNS:
        raise ValueError("no puzzle has this number")
    return unpack(record)


def name_of(rules):
    """Return the number on the shelf, or else the record, that the puzzle of these rules goes by."""
    return str(rules.puzzle) if rules.puzzle else write(rules.hidden_code(), rules.given_rows)


def offered(today, randrange):
    """Return the number of the puzzle to offer: that of the day, or any where nobody knows the date."""
    return (today - 1 if today else randrange(PUZZLES)) % PUZZLES + 1


def on_shelf(shelf, at):
    """Return the rules of the puzzle with this number; `shelf` opens the file."""
    with shelf() as file:
        file.seek(RECORD * (at - 1))
        return unpack(int.from_bytes(file.read(RECORD), "little"), at)


def following(rules, shelf, today=0, randrange=None):
    """Return the rules of the next puzzle: one as hard, or the one to offer; without the shelf the same."""
    try:
        return on_shelf(shelf, (rules.puzzle + STEPS - 1) % PUZZLES + 1 if rules.puzzle else offered(today, randrange))
    except OSError:
        return rules
