"""The table of a board's pins, from its profile."""

from collections.abc import Iterator

from firmware.device.profiles import Profile, named

# The Raspberry Pi Pico's pins by their numbers, from chapter 2.1 of its datasheet.
PICO = (
    "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15 "
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 AGND GP28 ADC_VREF 3V3 3V3_EN GND VSYS VBUS"
)


def table(name: str) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Return the head and the rows of the table for the profile with this name."""
    profile = named(name)
    if "raspberry_pi_pico" not in profile.boards:
        return ("name", "goes to"), list(joins(profile))
    return ("pin", "name", "goes to"), [(str(1 + PICO.split().index(pin)), pin, part) for pin, part in joins(profile)]


def joins(profile: Profile) -> Iterator[tuple[str, str]]:
    """Yield each pin that the profile uses, and the part that is joined to it."""
    yield profile.pixels, "data of the lights"
    for button, pin in profile.buttons.items():
        yield pin, f"button {button.replace('_', ' ')}"
    for pin, part in ((profile.sound, "piezo"), (profile.motor, "motor"), (profile.speaker, "amplifier")):
        if pin:
            yield pin, part
