"""The MacroPad under its own CircuitPython, emulated: a round by its keys, and what its display shows meanwhile."""

import pytest

from firmware.device import profiles
from firmware.game.match import OVER
from host_tests.on_board.person import Person
from host_tests.on_board.test_game import prepared
from host_tests.tools.emulated.oled import Oled
from tools import boards
from tools.bench import budgets, runs
from tools.build import contents
from tools.emulated import machine, soldered, start
from tools.emulated.console import Console

PROFILE = profiles.named("macropad")
BOARD = boards.named(PROFILE.boards[0])
SPI, SELECT, DATA = 1, 22, 24
BESIDE_A_DISPLAY_MS = 60  # a turn that opens nothing, and tells the display its page
COLOURS = ("pad_2", "pad_3", "pad_5", "pad_6", "pad_8", "pad_9")


@pytest.fixture(scope="module")
def macropad_image(macropad_uf2):
    return image_with({}, macropad_uf2)


def image_with(settings, uf2):
    return start.drive_image({"PEGLIGHT_LESSON": "off", "PEGLIGHT_SLEEP_S": "4", **settings}, uf2, BOARD)


def lit(oled):
    return sum(map(sum, oled.picture()))


def is_lit(person):
    """Return whether the game lights its keys; a single one is CircuitPython's, which shows that it starts."""
    return person.frames and sum(map(any, person.frames[-1].pixels)) > 1


def test_a_round_is_won_by_keys_and_its_display_follows(macropad_uf2, macropad_image, summary):
    memory, code = prepared()
    person = Person(macropad_uf2, macropad_image, nvm=memory, profile=PROFILE, board=BOARD)
    oled = Oled(person.machine, SPI, SELECT, DATA)
    person.open_port(False)
    assert person.run(8000, lambda: is_lit(person))
    assert person.run(3000, lambda: lit(oled) > 100)
    begun = oled.picture()
    variant = person.match().variant()
    for place in range(variant.pegs):
        person.do(person.press(COLOURS[code // variant.base**place % variant.base]))
    person.run(1500)
    assert oled.picture() != begun, "the row in hand is on the display"
    person.do(person.press("pad_12"))
    assert person.run(4000, lambda: person.match().phase == OVER)
    assert b"Traceback" not in person.machine.heard
    assert person.run(9000, lambda: not oled.awake), "the display sleeps with the lights"
    assert not any(map(any, person.frames[-1].pixels))
    person.do(person.press("ok"))
    assert person.run(3000, lambda: oled.awake)
    summary(f"The emulated MacroPad: a round by its keys in {person.ms / 1000:.0f} s of its time.")


def test_a_step_of_the_knob_goes_through_a_list(macropad_uf2, macropad_image):
    person = Person(macropad_uf2, macropad_image, nvm=b"\xff" * BOARD.nvm_size, profile=PROFILE, board=BOARD)
    person.open_port(False)
    assert person.run(8000, lambda: is_lit(person))
    person.run(1000)  # it does not sleep yet, or the first turn would only wake it
    chosen = [brightest(person)]
    for way in ("down", "down", "up"):
        person.do(person.press(way))
        person.run(1200)
        chosen.append(brightest(person))
    assert chosen == [0, 1, 2, 1]


def test_upside_down_its_keys_and_its_display_are_turned(macropad_uf2, macropad_image):
    image_turned = image_with({"PEGLIGHT_TURNED": "on"}, macropad_uf2)
    upright, turned = (shown(macropad_uf2, image) for image in (macropad_image, image_turned))
    assert turned.brightest == upright.brightest[::-1]
    assert turned.glass == [line[::-1] for line in upright.glass[::-1]]


def shown(uf2, image):
    """Return a person before a round, and the picture of the display then."""
    person = Person(uf2, image, nvm=prepared()[0], profile=PROFILE, board=BOARD)
    oled = Oled(person.machine, SPI, SELECT, DATA)
    person.open_port(False)
    assert person.run(8000, lambda: is_lit(person))
    person.do(person.press("ok"))  # the blinking starts over
    assert person.run(3000, lambda: lit(oled) > 100)
    before = len(person.frames)
    person.run(1200)  # whatever blinks was lit then
    person.brightest = [max(pixels) for pixels in zip(*(frame.pixels for frame in person.frames[before:]), strict=True)]
    person.glass = oled.picture()
    return person


@pytest.mark.parametrize("kept", [False, True])
def test_its_first_frame_comes_in_time(kept, macropad_uf2, summary):
    memory = prepared()[0] if kept else b"\xff" * BOARD.nvm_size
    image = machine.waiting_drive(contents.files(BOARD), macropad_uf2, BOARD)
    person = Person(macropad_uf2, image, nvm=memory, profile=PROFILE, board=BOARD)
    console = Console()
    begun_ms = 0
    for _ in person.machine.run(20):
        list(console.lines(person.machine.heard))
        begun_ms = begun_ms or (console.begun and person.ms)
        if begun_ms and is_lit(person):
            break
    took_ms = person.frames[-1].at_ms - begun_ms
    summary(f"The emulated MacroPad: {budgets.FIRST_FRAME[kept]}, {took_ms:.0f} ms.")
    assert took_ms <= budgets.FIRST_FRAME_MS[kept]


def brightest(person):
    sums = [sum(pixel) for pixel in person.frames[-1].pixels]
    return sums.index(max(sums))


def test_a_round_is_spoken_and_goes_on(macropad_uf2):
    memory, _ = prepared()
    image = image_with({"PEGLIGHT_SPEECH": "on", "PEGLIGHT_SOUND": "off"}, macropad_uf2)
    person = Person(macropad_uf2, image, nvm=memory, profile=PROFILE, board=BOARD)
    switch = soldered.gpio(PROFILE.speaker, BOARD)
    assert person.run(8000, lambda: is_lit(person))
    for colour in COLOURS[:2]:
        person.do(person.press(colour))
        assert person.run(1000, lambda: soldered.drives_high(person.machine, switch)), "it speaks"
        assert person.run(3000, lambda: not soldered.drives_high(person.machine, switch)), "it has spoken"
    person.do(person.press("pad_12"))
    assert person.run(2000, lambda: person.match().round.rows)
    assert person.run(1000, lambda: soldered.drives_high(person.machine, switch))
    assert b"Traceback" not in person.machine.heard


@pytest.mark.parametrize("game", ["classic", "super"])
def test_with_its_display_and_a_console_a_round_keeps_the_budgets(game, macropad_uf2, summary):
    figures: dict = {}
    budgets.collect(figures, runs.figures(macropad_uf2, "opened", game, BOARD))
    told = {what: number for (_, what), (number, _) in figures.items()}
    summary(f"The emulated MacroPad: {', '.join(f'{what} {number:g}' for what, number in told.items())}.")
    assert told.pop(f"longest other turn, {game}") <= BESIDE_A_DISPLAY_MS
    kept = {budget.what: budget.is_kept(told[budget.what]) for budget in budgets.BUDGETS if budget.what in told}
    assert kept == dict.fromkeys(told, True)
