"""CircuitPython runs this in safe mode, where it starts after a fault of its own, instead of boot.py and code.py.

In safe mode the drive and the REPL are open while the round is still saved. So in closed play it counts as a crash, and
the board restarts as it was. After three in a row it stays open for service, with the round erased, so that nobody can
read its code.

If a person asks for safe mode, with BOOT or reset in the first second after power-up, CircuitPython runs nothing at all
(run_safemode_py in its main.c), so this does not protect against a person.
"""

import microcontroller

from firmware.closed import is_closed
from firmware.keep.log import CRASHES, MATCH, MOST_CRASHES, Log


def main():
    log = Log(getattr(microcontroller, "nvm", None))
    if not is_closed(log):
        return
    crashes = (log.read(CRASHES) or b"\0")[0] + 1
    log.write(CRASHES, bytes([crashes]))
    log.reopen()
    if crashes < MOST_CRASHES and log.read(CRASHES) == bytes([crashes]):  # otherwise it would restart for ever
        microcontroller.reset()
    log.forget(MATCH)


main()
