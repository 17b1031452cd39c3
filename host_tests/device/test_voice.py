"""Recordings are played in the place of tones, and end with the next tone."""

import pytest

from firmware.device.assembly import assemble
from firmware.device.profiles import named
from tools.virtual import beyond_vm

PROFILE = named("macropad")


def test_a_recording_is_played_to_its_end_and_then_tones_again(board):
    parts = assemble(PROFILE)
    switch = board.wires[PROFILE.speaker]
    parts.sound.say("en", "exact")
    assert switch.level() is True
    board.pass_ms(200)
    assert parts.sound.speaks
    board.pass_ms(1000)
    assert not parts.sound.speaks
    parts.sound.say("en", "near")
    parts.sound.tone(440)
    assert not parts.sound.speaks
    assert board.tone(PROFILE.sound) == 440
    parts.sound.say("en", "near")
    parts.sound.quiet()
    assert (parts.sound.speaks, board.tone(PROFILE.sound), switch.level()) == (False, 0, False)


@pytest.mark.parametrize("lacks", ["a recording", "room in memory"])
def test_a_word_that_cannot_be_spoken_is_left_out(board, monkeypatch, lacks):
    def play(audio, _):
        raise MemoryError

    parts = assemble(PROFILE)
    monkeypatch.setattr(beyond_vm.PWMAudioOut, "play", play)
    parts.sound.say("nl" if lacks == "a recording" else "en", "exact")
    assert not parts.sound.speaks
    parts.sound.tone(440)
    assert board.tone(PROFILE.sound) == 440
