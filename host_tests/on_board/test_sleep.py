"""The sleep of the emulated board under a real CircuitPython. Only a soldered one tells what current it saves."""

from firmware.keep.log import CRASHES
from firmware.ui import inks
from host_tests.on_board.person import Person
from host_tests.on_board.test_game import ROW_IN_HAND, colour, prepared

SETTINGS = {"settings.toml": b"PEGLIGHT_SLEEP_S = 1\n"}
BITES_MS = 8000  # the watchdog


def is_dark(person):
    return not any(map(any, person.frames[-1].pixels))


def test_it_sleeps_past_the_watchdog_and_a_press_only_wakes_it(uf2, image_with, summary):
    person = Person(uf2, image_with(SETTINGS), nvm=prepared()[0])
    person.start()
    clock = person.machine.alarm_clock
    assert person.run(3000, lambda: is_dark(person))
    person.run(1000)
    assert person.said.endswith("your guess?\r\n")
    assert not clock.rung, "a computer listens"
    person.open_port(False)
    assert person.run(3 * BITES_MS, lambda: clock.rung >= 3)
    frames = len(person.frames)

    pressed_ms = person.ms
    rung = clock.rung
    person.keys["up"].press()
    assert person.run(500, lambda: not is_dark(person))
    assert clock.rung == rung
    summary(f"The emulated board: lit {person.frames[frames].at_ms - pressed_ms:.0f} ms after a press in its sleep.")
    person.keys["up"].release()
    person.run(100)
    assert colour(inks.RED) not in [frame.pixels[ROW_IN_HAND] for frame in person.frames[frames:]]
    person.do(person.press("up"))
    assert person.frames[-1].pixels[ROW_IN_HAND] == colour(inks.RED)

    assert person.run(2 * BITES_MS, lambda: clock.rung > rung), "it falls asleep again"
    person.open_port(True)
    person.ask(b"BOARD\r", b"your guess?", BITES_MS)
    assert not person.log().read(CRASHES), "the watchdog has bitten"
