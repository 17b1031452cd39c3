"""A match between two boards on a wire.

Each board says again and again all that the other has to know: the last guess that was made here, the last mark that
was given, the seal of the code, and in the end the code. All of it follows from the match, so nothing has to be
acknowledged: a frame that is lost, doubled, late or garbled does no harm, and a board that was without power goes on
from the match that it kept. Both boards play the same turns, and each holds the code that is broken on the other.

A frame is a line of hexadecimal digits: a content, and the beginning of its SHA-256.
"""

import hashlib
from binascii import hexlify, unhexlify
from collections import namedtuple

from firmware.engine import marks
from firmware.game.fields import name_field, packed, unpacked, variant_fields
from firmware.game.match import GUESS, MARK, OVER, SET
from firmware.game.modes import LINKED, LINKS, MOST_ROUNDS, SCORINGS
from firmware.game.round import HELD, HINTS, SALT_SPACE, SEAL_SPACE, VOID
from firmware.game.seal import number as seal_number

BEAT_MS = 250  # between two frames
SILENT_MS = 3000  # after which nobody is there any more
RUNNING, LEFT, BROKEN_SEAL, WRONG_MARK, OTHER_ROWS = range(5)  # how a match ends without a score
ENDINGS = 5
_END = 10
_CHECK = 4  # bytes
_MOST = 240  # digits of a frame
_GREETING, _STATE = 1, 2  # kinds of contents
_NUMBERS = 1 << 30  # two of them make the number of a match
_BEATS = 1 << 20

# `player` says it: which round is played there, how the match ended for that board, whether the code that was broken
# there was shown, what helped there, how many guesses were made there and the last of them, how many marks were given
# and the last, and at the end of the round one more than the code that lies there, with its salt
State = namedtuple("State", "number player round ending has_seen helps seal guesses guess marks mark shown salt")
_NOTHING = State(*[0] * 13)


class Wire:
    """Frames over a port, which is read and written like busio.UART."""

    def __init__(self, port):
        self._port = port
        self._line = bytearray(_MOST)
        self._length = 0
        self._sign = bytearray(1)
        self.rest_ms = 0  # until it is time for another frame

    def send(self, content):
        self.rest_ms = BEAT_MS
        self._port.write(hexlify(content + _check(content)) + b"\n")

    def read(self):
        """Return the content of the next sound frame; None while none has come."""
        while self._port.in_waiting:
            self._port.readinto(self._sign)
            if self._sign[0] == _END:
                line = bytes(self._line[: self._length])
                self._length = 0
                try:
                    framed = unhexlify(line)
                except ValueError:
                    return None
                content = framed[:-_CHECK]
                return content if content and framed[-_CHECK:] == _check(content) else None
            if self._length == _MOST:
                self._length = 0  # it is noise
            self._line[self._length] = self._sign[0]
            self._length += 1
        return None


def _check(content):
    return hashlib.new("sha256", content).digest()[:_CHECK]


class Meeting:
    """Two boards that look for each other: the one that has waited longer is first, and its game is played."""

    def __init__(self, port, randrange, game, name):
        self._wire = Wire(port)
        self._number = 1 + randrange(_NUMBERS - 1)
        self._waited = 0  # beats
        self._heard = 0
        self._game = game
        self._name = name

    def tick(self, ms):
        """Return the game and what `linked` is in its rules, once both boards have heard each other."""
        wire = self._wire
        wire.rest_ms -= ms
        if wire.rest_ms <= 0:
            if not self._heard:
                self._waited = min(self._waited + 1, _BEATS - 1)
            wire.send(self._greeting())
        here = self._number
        other = _unpacked(wire.read(), _GREETING, _walk_greeting)
        if other is None or other[0] == here:
            return None  # it is one's own echo
        number, waited, heard, game, name = other
        self._heard = number
        if heard != here:
            return None
        if (self._waited, here) > (waited, number):
            return self._game, (here * _NUMBERS + number, 0, name)
        return game, (number * _NUMBERS + here, 1, name)

    def link(self, match):
        """Return the link for the match that begins with the other board."""
        return Link(self._wire, match, self._greeting())

    def _greeting(self):
        greeting = self._number, self._waited, self._heard, self._game, self._name
        return packed(_GREETING, _walk_greeting, greeting)


