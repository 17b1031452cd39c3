"""What CircuitPython runs in safe mode, in which it came up after a fault of its own, with neither boot.py nor code.py.

Drive and REPL are open there, and the round is still kept. So in closed play it counts as a crash, and the board starts
anew, as it was. After three in a row it stays open for service, and the round is erased, so that nobody reads its code.

Where a person asked for safe mode, by BOOT or reset in the second after power-up, CircuitPython runs nothing at all
(run_safemode_py in its main.c), so this is no help against one.
"""

import microcontroller

from firmware.closed import is_closed
from firmware.keep.log import CRASHES, MATCH, MOST_CRASHES, Log


def opened():
    return Log(getattr(microcontroller, "nvm", None))


def settings_file():
    return open("/settings.toml", "rb")


def main():
    log = opened()
    if not is_closed(log, settings_file):
        return
    crashes = (log.read(CRASHES) or b"\0")[0] + 1
    log.write(CRASHES, bytes([crashes]))
    if crashes < MOST_CRASHES and opened().read(CRASHES) == bytes([crashes]):  # else it would never end
        microcontroller.reset()
    log.forget(MATCH)


main()
