"""The inks are found again from what the real driver of the lights sends."""

from firmware.device.lights import Lights
from firmware.ui import inks
from tools.front.reader import SIGNS, UNDIMMED, UNREAD, Reader, rgb

WAYS = [(name, step) for name in inks.PALETTES for step in range(inks.STEPS)]


class Pixels:
    """Pixels that keep what a neopixel.NeoPixel is told."""

    def __setitem__(self, _places, colours):
        self.told = [rgb(colour) for colour in colours]

    def show(self):
        pass


def sent(frame, way):
    pixels = Pixels()
    Lights(pixels, bytes(range(len(frame))), int(UNDIMMED["PEGLIGHT_CAP_MA"])).show(frame, inks.table(*way))
    return pixels.told


def test_each_ink_has_its_own_sign():
    assert len(SIGNS) == len(set(SIGNS)) == inks.INKS


def test_every_ink_of_every_palette_is_read():
    for way in WAYS:
        assert Reader().signs(sent(range(inks.INKS), way)) == SIGNS, way


def test_a_few_lights_are_read_by_the_palette_before():
    reader = Reader()
    reader.signs(sent(range(inks.INKS), ("mono", 3)))
    assert reader.signs(sent([0, inks.GREEN], ("mono", 3))) == " G"


def test_what_is_none_of_the_palettes_is_said_to_be_that():
    assert Reader().signs([(0, 0, 0), (32, 0, 1), (77, 3, 200)]) == " " + UNREAD * 2
