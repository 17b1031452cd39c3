"""A profile that fits the board is assembled; one that does not is reported and takes no pin."""

import pytest

from firmware.device.assembly import assemble, open_wire
from firmware.device.profiles import Profile, every
from tools import virtual
from tools.virtual.pins import pins_of

LINKED = [profile for profile in every() if profile.link]
# of the RP2040's datasheet: the pins at which its ports send, each before the one that receives
SENDING = {0, 4, 8, 12, 16, 20, 24, 28}


def taken(board):
    return {name for name, wire in board.wires.items() if wire.taken}


@pytest.mark.parametrize(
    ("profile", "board_id"),
    [pytest.param(profile, name, id=f"{profile.name} on {name}") for profile in every() for name in profile.boards],
)
def test_a_profile_takes_its_pins_and_no_other(profile, board_id):
    pins = [profile.pixels, profile.sound, profile.motor, profile.speaker, *profile.buttons.values()]
    numbers = {pins_of(board_id)[pin] for pin in pins if pin}
    with virtual.powered(board_id) as board:
        assemble(profile)
        assert {wire.number for wire in board.wires.values() if wire.taken} == numbers


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"pixels": "GP6"}, "the pin GP6 is given twice"),
        ({"pixels": "A0", "sound": "GP26"}, "the pin GP26 is given twice"),
        ({"link": ("GP20", "GP6")}, "the pin GP6 is given twice"),
        ({"buttons": {"ok": "board_id"}}, "this board has no pin board_id; it has A0, "),
        ({"buttons": {"ok": "I2C"}}, "this board has no pin I2C; it has A0, "),
        ({"sound": "GP99"}, "this board has no pin GP99; it has A0, A1, A2, A3, GP0, GP1, GP10, .*, SMPS_MODE, VBUS_"),
        ({"buttons": {"fire": "GP2"}}, "no key is called fire; there are left, "),
        ({"size": (20, 20)}, "a picture has 1 to 256 pixels, not 20 x 20"),
        ({"rotation": 30}, "the rotation is 0, 90, 180 or 270, not 30"),
    ],
)
def test_a_block_that_cannot_be_is_told_and_takes_nothing(pico, change, sentence):
    block = {"pixels": "GP0", "size": (4, 1), "buttons": {"ok": "GP6"}, "sound": "GP15", **change}
    with pytest.raises(ValueError, match=sentence):
        assemble(Profile("mine", (), **block))
    assert taken(pico) == set()


def test_a_profile_needs_no_more_than_pixels_and_buttons(pico):
    made = assemble(Profile("mine", (), pixels="GP1", size=(4, 1), buttons={"ok": "GP9"}, order="RGB", flip_x=True))
    made.lights.show(bytearray([0, 1, 0, 0]), [0x010203, 0x040506])
    assert pico.shown("GP1") == bytes([1, 2, 3, 1, 2, 3, 4, 5, 6, 1, 2, 3])
    pico.hold("GP9", False)
    pico.pass_ms(20)
    assert made.buttons.event() == 4
    made.sound.tone(440)
    made.sound.shake(True)
    assert [name for name, wire in pico.wires.items() if wire.driven or pico.tone(name)] == []
    assert taken(pico) == {"GP1", "GP9"}


def test_buttons_may_connect_their_pins_to_3_volts(pico):
    made = assemble(Profile("mine", (), pixels="GP1", size=(4, 1), buttons={"ok": "GP9"}, pressed=True))
    pico.pass_ms(100)
    assert made.buttons.event() == -1
    pico.hold("GP9", True)
    pico.pass_ms(30)
    pico.hold("GP9", None)
    pico.pass_ms(30)
    assert [made.buttons.event() for _ in range(3)] == [4, 4 | 64, -1]


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


def test_a_computer_that_stands_in_for_a_board_has_no_wire():
    with virtual.powered("raspberry_pi_pico", face=object()):
        assert assemble(LINKED[0]).link == ()