class Link:
    """Has a match played with the other board. `greeting` is repeated until that plays, too. `ending` tells why it
    ended without a score, and `blamed` is the player whose board is why.
    """

    def __init__(self, wire, match, greeting):
        self.is_silent = False
        self.ending = RUNNING
        self.blamed = 0
        self._wire = wire
        self._match = match
        self._greeting = greeting
        self._here = match.rules.linked[1]
        self._silent_ms = 0
        self._changes = -1
        self._said = b""
        self._heard = b""
        self._other = _NOTHING  # the state that was heard last

    @property
    def waits(self):
        """Return whether it is for the other board to do something."""
        match = self._match
        if match.phase >= OVER:
            if self.ending:
                return False
            # each code was shown to the other board, which may have left then, and is the one that was sealed
            other = self._other
            ahead = other.round - match.round_number
            was_shown = ahead > 0 or (ahead == 0 and other.has_seen) or (self.is_silent and match.is_last)
            return not (was_shown and self._has_seen())
        if match.phase == SET:
            return False
        return self.is_silent or match.phase == MARK or match.breaker() != self._here or not match.round.salt

    def _has_seen(self):
        """Return whether no code that is broken here is still unknown."""
        mine = self._of(self._here)
        return mine is None or mine.hidden_code() is not None

    def tick(self, ms):
        """Say what stands here, which was kept before, and follow what is heard."""
        match = self._match
        wire = self._wire
        wire.rest_ms -= ms
        is_new = match.changes != self._changes
        if is_new or wire.rest_ms <= 0:
            self.say()
        content = wire.read()
        self._silent_ms = min(self._silent_ms + ms, SILENT_MS)
        if content is not None and content != self._heard:
            other = _unpacked(content, _STATE, _walk_state, match.rules.variant)
            if other is None or other.number != match.rules.linked[0] or other.player == self._here:
                content = None  # another match, or one's own echo
            else:
                self._heard = content
                self._other = other
                self._greeting = b""
        if content is not None:
            self._silent_ms = 0
        if content is not None or is_new:
            self._follow(self._other)
        self.is_silent = self._silent_ms == SILENT_MS

    def say(self):
        """Tell the other board what stands here now."""
        match = self._match
        if match.phase >= OVER and not self.ending and match.is_void:
            self._end(LEFT, self._here)
        if self._changes != match.changes:
            self._changes = match.changes
            self._said = packed(_STATE, _walk_state, self._state(), match.rules.variant)
        if self._greeting:
            self._wire.send(self._greeting)
        self._wire.send(self._said)

    def leave(self):
        """Tell the other board that this one leaves."""
        if not (self.ending or (self._match.phase >= OVER and self._match.is_last)):
            self._end(LEFT, self._here)
        self.say()

    def _of(self, player):
        """Return the code that a player breaks; None where that is not this round."""
        match = self._match
        side = (player - match.round_number) % 2
        return match.sides[side] if side < len(match.sides) else None

    def _state(self):
        match = self._match
        mine, theirs = self._of(self._here), self._of(1 - self._here)
        made = given = [(0, 0)]
        helps = seal = shown = salt = 0
        if mine is not None:
            made = made + mine.rows + [(mine.pending, 0)] * (mine.pending is not None)
            helps = mine.hints
        if theirs is not None and theirs.holder == HELD:
            given = given + theirs.rows
            seal = seal_number(theirs.variant, theirs.hidden_code(), theirs.salt)
            if match.phase >= OVER and not self.ending:
                shown, salt = theirs.hidden_code() + 1, theirs.salt
        at: tuple = (match.rules.linked[0], self._here, match.round_number, self.ending, self._has_seen())
        at += helps, seal, len(made) - 1, made[-1][0], len(given) - 1, given[-1][1], shown, salt
        return State(*at)

    def _follow(self, other):
        match, here = self._match, self._here
        there = 1 - here
        mine, theirs = self._of(here), self._of(there)
        if self.ending:
            return
        if other.ending:
            self._end(other.ending, there if other.ending == LEFT else here)
            return
        if other.round > match.round_number and not (match.phase >= OVER and self._has_seen()):
            self._end(OTHER_ROWS, there)
        if other.round != match.round_number or None in match.sides:
            return  # a code is being set here, or one of both still reads how the round before has ended
        if mine and other.seal and not mine.salt:
            mine.salt = other.seal
            match.changes += 1
        if mine and not mine.salt:
            return
        try:
            fault = (mine and self._follow_mine(other, mine)) or (theirs and self._follow_theirs(other, theirs))
        except ValueError:
            fault = OTHER_ROWS  # such a guess or a mark cannot be
        if fault:
            self._end(fault, there)

    def _follow_mine(self, other, mine):
        """Take over a mark of the code that is broken here, or the code once it is shown; return what is wrong."""
        match = self._match
        if other.seal not in (0, mine.salt):
            return BROKEN_SEAL
        made = len(mine.rows)
        if other.marks > made + (mine.pending is not None):
            return OTHER_ROWS
        if other.marks == made > 0 and other.mark != mine.rows[-1][1]:
            return WRONG_MARK
        if match.phase == MARK and other.marks > made:
            match.mark(other.mark)
        if match.phase >= OVER and other.shown and mine.hidden_code() is None:
            code = other.shown - 1
            if seal_number(mine.variant, code, other.salt) != mine.salt:
                return BROKEN_SEAL
            if not marks.fits(mine.variant, mine.rows, code):
                return WRONG_MARK
            mine.reveal(code)
            match.changes += 1
        return RUNNING

    def _follow_theirs(self, other, theirs):
        """Take over a guess at the code that lies here; return what is wrong with it."""
        match = self._match
        theirs.hints = other.helps
        followed = len(theirs.rows)
        if other.guesses > followed + 1 or (other.guesses == followed > 0 and other.guess != theirs.rows[-1][0]):
            return OTHER_ROWS
        if match.phase == GUESS and match.breaker() != self._here and other.guesses > followed:
            match.guess(other.guess)
        return RUNNING

    def _end(self, ending, blamed):
        """End the match without a score."""
        match = self._match
        self.ending = ending
        self.blamed = blamed
        if match.phase < OVER:
            match.give_up()
        for played in match.sides:
            played.end(VOID)
        match.changes += 1


