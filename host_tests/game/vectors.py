"""Vectors that must hold in every interpreter, in the board's language: rounds, numbers, days, a seal and a result.

`failures()` yields a sentence for each that does not. Each match is saved and loaded after every call.
"""

# ruff: noqa: B905, UP028, UP032
from binascii import crc32

from firmware.engine import codes, marks
from firmware.engine.variant import Variant, named
from firmware.game import challenge, day, number, seal
from firmware.game.match import CHECK, DISPUTE, DONE, GUESS, HAND, MARK, OVER, READY, SET, THINK, Match
from firmware.game.round import HEAD
from firmware.game.rules import agree
from firmware.game.saved import dump, load
from firmware.game.statistics import Statistics

SECRET = 476  # 3 2 2 3, colours counted from 1
WRONG = 1295

# The mode and the rules, how many guesses go wrong, and the answer to a wrong mark; then the result:
# the rows of each round and side, the scores, and a checksum over all that was saved on the way.
OWN = {"people": 2, "device": False, "rounds": 4, "scoring": "pegs", "own": ((4, 6, True, False, 3), (4, 6))}
THREE = {"people": 2, "rounds": 6, "scoring": "penalty", "level": "first"}
PUZZLE = {"code": 700, "given_rows": (7, 8), "puzzle": 17, "variant": (4, 6, True, False, 3)}
PLACES = {"variant": (10, 10, True, True, 20, "places")}
EXACT = {"variant": (3, 4, False, True, 8, "exact"), "level": "entropy"}
ROUNDS = (
    ("break", {"deal": "mixed"}, 3, None, [4], [1, 0], 2551539122),
    ("break", {"deal": "evil", "level": "first"}, 4, None, [10], [0, 1], 2093301654),
    ("make", {"level": "next"}, 0, "correct", [5], [1, 0], 2158757972),
    ("make", {"level": "first"}, 0, "insist", [6], [1, 0], 1271942280),
    ("make", {"sealed": True, "level": "parts"}, 0, None, [6], [1, 0], 1669302357),
    ("duel", {"clock": "30"}, 2, None, [3, 3], [3, 3], 914577111),
    ("match", THREE, 5, None, [6, 6, 6, 6, 6, 6], [12, 12, 12], 2427514139),
    ("match", OWN, 5, None, [3, 6, 3, 6], [8, 8], 3373963787),
    ("race", {"level": "first"}, 9, None, [6, 6], [7, 6], 4226654661),
    ("helper", {}, 2, None, [3], [1, 0], 2640608633),
    ("number", {"code": 700}, 20, None, [10], [0, 1], 3728872372),
    ("challenge", {"code": 700, "challenge": (5, "Anna", 1, (4, 1), (0, 0))}, 2, None, [3], [1, 0], 751170414),
    ("day", {"day": 9823}, 2, None, [3], [1, 0], 7445922),
    ("puzzle", PUZZLE, 0, None, [3], [1, 0], 1954494537),
    ("break", PLACES, 19, None, [20], [1, 0], 2477694879),
    ("make", EXACT, 0, None, [1], [1, 0], 1939811464),
)

NUMBERS = (
    ("HA8H-Q9", (4, 6), (0, 3, 2, 2)),
    ("R7KB-H086-ZT3", (10, 10, True, True, 20, "places"), (10,) * 10),
    ("2412-9ZF", (4, 10, True, False, 20, "exact", False), (8, 9, 9, 9)),
)

# the date, the game, the code of that day
DAYS = (
    ("2026-11-22", (4, 6), (5, 2, 4, 2)),
    ("2028-02-29", (10, 10, False, True, 20, "places"), (1, 2, 6, 4, 7, 0, 10, 9, 8, 3)),
    ("2099-12-31", (4, 10, False, False, 10, "classic", False), (0, 8, 4, 3)),
)

# the code, the random value, the check number
SEAL = ((0, 3, 2, 2), 0x00C0FFEE00C0FFEE, "b241 54a9 de44 f937 a7f5 90fc 4012 32f5")

