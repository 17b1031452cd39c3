"""The pins of a board and their GPIOs, from CircuitPython's stubs."""

import pytest

from tools.virtual.pins import pins_of


def test_a_wire_may_have_several_names():
    pico = pins_of("raspberry_pi_pico")
    assert [pico[name] for name in ("GP0", "GP28", "A2", "GP28_A2", "LED", "A3")] == [0, 28, 28, 28, 25, 29]


def test_a_name_need_not_be_the_number_of_its_wire():
    feather = pins_of("adafruit_feather_rp2040")
    assert [feather[name] for name in ("D0", "D1", "D4", "D13", "NEOPIXEL")] == [1, 0, 6, 13, 16]


def test_what_is_no_pin_is_no_wire():
    assert not {"board_id", "STEMMA_I2C"} & set(pins_of("raspberry_pi_pico"))


def test_a_board_that_there_is_not_is_told():
    with pytest.raises(ValueError, match="CircuitPython has no board tiny_board"):
        pins_of("tiny_board")
