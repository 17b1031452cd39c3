"""The sleep of the emulated board under a real CircuitPython. What current it saves only a soldered one can tell."""

from firmware.keep.log import CRASHES
from firmware.ui import inks
from host_tests.on_board.sitting import Sitting
from host_tests.on_board.test_game import ROW_IN_HAND, colour, prepared

SETTINGS = {"settings.toml": b"PEGLIGHT_SLEEP_S = 1\n"}
BITES_MS = 8000  # the watchdog


def is_dark(sitting):
    return not any(map(any, sitting.frames[-1].pixels))


def test_it_sleeps_past_the_watchdog_and_a_press_wakes_it_and_does_nothing_else(uf2, image_with, summary):
    sitting = Sitting(uf2, image_with(SETTINGS), nvm=prepared()[0])
    sitting.start()
    clock = sitting.machine.alarm_clock
    assert sitting.run(3000, lambda: is_dark(sitting))
    sitting.run(1000)
    assert sitting.said.endswith("your guess?\r\n")
    assert not clock.rung, "a computer listens"
    sitting.open_port(False)
    assert sitting.run(3 * BITES_MS, lambda: clock.rung >= 3)
    frames = len(sitting.frames)

    pressed_ms = sitting.ms
    rung = clock.rung
    sitting.keys["up"].press()
    assert sitting.run(500, lambda: not is_dark(sitting))
    assert clock.rung == rung
    summary(f"The emulated board: lit {sitting.frames[frames].at_ms - pressed_ms:.0f} ms after a press in its sleep.")
    sitting.keys["up"].release()
    sitting.run(100)
    assert colour(inks.RED) not in [frame.pixels[ROW_IN_HAND] for frame in sitting.frames[frames:]]
    sitting.do(sitting.press("up"))
    assert sitting.frames[-1].pixels[ROW_IN_HAND] == colour(inks.RED)

    assert sitting.run(2 * BITES_MS, lambda: clock.rung > rung), "it falls asleep again"
    sitting.open_port(True)
    sitting.ask(b"BOARD\r", b"your guess?", BITES_MS)
    assert not sitting.log().read(CRASHES), "the watchdog has bitten"
