"""The lights of a board, fitted to what else it has: keys that are lights, a motor, a display.

It is done once, and then this leaves memory. Only the code for what a board has is loaded.
"""

from firmware.ui.faces.lights.gestures import OK


def fit(lights, profile, parts, keep):
    """Return what stands in the place of the board's parts, for the app; `keep` loads a module that stays."""
    lights.sounds.motor = profile.motor is not None
    lights.shell.lacks = () if profile.motor is not None else ("vibration",)
    if hasattr(parts.display, "write"):
        parts.display = keep("firmware.ui.faces.small").Small(parts.display)
    if profile.pads:
        if parts.display is None:
            lights.most = profile.height  # pegs: a longer row could not be seen
        parts = keep("firmware.ui.faces.lights.pads").Pads(lights, parts, profile.width)
    else:
        lights.shell.lacks += ("mirrored", "turned")
    if parts.display is not None:
        parts = keep("firmware.ui.faces.displayed").Displayed(lights, parts)
    if parts.buttons.event() == OK:  # held at power-up
        lights.shell.open("selftest")
    return parts
