"""The sound, as the piezo on the virtual board gets it; recordings are played in its place, and end with a tone."""

import pytest

from firmware.device.assembly import assemble
from firmware.device.profiles import named
from tools.virtual import beyond_vm

PIEZO = "GP15"
MACROPAD = named("macropad")


def test_a_tone_sounds_until_it_is_ended_and_takes_no_time(pico, parts):
    assert pico.tone(PIEZO) == 0
    for hz in (262, 330, 880):
        parts.sound.tone(hz)
        assert (pico.tone(PIEZO), pico.ms) == (hz, 0)
    assert pico.wires[PIEZO].pwm.duty_cycle == 0x8000  # high half of the time
    pico.pass_ms(5000)
    assert pico.tone(PIEZO) == 880
    for _ in range(2):
        parts.sound.quiet()
        assert pico.tone(PIEZO) == 0


def test_a_motor_shakes_until_it_is_stopped_or_all_is_quiet(pico):
    parts = assemble(named("pico_zip96"))
    motor = pico.wires["GP4"]
    felt = [motor.level()]
    for act in (lambda: parts.sound.shake(True), lambda: parts.sound.shake(False), lambda: parts.sound.shake(True)):
        act()
        felt.append(motor.level())
    parts.sound.quiet()
    assert [*felt, motor.level()] == [False, True, False, True, False]


def test_an_amplifier_is_on_as_long_as_a_tone_sounds(board):
    parts = assemble(MACROPAD)
    switch = board.wires[MACROPAD.speaker]
    assert switch.level() is False
    for hz in (440, 880):
        parts.sound.tone(hz)
        assert board.tone(MACROPAD.sound) == hz
        assert switch.level() is True
    parts.sound.quiet()
    assert board.tone(MACROPAD.sound) == 0
    assert switch.level() is False


def test_a_recording_is_played_to_its_end_and_then_tones_again(board):
    parts = assemble(MACROPAD)
    switch = board.wires[MACROPAD.speaker]
    parts.sound.say("en", "exact")
    assert switch.level() is True
    board.pass_ms(200)
    assert parts.sound.speaks
    board.pass_ms(1000)
    assert not parts.sound.speaks
    parts.sound.say("en", "near")
    parts.sound.tone(440)
    assert not parts.sound.speaks
    assert board.tone(MACROPAD.sound) == 440
    parts.sound.say("en", "near")
    parts.sound.quiet()
    assert (parts.sound.speaks, board.tone(MACROPAD.sound), switch.level()) == (False, 0, False)


@pytest.mark.parametrize("lacks", ["a recording", "room in memory"])
def test_a_word_that_cannot_be_spoken_is_left_out(board, monkeypatch, lacks):
    def play(audio, _):
        raise MemoryError

    parts = assemble(MACROPAD)
    monkeypatch.setattr(beyond_vm.PWMAudioOut, "play", play)
    parts.sound.say("nl" if lacks == "a recording" else "en", "exact")
    assert not parts.sound.speaks
    parts.sound.tone(440)
    assert board.tone(MACROPAD.sound) == 440
