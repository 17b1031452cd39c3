"""The sleep of an emulated board under a real CircuitPython. What it saves in current only a soldered board can tell."""

from host_tests.on_board.sitting import GPIO, Sitting
from host_tests.on_board.test_game import ROW_IN_HAND, colour, prepared
from firmware.ui import inks

SETTINGS = b"PEGLIGHT_SLEEP_S = 1\n"
BITES_MS = 8000  # the watchdog
SLICE_MS = 6000


def is_dark(sitting):
    return not any(map(any, sitting.frames[-1].pixels))


def sleeps(sitting):
    """Whether every button is set to wake the processor, which waits."""
    chip = sitting.machine.device.mcu
    return all(chip.gpio[gpio].irq_enable_mask for gpio in GPIO.values())


def has_fallen_asleep(sitting):
    return is_dark(sitting) and sleeps(sitting)


def test_it_sleeps_on_past_the_watchdog_and_wakes_at_a_press_that_does_nothing_else(uf2, image_with, summary):
    memory, _ = prepared()
    sitting = Sitting(uf2, image_with({"settings.toml": SETTINGS}), nvm=memory)
    sitting.start()
    assert sitting.run(5000, lambda: is_dark(sitting))
    assert not sitting.run(1500, lambda: sleeps(sitting)), "a computer listens"
    sitting.open_port(False)
    assert sitting.run(1500, lambda: sleeps(sitting))
    frames = len(sitting.frames)
    sitting.run(2 * BITES_MS)
    assert len(sitting.frames) == frames, "the watchdog has bitten, or a light was lit"
    assert has_fallen_asleep(sitting)

    pressed_ms = sitting.ms
    sitting.keys["up"].press()
    assert sitting.run(500, lambda: not is_dark(sitting))
    summary(f"The emulated board: awake and lit {sitting.frames[frames].at_ms - pressed_ms:.0f} ms after a press.")
    sitting.run(100)
    sitting.keys["up"].release()
    sitting.run(300)
    assert colour(inks.RED) not in [frame.pixels[ROW_IN_HAND] for frame in sitting.frames[frames:]]
    sitting.do(sitting.press("up"))
    assert sitting.frames[-1].pixels[ROW_IN_HAND] == colour(inks.RED)


def test_who_opens_the_port_wakes_it(uf2, image_with):
    memory, _ = prepared()
    sitting = Sitting(uf2, image_with({"settings.toml": SETTINGS}), nvm=memory)
    sitting.start()
    sitting.open_port(False)
    assert sitting.run(5000, lambda: has_fallen_asleep(sitting))
    sitting.open_port(True)
    assert sitting.run(SLICE_MS, lambda: not sleeps(sitting))
    assert "saved round goes on" in sitting.said or sitting.ask(b"BOARD\r", b"?")
