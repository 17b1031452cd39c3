"""A real CircuitPython on an emulated board, played: `process.py` is the board, in a process of its own, `player.py` the
hand and the eye, and `fetching.py` gets the CircuitPython.
"""
