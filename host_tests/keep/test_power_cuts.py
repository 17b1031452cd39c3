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
def test_the_first_write_of_all_can_be_cut():
    chance = random.Random(SEED)
    nothing = dict.fromkeys(KINDS)
    content = chance.randbytes(90)
    board = Board(chance, b"\xff" * 4096, None, False)
    for found, mended in after_cuts(board, lambda log: log.write(MATCH, content), 1, chance):
        assert found in (nothing, {**nothing, MATCH: content}), f"seed {SEED}"
        goes_on(mended, chance, mended.log(), found)


@pytest.mark.slow
@pytest.mark.no_cover
def test_a_log_can_be_cut_while_it_is_erased():
    chance = random.Random(SEED)
    board = Board(chance, b"\xff" * 4096, None, True)
    for write in played(chance, rounds=3):
        board.log().write(*write)
    before = state(board.log())
    for found, _ in after_cuts(board, Log.erase, 3, chance):
        assert found in (before, dict.fromkeys(KINDS)), f"seed {SEED}"


@pytest.mark.no_cover
@pytest.mark.parametrize("spared", [True, False], ids=["with a spare", "without"])
def test_a_log_can_be_cut_while_a_kind_is_forgotten(spared):
    """Without a spare this is the one window in which something can be lost, of any kind."""
    chance = random.Random(SEED)
    board = Board(chance, b"\xff" * 4096, None, spared)
    kept = {kind: [None] for kind in KINDS}
    for kind, content in (*played(chance, rounds=2), *((kind, chance.randbytes(40)) for kind in KINDS)):
        board.log().write(kind, content)
        kept[kind].append(content)
    before = state(board.log())
    for found, _ in after_cuts(board, lambda log: log.forget(MATCH), 11, chance):
        assert not spared or found in (before, {**before, MATCH: None}), f"seed {SEED}"
        assert all(found[kind] in kept[kind] for kind in KINDS), f"seed {SEED}"
