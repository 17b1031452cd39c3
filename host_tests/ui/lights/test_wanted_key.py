"""Which key a lesson wants is seen: a light that goes the way of its arrow, or stays and blinks."""

import pytest

from firmware.ui.lights import inks, wanted_key
from firmware.ui.lights.gestures import BACK, DOWN, HOLD_MS, LEFT, OK, RIGHT, UP
from host_tests.ui.pictures import lines, picture

WIDTH, HEIGHT = 3, 2


def drawn(key, beat, held_ms=-1):
    frame = bytearray(WIDTH * HEIGHT)
    wanted_key.draw(frame, WIDTH, key, held_ms, beat)
    return picture(frame, WIDTH)


@pytest.mark.parametrize(
    ("key", "beats"),
    [
        (RIGHT, ("#.. ...", ".#. ...", "..# ...", "#.. ...")),
        (LEFT, ("..# ...", ".#. ...", "#.. ...", "..# ...")),
        (UP, ("... .#.", ".#. ...", "... .#.", ".#. ...")),
        (DOWN, (".#. ...", "... .#.", ".#. ...", "... .#.")),
        (OK, (".#. ...", "... ...", ".#. ...", "... ...")),
        (BACK, ("#.. ...", "... ...", "#.. ...", "... ...")),
    ],
)
def test_a_light_goes_as_the_key_says_or_stays_and_blinks(key, beats):
    assert [drawn(key, beat) for beat in range(4)] == [lines(beat) for beat in beats]


def test_while_a_key_is_held_the_first_line_fills():
    seen = [drawn(BACK, 1, HOLD_MS * third // 3)[0] for third in range(4)]
    faint, cursor = (picture(bytes([ink]), 1)[0] for ink in (inks.FAINT, inks.CURSOR))
    assert seen == [cursor * third + faint * (3 - third) for third in range(4)]
