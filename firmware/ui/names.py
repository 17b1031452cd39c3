"""What the people who play are called: up to five names of a few signs, in the order in which they play.

An empty name is a number. They are kept in a record of their own, a line each. Typed they have a comma between them, or
else a space; an & joins what stands around it, and a dash alone is no name.
"""

from firmware.game.called import LONGEST
from firmware.game.modes import MOST_PLAYERS


def typed(line: str):
    """The names in a line."""
    line = "&".join([part.strip() for part in line.split("&")])
    names = line.split(",") if "," in line else line.split()
    return listed([name.strip(" -") for name in names])


def listed(names):
    """The names as they may be: short, in the letters of the languages. Empty ones at the end are left out."""
    made = ["".join([sign for sign in name if _is_sign(sign)])[:LONGEST] for name in names[:MOST_PLAYERS]]
    while made and not made[-1]:
        made.pop()
    return made


def _is_sign(sign: str):
    """Whether it is printed: one of ASCII, or a Latin or a Cyrillic letter."""
    return " " <= sign <= "~" or "\u00c0" <= sign <= "\u017e" or "\u0400" <= sign <= "\u04ff"


def dump(names):
    return "\n".join(names).encode()


def load(content: bytes):
    """The names in these bytes; ValueError if they are none."""
    names = bytes(content).decode().split("\n")
    if listed(names) != names or not "".join(names):
        raise ValueError("what was saved is damaged")
    return names
