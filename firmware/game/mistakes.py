"""Guesses that lost most against the best play, kept so that somebody can find a better one.

Behind a version each has a place of its own, so that a save changes little. There are sixteen of them: with more, the
memory of a board would be erased oftener than once in sixty rows. A place has

  the tenths of a row that were lost, 1 byte
  the day on which a better guess was found, 2 bytes; 0 for none, 1 where nobody knew the date
  the game, the hard rule, the rows before with their marks, and the guess, packed as in fields.py; then zeros

A guess behind more rows than there is room for is not kept: five in classic. One that is solved on a second day goes;
where nobody knows the date, at the second time.
"""

from firmware.engine import marks
from firmware.engine.variant import MOST_ROWS
from firmware.game.fields import expect, packed, unpacked, variant_fields
from firmware.game.match import Match
from firmware.game.round import HEAD, Round
from firmware.slots import need

VERSION = b"\1"
MOST = 16
PLACE = 18  # bytes
_HEAD = 3
_LEAST = 3  # tenths that a guess has lost
_UNDATED = 1


def gather(content, match):
    """Return the bytes with the costliest guess of a round that is over, if one person has played it, without help."""
    rules = match.rules
    grading = need("firmware.game.grading")
    for side in grading.sides(match, True):
        played = match.sides[side]
        most = at = 0
        for number, (_, tenths) in enumerate(grading.of_rows(played)):
            if tenths > most:
                most, at = tenths, number
        if most >= _LEAST and not played.hints and rules.people == 1:
            content = _put(content, most, played.variant, rules.hard, played.rows[:at], played.rows[at][0])
    return content


def places(content):
    return range(len(VERSION), len(content), PLACE)


def begin(content, at, randrange):
    """Return the guess at this place, and a match with the rows that came before."""
    again, hard, guess = unpack(content, at)
    match = Match(need("firmware.game.rules").agree("break", again.variant, hard=hard), randrange)
    match.sides[0] = again
    return guess, match


def offered(content, today):
    """Return the places of those to offer: the costliest first, without those that are solved today."""
    due = []
    for at in places(content):
        day = int.from_bytes(content[at + 1 : at + _HEAD], "little")
        if not day or day != today:
            due.append((day, -content[at], at))
    return [at for _, _, at in sorted(due)]


def unpack(content, at):
    """Return a round with the rows before, the hard rule and the guess at this place; raise a sentence if damaged."""
    expect(content[at])
    return unpacked(
        VERSION + content[at + _HEAD : at + PLACE], VERSION[0], _walk, None, False, ((0, 0),) * MOST_ROWS, 0
    )


def solve(content, at, today):
    """Return the bytes once a better guess was found at this place; if it goes, the last takes its place."""
    day = int.from_bytes(content[at + 1 : at + _HEAD], "little")
    if day and day != today:
        last = content[-PLACE:]
        content = content[:-PLACE]
        return content[:at] + last + content[at + PLACE :] if at < len(content) else content
    return content[: at + 1] + (today or _UNDATED).to_bytes(2, "little") + content[at + _HEAD :]


def check(content):
    """Return the bytes themselves; raise a sentence if they are damaged, or of another version."""
    anew = VERSION
    for at in places(content):
        again, hard, guess = unpack(content, at)
        again.guess(guess)
        anew += content[at : at + _HEAD] + _pack(again.variant, hard, again.rows, guess)
    expect(anew == content)
    return content


def _put(content, tenths, *mistake):
    """Put one into a place of its own, or that of the one that lost least, if it lost more than that."""
    made = _pack(*mistake)
    content = content or VERSION
    if len(made) > PLACE - _HEAD:
        return content
    taken = places(content)
    is_full = len(taken) == MOST
    room = 0 if is_full else len(content)
    least = tenths
    for at in taken:
        if content[at + _HEAD : at + PLACE] == made:
            return content
        if is_full and content[at] < least:
            least = content[at]
            room = at
    return content[:room] + bytes((tenths, 0, 0)) + made + content[room + PLACE :] if room else content


def _pack(*mistake):
    """Return the bytes of all that follows the head; of one without room they are more than there may be."""
    made = packed(0, _walk, *mistake)[1:]
    return made + bytes(max(0, PLACE - _HEAD - len(made)))


def _walk(box, variant, hard, rows, guess):
    """Pack the fields, or unpack them; return a round with the rows, the hard rule and the guess."""
    variant = variant_fields(box, variant)
    hard = bool(box.field(hard, 2))
    again = Round(variant, HEAD)
    for code, mark in rows[: box.field(len(rows), variant.rows)]:
        again.guess(box.field(code, variant.space))
        again.answer(box.field(mark, marks.space(variant)))
    return again, hard, box.field(guess, variant.space)
