"""What the USB port and the drive may do, decided before anything else runs.

Drive and console stay open, as CircuitPython users expect, unless closed play was chosen: then the drive is hidden and
what is left is a data port with game commands only. Back held at power-up opens everything for service, and so do three
crashes in a row; the running round is ended and erased first, so that its code cannot be read.
"""

import os

import microcontroller

from firmware.closed import is_closed
from firmware.keep.log import CRASHES, MATCH, MOST_CRASHES, Log


def back_is_held():
    import board
    import digitalio

    from firmware.device.assembly import chosen

    try:
        pin = getattr(board, chosen(os.getenv("PEGLIGHT_BOARD")).buttons["back"])
    except (ValueError, KeyError, AttributeError):
        return True  # nobody could ever open a board whose button is not known
    with digitalio.DigitalInOut(pin) as button:
        button.switch_to_input(digitalio.Pull.UP)
        return not button.value


def main():
    log = Log(getattr(microcontroller, "nvm", None))
    if not is_closed(log, os.getenv):
        return
    if back_is_held() or (log.read(CRASHES) or b"\0")[0] >= MOST_CRASHES:
        log.forget(MATCH)  # the running round, and with it the code
        return
    import storage
    import usb_cdc

    usb_cdc.enable(console=False, data=True)
    storage.disable_usb_drive()


main()
