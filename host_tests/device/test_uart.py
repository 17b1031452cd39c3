"""The wire to another board is a serial port on the two pins that a profile names."""

import pytest

from firmware.device.assembly import assemble
from firmware.device.profiles import Profile, every
from firmware.device.uart import open_wire
from tools import virtual

LINKED = [profile for profile in every() if profile.link]
# of the RP2040's datasheet: the pins at which its ports send, each before the one that receives
SENDING = {0, 4, 8, 12, 16, 20, 24, 28}


def test_these_boards_have_pins_for_a_wire():
    names = [profile.name for profile in LINKED]
    assert names == ["pico_8x8", "pico_16x10", "pico_stick", "feather_4x8", "macropad", "pico_8x8_colours"]


@pytest.mark.parametrize("profile", LINKED, ids=lambda profile: profile.name)
def test_a_port_of_the_chip_sends_and_receives_at_the_pins(profile):
    with virtual.powered(profile.boards[0]) as board:
        sends, receives = (board.wires[pin].number for pin in profile.link)
        assert sends in SENDING
        assert receives == sends + 1
        made = assemble(profile)
        assert made.link == profile.link
        assert not board.wires[profile.link[0]].taken
        port = open_wire(*made.link)
        assert board.wires[profile.link[0]].taken
        board.heard += b"ab"
        room = bytearray(1)
        assert (port.in_waiting, port.readinto(room), room, port.in_waiting) == (2, 1, b"a", 1)
        assert (port.write(b"cd"), board.said) == (2, b"cd")
        port.deinit()
        made.close()


def test_a_computer_that_stands_in_for_a_board_has_no_wire():
    with virtual.powered("raspberry_pi_pico", face=object()):
        made = assemble(LINKED[0])
        assert made.link == ()
        made.close()


def test_a_wire_at_a_pin_that_is_used_already_is_refused(pico):
    with pytest.raises(ValueError, match="the pin GP6 is given twice"):
        assemble(Profile("mine", (), pixels="GP0", size=(4, 1), buttons={"ok": "GP6"}, link=("GP20", "GP6")))
    assert not any(wire.taken for wire in pico.wires.values())
