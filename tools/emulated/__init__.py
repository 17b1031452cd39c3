"""A real CircuitPython on an emulated board, to be tested, measured and played.

`machine.py` is the board, with the processor of `cpu/`, with `soldered.py` on its pins, `console.py` on its USB port,
and an `alarm_clock.py` that the emulator lacks; `circuitpythons.py` finds or fetches what it boots. To be played it
runs in a thread, which `player.py` starts.
"""
