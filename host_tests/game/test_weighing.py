"""The weighing of an evil round: where not all codes are looked through, and in large games."""

import random

from firmware.engine import marks, ranks
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game.weighing import Weighed
from host_tests.engine.positions import fitting
from host_tests.game.matches import CLASSIC, code
from tools.rounds import finish


def test_the_witness_stands_for_the_codes_not_looked_at():
    guess, witness = code("1111"), code("2222")
    weighed = Weighed(CLASSIC, guess, witness, random.Random(1).randrange)
    assert weighed.heaviest() == (0, witness)
    weighed = Weighed(CLASSIC, guess, guess, random.Random(1).randrange)
    assert weighed.heaviest() == (marks.solved(CLASSIC), guess)


def test_a_large_space_is_weighed_by_a_fair_draw():
    variant = Variant(8, 8)
    randrange = random.Random(1).randrange
    guess, witness = code("11223344", variant), code("55667788", variant)
    weighed = Weighed(variant, guess, witness, randrange)
    finish(weighed.weigh([]))
    mark, found = weighed.heaviest()
    assert marks.score(variant, guess, found) == mark
    assert mark in [marks.mark_of(exact, near) for exact in (0, 1) for near in (2, 3, 4)]


def test_evil_keeps_the_most_codes_alive_in_the_super_game_too():
    variant = named("super")
    chance = random.Random(4)
    guesses = [ranks.draw(variant, chance.randrange) for _ in range(3)]
    rows = []
    for guess in guesses:
        fit = fitting(variant, rows)
        weighed = Weighed(variant, guess, fit[0], chance.randrange)
        finish(weighed.weigh(rows))
        mark, witness = weighed.heaviest()
        left = {}
        for secret in fit:
            left.setdefault(marks.score(variant, guess, secret), []).append(secret)
        assert len(left[mark]) == max(map(len, left.values()))
        assert witness in left[mark]
        rows.append((guess, mark))
