"""The power is cut at every step of every write over whole matches: the state before or the one after is found.

Every run draws a new seed; a failure names it, and PEGLIGHT_SEED repeats it.
"""

import os
import random
from collections import Counter

import pytest

from firmware.keep.log import MATCH, SETTINGS, STATISTICS, Log
from host_tests import runs
from host_tests.keep.matches import played
from host_tests.keep.sector import Place, Power, PowerCut, Sector
from tools.front.spare import Spare

SEED = int(os.environ.get("PEGLIGHT_SEED") or random.randrange(2**32))
KINDS = (MATCH, SETTINGS, STATISTICS)
ROUNDS = runs.of(20, 20, 30)
EVERY = runs.of(21, 9, 1)  # cut at every step, or at every so many
ENOUGH = runs.of(300, 1000, 10_000)  # this many with a spare, and as many without


class Board:
    """A sector and perhaps a spare, with power for so many steps."""

    def __init__(self, chance, content, kept, spared, steps=None):
        self.power = Power(steps)
        self.sector = Sector(chance, content, self.power)
        self.place = Place(self.power, kept) if spared else None

    def again(self, chance, steps=None):
        kept = self.place.content if self.place else None
        return Board(chance, self.sector.content, kept, self.place is not None, steps)

    def log(self):
        return Log(self.sector, self.place and Spare(self.place))


def state(log):
    return {kind: log.read(kind) for kind in KINDS}


def cut(board, chance, write, steps):
    """Cut the power at this step of the write, and at times again while it is mended; return the board."""
    board = board.again(chance, steps)
    with pytest.raises(PowerCut):
        board.log().write(*write)
    for _ in range(chance.choice((0, 0, 1, 3))):
        board = board.again(chance, chance.randrange(5000))
        try:
            board.log()
        except PowerCut:
            continue
    return board.again(chance)


@pytest.mark.no_cover
@pytest.mark.parametrize("spared", [True, False], ids=["with a spare", "without"])
def test_a_power_cut_leaves_the_state_before_or_after(spared, summary):
    chance = random.Random(SEED)
    board = Board(chance, b"\xff" * 4096, None, spared)
    counts = Counter()
    before = state(board.log())
    for write in played(chance, ROUNDS):
        done = board.again(chance)
        done.log().write(*write)
        after = {**before, write[0]: write[1]}
        rewritten = done.sector.erases > 0
        counts["rewritings"] += rewritten
        for steps in range(chance.randrange(EVERY), done.power.used, EVERY):
            mended = cut(board, chance, write, steps)
            log = mended.log()
            found = state(log)
            counts["cuts"] += 1
            if found not in (before, after):
                counts["lost"] += 1
                assert (rewritten, spared) == (True, False), (
                    f"seed {SEED}: neither before nor after, at step {steps} of {write}"
                )
            if steps % 8 == 0:
                goes_on(mended, chance, log, found)
        board, before = done, after
    spare = "with a spare" if spared else "without a spare"
    summary(
        f"Power cuts {spare}: {counts['cuts']:,}; state lost in {counts['lost']:,}, all while the log was rewritten."
    )
    assert counts["cuts"] >= ENOUGH
    assert counts["rewritings"] >= 1


def goes_on(board, chance, log, found):
    """Check that a write after a cut is kept, behind whatever the cut left."""
    write = chance.choice(KINDS), chance.randbytes(30)
    log.write(*write)
    assert state(board.again(chance).log()) == {**found, write[0]: write[1]}, f"seed {SEED}"


@pytest.mark.no_cover
def test_the_first_write_of_all_can_be_cut():
    chance = random.Random(SEED)
    board = Board(chance, b"\xff" * 4096, None, False)
    nothing = dict.fromkeys(KINDS)
    write = MATCH, chance.randbytes(90)
    done = board.again(chance)
    done.log().write(*write)
    for steps in range(done.power.used):
        mended = cut(board, chance, write, steps)
        log = mended.log()
        assert state(log) in (nothing, {**nothing, MATCH: write[1]}), f"seed {SEED}"
        goes_on(mended, chance, log, state(log))


@pytest.mark.slow
@pytest.mark.no_cover
def test_a_log_can_be_cut_while_it_is_erased():
    chance = random.Random(SEED)
    board = Board(chance, b"\xff" * 4096, None, True)
    for write in played(chance, rounds=3):
        board.log().write(*write)
    before, nothing = state(board.log()), dict.fromkeys(KINDS)
    whole = board.again(chance)
    whole.log().erase()
    for steps in range(0, whole.power.used, 3):
        torn = board.again(chance, steps)
        with pytest.raises(PowerCut):
            torn.log().erase()
        assert state(torn.again(chance).log()) in (before, nothing), f"seed {SEED}"


@pytest.mark.no_cover
@pytest.mark.parametrize("spared", [True, False], ids=["with a spare", "without"])
def test_a_log_can_be_cut_while_a_kind_is_forgotten(spared):
    chance = random.Random(SEED)
    board = Board(chance, b"\xff" * 4096, None, spared)
    kept = {kind: [None] for kind in KINDS}
    for kind, content in (*played(chance, rounds=2), *((kind, chance.randbytes(40)) for kind in KINDS)):
        board.log().write(kind, content)
        kept[kind].append(content)
    before = state(board.log())
    after = {**before, MATCH: None}
    whole = board.again(chance)
    whole.log().forget(MATCH)
    assert state(whole.again(chance).log()) == after
    assert whole.sector.erases == 1, "the one window in which a board without a spare can lose something"
    for steps in range(0, whole.power.used, 11):
        torn = board.again(chance, steps)
        with pytest.raises(PowerCut):
            torn.log().forget(MATCH)
        found = state(torn.again(chance).log())
        if spared:
            assert found in (before, after), f"seed {SEED}"
        assert all(found[kind] in kept[kind] for kind in KINDS), f"seed {SEED}"
