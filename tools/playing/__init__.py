"""The board as it is played on this computer, whatever it is then drawn on.

`starting.py` makes a board of the options of `play`, and `player.py` lets the firmware run on it and knows no screen;
`saves.py` keeps its memory. `light.py` tells what its pixels look like, `reading.py` what they mean, `keys.py` what is
printed on its buttons, and `lines.py` what it says on its serial port.
"""
