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
            board.hold(pin, profile.pressed)
            board.pass_ms(SCAN_MS)
            assert events(parts) == [KEYS.index(name)]
            board.hold(pin, None)
            board.pass_ms(LOCKED_MS)
            assert events(parts) == [KEYS.index(name) | RELEASED]


@pytest.mark.no_cover
def test_no_press_is_lost_or_doubled_however_the_switch_bounces(pico, parts):
    chance = random.Random(20)
    got = []
    presses = runs.of(200, 1000, 10_000)
    for _ in range(presses):
        for level, other in ((False, None), (None, False)):
            settled_ms = pico.ms + chance.randrange(21)
            pico.hold(PIN[OK], level)
            while pico.ms < settled_ms:
                pico.pass_ms(chance.randrange(1, 4))
                pico.hold(PIN[OK], chance.choice((level, other)))
                got += events(parts) if chance.random() < 0.2 else []
            pico.hold(PIN[OK], level)
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
        pico.hold(pin, False)
    pico.pass_ms(SCAN_MS)
    assert sorted(events(parts)) == [LEFT, RIGHT, UP, DOWN, OK, BACK]
    for pin in PIN.values():
        pico.hold(pin, None)
    pico.pass_ms(LOCKED_MS)
    assert sorted(events(parts)) == [key | RELEASED for key in PIN]


def test_a_key_held_at_power_on_is_pressed(pico):
    pico.hold(PIN[BACK], False)
    assert events(assemble(named("pico_8x8"))) == [BACK]


def test_the_keys_are_listened_to_anew_after_they_were_let_go(pico, parts):
    parts.buttons.switches.deinit()
    pico.hold(PIN[OK], False)
    pico.pass_ms(SCAN_MS)
    parts.buttons.listen()
    assert events(parts) == [OK]


def flood(pico):
    """More than the queue holds: 64 events, of which the last is a release, and two that are lost."""
    for _ in range(32):
        for level in (False, None):
            pico.hold(PIN[OK], level)
            pico.pass_ms(LOCKED_MS)


def test_after_a_flood_no_key_stays_held(pico, parts):
    flood(pico)
    assert events(parts) == [OK, OK | RELEASED] * 32  # the queue was just full
    pico.hold(PIN[LEFT], False)
    pico.pass_ms(SCAN_MS)
    flood(pico)
    pico.hold(PIN[LEFT], None)
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
    for level in (False, None):
        for pin in pins:
            board.hold(pin, level)


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
    for pin, level in ((first, False), (second, False), (second, None), (first, None)):
        board.hold(pin, level)
    assert events(parts) == []
