"""The ways to play, and what else can be chosen for a match.

A way to play is a row of the table. `players` begin with the one who guesses first; None means that up to `most` are
chosen, and each round the next guesses while the one before holds the code. Where `rounds` is None they are chosen too.
`sides` is how many codes are guessed at a time, by turns. `scoring` is the usual one of SCORINGS, or NO_SCORE where
nobody keeps a score; another can be chosen where one code is guessed at a time. `source` tells where a code comes from
that everybody can play: the number of a round, the day, the rows of a puzzle, or a challenge; any other is DEALT. A
mode that does not count is practice: it touches no statistics, and a person takes rows back.
"""

from collections import namedtuple

PERSON = 0
DEVICE = 1
ELSEWHERE = 2

MOST_ROUNDS = 20
NO_CLOCK = "off"
MOST_PLAYERS = 5
LONGEST_NAME = 8  # signs
NO_SCORE = ""
DAYS = 36525  # that a code may be of, see day.py
DEALT = ""
NUMBER = "number"
DAY = "day"
PUZZLE = "puzzle"
CHALLENGE = "challenge"
LINKED = ("race", "duel", "match")  # that go over a wire, too
LINKS = 1 << 60  # numbers of matches over one
PUZZLES = 1000  # that have a number, see puzzle.py
STEPS = 5  # of how hard they are
Mode = namedtuple("Mode", ("name", "players", "most", "rounds", "sides", "scoring", "source", "counts"))
TABLE = (
    Mode("day", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, DAY, True),
    Mode("break", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("make", (DEVICE, PERSON), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("duel", (PERSON, PERSON), 2, 2, 1, "penalty", DEALT, True),
    Mode("match", None, MOST_PLAYERS, None, 1, "rows", DEALT, True),
    Mode("race", None, 2, 1, 2, "penalty", DEALT, True),
    Mode("puzzle", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, PUZZLE, True),
    Mode("helper", (PERSON, ELSEWHERE), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("watch", (DEVICE, DEVICE), 2, 1, 1, NO_SCORE, DEALT, True),
    Mode("number", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, NUMBER, True),
    Mode("practice", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, DEALT, False),
    Mode("challenge", (PERSON, DEVICE), 2, 1, 1, NO_SCORE, CHALLENGE, True),
)
MODES = tuple([mode.name for mode in TABLE])
LEVELS: tuple = ("book", "chaotic", "entropy", "expected", "first", "five", "genetic", "minimax", "next", "parts")
LEVELS += ("random", "sampled", "spread", "tenth")
DEALS = ("uniform", "mixed", "evil")
CLOCKS = (NO_CLOCK, "30", "60", "180", "300", "600")
SCORINGS = ("rows", "penalty", "ten", "rounds", "pegs", "second")


def mode_of(name):
    """Return the row of this mode."""
    return TABLE[MODES.index(name)]


def rounds_for(players):
    """Return the numbers of rounds that are even and let each player guess and make equally often."""
    fewest = players * (1 + players % 2)
    return list(range(fewest, MOST_ROUNDS + 1, fewest))


def telling(code):
    """Return what tells a code, so that no public name leads straight to it."""
    return lambda: code
