"""An amplifier is on as long as a tone sounds."""

from firmware.device.assembly import assemble
from firmware.device.profiles import named

PROFILE = named("macropad")


def test_it_is_switched_on_with_a_tone_and_off_with_the_silence(board):
    parts = assemble(PROFILE)
    switch = board.wires[PROFILE.speaker]
    assert switch.level() is False
    for hz in (440, 880):
        parts.sound.tone(hz)
        assert board.tone(PROFILE.sound) == hz
        assert switch.level() is True
    parts.sound.quiet()
    assert board.tone(PROFILE.sound) == 0
    assert switch.level() is False
    parts.close()
    assert not switch.taken
