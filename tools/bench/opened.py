"""The lines that open each thing to come back for, play it and leave it.

MARKS stands for the mark of each guess, until the device has broken the code.
"""

DISPLAY = '{"display": 1}'  # one is connected, and types the rest
END = ("RESIGN", "yes")


def _new(mode: str, game: str) -> tuple[str, ...]:
    return "NEW", mode, "game", game, "begin"


OPENED = {
    "day": ("DAY mini 2026-11-22", "RGBY", "RRGG", *END),
    "classic": (*_new("break", "classic"), "RRGG", "RGBY", *END, "STATS"),
    "puzzle": ("NEW", "puzzle", "7", "RGBY", *END),
    "blitz": (*_new("break", "mini")[:-1], "details", "clock", "2", "back", "begin", "RGBY", "RRGG", *END),
    "practice": (*_new("practice", "mini"), "RGBY", "RRGG", "UNDO", *END),
    "known": (*_new("break", "mini"), "RGBY", "KNOWN", "RRGG", "KNOWN", *END),
    "super": (*_new("break", "super"), "RRGGB", "RGBYO", "KNOWN", *END, "GRADES", "STATS"),
    "connected": (DISPLAY, *_new("break", "bulls"), "RGBY", "KNOWN", "OPRG", "KNOWN", *END, "GRADES", "STATS"),
    "large": (*_new("break", "6x9"), "RRGGBB", "RGBYRG", "OGBYRP", *END, "STATS"),
    "breaker": (*_new("make", "8x10"), "", "MARKS"),
    "widest": (*_new("make", "10x10"), "", "MARKS"),
    "days": ("DAY mini 2026-11-22", *END, "DAY", "past days", "1", "RGBY", *END),
    "mistakes": (*_new("break", "mini"), "RRRR", *END, "MISTAKES", "RRGB", ""),
    "settings": (*_new("break", "mini"), "RGBY", "SETTINGS", "palette", "safe", "back", *END),
    "how well": (*_new("break", "mini"), "RGBY", *END, "STATS"),
}
