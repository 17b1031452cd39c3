"""The lesson in words: a round whose every line is told, then one that a person plays alone. QUIT leaves it.

Whoever types something else for a while has the line typed for them, so every way through the first round ends. Of a
lesson at the lights it tells what is asked there.
"""

from firmware.engine import codes, ranks
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.game.round import HELD, RUNNING, WON, Round
from firmware.ui import explained, notation
from firmware.ui.console import command_words, report
from firmware.ui.words import Wrong

MOST_MISSES = 3  # at a line
_HINT = ()
_LINES = ((0, 3, 3), (2, 0, 3), _HINT, (0, 1, 2))  # that are to be typed, the last the code itself
_MEANINGS = (notation.EXACT_SIGN + " = ", "lesson-exact"), (notation.NEAR_SIGN + " = ", "lesson-near")


class Lesson:
    changes = 0  # nothing else than what is typed makes it go on

    def __init__(self):
        self.variant = Variant(3, 4, rows=6)
        self.lines = list(_LINES)  # still to be typed; then the person plays alone
        self.misses = 0
        self.said = ""  # what is asked for
        self.stale = False  # whether more has been done than a display shows
        self.begin(codes.pack(self.variant, _LINES[-1]))

    def begin(self, code: int):
        self.round = Round(self.variant, HELD, code)
        self.draft = Draft(self.variant)  # the line that has been begun


def prompt(console):
    """What to type now; the caption of the lights says it, too."""
    lesson = console.desk.lesson
    if hasattr(lesson, "feel"):
        yield console.words("key-does", console.words("menu-lesson"), lesson.text)
        return
    for lesson.said in _asked(console):
        lesson.stale = True
        yield lesson.said


def _asked(console):
    lesson = console.desk.lesson
    if len(lesson.lines) == len(_LINES) and not lesson.misses:
        yield console.words("lesson-start")
        yield from explained.colours(console.desk, lesson.variant)
    if not lesson.lines:
        yield console.words("guess", len(lesson.round.rows) + 1, lesson.variant.rows)
    elif lesson.lines[0] == _HINT:
        yield console.words("lesson-ask-hint")
    else:
        code = codes.pack(lesson.variant, lesson.lines[0])
        yield console.words("lesson-type", notation.spell(lesson.variant, code, "", console.signs))


def is_answer(_console, _line):
    """Every line is one, for as long as it lasts."""
    return True


def answer(console, line: str):
    """Take what was typed."""
    lesson = console.desk.lesson
    command = (command_words.find(console.words, line) or ("",))[0]
    if command in ("QUIT", "NEW"):
        console.desk.greeted()
    elif command in ("HELP", "RULES"):
        console.answer(_command(console, command))
    elif hasattr(lesson, "feel") or (command not in ("", "HINT") and not lesson.lines):
        if line.strip():
            raise Wrong("lesson-quit")
    elif not lesson.lines:
        console.answer(
            _hint(console) if command else _alone(console, notation.read_code(lesson.variant, line, console.signs))
        )
    elif lesson.lines[0] == _HINT and not command and _fits(lesson, line, console.signs):
        lesson.misses = 0
        lesson.lines.pop(0)  # who has found a code that fits needs no hint
        console.answer(_told(console, notation.read_pegs(lesson.variant, line, console.signs)))
    else:
        lesson.misses += 1
        if lesson.misses < MOST_MISSES and not _is_meant(console, command, line):
            raise Wrong("lesson-other")
        lesson.misses = 0
        console.answer(_told(console, lesson.lines.pop(0)))


def _command(console, command):
    yield from ()  # a board loads it in steps
    from firmware.ui.console import commands

    return commands.do(console, command, [])


def _is_meant(console, command, line: str):
    lesson = console.desk.lesson
    wanted = lesson.lines[0]
    if wanted == _HINT:
        return command == "HINT"
    return not command and notation.read_pegs(lesson.variant, line, console.signs) == list(wanted)


def _fits(lesson, line: str, signs):
    """Whether a code was typed that fits the rows."""
    try:
        return not lesson.round.rows_against(notation.read_code(lesson.variant, line, signs))
    except ValueError:
        return False


# what is said


def _told(console, wanted):
    """The line that was wanted, and what came of it."""
    lesson = console.desk.lesson
    if wanted == _HINT:
        yield from _hint(console)
        return
    yield from _row(console, codes.pack(lesson.variant, wanted))
    rows = len(lesson.round.rows)
    if lesson.round.state != RUNNING:
        lesson.lines = []
        lesson.begin(console.desk.randrange(lesson.variant.space))
        yield console.words("lesson-alone")
    elif rows <= len(_MEANINGS):
        sign, meaning = _MEANINGS[rows - 1]
        yield sign + console.words(meaning)


def _alone(console, code: int):
    yield from _row(console, code)
    if console.desk.lesson.round.state != RUNNING:
        yield console.words("lesson-end")
        console.desk.greeted()


def _row(console, code: int):
    """The row of this guess, and the end of the round."""
    played = console.desk.lesson.round
    played.guess(code)
    rows = len(played.rows)
    yield report.told_row(console, played.variant, rows - 1, *played.rows[-1])
    if played.state == WON:
        yield console.words("won-you", rows)
    elif played.state != RUNNING:
        yield console.words("lost-you", rows)
        yield console.words("code-was", notation.spell(played.variant, played.secret(), signs=console.signs))


def _hint(console):
    """The first code that fits; one is looked at in a turn."""
    played = console.desk.lesson.round
    walk = ranks.walk(played.variant)
    code = next(walk)
    while played.rows_against(code):
        yield None
        code = next(walk)
    yield console.words("fitting", notation.spell(played.variant, code, signs=console.signs))
