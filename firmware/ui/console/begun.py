"""The line that has been begun: as far as it is a code, its pegs are seen in the row in hand at once."""

from firmware.game.phases import GUESS
from firmware.ui import notation


def follow(console, typed: bytes):
    """Show what is typed so far; where it is no code, or nothing any more, what lay in the row before is back.

    What was laid since at the lights stays: it is what lies there before the next sign.
    """
    console.begun = typed
    desk = console.desk
    match = desk.match
    if hasattr(desk.lesson, "feel"):  # it goes by keys
        return
    if desk.lesson is not None:
        _follow_lesson(desk.lesson, typed, console.signs)
        return
    if match is None or match.phase != GUESS:
        return
    draft = desk.draft
    before = now = _pegs(draft)
    if console.aside is not None and console.aside[:3] == (draft, match.changes, now):
        before = console.aside[3]
    try:
        digits = () if console.asked else _digits(match.variant(), typed, console.signs)
        wanted = list(enumerate(digits)) or before
        if wanted != now:
            draft.lay(wanted)
    except ValueError:  # a word, or no code of this game
        draft.lay(before)
    console.aside = draft, match.changes, _pegs(draft), before


def _follow_lesson(lesson, typed: bytes, signs):
    lesson.stale = True
    try:
        lesson.draft.lay(enumerate(_digits(lesson.variant, typed, signs)))
    except ValueError:
        lesson.draft.clear()


def _pegs(draft):
    return [(place, draft.pegs[place]) for place in draft.order]


def _digits(variant, typed: bytes, signs):
    return notation.read_pegs(variant, "".join([chr(byte) for byte in typed]), signs)
