"""The assembly: a profile that fits is whole, and one that does not is told and takes nothing."""

import pytest

from firmware.device import handheld as assembly
from firmware.device.handheld import Handheld
from firmware.device.profiles import every
from tools import virtual
from tools.virtual.pins import PINS


def taken(board):
    return {name for name, wire in board.wires.items() if wire.taken}


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_a_profile_takes_its_pins_and_gives_them_back(profile):
    board_id = next(board for board in profile.boards if board in PINS)
    numbers = {PINS[board_id][pin] for pin in (profile.pixels, profile.sound, *profile.buttons.values())}
    with virtual.powered(board_id) as board:
        for _ in range(2):
            made = Handheld(profile.name)
            assert {wire.number for wire in board.wires.values() if wire.taken} == numbers
            made.close()
            assert taken(board) == set()


@pytest.mark.parametrize(
    ("board_id", "name"), [("raspberry_pi_pico", "pico_8x8"), ("adafruit_feather_rp2040", "feather_4x8")]
)
def test_without_a_name_the_board_gets_its_own_profile(board_id, name):
    with virtual.powered(board_id):
        assert Handheld().profile.name == name


def test_a_pin_that_the_board_lacks_is_told_with_those_that_it_has(pico):
    there = (
        "A0, A1, A2, A3, GP0, GP1, GP10, GP11, GP12, GP13, GP14, GP15, GP16, GP17, GP18, GP19, GP2, GP20, GP21, GP22, "
        "GP23, GP24, GP25, GP26, GP26_A0, GP27, GP27_A1, GP28, GP28_A2, GP3, GP4, GP5, GP6, GP7, GP8, GP9, LED, "
        "SMPS_MODE, VBUS_SENSE, VOLTAGE_MONITOR"
    )
    with pytest.raises(ValueError, match=f"^this board has no pin D6; it has {there}$"):
        Handheld("feather_4x8")
    assert taken(pico) == set()


def test_a_profile_that_there_is_not_is_told_with_those_that_there_are(pico):
    with pytest.raises(ValueError, match=r"no board profile is called .*; there are pico_8x8, "):
        Handheld("bicycle")
    assert taken(pico) == set()


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["GP0", "GP1", "GP0"], "the pin GP0 is given twice"),
        (["GP26", "GP26_A0"], "the pin GP26_A0 is given twice"),
        (["GP0", "board_id"], "this board has no pin board_id; it has A0, "),
    ],
)
def test_pins_that_cannot_be_are_told(pico, names, sentence):
    import board

    with pytest.raises(ValueError, match=sentence):
        assembly._pins(board, names)


def test_closing_leaves_it_dark_and_quiet(pico):
    made = Handheld("pico_8x8")
    made.lights.show(bytearray(64), [0xFFFFFF])
    made.sound.tone(440)
    made.close()
    assert pico.shown("GP0") == bytes(192)
    assert pico.tone("GP15") == 0
    pico.press("GP6")
    pico.pass_ms(100)
    assert made.buttons.event() == -1
