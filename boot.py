"""Decide how fast the processor runs, and what the USB port and the drive may do, before anything else runs.

CircuitPython starts an RP2040 at 125 MHz. It is certified for 200, at which all takes five eighths of the time. The
clock stays so until the power goes, or until sleep.py slows it down for a while.

Drive and console stay open, as CircuitPython users expect, unless closed play was chosen: then the drive is hidden and
only a data port for game commands is left. Holding back at power-up opens everything for service, and so do three
crashes in a row; before that the running round is ended and erased, so that its code cannot be read.
"""

import microcontroller

from firmware.closed import is_closed
from firmware.keep.log import CRASHES, MATCH, MOST_CRASHES, Log
from firmware.keep.toml import read

STARTED_HZ, FAST_HZ = 125_000_000, 200_000_000


def back_is_held():
    import board
    import digitalio

    from firmware.device.profiles import named

    try:
        profile = named(read()[0].get("PEGLIGHT_BOARD"), board.board_id)
        pin = getattr(board, profile.buttons[profile.back()])
    except (ValueError, KeyError, AttributeError):
        return True  # otherwise nobody could open a board whose button is unknown
    button = digitalio.DigitalInOut(pin)
    button.switch_to_input(digitalio.Pull.DOWN if profile.pressed else digitalio.Pull.UP)
    held = button.value == profile.pressed
    button.deinit()
    return held


def main():
    if microcontroller.cpu.frequency == STARTED_HZ:
        microcontroller.cpu.frequency = FAST_HZ
    log = Log(getattr(microcontroller, "nvm", None))
    if not is_closed(log):
        return
    if back_is_held() or (log.read(CRASHES) or b"\0")[0] >= MOST_CRASHES:
        log.forget(MATCH)  # the running round with its code
        return
    import storage
    import usb_cdc

    usb_cdc.enable(console=False, data=True)
    storage.disable_usb_drive()


main()
