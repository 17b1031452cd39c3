"""The lights are fitted to what else a board has, and nothing is put between where it has nothing else."""

from firmware.device.profiles import named
from firmware.ui import fitted, settings
from firmware.ui.lights.gestures import COLOUR, RELEASED
from firmware.ui.lights.handheld import Handheld
from host_tests.playthroughs.core import Parts, chance, laid
from host_tests.ui.display.test_displayed import Shown


def fitting(name, display=None):
    profile = named(name)
    values, _ = settings.read(lambda _name: None)
    handheld = Handheld(laid(values, chance("1")), *profile.picture)
    parts = Parts()
    parts.lay(profile)
    parts.display = display
    parts.keys = b""
    return handheld, parts, fitted.fit(handheld, profile, parts)


def test_a_matrix_alone_is_the_board_itself():
    handheld, parts, board = fitting("pico_8x8")
    assert board is parts
    assert (handheld.width, handheld.height, handheld.most) == (8, 8, 8)


def test_a_motor_is_known():
    assert fitting("pico_zip96")[0].sounds.motor
    assert not fitting("pico_8x8")[0].sounds.motor


def test_a_display_is_drawn_whenever_the_lights_are():
    shown = Shown()
    handheld, _, board = fitting("pico_8x8", shown)
    handheld.tick(5)
    board.lights.show(handheld.frame, handheld.table)
    assert shown.view.caption


def test_pads_are_keys_and_lights_and_a_row_longer_than_a_column_needs_a_display():
    handheld, parts, board = fitting("macropad")
    assert handheld.most == 4
    parts.events.extend([27, 27 | RELEASED])
    assert board.buttons.event() < COLOUR
    assert fitting("macropad", Shown())[0].most > 10
