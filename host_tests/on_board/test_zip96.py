"""The ZIP96 under a real CircuitPython, emulated: its keys connect their pins to 3.3 V, and it has a motor."""

from firmware.device import profiles
from host_tests.on_board.person import Person
from host_tests.on_board.test_closed import STORAGE
from host_tests.on_board.test_game import prepared
from tools.emulated import soldered
from tools.emulated.soldered import gpio

ZIP96 = profiles.named("pico_zip96")
SETTINGS = b'PEGLIGHT_BOARD = "pico_zip96"\n'


def test_a_press_is_felt_and_a_key_wakes_it(uf2, image_with, summary):
    files = {"settings.toml": SETTINGS + b"PEGLIGHT_SLEEP_S = 3\n"}
    person = Person(uf2, image_with(files), nvm=prepared()[0], profile=ZIP96)
    person.start()
    person.run(700)
    motor = gpio(ZIP96.motor)
    felt_ms = []
    person.keys["up"].press()
    began_ms = person.ms
    while person.ms < began_ms + 300:
        person.run(2)
        if soldered.drives_high(person.machine, motor):
            felt_ms.append(person.ms - began_ms)
    person.keys["up"].release()
    assert felt_ms
    assert felt_ms[-1] - felt_ms[0] <= 90
    summary(f"The emulated board: a press of a key of the ZIP96 is felt after {felt_ms[0]:.0f} ms.")
    person.open_port(False)
    assert person.run(6000, lambda: not any(map(any, person.frames[-1].pixels)))
    person.run(6000, lambda: person.machine.alarm_clock.rung)
    assert person.machine.alarm_clock.rung, "it sleeps"
    person.keys["up"].press()
    assert person.run(500, lambda: any(map(any, person.frames[-1].pixels)))


def test_back_opens_closed_play_only_if_it_is_held(uf2, image_with):
    image = image_with({"settings.toml": SETTINGS + b'PEGLIGHT_CLOSED = "on"\n'})
    for held in ((), ("back",)):
        person = Person(uf2, image, nvm=prepared()[0], held=held, profile=ZIP96)
        person.start()
        person.run(1500, lambda person=person: person.interfaces)
        assert (STORAGE in person.interfaces) == bool(held)
