"""The wear of the sector by erasing it: the model of the sector counts the rows for each erase.

The game's own matches are short. The log is made for more: 94 bytes for a classic match of ten rows.
"""

import random
from itertools import cycle

import pytest

from firmware.engine import codes
from firmware.engine.variant import named
from firmware.game import saved
from firmware.game.match import OVER, Match
from firmware.game.rules import agree
from firmware.game.statistics import Statistics
from firmware.keep.log import MATCH, STATISTICS, Log
from host_tests.keep.matches import ROWS_PLAYED, played, with_mistakes
from host_tests.keep.sector import Sector


def of_the_game(chance, rounds):
    """Yield the writes of the game's own rounds, of four variants by turns."""
    statistics = Statistics()
    variants = cycle([named(name) for name in ("classic", "super", "bulls", "blanks")])
    for _ in range(rounds):
        match = Match(agree("break", next(variants)), chance.randrange)
        while match.busy:
            match.tick(1)
        for left in reversed(range(chance.choice(ROWS_PLAYED))):
            wrong = codes.draw(match.rules.variant, chance.randrange)
            match.guess(wrong if left else match.round.hidden_code())
            if match.phase == OVER:
                statistics.note(match)
                rounds = statistics.all_pars[0]
                statistics.pars[rounds % 20 : rounds % 20 + 1] = [chance.randrange(-3, 4)]
                statistics.all_pars = rounds + 1, 0
                statistics.losses.add((chance.randrange(2), *(chance.randrange(20) for _ in range(4))))
            yield MATCH, saved.dump(match)
            if match.phase == OVER:
                break
        yield STATISTICS, statistics.dump()


@pytest.mark.parametrize("play", [of_the_game, played], ids=["the game's own", "as large as promised"])
def test_at_least_sixty_committed_rows_come_to_an_erase(play, summary):
    chance = random.Random(7)
    sector = Sector(chance)
    log = Log(sector)
    rows = largest = 0
    writes = play(chance, 400)
    for kind, content in with_mistakes(chance, writes) if play is of_the_game else writes:
        log.write(kind, content)
        rows += kind == MATCH
        largest = max(largest, len(content))
    each = rows // sector.erases
    summary(f"Saves of at most {largest} bytes: {rows:,} rows took {sector.erases} erases, one in {each} rows.")
    assert each >= 60
    assert log.erases == Log(sector).erases == sector.erases
