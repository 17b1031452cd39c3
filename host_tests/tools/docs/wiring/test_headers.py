"""The headers: every pin of a board's edge is where the board has it."""

import pytest

from firmware.device.profiles import every
from tools.docs.wiring.headers import HEADERS, Pin, header
from tools.virtual.pins import pins_of

PICO, FEATHER, *_CASES = HEADERS
# Physical pins by number, as in the Pico's datasheet
GROUNDS = {3, 8, 13, 18, 23, 28, 38}
OTHERS = {30: "RUN", 33: "AGND", 35: "ADC_VREF", 36: "3V3", 37: "3V3_EN", 39: "VSYS", 40: "VBUS"}
SIGNALS = [1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29]  # GP0 to GP22


def numbered(name):
    return [pin.number for pin in PICO.pins if pin.name == name]


def test_every_number_of_the_pico_is_there_once():
    assert sorted(pin.number for pin in PICO.pins) == list(range(1, 41))


def test_every_signal_of_the_pico_has_its_one_pin():
    assert [numbered(f"GP{number}") for number in range(23)] == [[number] for number in SIGNALS]
    assert [numbered(f"GP{number}") for number in (26, 27, 28)] == [[31], [32], [34]]


def test_power_and_ground_of_the_pico_are_where_they_are():
    assert set(numbered("GND")) == GROUNDS
    assert {number: pin.name for pin in PICO.pins for number in [pin.number] if number in OTHERS} == OTHERS


def test_the_pico_is_numbered_down_the_left_side_and_up_the_right_one():
    assert PICO.pin("GP0") == Pin("GP0", "left", 0, 1)
    assert PICO.pin("GP15") == Pin("GP15", "left", 19, 20)
    assert PICO.pin("GP16") == Pin("GP16", "right", 19, 21)
    assert PICO.pin("VBUS") == Pin("VBUS", "right", 0, 40)


def test_the_feather_has_sixteen_pins_and_twelve_that_end_together():
    sides = [[pin.row for pin in FEATHER.pins if pin.side == side] for side in ("left", "right")]
    assert sides == [list(range(16)), list(range(4, 16))]
    assert FEATHER.pin("GND") == Pin("GND", "left", 3)
    assert [FEATHER.pin(name).row for name in ("BAT", "USB", "D13", "D6", "D5", "SDA")] == [4, 6, 7, 12, 13, 15]


@pytest.mark.parametrize("there", [PICO, FEATHER], ids=lambda there: there.name)
def test_what_is_not_power_is_a_wire_that_the_board_has_and_no_two_are_the_same(there):
    no_wire = {"GND", "AGND", "RUN", "RST", "EN", "BAT", "USB", "3V3", "3V3_EN", "ADC_VREF", "VSYS", "VBUS"}
    wires = [pins_of(there.board_id)[pin.name] for pin in there.pins if pin.name not in no_wire]
    assert len(wires) == len(set(wires)) >= 20


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_every_pin_of_a_profile_is_on_the_edge_of_its_board(profile):
    for name in (profile.pixels, profile.sound, *profile.buttons.values()):
        assert header(profile.boards).pin(name).name == name


def test_a_pin_goes_by_all_its_names():
    assert PICO.pin("A0") == PICO.pin("GP26_A0") == PICO.pin("GP26")


def test_a_pin_or_a_board_that_there_is_not_is_told():
    with pytest.raises(ValueError, match="the header of the Raspberry Pi Pico has no pin D6"):
        PICO.pin("D6")
    with pytest.raises(ValueError, match="none of tiny_board has its header in"):
        header(("tiny_board",))
