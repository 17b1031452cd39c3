"""Parts soldered to the emulated board: a pixel, a button and a piezo."""

import pytest

from tools.emulated import soldered

DARK, WHITE = (0, 0, 0), (255, 255, 255)
READS = 1 << 6  # the pad of a pin hands its level on
PWM_7, CONTROL, DIVIDER, COMPARE, TOP = 0x4005008C, 0x00, 0x04, 0x0C, 0x10


def until(machine, is_so):
    for _ in machine.run(0.1):
        if is_so():
            return


def test_a_press_is_felt_and_each_frame_has_its_time(machine):
    frames, button = soldered.pixels(machine, 0), soldered.Button(machine, 2)
    until(machine, lambda: frames)
    pressed_ms = soldered.now_ms(machine)
    button.press()
    until(machine, lambda: len(frames) > 1)
    assert [frame.pixels for frame in frames] == [[DARK], [WHITE]]
    assert frames[0].at_ms <= pressed_ms < frames[1].at_ms <= soldered.now_ms(machine)


def test_a_button_puts_its_pin_at_the_level_of_a_press(machine):
    pin = machine.device.mcu.gpio[3]
    pin.pad_value |= READS
    for pressed in (False, True):
        button = soldered.Button(machine, 3, pressed)
        assert bool(pin.input_value) is not pressed
        button.press()
        assert bool(pin.input_value) is pressed


@pytest.mark.parametrize(("gpio", "duty"), [(15, 3000 << 16), (14, 3000)])
def test_a_tone_is_what_the_chip_counts_to_while_it_is_on(machine, gpio, duty):
    for register, value in ((DIVIDER, 16 << 4), (TOP, 7812), (COMPARE, duty)):
        machine.device.mcu.write_uint32(PWM_7 + register, value)
    heard = [soldered.tone_hz(machine, gpio)]
    for control in (1, 3):  # on, and counting up and down again
        machine.device.mcu.write_uint32(PWM_7 + CONTROL, control)
        heard.append(soldered.tone_hz(machine, gpio))
    assert heard == [0, 1000, 500]
    assert soldered.tone_hz(machine, gpio ^ 1) == 0
