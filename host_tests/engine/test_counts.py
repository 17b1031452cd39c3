"""How many codes each row of a finished round left."""

from firmware.engine import codes, marks, ranks
from firmware.engine.counts import counts
from firmware.engine.games import named
from tools.rounds import finish

CLASSIC = named("classic")


def test_the_codes_that_fit_are_counted_at_first_and_by_row():
    secret, *guesses = (codes.pack(CLASSIC, pegs) for pegs in ([3, 0, 5, 5], [0, 0, 1, 1], [0, 0, 0, 0], [3, 0, 5, 5]))
    rows = [(guess, marks.score(CLASSIC, guess, secret)) for guess in guesses]
    left = []
    finish(counts(CLASSIC, rows, left))
    fitting = [sum(marks.fits(CLASSIC, rows[:number], code) for code in ranks.walk(CLASSIC)) for number in range(4)]
    assert fitting == [1296, 256, 128, 1]
    assert left == [(count, False) for count in fitting]
