"""The lines that open each thing to come back for, and those typed while it is open.

MARKS stands for the mark of each guess, until the device has broken the code.
"""

OPENED = {
    "day": (("DAY mini 2026-11-22",), ("RGBY", "RRGG", "RESIGN")),
    "classic": (("NEW", "break", "classic", ""), ("RRGG", "RGBY", "RESIGN", "STATS")),
    "puzzle": (("NEW", "puzzle", "7"), ("RGBY", "RESIGN")),
    "blitz": (("NEW", "details", "break", "mini", "uniform", "no", "2", "colours"), ("RGBY", "RRGG", "RESIGN")),
    "practice": (("NEW", "practice", "mini", ""), ("RGBY", "RRGG", "UNDO", "RESIGN")),
    "known": (("NEW", "break", "mini", ""), ("RGBY", "KNOWN", "RRGG", "KNOWN", "RESIGN")),
    "super": (("NEW", "break", "super", ""), ("RRGGB", "RGBYO", "RESIGN", "STATS")),
    "large": (("NEW", "break", "6x9", ""), ("RRGGBB", "RGBYRG", "OGBYRP", "RESIGN", "STATS")),
    "breaker": (("NEW", "make", "8x10", "", "", ""), ("MARKS",)),
    "widest": (("NEW", "make", "10x10", "", "", ""), ("MARKS",)),
    "how well": (("NEW", "break", "mini", "", "RGBY", "RESIGN"), ("STATS",)),
}
