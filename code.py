"""Start the game. The board compiles this file itself at each start, so all else is in compiled ones.

A copy of the game takes main.mpy away first and brings it back last, so a board where it was cut short comes here.
"""

import supervisor

try:
    from firmware.main import turns
except ImportError as missing:
    while not supervisor.runtime.serial_connected:
        pass  # nobody would hear it
    print("Peglight is not whole ({}): copy it again, with peg.py flash or from its page.".format(missing))
else:
    for _ in turns():
        pass
