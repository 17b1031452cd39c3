"""The sound, as the piezo on the virtual board gets it."""

from firmware.device.assembly import assemble
from firmware.device.profiles import named

PIEZO = "GP15"


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
    profile = named("macropad")
    parts = assemble(profile)
    switch = board.wires[profile.speaker]
    assert switch.level() is False
    for hz in (440, 880):
        parts.sound.tone(hz)
        assert board.tone(profile.sound) == hz
        assert switch.level() is True
    parts.sound.quiet()
    assert board.tone(profile.sound) == 0
    assert switch.level() is False
