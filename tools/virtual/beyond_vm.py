"""The board's modules that MicroPython's VM does without: a page neither sleeps nor plays recordings."""

import time
import wave

from tools.virtual.standins import Module, Part, here

# audiocore, audiopwmio


class WaveFile(Part):
    def __init__(self, file, buffer):
        super().__init__()
        with wave.open(file) as heard:
            self._ms = 1000 * heard.getnframes() // heard.getframerate()


class PWMAudioOut(Part):
    def __init__(self, left_channel):
        super().__init__(left_channel)
        self._until_ms = 0

    @property
    def playing(self):
        return here().ms < self._until_ms

    def play(self, sample):
        self._until_ms = here().ms + sample._ms  # noqa: SLF001

    def stop(self):
        self._until_ms = 0


# alarm


class PinAlarm:
    """Its pin must be free."""

    def __init__(self, pin, *, value, edge=False, pull=False):
        if pin.id.taken:
            raise ValueError(f"GPIO{pin.id.number} in use")
        if edge or not pull:
            raise NotImplementedError("the virtual board knows alarms for levels of pins that are pulled the other way")
        self._wire = pin.id
        self._value = value

    def _rings(self):
        return self._wire.held is self._value


class TimeAlarm:
    """The RP2040 counts whole seconds, from the moment when the alarm is made."""

    def __init__(self, *, monotonic_time):
        self._at_ms = here().ms + 1000 * (int(monotonic_time - time.monotonic()) + 1)

    def _rings(self):
        return here().ms >= self._at_ms


def _sleep(*alarms):
    """Do as alarm.light_sleep_until_alarms does."""
    here().sleeps = True
    try:
        while True:
            for alarm in alarms:
                if alarm._rings():  # noqa: SLF001
                    return alarm
            here().ticks_ms()  # lets the board's time pass
    finally:
        here().sleeps = False


def modules():
    return {
        "alarm": Module(
            pin=Module(PinAlarm=PinAlarm), time=Module(TimeAlarm=TimeAlarm), light_sleep_until_alarms=_sleep
        ),
        "audiocore": Module(WaveFile=WaveFile),
        "audiopwmio": Module(PWMAudioOut=PWMAudioOut),
    }
