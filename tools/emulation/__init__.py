"""A real CircuitPython on an emulated board, to be played.

`process.py` is the board, in a process of its own, `player.py` the hand and the eye before it, and `circuitpythons.py`
finds or fetches what it boots.
"""