# a result of the classic game with a code back: the code, what was sent, and the answer
RESULT = (
    "3D6R-KW8D-31EA-JJKY-4QEJ-C473-6AMA-X4F7-0TT0-HRG8-5TFM-7YPC-EK",
    522,
    (12345678, "Anna", 1, (4, 1), (0, 0)),
    ("Юля", (252, 522), 1, (7, 99)),
)


class Chance:
    """The same numbers everywhere: a generator of Lehmer's."""

    def __init__(self, seed):
        self.state = seed

    def randrange(self, stop):
        self.state = self.state * 48271 % 2147483647
        return self.state % stop


def failures():
    for check in (_rounds, _numbers, _days, _seal, _result):
        for failure in check():
            yield failure


def _rounds():
    for told in ROUNDS:
        mode, more, wrong, lie = told[:4]
        found = played(mode, more, wrong, lie)
        if found != told[4:]:
            yield "{} {} ended as {}".format(mode, more, found)


def played(mode, more, wrong, lie):
    """Play a match from its first call to its end; return its rows, its scores and the checksum."""
    more = dict(more)
    variant = Variant(*more.pop("variant", (4, 6)))
    more["own"] = [Variant(*own) for own in more.pop("own", ())]
    chance = Chance(42)
    statistics = Statistics()
    match = Match(agree(mode, variant, **more), chance.randrange)
    rows = []
    sum_of_all = 0
    while match.phase != DONE:
        _go_on(match, wrong, lie)
        if match.phase == OVER:
            statistics.note(match)
            rows += [len(side.rows) for side in match.sides]
        saved = dump(match)
        sum_of_all = crc32(saved, sum_of_all)
        was_disputed = match.phase == DISPUTE
        match = load(saved, chance.randrange)
        if was_disputed:
            _work(match)  # the contradiction is found again
        if dump(match) != saved:
            return "what was loaded is another match in phase {}".format(match.phase)
    return rows, match.scores, crc32(statistics.dump(), sum_of_all)


def _go_on(match, wrong, lie):
    phase, played = match.phase, match.round
    variant = match.rules.variant
    secret = SECRET % variant.space if variant.repeats else next(codes.walk(variant))
    if phase == SET:
        match.set_code(secret)
    elif phase in (READY, HAND):
        match.ready()
    elif phase == GUESS:
        known = SECRET if played.holder == HEAD else played.hidden_code()
        match.guess(WRONG % variant.space if len(played.rows) < wrong and WRONG % variant.space != known else known)
    elif phase == MARK:
        match.mark(0 if lie and len(played.rows) == 1 else marks.score(variant, played.pending, secret))
    elif phase in (THINK, CHECK):
        _work(match)
    elif phase == OVER:
        match.next()
    elif lie == "insist":
        match.insist()
    else:
        _work(match)
        finding = match.findings[0]
        match.correct(list(zip(finding.rows, finding.mends[0].marks)))


def _work(match):
    while match.busy:
        match.tick(1)


def _numbers():
    for text, key, digits in NUMBERS:
        variant = Variant(*key)
        code = codes.pack(variant, list(digits))
        if number.write(variant, code) != text:
            yield "{} is written {}".format(text, number.write(variant, code))
        if number.read(text.lower()) != (variant, code):
            yield "{} is read as another round".format(text)


def _days():
    for date, key, digits in DAYS:
        variant = Variant(*key)
        code = day.code(variant, day.read(date))
        if code != codes.pack(variant, list(digits)):
            yield "the code of {} is {}".format(date, code)
        if day.write(day.read(date)) != date:
            yield "{} is another day".format(date)


def _seal():
    digits, salt, told = SEAL
    classic = named("classic")
    found = seal.grouped(seal.number(classic, codes.pack(classic, list(digits)), salt))
    if found != told:
        yield "the seal is {} and not {}".format(found, told)


def _result():
    text, code, sent, answer = RESULT
    there = challenge.Challenge(named("classic"), code, sent, answer)
    if challenge.write(there) != text:
        yield "the result is written {}".format(challenge.write(there))
    if challenge.read(text) != there:
        yield "the result is read as another"
