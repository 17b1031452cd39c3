"""Two boards without lights, joined by a cable that loses, doubles, delays, cuts and garbles bytes by a seed."""

import random
from collections import deque

from firmware.engine import codes
from firmware.game import saved, score
from firmware.game.match import GUESS, OVER, SET, Match
from firmware.game.rules import agree
from firmware.game.wire import Meeting, resumed

TURN_MS = 20


class End:
    """One end of a cable: read and written like busio.UART. Of every 1000 frames so many are in `trouble`."""

    def __init__(self, chance, trouble=0):
        self.chance = chance
        self.trouble = trouble
        self.is_pulled = False
        self.written: list[bytes] = []
        self.coming: deque[int] = deque()
        self._late: deque[bytes] = deque(maxlen=20)  # with more, a wire would bring little else
        self.other = self

    @property
    def in_waiting(self):
        return len(self.coming)

    def readinto(self, room):
        room[0] = self.coming.popleft()
        return 1

    def write(self, frame):
        self.written.append(frame)
        if not (self.is_pulled or self.other.is_pulled):
            for part in self._roughened(frame) if self.chance.randrange(1000) < self.trouble else (frame,):
                self.other.coming.extend(part)
        return len(frame)

    def _roughened(self, frame):
        chance = self.chance
        some = bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
        at = chance.randrange(len(frame))
        self._late.append(frame)
        return chance.choice(
            (
                (),
                (frame, frame),
                (frame[:at],),
                (frame[at:],),
                (frame[:at], some, frame[at:]),
                (frame[:at], bytes([frame[at] ^ 1 << chance.randrange(8)]), frame[at + 1 :]),
                (some,),
                tuple(self._late)[-1 - chance.randrange(len(self._late)) :],
            )
        )


class Plug:
    """The end of a cable that leads to a virtual board."""

    def __init__(self):
        self.board = None

    @property
    def in_waiting(self):
        return len(self.board.said)

    def readinto(self, room):
        room[0] = self.board.said.pop(0)

    def write(self, frame):
        self.board.heard += frame


class Board:
    """A board and its person, who looks for the other at once, sets a code, guesses by chance, and goes on."""

    def __init__(self, end, variant, name="", seed=1, rows=99, game=("race", 2, "rows")):
        self.end = end
        self.chance = random.Random(seed)
        self.match = None
        self.link = None
        mode, rounds, scoring = game
        self.meeting = Meeting(end, self.chance.randrange, (mode, variant, rounds, scoring), name)
        self._name = name
        self._rows = rows  # the row in which the code is found
        self.code = None

    @property
    def variant(self):
        return self.match.rules.variant

    @property
    def told(self):
        """Return how it ended: without a score, or with this one."""
        return (self.link.ending, self.link.blamed) if self.link.ending else score.standing(self.match)

    @property
    def round_to_break(self):
        """Return the round whose code lies on the other board; None where that is not this one."""
        here = self.match.rules.linked[1]
        return next((side for at, side in enumerate(self.match.sides) if self.match.breaker(at) == here), None)

    @property
    def is_over(self):
        return self.link is not None and self.match.phase >= OVER and self.match.is_last and not self.link.waits

    def turn(self, ms=TURN_MS):
        if self.link is None:
            met = self.meeting.tick(ms)
            if met is not None:
                self.begin(*met)
        else:
            self.match.tick(ms)
            self.link.tick(ms)

    def begin(self, game, linked):
        mode, variant, rounds, scoring = game
        rules = agree(mode, variant, rounds=rounds, scoring=scoring, linked=linked)
        self.match = Match(rules, self.chance.randrange)
        self.link = self.meeting.link(self.match)

    def lose_power(self):
        """Come back with the match that was kept."""
        self.match = saved.load(saved.dump(self.match), self.chance.randrange)
        self.link = resumed(self.end, self.match, self._name)

    def play(self, other):
        """Do one thing that the match wants of a person."""
        if self.link is None or self.link.waits or other.link is None:
            return
        if self.match.phase == SET:
            self.code = codes.draw(self.variant, self.chance.randrange)
            self.match.set_code(self.code)
        elif self.match.phase == GUESS:
            found = len(self.match.round.rows) + 1 >= self._rows
            self.match.guess(other.code if found else codes.draw(self.variant, self.chance.randrange))
        elif self.match.phase == OVER and not self.match.is_last:
            self.match.next()


def pair(variant, trouble=0, seed=1, rows=(99, 99), game=("race", 2, "rows")):
    """Return two boards, whose cable has such trouble."""
    chance = random.Random(seed)
    ends = End(chance, trouble), End(chance, trouble)
    ends[0].other, ends[1].other = ends[1], ends[0]
    return [
        Board(end, variant, name, seed * 2 + at, rows[at], game)
        for at, (end, name) in enumerate(zip(ends, ("Anna", "Борис"), strict=True))
    ]


def run(boards, most=20_000, until=None):
    """Let both play until both are over, or until something is so before one of them acts."""
    for _ in range(most):
        for board, other in (boards, boards[::-1]):
            board.turn()
            if until(boards) if until else all(board.is_over for board in boards):
                return boards
            board.play(other)
    raise AssertionError("they never come to an end")


def turns(many):
    """Return something that is so after so many turns."""
    left = iter(range(many))
    return lambda _: next(left, None) is None


def meet(boards):
    """Let both find each other, and say so, and return the first in front."""
    run(boards, until=lambda _: all(board.link for board in boards))
    for board in boards:
        board.turn(0)
    return sorted(boards, key=lambda board: board.match.rules.linked[1])
