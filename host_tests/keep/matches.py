"""The saves of ordinary play: classic rounds of three to ten rows, their statistics, a setting now and then."""

from firmware.keep.log import MATCH, SETTINGS, STATISTICS

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


def rows(chance):
    head = bytearray(chance.randbytes(HEAD))
    board = b""
    for number in range(chance.choice(ROWS_PLAYED)):
        head[0] = number
        head[1 : 1 + CLOCK] = chance.randbytes(CLOCK)
        board += chance.randbytes(ROW)
        yield MATCH, bytes(head) + board
