"""The keys of the face, and the last line, which names them: the longest that there is room for."""

KEYS = {"left": "left", "right": "right", "up": "up", "down": "down", "enter": "ok", "backspace": "back"}
HELD = {"m": "back", "h": "ok", "a": "left"}
ARROWS = ("left", "right", "up", "down")
SCROLLED = {"pageup": -1, "pagedown": 1}
ON_ROW = {"ctrl+z": "undo", "ctrl+y": "redo", "f7": "fill", "f8": "clear"}  # what is done with the row in hand
TYPED = {"enter": "\r", "backspace": "\x7f"}
ACTIONS = ("rules", "turn", "look", "bell_on", "figures", "panel")  # of the keys F1 to F6
LONGEST_LINE = 500  # signs that the console takes
AT_LIGHTS = (
    "Enter Bksp M menu H hint A aloud Tab type F1 rules F2 lights F3 look F4 bell F7 fill F8 clear ^Z undo ^Y redo ^C",
    "Enter Bksp M menu H hint A aloud Tab type F1 rules F2 lights F3 look F4 bell F6 panel ^C",
    "Enter Bksp M menu H hint A aloud Tab type F1 rules F2 lights F3 look F4 bell ^C",
    "Enter Bksp M menu H hint A aloud Tab type F1 rules ^C quit",
)
TYPING = (
    "Enter sends  arrows Tab play  PgUp PgDn scroll  F1 rules  F2 lights  F3 look  F4 bell  F5 figures  F6 panel  ^C",
    "Enter sends  arrows Tab play  PgUp PgDn F1 rules F2 lights F3 look F4 bell ^C",
    "Enter sends  arrows Tab play  PgUp PgDn  F1 rules  ^C quit",
)
WATCHED = ("F3 look  F4 bell  F5 figures  F6 panel  ^C quit",)


def fitting(lines: tuple[str, ...], columns: int) -> str:
    return next((line for line in lines if len(line) <= columns), lines[-1])
