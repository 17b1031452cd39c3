"""A session of typed lines that must read the same in every interpreter, in the board's language.

`said(folder)` yields what is typed and said; the words are in that folder. Codes are evil or in the head, as the second
interpreter has not the board's hashlib.
"""

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.rules import agree
from firmware.slots import Slots
from firmware.start import read_settings
from firmware.ui import notation
from firmware.ui.desk import Desk
from firmware.ui.faces.words import Words
from firmware.ui.shell import Shell

STEP_MS = 5
MARK = "?"  # the mark that this code gives to what the device plays
CODE = (2, 4, 0, 1)
LINES = (
    # breaks a code, with many words and wrong lines
    "RGBY,1 r g b y,BOARD,HELP,HELP ALL,SEAL,HINT,COUNT,LIST,BACK,UNDO,NUMBER,BACK,STATS,LANGUAGE ZZ,BACK,Z,R,RRRRRR",
    "\x00,BOARD,RESIGN,no,RESIGN,yes,SHARE,hello,BACK",
    # the device breaks one: an impossible mark, a mark taken back, a contradiction that is mended
    "make,level,BACK,begin,,?,xxxo,99,UNDO,?,UNDO,?,?,?,?,?,-,-,-,-,1,INSIST",
    # a race, advice for a game elsewhere, and what a form has
    "race,game,mini,begin,3512,,1234,RGBY,RESIGN,yes,helper,details,BACK,begin,RGBY,xxo,RGBB,oooo,1,2 -,UNDO",
    # the settings, the date of a day, on a board that does not know it, and the lesson
    "RESIGN,yes,SETTINGS,palette safe,language de,sprache en,BACK,DAY mini,2026-02-29,2026-11-22,BACK,LESSON,,ryy",
    ",gry,,HINT",
    "BACK,no,STATS,QUIT",
)
MOST_STEPS = 400000


def said(folder):
    seed = [5]

    def randrange(stop):
        seed[0] = (seed[0] * 1103515245 + 12345) & 0x3FFFFFFF
        return (seed[0] >> 8) % stop

    def table(language):
        return lambda: open(f"{folder}/{language}.txt", "rb")

    desk = Desk(table, randrange)
    desk.settings, _ = read_settings({}.get)
    # a level that thinks to the end: on the board, loading files uses up steps that others would think in
    desk.begin(agree("break", Variant(4, 6), deal="evil", level="parts"))
    desk.wishes["level"] = "parts"
    shell = Shell(desk, Slots())
    words = Words(shell)
    lines = ",".join(LINES).split(",")
    for _ in range(MOST_STEPS):
        if words.over or not (lines or not words.waits):
            return
        if words.waits:
            line = _typed(desk.match, lines)
            yield "> " + line
            words.type(line)
        desk.tick(STEP_MS)
        shell.tick(STEP_MS)
        if not (words.waits or shell.is_opening):
            line = words.step(STEP_MS)
            if line is not None:
                yield line
    raise AssertionError("it never ends")


def _typed(match, lines):
    line = lines.pop(0)
    while line == MARK and (match is None or match.round is None or match.round.pending is None):
        line = lines.pop(0)
    if line == MARK:
        variant = match.variant()
        return notation.tell_mark(variant, marks.score(variant, match.round.pending, codes.pack(variant, CODE)))
    return line
