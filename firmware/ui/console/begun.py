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
    if match is None or match.phase != GUESS:
        return
    draft = desk.draft
    before = now = _pegs(draft)
    if console.aside is not None and console.aside[:3] == (draft, match.changes, now):
        before = console.aside[3]
    try:
        wanted = list(enumerate(_digits(console, typed))) or before
        if wanted != now:
            draft.lay(wanted)
    except ValueError:  # a word, or no code of this game
        draft.lay(before)
    console.aside = draft, match.changes, _pegs(draft), before


def _pegs(draft):
    return [(place, draft.pegs[place]) for place in draft.order]


def _digits(console, typed: bytes):
    signs = "".join([chr(byte) for byte in typed])
    return [] if console.asked else notation.read_pegs(console.match.variant(), signs, console.signs)
