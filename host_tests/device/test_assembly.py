"""A profile that fits the board is assembled; one that does not is reported and takes no pin."""

import pytest

from firmware.device.assembly import assemble, chosen
from firmware.device.profiles import Profile, every, named
from tools import virtual
from tools.virtual.pins import pins_of


def taken(board):
    return {name for name, wire in board.wires.items() if wire.taken}


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_a_profile_takes_its_pins_and_gives_them_back(profile):
    board_id = profile.boards[0]
    pins = [profile.pixels, profile.sound, profile.motor, profile.speaker, *profile.buttons.values()]
    numbers = {pins_of(board_id)[pin] for pin in pins if pin}
    with virtual.powered(board_id) as board:
        for _ in range(2):
            made = assemble(profile)
            assert {wire.number for wire in board.wires.values() if wire.taken} == numbers
            made.close()
            assert taken(board) == set()


def test_a_name_chooses_a_profile_and_no_name_the_boards_own():
    for board_id, own in [("raspberry_pi_pico", "pico_8x8"), ("adafruit_feather_rp2040", "feather_4x8")]:
        with virtual.powered(board_id):
            assert chosen("").name == own
            assert chosen("pico_stick").name == "pico_stick"


def test_a_missing_pin_is_refused_with_a_list_of_the_pins(pico):
    there = (
        "A0, A1, A2, A3, GP0, GP1, GP10, GP11, GP12, GP13, GP14, GP15, GP16, GP17, GP18, GP19, GP2, GP20, GP21, GP22, "
        "GP23, GP24, GP25, GP26, GP26_A0, GP27, GP27_A1, GP28, GP28_A2, GP3, GP4, GP5, GP6, GP7, GP8, GP9, LED, "
        "SMPS_MODE, VBUS_SENSE, VOLTAGE_MONITOR"
    )
    with pytest.raises(ValueError, match=f"^this board has no pin D6; it has {there}$"):
        assemble(named("feather_4x8"))
    assert taken(pico) == set()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"pixels": "GP6"}, "the pin GP6 is given twice"),
        ({"pixels": "A0", "sound": "GP26"}, "the pin GP26 is given twice"),
        ({"buttons": {"ok": "board_id"}}, "this board has no pin board_id; it has A0, "),
        ({"buttons": {"ok": "I2C"}}, "this board has no pin I2C; it has A0, "),
        ({"sound": "GP99"}, "this board has no pin GP99; it has A0, "),
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
    pico.press("GP9")
    pico.pass_ms(20)
    assert made.buttons.event() == 4
    made.sound.tone(440)
    assert taken(pico) == {"GP1", "GP9"}


def test_buttons_may_connect_their_pins_to_3_volts(pico):
    made = assemble(Profile("mine", (), pixels="GP1", size=(4, 1), buttons={"ok": "GP9"}, pressed=True))
    pico.pass_ms(100)
    assert made.buttons.event() == -1
    for act, event in ((lambda: pico.press("GP9", True), 4), (lambda: pico.release("GP9"), 4 | 64)):
        act()
        pico.pass_ms(30)
        assert made.buttons.event() == event
    made.close()


def test_closing_leaves_it_dark_and_quiet(pico):
    made = assemble(named("pico_8x8"))
    made.lights.show(bytearray(64), [0xFFFFFF])
    made.sound.tone(440)
    made.close()
    assert pico.shown("GP0") == bytes(192)
    assert pico.tone("GP15") == 0
    pico.press("GP6")
    pico.pass_ms(100)
    assert made.buttons.event() == -1
