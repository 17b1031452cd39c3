"""A session at the console that must read the same in every interpreter, in the board's language.

`said(folder)` yields what is typed and said; the words are in that folder. Codes are evil or in the head, as the second
interpreter has not the board's hashlib.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.rules import agree
from firmware.ui import notation
from firmware.ui.console.console import Console
from firmware.ui.desk import Desk

STEP_MS = 5
MARK = "?"  # the mark that this code gives to what the device plays
CODE = (2, 4, 0, 1)
LINES = (
    # breaks a code, with every command and many wrong lines
    "RGBY,1 r g b y,BOARD,HELP,SEAL,HINT,COUNT,LIST,STOP,UNDO,NEW,NUMBER,STATS,LANGUAGE,LANGUAGE ZZ,Z,R,RRRRRR,\x00",
    "QUIT,BOARD,RESIGN,NUMBER,hello,NEW",
    # the device breaks one: an impossible mark, a mark taken back, a contradiction that is mended
    "make,6,4,10,no,yes,classic,head,parts,,?,xxxo,99,UNDO,?,UNDO,?,?,?,?,?,,,,,oo,,,,1,INSIST,RESIGN,NEW",
    # a race, and advice for a game elsewhere
    "race,mini,1,evil,sealed,first,3512,RGBY,?,RESIGN,SEAL,NEW,helper,mini,book,RGBY,xxo,RGBB,oooo,1,2 -,UNDO",
    # the date of a day, on a board that does not know it
    "RESIGN,DAY mini,2026-02-29,STATS,QUIT",
)


def said(folder):
    seed = [5]

    def randrange(stop):
        seed[0] = (seed[0] * 1103515245 + 12345) & 0x3FFFFFFF
        return (seed[0] >> 8) % stop

    def table(language):
        return lambda: open(f"{folder}/{language}.txt", "rb")

    desk = Desk(table, randrange)
    # a level that thinks to the end: on the board, loading files uses up steps that others would think in
    desk.begin(agree("break", Variant(4, 6), deal="evil", level="parts"))
    console = Console(desk)
    lines = ",".join(LINES).split(",")
    while not console.over and (lines or not console.waits):
        if console.waits:
            line = _typed(console.match, lines)
            yield "> " + line
            console.type(line)
        desk.tick(STEP_MS)
        line = console.step(STEP_MS)
        if line is not None:
            yield line


def _typed(match, lines):
    line = lines.pop(0)
    while line == MARK and (match is None or match.round is None or match.round.pending is None):
        line = lines.pop(0)
    if line == MARK:
        variant = match.rules.variant
        return notation.tell_mark(variant, marks.score(variant, match.round.pending, codes.pack(variant, CODE)))
    return line