def resumed(port, match, name):
    """Return the link for a match that was kept. The other board may still look for this one, and is greeted."""
    rules = match.rules
    number, here, _ = rules.linked
    numbers = divmod(number, _NUMBERS)
    game = rules.mode, rules.variant, max(rules.rounds, 2), rules.scoring
    greeting = numbers[here], 0 if here else _BEATS - 1, numbers[1 - here], game, name
    return Link(Wire(port), match, packed(_GREETING, _walk_greeting, greeting))


def _unpacked(content, kind, walk, *of):
    """Return what a content holds; None if it is of another kind, or damaged."""
    try:
        return unpacked(content, kind, walk, None, *of)
    except ValueError:
        return None


def _walk_greeting(box, of):
    """Walk over the number that was drawn here, the beats until another board was heard, the number of that, or 0, the
    mode, the variant, the number of rounds and the scoring that are wanted here, and the name.
    """
    number, waited, heard, game, name = of or (0, 0, 0, (LINKED[0], None, 2, SCORINGS[0]), "")
    mode, variant, rounds, scoring = game
    number = box.field(number, _NUMBERS)
    waited = box.field(waited, _BEATS)
    heard = box.field(heard, _NUMBERS)
    mode = LINKED[box.field(LINKED.index(mode), len(LINKED))]
    variant = variant_fields(box, variant)
    rounds = 2 * (box.field(rounds // 2 - 1, MOST_ROUNDS // 2) + 1)
    game = mode, variant, rounds, SCORINGS[box.field(SCORINGS.index(scoring), len(SCORINGS))]
    return number, waited, heard, game, name_field(box, name)


def _walk_state(box, of, variant):
    space, rows = variant.space, variant.rows + 1
    radices: tuple = (LINKS, 2, MOST_ROUNDS, ENDINGS, 2, HINTS, SEAL_SPACE)
    radices += (rows, space, rows, marks.space(variant), space + 1, SALT_SPACE)
    return State(*map(box.field, of or _NOTHING, radices))
