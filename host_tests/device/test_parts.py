"""The parts of an assembled board take the pins of their profile, listen to keys, and free every pin when closed."""

from firmware.device.assembly import assemble
from firmware.device.buttons import NOTHING, every
from firmware.device.profiles import named

SCAN_MS = 3
OK = every().index("ok")


def taken(board):
    return {name for name, wire in board.wires.items() if wire.taken and name.startswith("GP")}


def test_they_take_the_pins_of_the_profile_and_no_other(pico):
    profile = named("pico_8x8")
    parts = assemble(profile)
    assert taken(pico) == {profile.pixels, profile.sound, *profile.buttons.values()}
    parts.close()


def test_a_key_that_is_down_when_they_begin_to_listen_is_pressed(pico):
    pico.press("GP6")
    parts = assemble(named("pico_8x8"))
    assert parts.buttons.event() == OK
    assert parts.buttons.event() == NOTHING
    parts.close()


def test_they_listen_anew_after_the_keys_were_let_go(pico, parts):
    parts.keys.deinit()
    pico.press("GP6")
    pico.pass_ms(SCAN_MS)
    parts.listen()
    assert parts.buttons.event() == OK


def test_closed_they_are_dark_and_quiet_and_every_pin_is_free(pico):
    parts = assemble(named("pico_8x8"))
    parts.lights.show(bytes(64 * [1]), (0, 0x202020))
    parts.sound.tone(440)
    assert any(pico.shown("GP0"))
    assert pico.tone("GP15")
    parts.close()
    assert not any(pico.shown("GP0"))
    assert not pico.tone("GP15")
    assert taken(pico) == set()


def test_a_profile_without_sound_has_a_sound_that_takes_no_pin(pico):
    profile = named("pico_8x8")
    profile.sound = None
    parts = assemble(profile)
    parts.sound.tone(440)
    assert "GP15" not in taken(pico)
    parts.close()
