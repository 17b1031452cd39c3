"""The power is cut at every step of every write over whole matches: the state before or the one after is found.

Only while a full memory is rewritten can something be lost.

Every run draws a new seed; a failure names it, and PEGLIGHT_SEED repeats it.
"""

import os
import random

import pytest

from firmware.keep.log import MATCH, MISTAKES, SETTINGS, STATISTICS, Log
from host_tests import runs
from host_tests.keep.matches import played, with_mistakes
from host_tests.keep.sector import Power, PowerCut, Sector

SEED = int(os.environ.get("PEGLIGHT_SEED") or random.randrange(2**32))
KINDS = (MATCH, SETTINGS, STATISTICS, MISTAKES)
MOST_ROUNDS = 1000  # each run is over long before
EVERY = runs.of(21, 9, 1)  # cut at every step, or at every so many
OF_A_REWRITE = 16 * EVERY + 1
ENOUGH = runs.of(300, 1000, 20_000)


class Board:
    """A sector with power for so many steps."""

    def __init__(self, chance, content=b"\xff" * 4096, steps=None):
        self.power = Power(steps)
        self.sector = Sector(chance, content, self.power)

    def again(self, chance, steps=None):
        return Board(chance, self.sector.content, steps)

    def log(self):
        return Log(self.sector)


def state(log):
    """Return what is kept of each kind; an empty first content is none."""
    return {kind: log.read(kind) or b"" for kind in KINDS}


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
def test_a_power_cut_leaves_the_state_before_or_after(summary):
    chance = random.Random(SEED)
    board = Board(chance)
    survived = rewritings = lost = 0
    before = state(board.log())
    for write in with_mistakes(chance, played(chance, MOST_ROUNDS)):
        if survived >= ENOUGH and rewritings:
            break
        done = board.again(chance)
        done.log().write(*write)
        after = {**before, write[0]: write[1]}
        rewritten = done.sector.erases > 0
        rewritings += rewritten
        every = OF_A_REWRITE if rewritten else EVERY
        for steps in range(chance.randrange(every), done.power.used, every):
            mended = cut(board, chance, write, steps)
            log = mended.log()
            found = state(log)
            is_kept = found in (before, after)
            assert is_kept or rewritten, f"seed {SEED}: neither before nor after, at step {steps} of {write}"
            survived += is_kept
            lost += not is_kept
            if steps % 8 == 0:
                goes_on(mended, chance, log, found)
        board, before = done, after
    summary(f"Power cuts: {survived:,} lost nothing, and {lost:,} did, all while the log was rewritten.")
    assert survived >= ENOUGH
    assert rewritings >= 1


def goes_on(board, chance, log, found):
    """Check that a write after a cut is kept, behind whatever the cut left."""
    write = chance.choice(KINDS), chance.randbytes(30)
    log.write(*write)
    assert state(board.again(chance).log()) == {**found, write[0]: write[1]}, f"seed {SEED}"


def after_cuts(board, act, every, chance):
    """Yield the states that cuts at every so many steps of this act lead to, and the boards."""
    whole = board.again(chance)
    act(whole.log())
    for steps in range(0, whole.power.used, every):
        torn = board.again(chance, steps)
        with pytest.raises(PowerCut):
            act(torn.log())
        mended = torn.again(chance)
        yield state(mended.log()), mended


@pytest.mark.no_cover
def test_a_cut_while_it_forgets_leaves_nothing_or_what_was_kept():
    chance = random.Random(SEED)
    board = Board(chance)
    kept = {kind: [b""] for kind in KINDS}
    for kind, content in (
        *with_mistakes(chance, played(chance, rounds=2)),
        *((kind, chance.randbytes(40)) for kind in KINDS),
    ):
        board.log().write(kind, content)
        kept[kind].append(content)
    for found, _ in after_cuts(board, lambda log: log.forget(MATCH), 11, chance):
        assert all(found[kind] in kept[kind] for kind in KINDS), f"seed {SEED}"
