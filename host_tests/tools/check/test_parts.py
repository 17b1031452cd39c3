"""The self-test of a board with a person: what is seen, and which key was felt."""

import pytest

from firmware.device import profiles
from host_tests.tools.check.people import Somebody
from host_tests.tools.check.prompt import at_prompt
from tools import virtual
from tools.check import parts
from tools.check.findings import Findings


def checked(name="pico_8x8", presses=True, **person):
    profile = profiles.named(name)
    with virtual.powered(profile.boards[0]) as board:

        def press(key):
            for pressed in (profile.pressed, None):
                board.hold(profile.buttons[key], pressed if presses else None)
                board.pass_ms(50)

        findings, somebody = Findings(), Somebody(press, **person)
        parts.test(at_prompt(board), profile, somebody, findings)
    return findings, somebody


def test_every_part_is_asked_about_and_every_key_is_felt():
    findings, somebody = checked()
    assert (findings.wrong, len(somebody.asked)) == (0, 4)
    assert [line for line in findings.lines if "key" in line] == [
        f"ok    the key {key}: felt" for key in ("left", "right", "up", "down", "ok", "back")
    ]
    assert not [question for question in somebody.asked if "vibrate" in question or "text" in question]


def test_what_the_person_did_not_see_is_wrong():
    findings, _ = checked(refuses=("tone",))
    assert findings.wrong == 1
    assert "WRONG sound: no to 'Did you hear a tone?'" in findings.lines


def test_a_key_wired_as_another_is_told_with_the_felt_one():
    findings, _ = checked(instead={"ok": "back"})
    assert "WRONG the key ok: felt the key back" in findings.lines


def test_a_key_that_nobody_presses_is_not_felt():
    assert checked(presses=False)[0].wrong == 6


@pytest.mark.parametrize(("name", "asked"), [("pico_zip96", "vibrate"), ("macropad", "text")])
def test_a_motor_and_a_display_are_asked_about_where_they_are(name, asked):
    _, somebody = checked(name, presses=False)
    assert [question for question in somebody.asked if asked in question]
