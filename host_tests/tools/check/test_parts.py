"""The self-test of a board with a person: what is seen, and which key was felt."""

import pytest

from firmware.device import profiles
from host_tests.tools.check.people import Somebody
from host_tests.tools.check.prompt import Prompt
from tools import virtual
from tools.check import parts
from tools.check.findings import Findings
from tools.check.repl import Repl

PICO = profiles.named("pico_8x8")


def checked(profile, **person):
    with virtual.powered(profile.boards[0]) as board:
        seen = []

        def press(key):
            seen.append(board.shown(profile.pixels))
            board.hold(profile.buttons[key], profile.pressed)
            board.pass_ms(50)
            board.hold(profile.buttons[key], None)
            board.pass_ms(50)

        repl = Repl(Prompt(board))
        repl.enter()
        findings = Findings()
        somebody = Somebody(press, **person)
        parts.test(repl, profile, somebody, findings)
        return findings, somebody


def test_every_part_is_asked_about_and_every_key_is_felt():
    findings, somebody = checked(PICO)
    assert (findings.wrong, len(somebody.asked)) == (0, 4)
    assert [line for line in findings.lines if "key" in line] == [
        f"ok    key the key {key}: felt" for key in ("left", "right", "up", "down", "ok", "back")
    ]


def test_what_the_person_did_not_see_is_wrong():
    findings, _ = checked(PICO, refuses=("tone",))
    assert findings.wrong == 1
    assert "WRONG sound: no to 'Did you hear a tone?'" in findings.lines


def test_a_key_wired_as_another_is_told_with_the_felt_one():
    findings, _ = checked(PICO, instead={"ok": "back"})
    assert "WRONG key the key ok: the key back" in findings.lines


def test_a_key_that_nobody_presses_is_not_felt():
    with virtual.powered(PICO.boards[0]) as board:
        repl = Repl(Prompt(board))
        repl.enter()
        findings = Findings()
        parts.test(repl, PICO, Somebody(lambda key: None), findings)
    assert findings.wrong == len(PICO.buttons)


@pytest.mark.parametrize(("name", "asked"), [("pico_zip96", "vibrate"), ("macropad", "text")])
def test_a_motor_and_a_display_are_asked_about_where_they_are(name, asked):
    profile = profiles.named(name)
    with virtual.powered(profile.boards[0]) as board:
        repl = Repl(Prompt(board))
        repl.enter()
        somebody = Somebody(lambda key: None)
        parts.test(repl, profile, somebody, Findings())
    assert [question for question in somebody.asked if asked in question]


def test_what_it_does_not_have_it_does_not_ask_about():
    _, somebody = checked(PICO)
    assert not [question for question in somebody.asked if "vibrate" in question or "text" in question]
