"""The saves of ordinary play: classic rounds of three to ten rows, their statistics, a setting now and then."""

from firmware.engine.variant import named
from firmware.game import mistakes
from firmware.keep.log import MATCH, MISTAKES, SETTINGS, STATISTICS
from host_tests.inside import inside

CLASSIC = named("classic")
HEAD = 24  # of a match: kind, variant, secret, clock
CLOCK = 4
ROW = 7  # ten rows and the header are 94 bytes; a classic match may take 96
ROWS_PLAYED = (3, 4, 5, 5, 5, 6, 6, 7, 8, 10)
SETTINGS_BYTES = 24
STATISTICS_BYTES = 100


def played(chance, rounds):
    """Each (kind, content) that these rounds write; a MATCH is a committed row."""
    settings = bytearray(chance.randbytes(SETTINGS_BYTES))
    statistics = bytearray(STATISTICS_BYTES)
    for _ in range(rounds):
        if chance.randrange(5) == 0:
            settings[chance.randrange(SETTINGS_BYTES)] = chance.randrange(256)
            yield SETTINGS, bytes(settings)
        yield from rows(chance)
        for _ in range(6):
            statistics[chance.randrange(STATISTICS_BYTES)] += 1
        yield STATISTICS, bytes(statistics)


def with_mistakes(chance, writes):
    """Each of these writes, and after those of the statistics the mistakes: made, now and then solved."""
    put = inside(mistakes, "_put", "the rounds that lose so much would have to be played first")
    kept = b""
    for kind, content in writes:
        yield kind, content
        if kind == STATISTICS:
            lost = chance.choice((0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 10))
            rows = [(chance.randrange(1296), 1) for _ in range(chance.randrange(5))]
            if lost > 2:
                kept = put(kept, lost, CLASSIC, False, rows, chance.randrange(1296))
            if mistakes.places(kept) and chance.randrange(4) == 0:
                kept = mistakes.solve(kept, chance.choice(mistakes.places(kept)), chance.randrange(1, 9999))
            yield MISTAKES, kept


def rows(chance):
    head = bytearray(chance.randbytes(HEAD))
    board = b""
    for number in range(chance.choice(ROWS_PLAYED)):
        head[0] = number
        head[1 : 1 + CLOCK] = chance.randbytes(CLOCK)
        board += chance.randbytes(ROW)
        yield MATCH, bytes(head) + board
