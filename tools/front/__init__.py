"""The parts that every face needs of a board that is played on this computer, be it virtual or emulated.

`playable.py` is the interface of a board for faces and scripts; `player.py` is the virtual board behind it, `start.py`
makes that from the options of `play`, and `saves.py` keeps its memory. `light.py` knows how its pixels look,
`reader.py` what they mean, `keys.py` what is printed on its buttons; `lines.py` makes lines of its serial output.
"""
