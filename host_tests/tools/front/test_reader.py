"""The inks are found again from what the real driver of the lights sends."""

import random

from firmware.device.lights import Lights
from firmware.ui import inks
from tools.front.reader import SIGNS, UNREAD, Reader, rgb

WAYS = [(name, step) for name in inks.PALETTES for step in range(inks.STEPS)]


class Pixels:
    """Pixels that keep what a neopixel.NeoPixel is told."""

    def __setitem__(self, _places, colours):
        self.told = [rgb(colour) for colour in colours]

    def show(self):
        pass


def sent(frame, way, cap_ma):
    pixels = Pixels()
    Lights(pixels, bytes(range(len(frame))), cap_ma).show(frame, inks.table(*way))
    return pixels.told


def test_each_ink_has_its_own_sign():
    assert len(SIGNS) == len(set(SIGNS)) == inks.INKS


def test_every_ink_of_every_palette_is_read():
    for way in WAYS:
        assert Reader().signs(sent(range(inks.INKS), way, 20000)) == SIGNS, way


def test_a_picture_over_the_cap_is_read_too():
    for way in [way for way in WAYS if way[1] > 2]:
        chance = random.Random(str(way))
        frame = [*range(inks.INKS), *(chance.randrange(inks.INKS) for _ in range(46))]
        told = sent(frame, way, 200)
        assert told != sent(frame, way, 20000), way
        assert Reader().signs(told) == "".join(SIGNS[ink] for ink in frame), way


def test_a_few_lights_are_read_by_the_palette_before():
    reader = Reader()
    reader.signs(sent(range(inks.INKS), ("mono", 3), 20000))
    assert reader.signs(sent([0, inks.GREEN], ("mono", 3), 20000)) == " G"


def test_what_is_none_of_the_palettes_is_said_to_be_that():
    assert Reader().signs([(0, 0, 0), (32, 0, 1), (77, 3, 200)]) == " " + UNREAD * 2
