"""The board as it is played on this computer, whatever it is then drawn on.

`player.py` lets the firmware run on the virtual board and knows no screen; `light.py` tells what its pixels look like,
`reading.py` what they mean, and `lines.py` what it says on its serial port.
"""
