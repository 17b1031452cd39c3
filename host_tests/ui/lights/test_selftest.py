"""The self-test: it reaches every light, and every key answers."""

import pytest

from firmware import VERSION
from firmware.ui.lights import selftest
from firmware.ui.palette import NAMES
from host_tests.ui.hand import Hand
from host_tests.ui.pictures import lines
from host_tests.ui.talk import rules


def test_every_light_is_lit_in_red_green_and_blue():
    hand = Hand(rules("break"), (8, 1))
    selftest.begin(hand.lights)
    seen = set()
    for _ in range(40):
        hand.wait(60)
        seen.add(hand.look()[0])
    assert {sign * lit + "." * (8 - lit) for sign in "RGB" for lit in range(1, 9)} <= seen


def test_after_the_lights_the_version_is_told_and_the_test_goes_on():
    hand = Hand(rules("break"), (4, 8))
    selftest.begin(hand.lights)
    hand.wait(3 * 32 * 60)
    assert hand.said == VERSION
    hand.press("U")
    assert hand.said is None
    hand.press("U")
    assert "#" in "".join(hand.look())


def test_every_key_lights_its_place_and_sounds():
    hand = Hand(rules("break"))
    selftest.begin(hand.lights)
    tones = set()
    for number, key in enumerate("LRUDO"):
        hand.press(key)
        assert hand.look()[0] == "." * number + "#" + "." * (7 - number)
        tones.add(hand.lights.sounds.hz)
    assert len(tones - {0}) == 5


def test_it_is_drawn_anew_with_a_light_or_a_key_alone():
    hand = Hand(rules("break"))
    selftest.begin(hand.lights)
    hand.wait(60)
    test = hand.top
    hand.look()
    assert not test.stale
    hand.press("U")
    test.draw(bytearray(64), False)
    assert not test.stale


def test_back_twice_leaves_and_so_does_the_menu():
    hand = Hand(rules("break"))
    selftest.begin(hand.lights)
    hand.press("BUB")
    assert hand.top is not None
    hand.press("B")
    assert hand.top is None
    hand.hold("B").choose("SETTINGS", "TEST").hold("B")
    assert hand.said == "NEW GAME"
    assert hand.look() != lines("........ " * 8)


@pytest.mark.parametrize("palette", NAMES)
def test_each_light_is_lit_by_one_channel_alone_whatever_the_palette(palette):
    hand = Hand(rules("break"), palette=palette)
    before = hand.lights.table
    hand.hold("B").choose("SETTINGS", "TEST")
    lit = []
    for _ in range(3 * 64):
        hand.wait(60)
        colour = hand.lights.table[max(hand.lights.frame)]
        if colour not in lit:
            lit.append(colour)
    assert lit[:3] == [0x200000, 0x2000, 0x20]
    hand.press("OBB")
    hand.turn()
    assert hand.lights.table == before
