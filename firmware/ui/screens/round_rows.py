"""The entries about a round, as the menu and the end of a round have them: each by the command that it stands for."""

from firmware.game import grading
from firmware.game.phases import OVER
from firmware.ui.screens.lists import row


def rows_of(shell, names):
    """Return a row for each of these commands that makes sense now."""
    offered = shell.words_offered()
    match = shell.desk.match
    return [_row(shell, name) for name in names if name in offered and _makes_sense(match, name)]


def _row(shell, name):
    return row(name.lower(), lambda: shell.command(name, ""))


def _makes_sense(match, name):
    played = match.round
    if name == "UNDO":
        return match.can_take_back()
    if name == "HINT":
        return True
    if name == "SEAL":
        return played is not None and bool(played.salt)
    if name == "GRADES":
        return bool(grading.sides(match))
    if name in ("RETRY", "SHARE", "WHY"):
        known = [side for side in match.sides if side and match.phase >= OVER and side.secret() is not None]
        return bool(known and (name == "SHARE" or (known[0].rows and not (name == "RETRY" and match.rules.laid))))
    return played is not None and bool(played.rows)
