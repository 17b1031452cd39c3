"""The index: what it says about the self-test and about a matrix of one's own is true."""

from firmware.device.wiring import way
from firmware.ui.lights import selftest
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules
from tools.docs.wiring import index


def test_the_table_knows_every_corner_and_both_ways_from_it():
    lines = [tuple(line.strip("| ").split(" | ")[:2]) for line in index.laid().splitlines()[2:]]
    assert len(set(lines)) == len(lines) == 8


def test_the_red_light_of_the_test_runs_along_the_chain_where_a_profile_has_no_word():
    """A frame's places go to the pixels in turn, so that on the real matrix they light in the order of its chain."""
    hand = Hand(rules("break"))
    selftest.begin(hand.lights)
    came = []
    while len(came) < 64:
        hand.wait(30)
        lit = [place for place, sign in enumerate("".join(hand.look())) if sign == "R"]
        assert len(lit) >= len(came)
        came += [place for place in lit if place not in came]
    assert came == list(range(64))
    for words in index.LAID:
        assert [way(8, 8, **words)[place] for place in came] == list(way(8, 8, **words))
