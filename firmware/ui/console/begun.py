"""The line that has been begun: as far as it is a code, its pegs are seen in the row in hand at once."""

from firmware.game.phases import GUESS
from firmware.ui import notation


def follow(console, typed: bytes):
    """Show what is typed so far; where it is no code, or nothing any more, what lay in the row before is back."""
    desk = console.desk
    match = desk.match
    if match is None or match.phase != GUESS:
        return
    draft = desk.draft
    if console.aside is None or console.aside[:2] != (draft, match.changes):
        console.aside = draft, match.changes, [(place, draft.pegs[place]) for place in draft.order]
    try:
        draft.lay(list(enumerate(_digits(console, typed))) or console.aside[2])
    except ValueError:  # a word, or no code of this game
        draft.lay(console.aside[2])


def _digits(console, typed: bytes):
    signs = "".join([chr(byte) for byte in typed])
    return [] if console.asked else notation.read_pegs(console.match.variant(), signs, console.signs)
