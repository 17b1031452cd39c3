"""The buttons, from pins pressed on the virtual board through the real keypad code, and a knob from its two pins."""

import random

import pytest

from firmware.device import buttons
from firmware.device.assembly import assemble
from firmware.device.buttons import NOTHING, RELEASED
from firmware.device.profiles import KEYS, every, named, numbers
from firmware.ui.faces.lights import gestures, pads
from host_tests import runs
from tools import virtual
from tools.front.keys import pins_of

MACROPAD = named("macropad")
LEFT, RIGHT, UP, DOWN, OK, BACK = range(6)
PIN = {LEFT: "GP2", RIGHT: "GP3", UP: "GP4", DOWN: "GP5", OK: "GP6", BACK: "GP7"}
SCAN_MS = 3
LOCKED_MS = 25 + SCAN_MS


def events(parts):
    got = []
    while (event := parts.buttons.event()) != NOTHING:
        got.append(event)
    return got


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_every_button_of_a_profile_is_its_own_key(profile):
    with virtual.powered(profile.boards[0]) as board:
        parts = assemble(profile)
        for name, pin in profile.buttons.items():
            if profile.knob and name in ("up", "down"):
                continue  # the knob presses them
            board.press(pin, profile.pressed)
            board.pass_ms(SCAN_MS)
            assert events(parts) == [KEYS.index(name)]
            board.release(pin)
            board.pass_ms(LOCKED_MS)
            assert events(parts) == [KEYS.index(name) | RELEASED]


@pytest.mark.no_cover
def test_no_press_is_lost_or_doubled_however_the_switch_bounces(pico, parts):
    chance = random.Random(20)
    got = []
    presses = runs.of(200, 1000, 10_000)
    for _ in range(presses):
        for act, other in ((pico.press, pico.release), (pico.release, pico.press)):
            settled_ms = pico.ms + chance.randrange(21)
            act(PIN[OK])
            while pico.ms < settled_ms:
                pico.pass_ms(chance.randrange(1, 4))
                chance.choice((act, other))(PIN[OK])
                got += events(parts) if chance.random() < 0.2 else []
            act(PIN[OK])
            end_ms = pico.ms + chance.randrange(30, 120)
            while pico.ms < end_ms:
                pico.pass_ms(chance.randrange(1, 40))
                got += events(parts)
    pico.pass_ms(LOCKED_MS)
    assert got + events(parts) == [OK, OK | RELEASED] * presses


def test_many_at_once_all_count_and_none_while_none_is_pressed(pico, parts):
    pico.pass_ms(1000)
    assert events(parts) == []
    for pin in PIN.values():
        pico.press(pin)
    pico.pass_ms(SCAN_MS)
    assert sorted(events(parts)) == [LEFT, RIGHT, UP, DOWN, OK, BACK]
    for pin in PIN.values():
        pico.release(pin)
    pico.pass_ms(LOCKED_MS)
    assert sorted(events(parts)) == [key | RELEASED for key in PIN]


def test_a_key_held_at_power_on_is_pressed(pico):
    pico.press(PIN[BACK])
    assert events(assemble(named("pico_8x8"))) == [BACK]


def test_the_keys_are_listened_to_anew_after_they_were_let_go(pico, parts):
    parts.buttons.switches.deinit()
    pico.press(PIN[OK])
    pico.pass_ms(SCAN_MS)
    parts.buttons.listen()
    assert events(parts) == [OK]


def flood(pico):
    """More than the queue holds: 64 events, of which the last is a release, and two that are lost."""
    for _ in range(32):
        for act in (pico.press, pico.release):
            act(PIN[OK])
            pico.pass_ms(LOCKED_MS)


def test_after_a_flood_no_key_stays_held(pico, parts):
    flood(pico)
    assert events(parts) == [OK, OK | RELEASED] * 32  # the queue was just full
    pico.press(PIN[LEFT])
    pico.pass_ms(SCAN_MS)
    flood(pico)
    pico.release(PIN[LEFT])
    pico.pass_ms(SCAN_MS)
    got = events(parts)
    assert got[:-2] == [LEFT] + [OK, OK | RELEASED] * 31 + [OK]
    assert sorted(got[-2:]) == [LEFT | RELEASED, OK | RELEASED]


def test_the_keys_have_the_numbers_that_the_interface_counts_on():
    assert list(numbers(KEYS)) == list(range(buttons.MOST))
    for name in ("left", "right", "up", "down", "ok", "back"):
        assert KEYS.index(name) == getattr(gestures, name.upper())
    assert KEYS[gestures.COLOUR : pads.FIRST] == [f"colour_{number}" for number in range(1, 11)]
    assert KEYS[pads.FIRST :] == [f"pad_{number}" for number in range(1, 17)]
    assert gestures.RELEASED == RELEASED > max(numbers(KEYS))


def test_an_unknown_key_is_refused_with_a_list_of_them():
    with pytest.raises(ValueError, match=r"no key is called fire; there are left, right, .*, colour_10"):
        numbers(["ok", "fire"])


def turn(board, way):
    """One step: the two switches close one after the other, and open in the same order."""
    pins = pins_of(MACROPAD, way)
    for act in (board.press, board.release):
        for pin in pins:
            act(pin)


def test_a_step_of_a_knob_is_a_press_and_its_release(board):
    parts = assemble(MACROPAD)
    for _ in range(3):
        for way, key in (("down", DOWN), ("up", UP)):
            turn(board, way)
            assert events(parts) == [key, key | RELEASED]
    for _ in range(3):
        turn(board, "down")
    assert events(parts) == [DOWN, DOWN | RELEASED] * 3


def test_half_a_step_of_a_knob_and_back_is_none(board):
    parts = assemble(MACROPAD)
    first, second = pins_of(MACROPAD, "down")
    for act, pin in ((board.press, first), (board.press, second), (board.release, second), (board.release, first)):
        act(pin)
    assert events(parts) == []
