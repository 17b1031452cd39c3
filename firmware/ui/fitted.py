"""The lights of a board, fitted to what else it has: keys that are lights, a motor, a display.

It is done once, and nothing of it stays in memory. What a board does not have is never loaded.
"""

from firmware.ui.lights.gestures import OK


def fit(handheld, profile, parts):
    """What stands in the place of the board's parts, for the app."""
    handheld.sounds.motor = profile.motor is not None
    if hasattr(parts.display, "write"):
        from firmware.ui.display.small import Small

        parts.display = Small(parts.display)
    if profile.pads:
        from firmware.ui.lights.pads import Pads

        if parts.display is None:
            handheld.most = profile.height  # pegs: a longer row could not be seen
        parts = Pads(handheld, parts, profile.width)
    if parts.display is not None:
        from firmware.ui.display.displayed import Displayed

        parts = Displayed(handheld, parts)
    if parts.buttons.event() == OK:  # held at power-up
        from firmware.ui.lights import selftest

        selftest.begin(handheld)
    return parts
